#include "codegen/board/pins.h"

#include <gtest/gtest.h>

#include "codegen/board/arduino.h"
#include "codegen/board/example_test.h"

namespace cancha::codegen {
namespace {

std::string said(const std::vector<Error>& errors) {
  std::string text;
  for (const Error& error : errors) text += error.text() + "\n";
  return text;
}

TEST(Pins, AreNamedByAList) {
  Interface interface = example::avoid();

  EXPECT_EQ(said(name_pins(interface, "u=13,v=A0,S1=d7", Board::Uno)), "");

  EXPECT_EQ(interface.inputs[0].pin, 13);
  EXPECT_EQ(interface.inputs[1].pin, 14);
  EXPECT_EQ(interface.inputs[2].pin, 4);
  EXPECT_EQ(interface.outputs[1].pin, 7);
}

TEST(Pins, OfTheCm900HaveTheChipsNamesToo) {
  Interface interface = example::avoid();

  EXPECT_EQ(said(name_pins(interface, "u=PB0,v=D31,w=3", Board::Cm900)), "");

  EXPECT_EQ(interface.inputs[0].pin, 14);
  EXPECT_EQ(interface.inputs[1].pin, 31);
  EXPECT_EQ(pins_of(Board::Cm900)[31].name, "PC15");
}

TEST(Pins, WrongListsAreToldAllAtOnce) {
  Interface interface = example::avoid();

  EXPECT_EQ(said(name_pins(interface, "u=20,V=2,S,S0=PA0", Board::Uno)),
            "--pins: the UNO has no pin '20' (pins are 0 to 13 and A0 to A5)\n"
            "--pins: there is no input or output 'V' (did you mean 'v'?)\n"
            "--pins: 'S' is not NAME=PIN (for example --pins u=2,v=3)\n"
            "--pins: the UNO has no pin 'PA0' (pins are 0 to 13 and A0 to A5)\n");
}

TEST(Pins, MissingOnesAreToldAllAtOnce) {
  Interface interface = example::avoid();
  interface.inputs[0].pin = -1;
  interface.outputs[1].pin = -1;

  EXPECT_EQ(said(check_pins(interface, Board::Uno)),
            "pins: no pin is named for u, S1 (name pins in the file, in a chart cancha:pin=\"2\", or with --pins "
            "u=2,S1=3)\n");
}

TEST(Pins, CannotBeSharedOrBeyondTheBoard) {
  Interface interface = example::avoid();
  interface.inputs[1].pin = 2;
  interface.outputs[0].pin = 20;

  EXPECT_EQ(said(check_pins(interface, Board::Uno)),
            "v: pin 2 is taken by u (each port needs a pin of its own)\n"
            "S0: the UNO has no pin 20 (pins are 0 to 13 and A0 to A5)\n");
}

TEST(Pins, NumbersNeedPinsThatCan) {
  Interface interface = example::dimmer();
  interface.inputs[1].pin = 4;
  interface.outputs[0].pin = 8;

  EXPECT_EQ(said(check_pins(interface, Board::Uno)),
            "distance: pin 4 cannot measure a number (these can: A0, A1, A2, A3, A4, A5)\n"
            "level: pin 8 cannot give a number by PWM (these can: 3, 5, 6, 9, 10, 11)\n");
}

TEST(Pins, NumbersNeedARangeThatPinsHave) {
  Interface interface = example::dimmer();
  interface.inputs[1].least = 2000;
  interface.inputs[1].most = 3000;
  interface.outputs[0].least = -20;
  interface.outputs[0].most = -10;

  EXPECT_EQ(
      said(check_pins(interface, Board::Uno)),
      "distance: its range 2000 to 3000 has nothing in common with the 0 to 1023 of a pin (give it another range)\n"
      "level: its range -20 to -10 has nothing in common with the 0 to 255 of a pin (give it another range)\n");
}

TEST(Pins, OfTheBusAndTheDebuggerAreNotForPorts) {
  Interface interface = example::avoid();
  interface.inputs[0].pin = 11;
  interface.inputs[1].pin = 20;

  EXPECT_EQ(said(check_pins(interface, Board::Cm900)),
            "u: pin PA13 cannot be used: it belongs to the debugger\n"
            "v: pin PB6 cannot be used: it belongs to the bus of the servos\n");
}

TEST(Pins, RangesAreKeptWithinThePin) {
  Port port;
  port.least = -std::numeric_limits<double>::infinity();
  port.most = std::numeric_limits<double>::infinity();
  EXPECT_EQ(input_counts(port).least, 0);
  EXPECT_EQ(input_counts(port).most, 1023);
  EXPECT_EQ(output_counts(port).most, 255);
  port.least = 1.5;
  port.most = 99.5;
  EXPECT_EQ(input_counts(port).least, 2);
  EXPECT_EQ(input_counts(port).most, 99);
}

}  // namespace
}  // namespace cancha::codegen
