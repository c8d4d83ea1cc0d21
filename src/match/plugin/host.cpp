#include "match/plugin/host.h"

#include <dlfcn.h>
#include <fmt/format.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"
#include "match/plugin/classic.h"
#include "match/plugin/containment.h"
#include "match/plugin/old_files.h"
#include "match/plugin/protocol.h"
#include "match/plugin/reading.h"
#include "match/plugin/supervisor.h"

#ifdef __SANITIZE_ADDRESS__
// at its end the leak sanitizer would start a process, which a plug-in may not
extern "C" int __lsan_is_turned_off() {  // NOLINT(bugprone-reserved-identifier): its name
  return 1;
}
#endif

namespace cancha::match {
namespace {

constexpr std::string_view kCompile = "compile it with: ./cancha strategy build my_team.cpp";

/// A function or variable of the plug-in, or nothing.
template <class T>
T* symbol(void* library, const char* name) {
  return reinterpret_cast<T*>(::dlsym(library, name));
}

/// The plug-in's functions behind one face.
class Plugin {
 public:
  virtual ~Plugin() = default;
  virtual void create() = 0;
  virtual void decide(const cancha_view& view, cancha_wheels (&wheels)[CANCHA_MAX_PLAYERS]) = 0;
  virtual void destroy() = 0;
  [[nodiscard]] virtual packets::Interface interface() const = 0;
};

/// Create, Strategy and Destroy of simurosot.h.
class ClassicPlugin final : public Plugin {
 public:
  using Function = void(Environment*);

  ClassicPlugin(void* library, const cancha_league& league, const EnvironmentLayout& layout)
      : create_{symbol<Function>(library, "Create")},
        strategy_{symbol<Function>(library, "Strategy")},
        destroy_{symbol<Function>(library, "Destroy")},
        environment_{league, layout} {}

  void create() override {
    if (create_) create_(environment_.get());
  }
  void decide(const cancha_view& view, cancha_wheels (&wheels)[CANCHA_MAX_PLAYERS]) override {
    environment_.see(view);
    strategy_(environment_.get());
    for (int i = 0; i < view.players; ++i) wheels[i] = environment_.wheels(i);
  }
  void destroy() override {
    if (destroy_) destroy_(environment_.get());
  }
  [[nodiscard]] packets::Interface interface() const override { return packets::Interface::Classic; }

 private:
  Function* create_;
  Function* strategy_;
  Function* destroy_;
  ClassicEnvironment environment_;
};

/// cancha_strategy_create, _decide and _destroy of strategy.h.
class ModernPlugin final : public Plugin {
 public:
  ModernPlugin(void* library, const cancha_league& league)
      : create_{symbol<decltype(cancha_strategy_create)>(library, "cancha_strategy_create")},
        decide_{symbol<decltype(cancha_strategy_decide)>(library, "cancha_strategy_decide")},
        destroy_{symbol<decltype(cancha_strategy_destroy)>(library, "cancha_strategy_destroy")},
        league_{league} {}

  void create() override {
    if (create_) self_ = create_(&league_);
  }
  void decide(const cancha_view& view, cancha_wheels (&wheels)[CANCHA_MAX_PLAYERS]) override {
    decide_(self_, &view, wheels);
  }
  void destroy() override {
    if (destroy_) destroy_(self_);
  }
  [[nodiscard]] packets::Interface interface() const override { return packets::Interface::Modern; }

