// clang-format off
#if !defined(INTERFACE_H__INCLUDED_)
#define INTERFACE_H__INCLUDED_

#if _MSC_VER > 1000
#pragma once
#endif // _MSC_VER > 1000

#ifdef STRATEGY_EXPORTS
#define STRATEGY_API __declspec(dllexport)
#else
#define STRATEGY_API __declspec(dllimport)
#endif

#define PLAYERS_PER_SIDE 5

struct Vector3D { double x, y, z; };
struct Bounds { long left, right, top, bottom; };
struct Robot { Vector3D pos; double rotation; double velocityLeft, velocityRight; };
struct OpponentRobot { Vector3D pos; double rotation; };
struct Ball { Vector3D pos; };

struct Environment
{
    Robot            home[PLAYERS_PER_SIDE];
    OpponentRobot    opponent[PLAYERS_PER_SIDE];
    Ball            currentBall, lastBall, predictedBall;
    Bounds            fieldBounds, goalBounds;
    int                gameState;        // 0 play on
    int                whoseBall;
    void            *userData;
};

#endif // !defined(INTERFACE_H__INCLUDED_)
