#include "cli/completion.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>

#include "bench/bench.h"
#include "cli/names.h"
#include "cli/options.h"

namespace cancha::cli {
namespace {

// $words without the command itself, up to the cursor
constexpr const char* kBash = R"(_cancha() {
  local IFS=$'\n' line text
  COMPREPLY=()
  for line in $("${COMP_WORDS[0]}" complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null); do
    text=${line%%$'\t'*}
    if [ "$text" = :files ]; then
      compopt -o filenames 2>/dev/null
      COMPREPLY+=($(compgen -f -- "${COMP_WORDS[COMP_CWORD]}"))
    else
      COMPREPLY+=("$text")
    fi
  done
}
complete -F _cancha cancha
)";

constexpr const char* kZsh = R"(#compdef cancha
_cancha() {
  local -a found
  local line text
  for line in "${(@f)$("${words[1]}" complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    text=${line%%$'\t'*}
    if [[ $text == :files ]]; then
      _files
    elif [[ -n $text ]]; then
      found+=("${text//:/\\:}:${line#*$'\t'}")
    fi
  done
  (( ${#found} )) && _describe cancha found
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
compdef _cancha cancha
)";

constexpr const char* kFish = R"(function __cancha_complete
    set -l words (commandline -opc) (commandline -ct)
    for line in ($words[1] complete -- $words[2..-1] 2>/dev/null)
        if string match -q ':files*' -- $line
            __fish_complete_path (commandline -ct)
        else
            echo $line
        end
    end
end
complete -c cancha -f -a '(__cancha_complete)'
)";

void append(std::vector<Candidate>& out, const std::vector<Choice>& choices) {
  for (const Choice& c : choices) out.push_back({c.name, c.about});
}

/// What a value of this option may be.
std::vector<Candidate> values_of(const CLI::Option& option, const CLI::App& verb) {
  std::vector<Candidate> out;
  const std::string type = option.get_type_name();
  // a set of words: "TEXT:{little,big}"
  if (const auto brace = type.find('{'); brace != type.npos) {
    std::istringstream list{type.substr(brace + 1, type.find('}') - brace - 1)};
    for (std::string word; std::getline(list, word, ',');) out.push_back({word, ""});
    return out;
  }
  const std::string kind = type.substr(0, type.find(':'));
  if (kind == "TEAM") append(out, teams());
  if (kind == "LEAGUE") append(out, leagues());
  if (kind == "ROBOT") append(out, robots());
  if (kind == "GROUP") {
    for (const bench::Group& group : bench::groups())
      out.push_back({std::string{group.name}, std::string{group.about}});
  }
  if (kind == "RECORDING") append(out, recordings());
  if (kind == "MOTION") {
    const CLI::Option* robot = verb.get_option_no_throw("--robot");
    append(out, motions(robot != nullptr ? robot->get_default_str() : "bioloid"));
  }
  // everything else that is no number may be a file
  if (kind != "LEAGUE" && kind != "ROBOT" && kind != "GROUP" && kind != "INT" && kind != "UINT" && kind != "FLOAT") {
    out.push_back({kFiles, ""});
  }
  return out;
}

std::string first_line(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

std::vector<Candidate> options_of(const CLI::App& verb) {
  std::vector<Candidate> out;
  for (const CLI::Option* option : verb.get_options()) {
    for (const std::string& name : option->get_lnames()) {
      out.push_back({"--" + name, first_line(option->get_description())});
    }
  }
  return out;
}

std::vector<Candidate> verbs_of(const CLI::App& verb) {
  std::vector<Candidate> out;
  for (const CLI::App* sub : verb.get_subcommands([](const CLI::App* each) { return !each->get_group().empty(); })) {
    out.push_back({sub->get_name(), first_line(sub->get_description())});
  }
  return out;
}

bool takes_value(const CLI::Option& option) {
  return option.get_items_expected_min() > 0 || option.get_items_expected_max() > 0;
}

/// Where the words lead: the verb, the option that waits for its value, and how many other words there are.
struct Place {
  const CLI::App* verb;
  const CLI::Option* waiting = nullptr;
  std::size_t positional = 0;
};

Place place_of(const CLI::App& app, const std::vector<std::string>& words) {
  Place at{&app};
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    const std::string& word = words[i];
    if (at.waiting != nullptr) {
      at.waiting = nullptr;
    } else if (word.starts_with('-')) {
      const CLI::Option* option = at.verb->get_option_no_throw(word.substr(0, word.find('=')));
      const bool wants = option != nullptr && takes_value(*option) && word.find('=') == word.npos;
      if (wants) at.waiting = option;
    } else if (const auto found = at.verb->get_subcommands([&](const CLI::App* s) { return s->get_name() == word; });
               !found.empty()) {
      at = Place{found.front()};
    } else {
      ++at.positional;
    }
  }
  return at;
}

}  // namespace

std::vector<Candidate> candidates(const CLI::App& app, const std::vector<std::string>& words) {
  const std::string begun = words.empty() ? "" : words.back();
  const Place at = place_of(app, words);
  std::vector<Candidate> found;
  if (at.waiting != nullptr) {
    found = values_of(*at.waiting, *at.verb);
  } else if (begun.starts_with('-')) {
    found = options_of(*at.verb);
  } else {
    found = verbs_of(*at.verb);
    std::vector<const CLI::Option*> positionals;
    for (const CLI::Option* option : at.verb->get_options()) {
      if (option->get_positional()) positionals.push_back(option);
    }
    if (!positionals.empty()) {
      const CLI::Option& next = *positionals[std::min(at.positional, positionals.size() - 1)];
      for (Candidate& value : values_of(next, *at.verb)) found.push_back(std::move(value));
    }
  }
  std::erase_if(found, [&](const Candidate& c) { return c.text != kFiles && !c.text.starts_with(begun); });
  return found;
}

int print_candidates(const CLI::App& app, const std::vector<std::string>& words) {
  for (const Candidate& c : candidates(app, words)) fmt::print("{}\t{}\n", c.text, c.about);
  return kFine;
}

std::string completion_script(const std::string& shell) {
  return shell == "bash" ? kBash : shell == "zsh" ? kZsh : kFish;
}

}  // namespace cancha::cli
