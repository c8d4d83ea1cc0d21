"""check_layers.py finds each kind of planted fault, with its message."""

import unittest

from planted import SOUND, PlantedFaults


class Layers(PlantedFaults):
    def test_a_sound_tree_passes(self):
        self.expect_sound("layers")

    def test_a_higher_floor_is_refused(self):
        self.expect_fault(
            "layers",
            {"src/base/value.h": '#pragma once\n#include "match/value.h"\n'},
            "src/base/value.h:2: 'base' (floor 1) uses 'match' (floor 5) (only lower floors may be used)",
        )

    def test_rooms_do_not_know_each_other(self):
        self.expect_fault(
            "layers",
            {"src/decide/mind.cpp": '#include "world/value.h"\n'},
            "src/decide/mind.cpp:1: room 'decide' uses room 'world' (rooms of floor 3 meet in robot and match)",
        )

    def test_a_part_that_the_build_line_does_not_name_is_refused(self):
        self.expect_fault(
            "layers",
            {"src/match/loop.cpp": '#include "decide/value.h"\n'},
            "src/match/loop.cpp:1: 'match' includes 'decide', which its build line does not name",
        )

    def test_a_build_line_that_climbs_is_refused(self):
        text = SOUND["CMakeLists.txt"].replace("cancha_part(base)", "cancha_part(base PACKAGES fmt::fmt USES world)")
        self.expect_fault("layers", {"CMakeLists.txt": text}, "CMakeLists.txt:1: 'base' (floor 1) uses 'world' (floor 3)")

    def test_an_unknown_part_folder_is_refused(self):
        self.expect_fault("layers", {"src/attic/x.h": "#pragma once\n"}, "src/attic:1: this part has no floor")

    def test_an_include_must_name_its_part(self):
        self.expect_fault(
            "layers", {"src/base/a.cpp": '#include "value.h"\n'}, 'src/base/a.cpp:1: "value.h" does not name its part'
        )

    def test_only_tests_use_the_support_of_tests(self):
        self.expect_sound("layers", {"src/base/a_test.cpp": '#include "support/golden.h"\n'})
        self.expect_fault(
            "layers", {"src/base/a.cpp": '#include "support/golden.h"\n'}, "src/base/a.cpp:1: 'support' is not a part"
        )

    def test_the_c_interface_stands_alone(self):
        self.expect_fault(
            "layers",
            {"include/cancha/simurosot.h": '#include "base/value.h"\n'},
            'include/cancha/simurosot.h:1: the C interface includes "base/value.h"',
        )

    def test_a_source_begins_with_its_own_header(self):
        first = '#include <string>\n#include "base/value.h"\n'
        self.expect_fault("layers", {"src/base/value.cpp": first}, "src/base/value.cpp:1: the first #include is not this file's own")
        self.expect_sound("layers", {"src/base/value.cpp": '#include "base/value.h"\n#include <string>\n'})

    def test_mujoco_stays_in_its_folder(self):
        self.expect_sound("layers", {"src/world/mujoco/world.cpp": "#include <mujoco/mujoco.h>\n"})
        self.expect_fault(
            "layers",
            {"src/match/loop.cpp": "#include <mujoco/mujoco.h>\n"},
            "src/match/loop.cpp:1: MuJoCo outside src/world/mujoco/ (the engine hides behind world/world.h)",
        )

    def test_sockets_stay_in_their_parts(self):
        self.expect_sound("layers", {"src/match/plugin/process.cpp": "#include <sys/socket.h>\n"})
        self.expect_fault("layers", {"src/match/x.cpp": "#include <sys/socket.h>\n"}, "src/match/x.cpp:1: sockets outside")

    def test_spdlog_stays_in_the_log(self):
        self.expect_sound("layers", {"src/base/log.cpp": "#include <spdlog/spdlog.h>\n"})
        self.expect_fault("layers", {"src/base/x.cpp": "#include <spdlog/spdlog.h>\n"}, "src/base/x.cpp:1: spdlog outside")

    def test_toml_is_read_in_one_file(self):
        toml = "#include <toml++/toml.h>\n"
        self.expect_sound("layers", {"src/base/config.cpp": toml})
        self.expect_fault(
            "layers",
            {"src/base/config.cpp": toml, "src/match/x.cpp": toml},
            "src/match/x.cpp:1: toml++ is included here and in src/base/config.cpp",
        )

    def test_the_wall_clock_stays_outside_the_simulation(self):
        clock = "auto t = std::chrono::steady_clock::now();\n"
        for place in ("src/os/clock.cpp", "src/world/step_bench.cpp"):
            self.expect_sound("layers", {place: clock})
        use = '#include "os/clock.h"\n'
        built = SOUND["CMakeLists.txt"].replace("(world USES base)", "(world USES base os)") + "cancha_part(os USES base)\n"
        files = {"CMakeLists.txt": built, "src/world/x.cpp": use}
        self.expect_fault("layers", files, "src/world/x.cpp:1: the clock of this machine outside")
        for call in (clock, "long t = time(NULL);\n", "x = std::time(nullptr);\n", "clock_gettime(CLOCK_REALTIME, &t);\n"):
            self.expect_fault("layers", {"src/world/x.cpp": call}, "src/world/x.cpp:1: the wall clock is read here")
        self.expect_fault("layers", {"src/server/x.cpp": clock}, "src/server/x.cpp:1: the wall clock is read here")

    def test_words_in_comments_and_members_named_time_are_fine(self):
        self.expect_sound("layers", {"src/world/x.cpp": '// steady_clock\n/* rand() */ auto a = frame.time();\n'})

    def test_files_are_written_in_one_place(self):
        for call in (
            "std::ofstream{path} << text;\n",
            "std::fstream file{path};\n",
            'FILE* f = fopen(path, "w");\n',
            "int f = ::open(path, O_WRONLY | O_CREAT);\n",
            "std::filesystem::copy_file(a, b);\n",
        ):
            self.expect_fault("layers", {"src/match/x.cpp": call}, "src/match/x.cpp:1: a file is opened for writing here")
            self.expect_sound("layers", {"src/base/file_writer.cpp": call, "src/match/x_test.cpp": call})
        self.expect_sound("layers", {"src/match/x.cpp": "#include <fstream>\nstd::ifstream file{path};\n"})

    def test_programs_are_started_in_one_place(self):
        for call in ("::posix_spawn(&p, n, 0, 0, w, e);\n", "int p = fork();\n", "std::system(line);\n", "waitpid(p, 0, 0);\n"):
            self.expect_fault("layers", {"src/match/x.cpp": call}, "src/match/x.cpp:1: a process is started or waited for here")
            self.expect_sound("layers", {"src/os/process.cpp": call, "src/match/x_test.cpp": call})
        self.expect_sound("layers", {"src/match/x.cpp": "file_system(x); a.system(y);\n"})

    def test_degrees_are_converted_in_one_place(self):
        hands = ["x * 180.0 / kPi", "180/kPi", "M_PI / 180", "kPi * 300.0 / 180 / 1023", "180. / std::numbers::pi",
                 "x * 57.29578", "0.0174533 * x"]  # fmt: skip
        for by_hand in hands:
            self.expect_fault(
                "layers",
                {"src/world/a.cpp": f"double y = {by_hand};\n"},
                "src/world/a.cpp:1: degrees are converted by hand here (use in_degrees() and from_degrees()",
            )
        angles = "double y = kPi / 2 + 180.0 / 3;  // 180 / kPi\ndouble z = in_degrees(kPi), w = 90 / 180;\n"
        self.expect_sound("layers", {"src/world/a.cpp": angles, "src/base/geometry.h": "double x = 180.0 / kPi;\n"})

    def test_what_the_fuzzers_compiler_cannot_read_is_refused(self):
        self.expect_fault(
            "layers",
            {"src/world/x.cpp": "auto found = std::ranges::search(text, word);\n"},
            "src/world/x.cpp:1: a part of the library that is too new here (clang 14",
        )
        self.expect_sound("layers", {"src/world/x.cpp": "auto found = std::ranges::find(text, word);\n"})

    def test_hidden_randomness_is_refused(self):
        self.expect_fault("layers", {"src/world/x.cpp": "int a = rand();\n"}, "src/world/x.cpp:1: hidden randomness")


if __name__ == "__main__":
    unittest.main()
