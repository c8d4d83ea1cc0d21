// A mind and a sense of your own: one class each, and one line in a profile. README.md says how to build it.

#include <cstdio>
#include <cstdlib>

#include "match/fixture.h"
#include "match/match.h"
#include "sense/oracle.h"

using namespace cancha;

// Walks to the ball and pushes it ahead, whatever happens around it. It sees what it believes, nothing else.
class Chaser final : public decide::Mind {
 public:
  void decide(const Beliefs& beliefs, Intent& intent) override {
    intent.role = "chaser";
    intent.action = {};
    const bool plays = beliefs.game && beliefs.game->play == RefereePlay::Playing;
    if (!plays) return explain(intent, ActionKind::Stand, "play is stopped");
    if (!beliefs.ball) return explain(intent, ActionKind::Search, "where is the ball?");
    intent.action.p_TG = {4.5, 0.0};  // metres in the team's frame: the opponents' goal lies ahead
    explain(intent, ActionKind::Dribble, "there it is");
  }

 private:
  static void explain(Intent& intent, ActionKind kind, const char* why) {
    intent.action.kind = kind;
    intent.chosen_by = why;
  }
};

// Senses in fog: what is farther away than two metres is not seen.
class FoggySenses final : public sense::Senses {
 public:
  explicit FoggySenses(const body::Robot& robot) : clear_{robot} {}

  void perceive(const Readings& readings, Percepts& percepts) override {
    clear_.perceive(readings, percepts);
    if (!percepts.sight) return;
    std::erase_if(percepts.sight->things, [](const Seen& thing) { return thing.distance > 2.0; });
  }

 private:
  sense::OracleSenses clear_;
};

int main(int argc, char** argv) {
  const std::filesystem::path content = argc > 1 ? argv[1] : "content";
  const double seconds = argc > 2 ? std::atof(argv[2]) : 60.0;

  robot::Parts parts = robot::built_in_parts();
  parts.minds["chaser"] = [](const robot::Making&) { return std::make_unique<Chaser>(); };
  parts.senses["foggy"] = [](const robot::Making& m) { return std::make_unique<FoggySenses>(m.kind->robot); };

  const match::Fixture fixture{.league = "kidsize", .minutes = seconds / 60};
  auto league = match::league_of(fixture, content);
  if (!league) return std::fprintf(stderr, "%s\n", league.error().text().c_str()), 1;
  league->game.ready = league->game.set = Seconds{1.0};  // no long walks to the places
  auto kind = robot::load_body(content, league->body);
  if (!kind) return 1;

  match::Sides sides;
  for (const Team team : kTeams) {
    auto squad = match::squad_of("kidsize", *league, content, fixture.sensing);
    if (!squad) return 1;
    // the same as these lines of content/players/NAME.toml: [mind] kind = "chaser", [senses] kind = "foggy"
    if (team == Team::Blue) {
      squad->players[1].mind = "chaser";
      squad->players[2].senses = "foggy";
    }
    auto side = match::PlayersSide::make(*squad, team, *league, *kind, Random{fixture.seed}.split(index(team)), parts);
    if (!side) return std::fprintf(stderr, "%s\n", side.error().text().c_str()), 1;
    sides[index(team)] = std::move(*side);
  }
  auto match = match::start_match(fixture, *league, content, std::move(sides));
  if (!match) return std::fprintf(stderr, "%s\n", match.error().text().c_str()), 1;

  double next = 0.0;
  while (!(*match)->over()) {
    if (!(*match)->tick()) return 1;
    const Frame& frame = *(*match)->side(Team::Blue).frame(1);
    if (frame.time.seconds() < next) continue;
    next += 2.0;
    std::printf("%4.0f s  blue 1: %s\n", frame.time.seconds(), frame.intent.chosen_by.c_str());
  }
  const Score score = (*match)->game().score;
  std::printf("%d:%d\n", score.blue, score.yellow);
  return 0;
}
