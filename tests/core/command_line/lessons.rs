//! Runs the command `lessons`.

use super::run;
use sudoku_run::lessons::{Answer, Progress, check, course, words};

#[test]
fn the_lessons_are_listed_with_their_class_codes() {
    let ran = run(&["lessons"], "");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    for lesson in course().expect("they ship") {
        let line = ran.out.lines().find(|line| line.trim_start().starts_with(&format!("{} ", lesson.name)));
        let title = words("en").title(lesson);
        assert!(line.is_some_and(|line| line.contains(&title) && line.contains("minutes")), "{}", lesson.name);
    }
    let ran = run(&["lessons", "queens", "flag"], "");
    let codes: Vec<&str> = ran.out.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next()).collect();
    assert_eq!(codes, ["queens", "flag"], "in the order in which they were named");
}

/// Checks that every element that is opened is closed, in order.
fn is_well_formed(html: &str) -> Result<(), String> {
    let mut open: Vec<&str> = Vec::new();
    for tag in html.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
        let name = tag.split([' ', '/']).find(|part| !part.is_empty()).unwrap_or_default();
        match tag {
            tag if tag.starts_with('!') || tag.ends_with('/') || name == "meta" => {}
            tag if tag.starts_with('/') => {
                if open.pop() != Some(name) {
                    return Err(format!("</{name}> closes nothing"));
                }
            }
            _ => open.push(name),
        }
    }
    if open.is_empty() { Ok(()) } else { Err(format!("{open:?} are open")) }
}

#[test]
fn lessons_are_printed_with_their_scripts_and_the_answers() {
    let ran = run(&["lessons", "--print"], "");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    assert_eq!(is_well_formed(&ran.out), Ok(()));
    for lesson in course().expect("they ship") {
        assert!(ran.out.contains(&format!("id=\"{}\"", lesson.name)), "{}", lesson.name);
    }
    for telling in ["<svg", "define", "<b>cell 37</b>", "<b>405</b>", "Click the green flag.", "@page", "fits"] {
        assert!(ran.out.contains(telling), "{telling}");
    }
    // The page loads nothing from elsewhere, and has no message keys in place of messages.
    let links = ran.out.matches("http").count();
    assert_eq!(links, ran.out.matches("<svg xmlns='http://www.w3.org/2000/svg'").count());
    let (_, body) = ran.out.split_once("</head>").expect("a page");
    for key in ["print-", "concept-", "kind-", "do-", "act-"] {
        assert!(!body.contains(&format!(">{key}")) && !body.contains(&format!(" {key}")), "{key}");
    }
    // Each reader can have pages of their own.
    let [pupils, teachers] =
        ["pupils", "teachers"].map(|readers| run(&["lessons", "clones", &format!("--print={readers}")], "").out);
    assert!(pupils.contains("id=\"clones\"") && !pupils.contains("id=\"answers\"") && !pupils.contains("<b>81</b>"));
    assert!(!teachers.contains("id=\"clones\"") && teachers.contains("<b>81</b>") && teachers.contains("1B-AP-10"));
    assert_eq!([&pupils, &teachers].map(|page| is_well_formed(page)), [Ok(()), Ok(())]);
    assert_eq!(run(&["lessons", "--print=parents"], "").status, Some(2));
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tuesday.html");
    let ran = run(&["lessons", "-p", "clones", "-o", file.to_str().expect("UTF-8")], "");
    assert_eq!((ran.status, ran.out.as_str(), ran.errors.as_str()), (Some(0), "", ""));
    let page = std::fs::read_to_string(&file).expect("it is written");
    assert!(page.contains("id=\"clones\"") && !page.contains("id=\"flag\""));
    assert!(page.contains("<b>81</b>") && page.contains("repeat"));
}

