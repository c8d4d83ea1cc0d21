#pragma once

#include <string>
#include <vector>

/// What the generator gives, and what it tells those who put generated code onto a board.
namespace cancha::codegen {

struct GeneratedFile {
  std::string path;  ///< within the folder that the user has named
  std::string text;

  bool operator==(const GeneratedFile&) const = default;
};

/// One value that goes into or comes out of generated code.
struct Port {
  std::string name;      ///< as the model spells it
  std::string c_name;    ///< member of the struct of inputs or outputs, unless the interface is packed
  std::string bit;       ///< the constant with its bit, where the interface is packed
  bool boolean = true;   ///< otherwise a whole number or a decimal
  int pin = -1;          ///< of the board; 14 and more are A0, A1 and so on, of an UNO; less than 0 = none
  double least = 0.0;    ///< of a number, where it is known
  double most = 1023.0;  ///< likewise
};

/// How generated C for a board is called. There is one machine, which keeps its own memory.
///
///     packed:      uint8_t NAME_step(uint8_t inputs);                               one bit for each input and output
///     otherwise:   const NAME_outputs *NAME_step(const NAME_inputs *inputs);        a member for each
///
/// Both have `void NAME_init(void);`, to be called once before. A machine that counts time has the member `time_ms`
/// (uint32_t) among its inputs.
struct Interface {
  std::string name;    ///< a C identifier
  std::string header;  ///< "NAME.h"
  std::string source;  ///< "NAME.c"
  bool packed = true;
  bool timed = false;
  int sample_ms = 100;  ///< how often to step
  std::vector<Port> inputs{};
  std::vector<Port> outputs{};
  std::vector<std::string> hooks{};  ///< prototypes of functions that the user must write, without semicolon
};

}  // namespace cancha::codegen
