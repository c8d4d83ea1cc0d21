// clang-format off
// Team.cpp : a team with its movements in another folder.

#include "StdAfx.h"
#include <iostream.h>
#include <fstream.h>
#include "..\Common\Movement.h"

STRATEGY_API int nStrategy = 0;

class CTeam
{
public:
    CTeam()
    {
        ifstream in("C:\\Strategy\\YELLOW\\TeamName.txt", ios::in | ios::nocreate);
        strcpy(m_szName, "nameless");
        if (in) in.getline(m_szName, sizeof(m_szName));
        m_dwStart = GetTickCount();
        m_log.open("Log\\team.log");
    }
    void Play(Environment *pEnv);

    char m_szName[64];
private:
    DWORD m_dwStart;
    CMovement m_move;
    ofstream m_log;
};

void CTeam::Play(Environment *pEnv)
{
    int nOpponents = 0;
    for (int i = 0; i < PLAYERS_PER_SIDE; i++)
    {
        if (pEnv->opponent[i].pos.x > pEnv->fieldBounds.left) nOpponents++;
    }

    m_log << m_szName << " state " << pEnv->gameState << " ball " << pEnv->whoseBall << endl;
    for (int n = 0; n < PLAYERS_PER_SIDE; n++)
    {
        double dY = n * (pEnv->fieldBounds.top - pEnv->fieldBounds.bottom) / (double)PLAYERS_PER_SIDE;
        if (n == 0)
            m_move.GoTo(&pEnv->home[n], pEnv->home[n].pos.x, pEnv->currentBall.pos.y, 0);
        else if (n == 4)
            m_move.Spin(&pEnv->home[n], pEnv->gameState != 0);
        else
            m_move.GoTo(&pEnv->home[n], pEnv->currentBall.pos.x, pEnv->currentBall.pos.y + dY / 10, 90);
    }
    if (nOpponents != PLAYERS_PER_SIDE) cerr << "where are they? " << nOpponents << endl;
}

extern "C"
{
    STRATEGY_API void __cdecl Create(Environment *pEnv)
    {
        CTeam *pTeam = new CTeam;
        pEnv->userData = pTeam;
        cout << "team " << pTeam->m_szName << endl;
    }

    STRATEGY_API void __cdecl Destroy(Environment *pEnv)
    {
        delete (CTeam *)pEnv->userData;
    }

    STRATEGY_API void __cdecl Strategy(Environment *pEnv)
    {
        ((CTeam *)pEnv->userData)->Play(pEnv);
    }
}
