//! The answers conform to the OpenAPI document.

use super::answers::BOARDS;
use super::{Reply, Server};
use crate::documents::assert_table;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use sudoku_board::notation::Notation;
use sudoku_samples::known::{MILLIONS, NONE, SCRATCH_SOLVED, TWO};

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

struct Document(Value);

impl Document {
    fn of(server: &Server) -> Document {
        Document(server.get("/api/v1/openapi.json").json())
    }

    /// Resolves a reference.
    fn looked_up<'a>(&'a self, value: &'a Value) -> &'a Value {
        match value["$ref"].as_str() {
            Some(name) => self.0.pointer(&name[1..]).unwrap_or_else(|| panic!("{name} is missing")),
            None => value,
        }
    }

    /// Returns the reason why a value does not conform to the schema.
    fn wrong(&self, schema: &Value, value: &Value) -> Option<String> {
        let schema = self.looked_up(schema);
        if let Some(all) = schema["oneOf"].as_array() {
            let fits = all.iter().filter(|one| self.wrong(one, value).is_none()).count();
            return (fits != 1).then(|| format!("{value} fits {fits} of {all:?}"));
        }
        let kinds = match &schema["type"] {
            Value::Array(kinds) => kinds.clone(),
            kind => vec![kind.clone()],
        };
        let kind = match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(number) if number.is_u64() => "integer",
            Value::Number(_) => "number",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        if !kinds.iter().any(|one| one == kind || one == "number" && kind == "integer") {
            return Some(format!("{value} is none of {kinds:?}"));
        }
        let within = |least: &str, most: &str, size: u64| {
            schema[least].as_u64().is_none_or(|least| size >= least)
                && schema[most].as_u64().is_none_or(|most| size <= most)
        };
        let fits = match value {
            Value::String(text) => {
                within("minLength", "maxLength", text.len() as u64)
                    && schema["enum"].as_array().is_none_or(|all| all.contains(value))
            }
            Value::Number(number) => number.as_u64().is_none_or(|number| within("minimum", "maximum", number)),
            Value::Array(all) => within("minItems", "maxItems", all.len() as u64),
            _ => true,
        };
        if !fits {
            return Some(format!("{value} is not within {schema}"));
        }
        match value {
            Value::Array(all) => all.iter().find_map(|one| self.wrong(&schema["items"], one)),
            Value::Object(fields) => {
                let required = schema["required"].as_array().into_iter().flatten();
                let missing = required.filter_map(Value::as_str).find(|name| !fields.contains_key(*name));
                missing.map(|name| format!("{name} is missing in {value}")).or_else(|| {
                    let known = schema["properties"].as_object()?;
                    fields.iter().find_map(|(name, value)| match known.get(name) {
                        Some(schema) => self.wrong(schema, value),
                        None => Some(format!("{name} is told nowhere")),
                    })
                })
            }
            _ => None,
        }
    }

    /// Asserts that the document describes this reply for the path.
    fn tells(&self, method: &str, path: &str, reply: &Reply) {
        let name = path.split('?').next().unwrap_or_default();
        let told = &self.0["paths"][name][method]["responses"][reply.status.to_string()];
        assert!(!told.is_null(), "{method} {path}: {} is not told", reply.status);
        let schema = &self.looked_up(told)["content"]["application/json"]["schema"];
        assert_eq!(self.wrong(schema, &reply.json()), None, "{method} {path}");
    }

    /// Returns the paths below `/api/v1`, except for the document itself.
    fn questions(&self) -> Vec<&String> {
        let paths = self.0["paths"].as_object().expect("paths").keys();
        paths.filter(|path| path.starts_with("/api/v1/") && !path.ends_with(".json")).collect()
    }
}

