#include "codegen/board/cm900_texts.h"

namespace cancha::codegen::cm900 {

const std::string_view kMakefile =
    R"(# @NAME@ for the ROBOTIS CM-900 (STM32F103C8), with Debian's gcc-arm-none-eabi and libnewlib-arm-none-eabi.
#
#   make         builds @NAME@.elf and @NAME@.bin
#   make size    bytes of flash (text + data) and of RAM (data + bss)
#
# To upload, give @NAME@.bin to the board's own loader, or with a debug probe: st-flash write @NAME@.bin $(FLASH_START)
#
# The loader of the CM-900 lies in the first 12 KB of flash and starts what comes behind it. Please check this with the
# papers of your board; without a loader, or to replace it: make FLASH_START=0x08000000

FLASH_START ?= 0x08003000
ARM         ?= arm-none-eabi-
CFLAGS      ?= -Os -Wall -Wextra
CHIP        := -mcpu=cortex-m3 -mthumb -std=c99
LINK        := -ffunction-sections -fdata-sections -nostartfiles -Wl,--gc-sections -Wl,--defsym=flash_start=$(FLASH_START) -T cm900.ld

all: @NAME@.bin

@NAME@.elf: $(wildcard *.c *.h) cm900.ld
>$(ARM)gcc $(CHIP) $(CFLAGS) $(LINK) -o $@ $(wildcard *.c) -lm

@NAME@.bin: @NAME@.elf
>$(ARM)objcopy -O binary $< $@

size: @NAME@.elf
>$(ARM)size $<

clean:
>rm -f @NAME@.elf @NAME@.bin

.PHONY: all size clean
)";

const std::string_view kLinkerScript =
    R"(/* STM32F103C8: 64 KB of flash, 20 KB of RAM. flash_start comes from the Makefile: the first 12 KB are the loader's. */

ENTRY(reset_handler)

MEMORY {
    flash (rx) : ORIGIN = flash_start, LENGTH = 0x08010000 - flash_start
    ram (rwx) : ORIGIN = 0x20000000, LENGTH = 20K
}

stack_top = ORIGIN(ram) + LENGTH(ram);

SECTIONS {
    .vectors : {
        KEEP(*(.vectors))
    } > flash
    .text : {
        *(.text .text.*)
        *(.rodata .rodata.*)
        . = ALIGN(4);
    } > flash
    .ARM.exidx : {
        *(.ARM.exidx*)
    } > flash
    data_in_flash = LOADADDR(.data);
    .data : {
        . = ALIGN(4);
        data_start = .;
        *(.data .data.*)
        . = ALIGN(4);
        data_end = .;
    } > ram AT > flash
    .bss (NOLOAD) : {
        . = ALIGN(4);
        bss_start = .;
        *(.bss .bss.* COMMON)
        . = ALIGN(4);
        bss_end = .;
    } > ram
    end = .;
    /DISCARD/ : {
        *(.comment)
    }
}
)";

const std::string_view kStartup =
    R"(/* What a Cortex-M3 does before main: the vector table, the first values of variables. */

#include <stdint.h>

extern uint32_t stack_top, data_in_flash, data_start, data_end, bss_start, bss_end; /* from cm900.ld */

int main(void);
void tick_handler(void);
void reset_handler(void);

/* every fault ends here: outputs keep their levels, and a debugger finds the place */
static void stop_handler(void) {
    for (;;) {
    }
}

typedef void (*handler)(void);

__attribute__((section(".vectors"), used)) static const struct {
    uint32_t *stack;
    handler system[15];
} vectors = {
    &stack_top,
    {
        reset_handler, stop_handler, stop_handler, stop_handler, stop_handler, /* reset, NMI, three faults */
        stop_handler, 0, 0, 0, 0, stop_handler,                                /* usage fault, SVC */
        stop_handler, 0, stop_handler, tick_handler                            /* debug, PendSV, SysTick */
    }
};

void reset_handler(void) {
    const uint32_t *from = &data_in_flash;
    for (uint32_t *to = &data_start; to < &data_end; ++to) *to = *from++;
    for (uint32_t *to = &bss_start; to < &bss_end; ++to) *to = 0u;
    *(volatile uint32_t *)0xE000ED08u = (uint32_t)&vectors; /* the loader's own table was in force until now */
    (void)main();
    stop_handler();
}
)";

const std::string_view kMain = R"(/* @NAME@ on a ROBOTIS CM-900 (STM32F103C8), registers only.
 *
@PINS@ *
 * The machine itself is in @SOURCE@; this file only wires it to pins. */

#include <stdint.h>

@INCLUDE@

#ifndef REG /* tests may put something else in its place */
#define REG(address) (*(volatile uint32_t *)(address))
#define IDLE() __asm__ volatile("wfi") /* sleeps until the next tick */
#endif