 private:
  decltype(&cancha_strategy_create) create_;
  decltype(&cancha_strategy_decide) decide_;
  decltype(&cancha_strategy_destroy) destroy_;
  cancha_league league_;
  void* self_ = nullptr;
};

/// The layout that the plug-in tells, or that of simurosot.h.
EnvironmentLayout layout_of(void* library, int players) {
  const auto* told = symbol<const EnvironmentLayout>(library, "cancha_environment_layout");
  return told ? *told : EnvironmentLayout::of_header(players);
}

Result<std::unique_ptr<Plugin>> load_classic(void* library, const cancha_league& league) {
  const EnvironmentLayout layout = layout_of(library, league.players);
  if (const std::string fault = layout.fault(); !fault.empty()) {
    return fail("", fault, "build it again with: ./cancha strategy build");
  }
  const auto* told = symbol<const int>(library, "cancha_players_per_side");
  const int players = told ? *told : static_cast<int>(layout.players);
  if (players != league.players || layout.players != static_cast<std::uint32_t>(players)) {
    return fail("", fmt::format("was compiled for {} players a side, and this league has {}", players, league.players),
                fmt::format("compile it again with -DPLAYERS_PER_SIDE={}", league.players));
  }
  // a library for Windows is told that it was loaded
  using Main = int(void*, unsigned, void*);
  constexpr unsigned kProcessAttach = 1;
  if (auto* const main = symbol<Main>(library, "DllMain")) (void)main(library, kProcessAttach, nullptr);
  return std::make_unique<ClassicPlugin>(library, league, layout);
}

/// Loads the file and finds out which interface it speaks.
Result<std::unique_ptr<Plugin>> load(const char* file, const cancha_league& league) {
  void* library = ::dlopen(file, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    // the linker's sentence starts with the file's name, which Cancha has said already
    std::string_view why = ::dlerror();
    const std::string prefix = fmt::format("{}: ", file);
    if (why.starts_with(prefix)) why.remove_prefix(prefix.size());
    return fail("", fmt::format("cannot be loaded: {}", why), std::string{kCompile});
  }

  if (symbol<void>(library, "cancha_strategy_decide")) {
    const auto* abi = symbol<const std::uint32_t>(library, "cancha_strategy_abi");
    if (abi && *abi != CANCHA_STRATEGY_ABI) {
      return fail(
          "", fmt::format("speaks version {} of the interface, and this Cancha version {}", *abi, CANCHA_STRATEGY_ABI),
          "compile it again with this Cancha's include folder");
    }
    stop_dropping_files();  // its sources look at what fopen gives
    return std::make_unique<ModernPlugin>(library, league);
  }

  if (symbol<void>(library, "Strategy")) return load_classic(library, league);
  return fail("", "exports neither Strategy nor cancha_strategy_decide",
              "include <cancha/simurosot.h> or <cancha/strategy.h>, which give the functions C linkage");
}

/// The host's end of the socket: the bytes of the next packet, which is too long where it fills the room; none at the
/// end.
std::span<const std::byte> receive(std::span<std::byte> room) {
  ssize_t got = 0;
  do {
    got = ::recv(packets::kHostSocket, room.data(), room.size(), 0);
  } while (got < 0 && errno == EINTR);
  return room.first(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
}

template <class P>
bool send(const P& packet) {
  ssize_t sent = 0;
  do {
    sent = ::send(packets::kHostSocket, &packet, sizeof(packet), MSG_NOSIGNAL);
  } while (sent < 0 && errno == EINTR);
  return sent == static_cast<ssize_t>(sizeof(packet));
}

bool tell(packets::Kind kind, packets::Interface interface) {
  packets::News news;
  news.header = packets::header_of<packets::News>(kind);
  news.interface = interface;
  return send(news);
}

bool refuse(const Error& error) {
  packets::News news;
  news.header = packets::header_of<packets::News>(packets::Kind::Refused);
  // the last byte stays zero
  error.what.copy(news.what, sizeof(news.what) - 1);
  error.hint.copy(news.hint, sizeof(news.hint) - 1);
  return send(news);
}

/// Answers calls until Bye; 1 where Cancha is gone or talks nonsense.
int serve(Plugin& plugin, const cancha_league& league) {
  std::array<std::byte, sizeof(packets::Call) + 1> room;
  packets::Reply reply;
  for (std::uint64_t expected = 1;; ++expected) {
    const auto bytes = receive(room);
    if (packets::is_bye(bytes)) break;
    const auto call = packets::call_in(bytes, expected, league);
    if (!call) return 1;

    reply = {.header = packets::header_of<packets::Reply>(packets::Kind::Reply, expected)};
    plugin.decide(call->view, reply.wheels);
    if (!send(reply)) return 1;
  }
  plugin.destroy();
  return 0;
}

/// The life of the plug-in's process.
int run_plugin(const packets::Setup& setup, const std::filesystem::path& file) {
  // the folder in which it may write, or in which it lies
  const PluginFiles files = PluginFiles::of(file);
  if (::chdir((files.data.empty() ? files.folder : files.data).c_str()) != 0) return 1;
  serve_old_files(files.folder, files.folder / (file.stem().string() + ".data"));

  packets::Started started;
  started.header = packets::header_of<packets::Started>(packets::Kind::Started);
  started.process = ::getpid();
  started.protections = contain(files, setup.limits, setup.fence_files == 1, setup.filter_calls == 1);
  if (!send(started)) return 1;

  auto plugin = load(file.c_str(), setup.league);
  if (!plugin) return refuse(plugin.error()) ? 0 : 1;
  if (!tell(packets::Kind::Loaded, (*plugin)->interface())) return 1;
  (*plugin)->create();
  if (!tell(packets::Kind::Ready, (*plugin)->interface())) return 1;
  return serve(**plugin, setup.league);
}

}  // namespace

int run_strategy_host(int argc, char** argv) {
  // started by hand there is no socket
  int type = 0;
  socklen_t length = sizeof(type);
  const bool connected = ::getsockopt(packets::kHostSocket, SOL_SOCKET, SO_TYPE, &type, &length) == 0;
  if (argc != 2 || !connected || type != SOCK_SEQPACKET) {
    std::fputs("cancha-strategy-host runs one strategy plug-in and is started by cancha: cancha play --blue FILE.so\n",
               stderr);
    return 2;
  }

  std::array<std::byte, sizeof(packets::Setup) + 1> room;
  const auto setup = packets::setup_in(receive(room));
  if (!setup) return 1;
  const std::filesystem::path file = argv[1];
  const char* team = setup->league.team == CANCHA_BLUE ? "blue" : "yellow";
  supervise({.name = fmt::format("{}'s strategy {}", team, file.filename().string()),
             .shown_output = setup->limits.output,
             .run_plugin = [&] { return run_plugin(*setup, file); }});
}

}  // namespace cancha::match
