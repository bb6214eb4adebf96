//! Tests that files written by earlier versions of the game, which are kept in `tests/frozen`, can still be opened with all
//! their content.

use crate::keeping::Home;
use std::fs;
use sudoku_assistant::game::requests::{Scene, Switch, TextSize, ThemeName};
use sudoku_assistant::game::settings::Settings;
use sudoku_run::engines::Engine;

/// Settings of the first version, and of each version that added some, with everything set to something other than the default.
const SETTINGS: [(&str, &str); 7] = [
    ("nothing", include_str!("../frozen/settings-1.ron")),
    ("heat", include_str!("../frozen/settings-1-heat.ron")),
    ("language", include_str!("../frozen/settings-1-language.ron")),
    ("blocks_play", include_str!("../frozen/settings-1-blocks-play.ron")),
    ("predict", include_str!("../frozen/settings-1-predict.ron")),
    ("houses", include_str!("../frozen/settings-1-houses.ron")),
    ("sound", include_str!("../frozen/settings-1-sound.ron")),
];

#[test]
fn settings_of_every_version_are_kept() {
    for (number, (added, text)) in SETTINGS.into_iter().enumerate() {
        let home = Home::new();
        fs::create_dir_all(&home.folders.config).expect("a folder");
        fs::write(home.folders.settings(), text).expect("a file");
        let player = home.player();
        let theme =
            if matches!(added, "language" | "houses" | "sound") { ThemeName::ColourBlindSafe } else { ThemeName::Dark };
        // The language is the same in the whole process, so use the one of all tests.
        let language = (number >= 2 && added != "predict").then(|| "en".to_owned());
        let settings = player.resource::<Settings>();
        let text_size = if added == "predict" { TextSize::Normal } else { TextSize::Large };
        assert_eq!((settings.version(), settings.theme(), settings.text_size()), (1, theme, text_size), "{added}");
        assert_eq!(settings.language(), language.as_deref(), "{added}");
        for &switch in Switch::ALL {
            let expected = match switch {
                Switch::AllowedDigits | Switch::Singles => true,
                Switch::SameDigits | Switch::TidyNotes | Switch::Strict | Switch::Clock => false,
                Switch::Heat => number >= 1,
                Switch::BlocksPlay => number >= 3,
                Switch::Predict => number >= 4,
                Switch::Houses => number >= 5,
                Switch::LessMotion | Switch::Sound => number >= 6,
                Switch::Letters => false,
            };
            assert_eq!(settings.is_on(switch), expected, "{added}: {switch:?}");
        }
    }
}

#[test]
fn a_run_that_was_being_watched_is_where_it_was() {
    let home = Home::new();
    fs::create_dir_all(&home.folders.data).expect("a folder");
    fs::write(home.folders.sitting(), include_str!("../frozen/game-7.sudoku")).expect("a file");
    fs::write(home.folders.watching(), include_str!("../frozen/watching-1.ron")).expect("a file");
    let mut player = home.player();
    assert_eq!(player.scene(), Scene::Solving);
    player.until(|player| player.solver().run().is_some_and(|run| run.playback().is_idle()));
    let run = player.solver().run().expect("a run");
    assert_eq!((run.engine(), run.steps()), (Engine::DecisionTree, 5));
}