#define RCC_CR REG(0x40021000u)
#define RCC_CFGR REG(0x40021004u)
#define RCC_APB2ENR REG(0x40021018u)
#define RCC_APB1ENR REG(0x4002101Cu)
#define AFIO_MAPR REG(0x40010004u)
#define SYST_CSR REG(0xE000E010u)
#define SYST_RVR REG(0xE000E014u)
#define SYST_CVR REG(0xE000E018u)

/* of a port of pins: two registers with four bits for each pin, input, output, set and clear */
#define PA 0x40010800u
#define PB 0x40010C00u
#define PC 0x40011000u
#define GPIO_CR(port, pin) REG((port) + ((pin) < 8u ? 0u : 4u))
#define GPIO_IDR(port) REG((port) + 0x08u)
#define GPIO_BSRR(port) REG((port) + 0x10u)

enum { ANALOG = 0x0, OUTPUT = 0x2, INPUT = 0x4, PULLED = 0x8, PWM = 0xA };

#define SAMPLE_MS @SAMPLE@u

static volatile uint32_t now_ms;

void tick_handler(void);
void tick_handler(void) {
    ++now_ms;
}

static void mode(uint32_t port, uint32_t pin, uint32_t bits) {
    const uint32_t shift = (pin % 8u) * 4u;
    GPIO_CR(port, pin) = (GPIO_CR(port, pin) & ~(0xFu << shift)) | (bits << shift);
}

@HELPERS@/* the chip's own oscillator, 8 MHz, whatever the loader has chosen */
static void clock_8_mhz(void) {
    RCC_CR |= 0x1u;
    while ((RCC_CR & 0x2u) == 0u) {
    }
    RCC_CFGR = 0u;
    while ((RCC_CFGR & 0xCu) != 0u) {
    }
}

int main(void) {
    uint32_t step_time;

    clock_8_mhz();
    RCC_APB2ENR |= 0x@APB2@u; /* ports A, B and C, and what else is used */
    RCC_APB1ENR |= 0x@APB1@u;
    AFIO_MAPR = 0x02000000u; /* PA15, PB3 and PB4 are pins; two wires are left to a debugger */
@SETUP@    @NAME@_init();
    SYST_RVR = 7999u; /* a tick each ms */
    SYST_CVR = 0u;
    SYST_CSR = 0x7u;
    step_time = now_ms;
    for (;;) {
        /* the difference is right even when now_ms begins at 0 again, after 49 days */
        while ((int32_t)(now_ms - step_time) < 0) {
            IDLE();
        }

@STEP@
        /* from the planned moment, not from now: so that small delays do not add up */
        step_time += SAMPLE_MS;
    }
}
)";

const std::string_view kLimited = R"(/* a number within what the machine has been promised */
static int32_t limited(int32_t value, int32_t least, int32_t most) {
    return value < least ? least : value > most ? most : value;
}

)";

const std::string_view kAnalog = R"(#define ADC_SR REG(0x40012400u)
#define ADC_CR2 REG(0x40012408u)
#define ADC_SMPR2 REG(0x40012410u)
#define ADC_SQR3 REG(0x40012434u)
#define ADC_DR REG(0x4001244Cu)

static void analog_init(void) {
    ADC_SMPR2 = 0x3FFFFFFFu; /* as slowly as it can, for weak sensors */
    ADC_CR2 = 0x001E0001u;   /* on, started by software */
    for (volatile uint32_t i = 0u; i < 100u; ++i) {
    }
    ADC_CR2 |= 0x4u; /* measures itself */
    while ((ADC_CR2 & 0x4u) != 0u) {
    }
}

static int32_t analog(uint32_t channel) {
    ADC_SQR3 = channel;
    ADC_CR2 |= 0x00400000u;
    while ((ADC_SR & 0x2u) == 0u) {
    }
    return (int32_t)((ADC_DR & 0xFFFu) >> 2); /* ten bits, as on the Arduino */
}

)";

const std::string_view kPwm = R"(#define TIM(timer, offset) REG((timer) + (offset))

/* about 1 kHz; 255 of 255 is always on */
static void pwm_init(uint32_t timer, uint32_t channel) {
    const uint32_t shift = (channel % 2u) * 8u;
    TIM(timer, 0x28u) = 31u;
    TIM(timer, 0x2Cu) = 254u;
    TIM(timer, channel < 2u ? 0x18u : 0x1Cu) |= 0x68u << shift;
    TIM(timer, 0x20u) |= 1u << (channel * 4u);
    TIM(timer, 0x44u) |= 0x8000u; /* timer 1 alone needs it, the others have nothing there */
    TIM(timer, 0x14u) = 1u;
    TIM(timer, 0x00u) |= 0x81u;
}

static void pwm(uint32_t timer, uint32_t channel, int32_t part) {
    TIM(timer, 0x34u + channel * 4u) = (uint32_t)part;
}

)";

}  // namespace cancha::codegen::cm900
