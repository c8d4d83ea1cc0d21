// clang-format off
#ifndef MOVEMENT_H
#define MOVEMENT_H

#include "interface.h"

class STRATEGY_API CMovement
{
public:
    CMovement() : m_nLimit(125) {}
    virtual ~CMovement() {}
    void GoTo(Robot *pRobot, double dX, double dY, int nSpeed);
    void Spin(Robot *pRobot, BOOL bClockwise);
private:
    int m_nLimit;
};

#endif
