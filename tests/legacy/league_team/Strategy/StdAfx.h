// clang-format off
// stdafx.h : include file for standard system include files
#pragma once
#define WIN32_LEAN_AND_MEAN        // Exclude rarely-used stuff from Windows headers
#include <Windows.h>
