#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "team/rtdb/layout.h"
#include "team/yarp/bottle.h"

/// Records of the database as bottles and back, by way of JSON: an object is a list of its members, `(x 0.1) (y 0.0)`.
namespace cancha::team::yarp {

/// What ./cancha rtdb shows of a value, as a bottle.
[[nodiscard]] Result<Bottle> bottle_of_json(std::string_view json);

/// The JSON of a value of this layout. Fields that a bottle does not name are left out; what does not fit is refused
/// with the field's name.
[[nodiscard]] Result<std::string> json_of(const Layout& layout, const Bottle& bottle);

}  // namespace cancha::team::yarp
