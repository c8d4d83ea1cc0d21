#pragma once

#include <cstdint>
#include <vector>

#include "decide/xabsl/source.h"

/// Where the things of a behaviour are mentioned: what editors need to jump, list and rename.
namespace cancha::decide::xabsl {

/// What a name can stand for.
enum class EntityKind : std::uint8_t {
  Agent,
  Option,
  State,
  Behaviour,
  Symbol,
  Parameter,
  Constant,
  Enumeration,
  Element,
  Namespace,
};

/// One thing of a behaviour, by its place in the lists of `Checked`.
struct Entity {
  EntityKind kind = EntityKind::Option;
  EntityKind owner_kind = EntityKind::Option;  ///< of a parameter: Option, Behaviour or Symbol
  std::uint32_t owner = 0;  ///< a state's option, an element's enumeration, what a parameter belongs to; else 0
  std::uint32_t index = 0;  ///< in the list of its kind, or of its owner

  bool operator==(const Entity&) const = default;
};

enum class UseRole : std::uint8_t { Declaration, Read, Write };

/// One mention of a thing. Its span is the thing's name and nothing else: parameters without their @, and of
/// "Enumeration.element" and "owner.parameter" each half is a mention of its own.
struct Use {
  Span span;
  Entity what;
  UseRole role = UseRole::Read;
};

/// All mentions that could be resolved, in the order of the checker: declarations, then bodies. In a behaviour without
/// errors these are all there are, and renaming a thing changes no entry but its spans.
using Uses = std::vector<Use>;

}  // namespace cancha::decide::xabsl
