//! The sheet with the statistics: games, times and hints by level, which can be saved as a table or deleted.

use crate::game::puzzles::statistics::Played;
use crate::game::requests::commands::Command;
use crate::game::requests::{DialogRequest, Purpose, Request, Sheet, StatisticsRequest};
use crate::game::script::Confirmation;
use crate::game::statistics::{Record, Statistics};
use crate::window::look::Theme;
use crate::window::panels::overlay::frame::{self, Frame};
use crate::window::panels::style::{self, command, muted, word_button};
use bevy::prelude::*;
use bevy_egui::egui::{Align, Grid, Label, Layout, RichText, TextStyle, Ui, Vec2};
use sudoku_techniques::Level;
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    frame::add(app, Sheet::Statistics, show);
}

fn show(mut frame: Frame, played: Res<Played>, confirmation: Res<Confirmation>) -> Result {
    frame.sheet(words().statistics(), Vec2::new(520.0, 440.0), |ui, theme| {
        statistics(ui, theme, played.statistics(), &confirmation)
    })
}

fn statistics(ui: &mut Ui, theme: &Theme, played: &Statistics, confirmation: &Confirmation) -> Vec<Request> {
    let mut asked = Vec::new();
    let levels = Level::ALL.into_iter().map(Some).chain([None]);
    let rows = levels.map(|level| {
        let name = level.map_or_else(|| words().statistics_other(), |level| words().level_name(level.name()));
        (sudoku_words::capitalised(&name), played.of_level(level))
    });
    let total = played.total();
    let heads = [
        words().statistics_level(),
        words().statistics_games(),
        words().statistics_best(),
        words().statistics_average(),
        words().statistics_hints(),
    ];
    // Five columns share the width.
    let width = (ui.available_width() - 4.0 * 8.0) / 5.0;
    let grid = Grid::new("statistics").spacing(Vec2::new(8.0, 2.0)).min_col_width(width).min_row_height(24.0);
    grid.show(ui, |ui| {
        style::lower(ui, 24.0);
        line(ui, heads, |text| text.small().color(theme.muted.egui()));
        for (name, record) in rows {
            line(ui, cells(name, record), |text| text);
        }
        line(ui, cells(words().statistics_total(), total), |text| text.text_style(TextStyle::Button));
    });
    muted(ui, theme, words().statistics_about());
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 2.0 * ui.spacing().item_spacing.x) / 3.0;
        asked.extend(command(ui, theme, width, Command::Puzzles, true));
        let any = total.games > 0;
        if word_button(ui, theme, width, &words().statistics_save(), &words().statistics_save_tooltip(), any).clicked()
        {
            asked.push(DialogRequest::Browse(Purpose::SaveStatistics).into());
        }
        let forget = StatisticsRequest::Forget.into();
        let sure = confirmation.awaits(&forget);
        let word = if sure { words().delete_sure() } else { words().statistics_forget() };
        if word_button(ui, theme, width, &word, &words().statistics_forget_tooltip(), any).clicked() && any {
            asked.push(forget);
        }
    });
    asked
}

/// Returns the texts of a row, with numbers if something was played.
fn cells(name: String, record: Record) -> [String; 5] {
    let time = |time: Option<_>| time.map_or_else(|| words().statistics_nothing(), sudoku_words::clock);
    let number = |number: u32| sudoku_words::thousands(number.into());
    [name, number(record.games), time(record.best()), time(record.average()), number(record.hints)]
}

/// Draws a row: the name left-aligned, the rest right-aligned in their columns.
fn line(ui: &mut Ui, texts: [String; 5], look: impl Fn(RichText) -> RichText) {
    for (column, text) in texts.into_iter().enumerate() {
        let label = Label::new(look(RichText::new(text))).truncate();
        let align =
            if column == 0 { Layout::left_to_right(Align::Center) } else { Layout::right_to_left(Align::Center) };
        ui.with_layout(align, |ui| ui.add(label));
    }
    ui.end_row();
}
