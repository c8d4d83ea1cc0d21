#pragma once

#include <string_view>

/// The frames of hil_protocol.h in C, for programs that answer them: on a board, and on this computer.
namespace cancha::codegen {

/// Sending; @MOST@ is to be filled in. Before it stands a function put_byte(uint8_t).
inline constexpr std::string_view kFrameCode =
    R"(enum { START = 0x7E, ESCAPE = 0x7D, FLIP = 0x20 };
enum { MOST = @MOST@ }; /* bytes of a request or a reply */

static uint8_t frame[MOST + 4]; /* sequence number, length, bytes, CRC */
static uint8_t frame_count;
static bool inside, escaped, noise;

static uint16_t crc_step(uint16_t crc, uint8_t byte) {
    crc ^= (uint16_t)((uint16_t)byte << 8);
    for (uint8_t bit = 0; bit < 8; ++bit) crc = (uint16_t)((crc & 0x8000u) != 0u ? (crc << 1) ^ 0x1021u : crc << 1);
    return crc;
}

static void put(uint8_t byte) {
    if (byte == START || byte == ESCAPE) {
        put_byte(ESCAPE);
        byte ^= FLIP;
    }
    put_byte(byte);
}

static void send(uint8_t sequence, const uint8_t *bytes, uint8_t count) {
    uint16_t crc = crc_step(crc_step(0xFFFFu, sequence), count);
    put_byte(START);
    put(sequence);
    put(count);
    for (uint8_t i = 0; i < count; ++i) {
        crc = crc_step(crc, bytes[i]);
        put(bytes[i]);
    }
    put((uint8_t)(crc >> 8));
    put((uint8_t)(crc & 0xFFu));
    put_byte(START);
}

static void ask_again(void) {
    const uint8_t reply = 'N';
    send(0, &reply, 1);
}

)";

/// Taking in what comes, byte by byte. Before it stands a function obey(uint8_t sequence, const uint8_t *bytes, uint8_t
/// count), which is called with each sound frame.
inline constexpr std::string_view kFrameReader =
    R"(static void take(uint8_t byte) {
    if (byte == START) { /* the beginning or the end of a frame, whatever came before */
        const bool damaged = noise || (inside && (frame_count > 0u || escaped));
        inside = true;
        escaped = false;
        noise = false;
        frame_count = 0;
        if (damaged) ask_again();
        return;
    }
    if (!inside) {
        noise = true;
        return;
    }
    if (byte == ESCAPE) {
        escaped = true;
        return;
    }
    if (escaped) byte ^= FLIP;
    escaped = false;
    frame[frame_count++] = byte;
    if (frame_count < 2u) return;
    if (frame[1] > MOST) {
        inside = false;
        noise = true;
        return;
    }
    if (frame_count < frame[1] + 4u) return;
    inside = false;
    uint16_t crc = 0xFFFFu;
    for (uint8_t i = 0; i < frame_count; ++i) crc = crc_step(crc, frame[i]);
    if (crc == 0u) obey(frame[0], frame + 2, frame[1]);
    else noise = true;
}

)";

}  // namespace cancha::codegen
