// A strategy as they were written for Windows: own constants, a DllMain, three spellings of "exported".
#include <cancha/simurosot.h>

BOOL APIENTRY DllMain(HANDLE, DWORD ul_reason_for_call, LPVOID) {
  switch (ul_reason_for_call) {
    case DLL_PROCESS_ATTACH:
    case DLL_THREAD_ATTACH:
    case DLL_THREAD_DETACH:
    case DLL_PROCESS_DETACH:
      break;
  }
  return TRUE;
}

const long FREE_BALL = 1;
const long PENALTY_KICK = 3;
const double FTOP = 77.2392;

struct MyVariables {
  int calls = 0;
};

extern "C" STRATEGY_API void Create(Environment* env) {
  env->userData = (void*)new MyVariables();
}

extern "C" __declspec(dllexport) void Destroy(Environment* env) {
  delete (MyVariables*)env->userData;
}

extern "C" STRATEGY_API void __cdecl Strategy(Environment* env) {
  ((MyVariables*)env->userData)->calls++;
  switch (env->gameState) {
    case FREE_BALL:
      break;
    case PENALTY_KICK:
      env->home[4].velocityLeft = 125;
      break;
    default:
      for (long i = 0; i < PLAYERS_PER_SIDE; i++) env->home[i].velocityRight = FTOP;
  }
}