#[test]
fn every_answer_is_as_the_document_tells() {
    let server = Server::start(&["--puzzles", "3"]);
    let document = Document::of(&server);
    let questions = document.questions();
    assert_eq!(questions.len(), 9);
    for path in questions {
        for query in [
            "",
            &format!("?puzzle={PUZZLE}"),
            &format!("?puzzles={PUZZLE}"),
            &format!("?puzzle={SCRATCH_SOLVED}"),
            &format!("?puzzle={TWO}"),
            &format!("?puzzle={NONE}"),
            "?puzzle=55...............................................................................",
            "?puzzle=46x",
            "?puzzle=1&puzzle=2",
            "?puzzle=1&puzzle=2&puzzle=3&puzzle=4",
            "?count=2&seed=3",
            "?count=4",
            "?givens=16",
            "?nothing=1",
        ] {
            let path = format!("{path}{query}");
            document.tells("get", &path, &server.get(&path));
        }
        let puzzles = json!({ "puzzles": [PUZZLE, MILLIONS] });
        let boards = json!({ "puzzles": BOARDS });
        for body in [json!({}), json!({ "puzzle": PUZZLE }), json!({ "puzzle": BOARDS[0] }), puzzles, boards, json!([])]
        {
            document.tells("post", path, &server.post(path, &body));
        }
        document.tells("post", path, &server.ask("POST", path, "", ""));
        let explained = format!("/api/v1/explain?puzzle={PUZZLE}&candidates=true&until=1");
        document.tells("get", &explained, &server.get(&explained));
    }
    for query in [format!("?grid={PUZZLE}"), format!("?grid={NONE}"), "?grid=1".to_owned(), String::new()] {
        let path = format!("/solve/{query}");
        document.tells("get", &path, &server.get(&path));
    }
}

#[test]
fn every_option_of_the_document_is_taken_and_no_other() {
    let server = Server::start(&[]);
    let document = Document::of(&server);
    for path in document.questions() {
        let question = &document.0["paths"][path];
        let parameters = question["get"]["parameters"].as_array().expect("parameters");
        let named: BTreeSet<&str> = parameters.iter().filter_map(|one| one["name"].as_str()).collect();
        let body = &question["post"]["requestBody"]["content"]["application/json"]["schema"]["properties"];
        let in_body: BTreeSet<&str> = body.as_object().expect("fields").keys().map(String::as_str).collect();
        assert_eq!(named, in_body, "{path}: a query and a body have the same");
        for parameter in parameters.iter().filter(|one| !one["name"].as_str().unwrap_or_default().starts_with("puzzle"))
        {
            let schema = &parameter["schema"];
            let values = match (&schema["enum"], &schema["type"]) {
                (Value::Array(all), _) => all.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
                (_, kind) if *kind == "boolean" => vec!["true".to_owned(), "false".to_owned()],
                _ => vec![schema["minimum"].as_u64().expect("a number").max(30).to_string()],
            };
            let name = parameter["name"].as_str().expect("a name");
            for value in values.iter().map(|value| value.replace('+', "%2B")) {
                let puzzle = if path.ends_with("generate") { String::new() } else { format!("&puzzle={PUZZLE}") };
                // The hardest puzzles would take long to generate; invalid requests are refused at once.
                let count = if path.ends_with("generate") && name != "count" { "&count=0" } else { "" };
                let reply = server.get(&format!("{path}?{name}={value}{puzzle}{count}"));
                assert_eq!(reply.status, 200, "{path} {name}={value}: {}", reply.text());
            }
        }
    }
    for (query, status) in [("level=EASY", 200), ("givens=80.0", 200), ("givens=80.5", 400), ("givens=81", 400)] {
        let reply = server.get(&format!("/api/v1/generate?count=0&{query}"));
        assert_eq!(reply.status, status, "{query}: {}", reply.text());
    }
    let convert = &document.0["paths"]["/api/v1/convert"]["get"]["parameters"][2]["schema"]["enum"];
    assert_eq!(*convert, json!(Notation::ALL.iter().map(|notation| notation.name()).collect::<Vec<_>>()));
}

