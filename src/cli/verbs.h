#pragma once

#include <functional>

#include "cli/options.h"
#include "cli/xabsl_options.h"

namespace CLI {
class App;
}

/// Verbs of the command line that are declared in files of their own. Each sets `verb` to what is to be done.
namespace cancha::cli {

CLI::App* add_xabsl(CLI::App& app, XabslOptions& options, XabslFormatOptions& format, std::function<int()>& verb);
void add_xabsl_lsp(CLI::App& group, XabslLspOptions& options, std::function<int()>& verb);
void add_xabsl_pictures(CLI::App& group, XabslDocsOptions& docs, XabslGraphOptions& graph, std::function<int()>& verb);
void add_xabsl_run(CLI::App& group, std::function<int()>& verb);
CLI::App* add_rules(CLI::App& app, RulesOptions& options, std::function<int()>& verb);
void add_generate(CLI::App& app, GenerateOptions& options, std::function<int()>& verb);
CLI::App* add_servo(CLI::App& app, ServoOptions& options, std::function<int()>& verb);
/// Battery, heat and backlash.
void add_effects(CLI::App& verb, EffectOptions& options);
CLI::App* add_motion(CLI::App& app, std::function<int()>& verb);
/// One player on recorded readings.
CLI::App* add_robot_verbs(CLI::App& app, std::function<int()>& verb);
/// What a robot's camera sees.
void add_camera(CLI::App& app, std::function<int()>& verb);
/// What is seen in pictures.
void add_vision(CLI::App& app, std::function<int()>& verb);
void add_tune(CLI::App& app, std::function<int()>& verb);
CLI::App* add_tune_offsets(CLI::App& tune, std::function<int()>& verb);
void add_fit(CLI::App& app, std::function<int()>& verb);
/// A contest of several teams, and scenes for it.
CLI::App* add_contest(CLI::App& app, std::function<int()>& verb);
CLI::App* add_study(CLI::App& app, std::function<int()>& verb);
/// A team whose robots are processes of their own.
CLI::App* add_team_run(CLI::App& app, std::function<int()>& verb);
/// The team's agent that is on no robot.
void add_basestation(CLI::App& app, std::function<int()>& verb);
/// Experiments with sonars.
void add_sonar(CLI::App& app, std::function<int()>& verb);
void add_play(CLI::App& app, PlayOptions& options, std::function<int()>& verb);
/// Recordings played again and watched.
void add_recordings(CLI::App& app, ReplayOptions& replay, WatchOptions& watch, std::function<int()>& verb);
/// The options of all verbs that serve the studio.
void add_serving(CLI::App& verb, ServeOptions& options);
/// Teams, leagues, robots and recordings, listed; recordings renamed and deleted.
void add_lists(CLI::App& app, std::function<int()>& verb);
/// What the command tells about itself: completion for shells, its manual page.
void add_about(CLI::App& app, std::function<int()>& verb);
/// Gives the group, whose verbs are asked for by name.
CLI::App* add_chart(CLI::App& app, ChartOptions& options, std::function<int()>& verb);

}  // namespace cancha::cli
