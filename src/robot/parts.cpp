#include "robot/parts.h"

#include <fmt/format.h>

#include <algorithm>

#include "act/humanoid/humanoid_skills.h"
#include "act/omni/omni_skills.h"
#include "act/wheels/wheel_skills.h"
#include "base/guarded_folder.h"
#include "base/suggest.h"
#include "minds/omni/omni_player.h"
#include "minds/players/field_player.h"
#include "minds/players/leg_tactics.h"
#include "minds/programs/contest_tactics.h"
#include "minds/programs/document_tactics.h"
#include "minds/programs/program_mind.h"
#include "minds/wheeled/wheel_tactics.h"
#include "model/obstacles/obstacle_model.h"
#include "model/reckoning.h"
#include "model/rule_model.h"
#include "model/tracker.h"
#include "robot/futrob_settings.h"
#include "robot/shared_world.h"
#include "sense/oracle.h"
#include "sense/range/range_senses.h"

namespace cancha::robot {
namespace {

template <class Part>
Result<std::unique_ptr<Part>> make(const Parts::Makers<Part>& makers, const char* stage, const std::string& kind,
                                   const Making& making) {
  const auto found = makers.find(kind);
  if (found != makers.end()) return found->second(making);
  std::vector<std::string> known;
  for (const auto& [name, maker] : makers) known.push_back(name);
  return fail(fmt::format("player '{}'", making.profile.name), fmt::format("there are no {} '{}'", stage, kind),
              suggest_and_list(kind, known));
}

/// Of a player of FutRob: as its ini.config says, or its profile.
RuleConstants constants_of(const Profile& profile) {
  return profile.futrob ? profile.futrob->constants : profile.constants;
}

/// Its keeper is the first of a team, where neither player nor ini.config says another role.
Result<std::unique_ptr<model::Model>> futrob_model(const Making& making) {
  if (making.kind == nullptr) return fail(making.profile.name, "robots on wheels have no FutRob model", "tracker");
  const int keeper_first = making.robot.number == 0 ? 1 : 2;
  const int of_profile = making.profile.role != 0 ? making.profile.role : keeper_first;
  const int role = making.profile.futrob ? making.profile.futrob->role : of_profile;
  return std::make_unique<model::RuleModel>(std::make_unique<model::Tracker>(making.league, making.profile.pose),
                                            constants_of(making.profile), role);
}

Result<std::unique_ptr<model::Model>> reckoning_model(const Making& making) {
  auto sensors = sensors_of(making.profile, making.kind);
  if (!sensors) return pass_on(std::move(sensors));
  return std::make_unique<model::Reckoning>(*sensors);
}

Result<std::unique_ptr<decide::Mind>> program_mind(const Making& making) {
  auto program = making.programs.of(making.profile, making.kind);
  if (!program) return pass_on(std::move(program));
  return std::make_unique<minds::ProgramMind>(making.league, std::move(*program));
}

tl::unexpected<Error> wrong_body(const Making& making, const char* body, const char* instead) {
  return fail(fmt::format("player '{}'", making.profile.name),
              fmt::format("robots of league '{}' have {}", making.league.name, body),
              fmt::format("[skills] kind = \"{}\"", instead));
}

template <class Mind>
Result<std::unique_ptr<decide::Mind>> omni_mind(const Making& making) {
  if (!making.league.omni) return wrong_body(making, "no omni wheels", making.kind ? "humanoid" : "wheels");
  return std::make_unique<Mind>(making.league);
}

std::unique_ptr<sense::Senses> oracle_senses(const Making& making) {
  if (making.league.omni) {
    return std::make_unique<sense::OracleSenses>(sense::OmniOdometry{making.league.omni->wheel_circle.value});
  }
  if (making.kind == nullptr) return std::make_unique<sense::OracleSenses>(making.league.robot.track.value);
  return std::make_unique<sense::OracleSenses>(making.kind->robot);
}

Result<std::unique_ptr<act::Skills>> omni_skills(const Making& making) {
  if (!making.league.omni) return wrong_body(making, "no omni wheels", making.kind ? "humanoid" : "wheels");
  return std::make_unique<act::OmniSkills>(making.league);
}

Result<std::unique_ptr<act::Skills>> wheel_skills(const Making& making) {
  if (making.league.omni) return wrong_body(making, "omni wheels", "omni");
  if (making.kind != nullptr) return wrong_body(making, "joints", "humanoid");
  return std::make_unique<act::WheelSkills>(making.league, making.robot.number);
}

Result<std::unique_ptr<act::Skills>> humanoid_skills(const Making& making) {
  if (making.kind == nullptr) return wrong_body(making, "wheels", making.league.omni ? "omni" : "wheels");
  auto skills = act::HumanoidSkills::make(making.kind->robot, making.kind->library);
  if (!skills) return pass_on(std::move(skills));
  return std::unique_ptr<act::Skills>{std::move(*skills)};
}

Result<std::unique_ptr<sense::Senses>> seeing_senses(const Making& making) {
  if (making.kind == nullptr) return fail(making.profile.name, "robots on wheels have no camera", "senses \"oracle\"");
  return camera_senses(making.profile.seeing, making.kind->robot, making.kind->cameras, making.robot.team,
                       sizes_of(making.league));
}

Result<std::unique_ptr<sense::Senses>> stub_senses(const Making& making) {
  if (making.kind == nullptr) return fail(making.profile.name, "robots on wheels have no stub", "senses \"oracle\"");
  const Duration cycle{static_cast<std::int64_t>(constants_of(making.profile).vision_ms * 1e6)};
  return std::make_unique<sense::StubSenses>(making.kind->robot, making.profile.seeing.scenes, cycle);
}

/// What a program's words mean for this body. Who is first at the ball each player works out for itself.
std::unique_ptr<minds::Tactics> tactics_of(const Profile& profile, const field::League& league, const BodyKind* kind) {
  if (profile.model == "futrob") return std::make_unique<minds::DocumentTactics>(league, constants_of(profile));
  if (profile.reckons()) return std::make_unique<minds::ContestTactics>(profile.contest);
  if (kind != nullptr) {
    const act::GaitLimits& most = kind->library.gait.limits;
    const bool saves = kind->library.motion("save_left") != nullptr && kind->library.motion("save_right") != nullptr;
    return std::make_unique<minds::LegTactics>(league,
                                               minds::LegTactics::Speeds{most.ahead, most.aside, most.turn, saves});
  }
  if (profile.on_omni_wheels() && league.omni) return std::make_unique<minds::OmniTactics>(league);
  const auto players = static_cast<std::size_t>(league.players);
  return std::make_unique<minds::WheelTactics>(std::make_shared<minds::Lineup>(players));
}

/// A contest's robot must have the motions that its program may ask for: otherwise it would stand and wait for them.
Result<void> check_motions(const minds::TeamProgram& program, const Profile& profile, const BodyKind* kind) {
  if (!profile.reckons() || kind == nullptr) return {};
  for (const std::string& motion : program.named_elements("motion")) {
    if (motion == "none" || kind->library.motion(motion) != nullptr) continue;
    return fail(
        profile.program,
        fmt::format("asks for the motion '{}', which the robot '{}' has not", motion, kind->robot.name),
        fmt::format("another --chart or --robot, or write content/motions/{}/{}.toml", kind->robot.name, motion));
  }
  return {};
}

}  // namespace

Result<std::shared_ptr<minds::TeamProgram>> Programs::of(const Profile& profile, const BodyKind* kind) {
  // the same program for other actions is another one
  const std::string actions = profile.model == "futrob" || profile.reckons() ? profile.model + ":" : "";
  Shared& shared = shared_[actions + profile.program];
  if (!shared.program) {
    std::vector<std::unique_ptr<minds::Tactics>> tactics;
    for (int i = 0; i < league_.players; ++i) tactics.push_back(tactics_of(profile, league_, kind));
    auto loaded = minds::TeamProgram::load(profile.program, std::move(tactics), read_);
    if (!loaded) return pass_on(std::move(loaded));
    if (auto able = check_motions(**loaded, profile, kind); !able) return pass_on(std::move(able));
    shared.program = std::move(*loaded);
  }
  ++shared.players;
  return shared.program;
}

minds::TeamProgram* Programs::main() const {
  const auto most = std::ranges::max_element(shared_, {}, [](const auto& one) { return one.second.players; });
  return most == shared_.end() ? nullptr : most->second.program.get();
}

const Parts& built_in_parts() {
  static const Parts parts = [] {
    Parts made;
    made.senses["oracle"] = oracle_senses;
    made.senses["camera"] = seeing_senses;
    made.senses["stub"] = stub_senses;
    made.models["tracker"] = [](const Making& m) {
      return std::make_unique<model::Tracker>(m.league, m.profile.pose, m.profile.rotation_of(m.robot.number));
    };
    made.models["futrob"] = futrob_model;
    made.models["reckoning"] = reckoning_model;
    made.minds["field_player"] = [](const Making& m) { return std::make_unique<minds::FieldPlayer>(m.league); };
    made.minds["program"] = program_mind;
    made.minds["msl_player"] = omni_mind<minds::OmniPlayer>;
    made.minds["msl_chaser"] = omni_mind<minds::OmniChaser>;
    made.skills["humanoid"] = humanoid_skills;
    made.skills["wheels"] = wheel_skills;
    made.skills["omni"] = omni_skills;
    return made;
  }();
  return parts;
}

Result<std::unique_ptr<Player>> make_player(const Making& making, const Parts& parts) {
  const Profile& profile = making.profile;
  auto senses = make(parts.senses, "senses", profile.senses, making);
  if (!senses) return pass_on(std::move(senses));
  auto model = make(parts.models, "models", profile.model, making);
  if (!model) return pass_on(std::move(model));
  auto mind = make(parts.minds, "minds", profile.mind, making);
  if (!mind) return pass_on(std::move(mind));
  auto skills = make(parts.skills, "skills", profile.skills, making);
  if (!skills) return pass_on(std::move(skills));
  auto sensors = sensors_of(profile, making.kind);
  if (!sensors) return pass_on(std::move(sensors));
  if (sensors->sonar) {
    senses = std::make_unique<sense::RangeSenses>(std::move(*senses), *sensors->sonar, sensors->sonar_settings);
    model = std::make_unique<model::ObstacleModel>(std::move(*model), sensors->sonar_settings);
  }
  Player::Stages stages{std::move(*senses), std::move(*model), std::move(*mind), std::move(*skills)};
  if (profile.records) {
    SharedWorld::Settings settings{.schema = *profile.records};
    settings.cameras.front_view = profile.front_view;
    settings.cameras.omni_range = profile.omni_range;
    settings.cameras.corrected = profile.corrected;
    settings.cameras.omni_corrected = profile.omni_corrected;
    settings.front = profile.front_camera;
    settings.omni = profile.omni_camera;
    settings.folder = making.database.folder;
    settings.team = making.database.team.empty() ? std::string{name(making.robot.team)} : making.database.team;
    settings.told_time = making.database.told_time;
    auto shared = SharedWorld::open(settings, making.robot, making.league);
    if (!shared) return pass_on(std::move(shared));
    stages.shared = std::move(*shared);
  }
  return std::make_unique<Player>(making.robot, std::move(stages));
}

decide::xabsl::FileReader behaviour_reader(const std::filesystem::path& content) {
  return [folder = GuardedFolder{content / "behaviours"}](const std::string& path) {
    // compilers join paths, "rondo/../wheeled/skills.xabsl"; what leads out of the folder is refused all the same
    return folder.read(std::filesystem::path{path}.lexically_normal().generic_string());
  };
}

}  // namespace cancha::robot