#[test]
fn the_programs_of_lessons_are_written_for_scratch() {
    let folder = tempfile::tempdir().expect("a folder");
    let inside = folder.path().join("projects");
    let ran = run(&["lessons", "--sb3", inside.to_str().expect("UTF-8"), "clones", "deep", "knight"], "");
    assert_eq!((ran.status, ran.out.as_str(), ran.errors.as_str()), (Some(0), "", ""));
    let mut names: Vec<String> = std::fs::read_dir(&inside)
        .expect("it was made")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8"))
        .collect();
    names.sort();
    // Each task to change a program has two projects, the program and its answer, even if one of them is the lesson's own.
    let known = [
        "clones-nine-answer",
        "clones-nine",
        "clones-swap-answer",
        "clones-swap",
        "clones",
        "deep-fewest-answer",
        "deep-fewest",
        "deep-turn-answer",
        "deep-turn",
        "deep",
        "knight-corner-answer",
        "knight-corner",
        "knight-free-answer",
        "knight-free",
        "knight-small",
        "knight",
    ];
    assert_eq!(names, known.map(|name| format!("{name}.sb3")));
    let german = folder.path().join("german");
    let ran = run(&["lessons", "--sb3", german.to_str().expect("UTF-8"), "-l", "de", "fits"], "");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    let project = std::fs::read(german.join("fits-mend-answer.sb3")).expect("it is written");
    // The comments are German, too; in a file that comes back they are as they are stored.
    let comments = |program: &sudoku_blocks::Program| program.comments();
    let read = sudoku_blocks::scratch::read_sb3(&project).expect("a project").program;
    let stored = comments(&sudoku_words::with_stored_comments(&read));
    let is_english = |comment: &String| comment == "No house of the cell has the digit.";
    assert!(stored.iter().any(is_english), "{stored:?}");
    assert!(comments(&read).iter().all(|comment| !stored.contains(comment)), "{:?}", comments(&read));
    assert!(std::fs::read(inside.join("clones.sb3")).expect("it is written").starts_with(b"PK"));
}