/// Collects all examples in a part of the document, with their paths.
fn examples(at: &str, part: &Value, found: &mut Vec<(String, Value)>) {
    let parts: Vec<(String, &Value)> = match part {
        Value::Object(all) => all.iter().map(|(name, part)| (name.clone(), part)).collect(),
        Value::Array(all) => all.iter().enumerate().map(|(number, part)| (number.to_string(), part)).collect(),
        _ => Vec::new(),
    };
    for (name, part) in parts {
        if name == "example" {
            found.push((at.to_owned(), part.clone()));
        }
        examples(&format!("{at} {name}"), part, found);
    }
}

#[test]
fn every_example_of_the_document_is_answered() {
    let server = Server::start(&[]);
    let document = Document::of(&server);
    let mut tried = 0;
    for (path, methods) in document.0["paths"].as_object().expect("paths") {
        let mut found = Vec::new();
        examples("", methods, &mut found);
        for (at, example) in found {
            let reply = if at.contains("requestBody") {
                server.post(path, &example)
            } else {
                let name = if path.starts_with("/solve") { "grid" } else { "puzzle" };
                server.get(&format!("{path}?{name}={}", example.as_str().expect("a text")))
            };
            assert_eq!(reply.status, 200, "{path}{at}: {}", reply.text());
            tried += 1;
        }
    }
    assert_eq!(tried, 1 + 2 * 8);
}

#[test]
fn every_example_of_the_docs_is_answered() {
    let server = Server::start(&[]);
    let mut tried = 0;
    for page in ["docs/server.md", "docs/server-api.md"] {
        let text = std::fs::read_to_string(page).expect("a page");
        for line in text.lines().filter(|line| line.starts_with("curl ")) {
            let words: Vec<&str> = line.split(['\'', ' ']).filter(|word| !word.is_empty()).collect();
            let (_, path) = words[1].split_once("localhost:9000").expect("an address");
            let reply = match line.split_once("--json '") {
                Some((_, body)) => server.post(path, &serde_json::from_str(body.trim_end_matches('\'')).expect("JSON")),
                None => server.get(path),
            };
            assert_eq!(reply.status, 200, "{page}: {line}: {}", reply.text());
            let refused = reply.json().as_array().is_some_and(|all| all.iter().any(|one| !one["error"].is_null()));
            assert!(!refused, "{page}: {line}: {}", reply.text());
            tried += 1;
        }
    }
    assert!(tried >= 3, "{tried}");
}

#[test]
fn the_book_lists_all_paths_and_the_statuses_of_errors() {
    let document = Document::of(&Server::start(&[]));
    let paths = document.0["paths"].as_object().expect("paths");
    let words = |part: &Value, name: &str| part[name].as_str().unwrap_or_default().to_owned();
    let mut table = "| path | what it does | options |\n|---|---|---|\n".to_owned();
    for (path, methods) in paths {
        let get = &methods["get"];
        let options = get["parameters"].as_array().into_iter().flatten().map(|option| words(option, "name"));
        let options = options.filter(|name| !["puzzle", "puzzles", "strict"].contains(&name.as_str()));
        let options: Vec<String> = options.map(|name| format!("`{name}`")).collect();
        let (summary, description) = (words(get, "summary"), words(get, "description"));
        assert!(!summary.is_empty() && description.ends_with('.'), "{path}: {summary}: {description}");
        table += &format!("| `{path}` | {summary}. {description} | {} |\n", options.join(", "));
    }
    assert_table("server-api.md", &table);

    let mut table = "| status | when |\n|---|---|\n".to_owned();
    let responses = &paths["/api/v1/solve"]["post"]["responses"];
    for (status, response) in responses.as_object().expect("responses").iter().filter(|(status, _)| *status != "200") {
        table += &format!("| {status} | {} |\n", words(document.looked_up(response), "description"));
    }
    assert_table("server-api.md", &table);
}
