#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// The verbs of ./cancha xabsl, each with its options.
namespace cancha::cli {

struct XabslOptions {
  enum class Job : std::uint8_t { Check, Compile, Symbols, Keywords };
  Job job = Job::Check;
  std::string root;    ///< the file with the agents, or its folder
  std::string output;  ///< empty = standard output
  bool strict = false;
  bool json = false;
};

struct XabslFormatOptions {
  std::vector<std::string> files;
  bool write = false;  ///< in place
  bool check = false;  ///< only say which files would change
};

struct XabslDocsOptions {
  std::string root;    ///< the file with the agents, or its folder
  std::string folder;  ///< where the pages go
};

struct XabslGraphOptions {
  std::string root;    ///< the file with the agents, or its folder
  std::string option;  ///< whose states; empty = who calls whom
  std::string agent;   ///< only what it reaches; empty = all options
  std::string svg;     ///< empty = standard output
};

struct XabslRunOptions {
  std::string root;       ///< the file with the agents, its folder, or intermediate code
  bool stand_in = false;  ///< the body that fits every behaviour
  std::string agent;      ///< empty = the first
  int cycles = 500;
  int period_ms = 20;
  std::uint64_t seed = 1;
};

struct XabslLspOptions {
  std::string root;    ///< root file of all behaviours; empty = the client's, or the nearest agents.xabsl
  bool stdio = false;  ///< there is no other way; editors say it all the same
};

int xabsl_verb(const XabslOptions& options);
int xabsl_format(const XabslFormatOptions& options);
int xabsl_docs(const XabslDocsOptions& options);
int xabsl_xml(const XabslDocsOptions& options);
int xabsl_graph(const XabslGraphOptions& options);
/// The file with the agents: a folder stands for agents.xabsl in it.
[[nodiscard]] std::string xabsl_root_file(const std::string& root);
int xabsl_run(const XabslRunOptions& options);
int xabsl_lsp(const XabslLspOptions& options);

}  // namespace cancha::cli
