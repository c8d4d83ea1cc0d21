#pragma once

#include "publish/behaviour/site.h"

namespace cancha::publish {

/// A behaviour without errors as XML, in the folders of the original compiler's `-x`: `agents.xml`, `options.xml` with
/// the signatures, one file each in `Symbols/`, `BasicBehaviors/` and `Options/`, and `entities.dtd`, which names them
/// all. Elements are named by the words of the language; conditions carry their source text, too. For tools that
/// transform or draw behaviours without reading XABSL.
[[nodiscard]] Site behaviour_xml(const decide::xabsl::Compilation& compilation);

}  // namespace cancha::publish
