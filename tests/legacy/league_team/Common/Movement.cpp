// clang-format off
#include "StdAfx.h"
#include <MATH.H>
#include "Movement.h"

void CMovement::GoTo(Robot *pRobot, double dX, double dY, int nSpeed)
{
    double dAngle = atan2(dY - pRobot->pos.y, dX - pRobot->pos.x) * 57.29578 - pRobot->rotation;
    for (; dAngle > 180; dAngle -= 360);
    for (; dAngle < -180; dAngle += 360);

    // max and min of an int and a double
    double dTurn = max(-60, min(60, dAngle));
    pRobot->velocityLeft  = max(-m_nLimit, min(m_nLimit, nSpeed - dTurn));
    pRobot->velocityRight = max(-m_nLimit, min(m_nLimit, nSpeed + dTurn));
}

void CMovement::Spin(Robot *pRobot, BOOL bClockwise)
{
    pRobot->velocityLeft  = bClockwise ? 40 : -40;
    pRobot->velocityRight = bClockwise ? -40 : 40;
}