#[test]
fn a_lesson_that_is_not_there_is_refused_with_the_names_of_those_that_are() {
    let ran = run(&["lessons", "--print", "magic"], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert!(ran.errors.contains("'magic'") && ran.errors.contains("flag, clones,"), "{}", ran.errors);
    let ran = run(&["lesson", "magic"], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert!(ran.errors.contains("'magic'") && ran.errors.contains("flag, clones,"), "{}", ran.errors);
    assert_eq!(run(&["lesson", "flag", "0"], "").status, Some(2));
    assert_eq!(run(&["lessons", "--language", "xx"], "").status, Some(2));
    let ran = run(&["lessons", "-o", "/nowhere/at/all.html"], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert!(ran.errors.contains("cannot write "), "{}", ran.errors);
}

#[test]
fn a_link_assigns_the_named_lessons() {
    let link = |more: &[&str]| {
        run(&[&["lessons", "taking-back", "clones", "--link", "https://example.org/game/"], more].concat(), "")
    };
    let ran = link(&[]);
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    assert_eq!(ran.out, "https://example.org/game/#lessons=taking-back,clones\n");
    assert_eq!(
        link(&["--no-hints", "--no-show"]).out,
        "https://example.org/game/#lessons=taking-back,clones&hint=off&show=off\n"
    );
    for wrong in [
        &["lessons", "clones", "clones", "--link", "https://example.org/"][..],
        &["lessons", "--link", "https://example.org/"],
        &["lessons", "clones", "--link", "nowhere"],
        &["lessons", "clones", "--no-hints"],
        // A link that the game would refuse is refused here, before a window opens.
        &["lesson", "lessons=clones,magic"],
        &["lesson", "lessons=clones&hint=maybe"],
        &["lesson", "lesson=clones&task=x"],
    ] {
        let ran = run(wrong, "");
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{wrong:?}");
    }
    assert!(run(&["lesson", "lessons=clones&hint=maybe"], "").errors.contains("hint is on or off, not \"maybe\""));
    assert!(run(&["lesson", "lessons=clones,magic"], "").errors.contains("'magic'"));
}

#[test]
fn the_table_of_a_class_counts_the_mental_models() {
    let folder = tempfile::tempdir().expect("a folder");
    let course = course().expect("the lessons ship");
    let lesson = course.iter().find(|lesson| lesson.is_survey()).expect("there is a survey");
    let task = &lesson.tasks[0];
    let save = |(name, answers): &(&str, [&str; 2])| {
        let mut progress = Progress::default();
        progress.switch_to(name);
        for answer in answers {
            let verdict = check(task, &Answer::Choice((*answer).to_owned())).expect("it runs");
            progress.record_prediction(lesson, task, (*answer).to_owned());
            progress.record_verdict(lesson, task, &verdict);
            progress.record_answer(lesson, task, answer);
        }
        let path = folder.path().join(format!("{name}.csv"));
        std::fs::write(&path, progress.table("", course, |_, _| String::new())).expect("it is written");
        path.to_str().expect("UTF-8").to_owned()
    };
    // The first answer counts, whatever comes after it.
    let pupils = [("Anna", ["2 1", "2 1 1 2"]), ("Ben", ["2 1 1 2", "2 1 1 2"]), ("Cem", ["2 1", "2 2"])];
    let files: Vec<String> = pupils.iter().map(save).collect();
    let mut words = vec!["lessons", "--collect"];
    words.extend(files.iter().map(String::as_str));
    let ran = run(&words, "");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    let line = ran.out.lines().nth(1).expect("a line");
    assert!(line.ends_with(",2 1,2,\"copies: 1, loop: 2\""), "{line}");
}

#[test]
fn the_tables_of_a_class_are_joined_into_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let course = course().expect("the lessons ship");
    let lesson = course.iter().find(|lesson| lesson.name == "clones").expect("it ships");
    let task = &lesson.tasks[0];
    let save = |name: &str, answers: &[&str], saved: fn(String) -> String| {
        let mut progress = Progress::default();
        progress.switch_to(name);
        for &answer in answers {
            let verdict = check(task, &Answer::Number(answer.to_owned())).expect("it runs");
            progress.record_prediction(lesson, task, answer.to_owned());
            progress.record_verdict(lesson, task, &verdict);
            progress.record_answer(lesson, task, answer);
            progress.record_time(lesson, task, 30);
        }
        let path = folder.path().join(format!("{name}.csv"));
        std::fs::write(&path, saved(progress.table("", course, |_, _| String::new()))).expect("it is written");
        path.to_str().expect("UTF-8").to_owned()
    };
    let anna = save("Anna", &["80", "81"], |table| table);
    // A spreadsheet writes a table in its own way.
    let ben = save("Ben", &["80", "82", "81"], |table| format!("\u{feff}{}", table.replace(',', ";")));
    let cem = save("Cem", &["81"], |table| table);
    let dana = save("Dana", &["9"], |table| table);
    let ran = run(&["lessons", "--collect", &anna, &ben, &cem, &dana, &anna], "");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(
        lines,
        [
            "lesson,task,kind,pupils,solved,shown,skipped,wrong answers per pupil,hints per pupil,seconds per pupil,commonest wrong answer,pupils with it,mental models",
            "clones,count,predict,4,3,0,0,1.0,0.0,52,80,2,",
        ]
    );
    // A table of an earlier version has neither times nor programs.
    let old = folder.path().join("old.csv");
    let header = "name,date (UTC),time (UTC),lesson,task,kind,result,wrong answers,hints,last answer\r\n";
    std::fs::write(&old, format!("{header}Eva,2026-01-02,10:00:00,clones,count,predict,open,1,0,80\r\n"))
        .expect("written");
    let old = old.to_str().expect("UTF-8");
    let ran = run(&["lessons", "--collect", old], "");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    assert_eq!(ran.out.lines().nth(1), Some("clones,count,predict,1,0,0,0,1.0,0.0,,80,1,"));
    let ran = run(&["lessons", "--collect", &anna, old], "");
    assert_eq!(
        ran.out.lines().nth(1),
        Some("clones,count,predict,2,1,0,0,1.0,0.0,60,80,2,"),
        "the time of those with a time"
    );
    let other = folder.path().join("other.csv");
    std::fs::write(&other, "puzzle,givens\n1,2\n").expect("it is written");
    let other = other.to_str().expect("UTF-8");
    let ran = run(&["lessons", "--collect", &anna, other], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert!(ran.errors.contains("other.csv, line 2: ") && ran.errors.contains("missing field"), "{}", ran.errors);
    assert_eq!(run(&["lessons", "--collect", "/nowhere.csv"], "").status, Some(2));
}
