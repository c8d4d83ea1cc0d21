// clang-format off
// Strategy.cpp : Defines the entry point for the DLL application.
//

#include "stdafx.h"
#include "Strategy.h"
#include <math.h>

BOOL APIENTRY DllMain( HANDLE hModule,
                       DWORD  ul_reason_for_call,
                       LPVOID lpReserved
                     )
{
    switch (ul_reason_for_call)
    {
        case DLL_PROCESS_ATTACH:
        case DLL_THREAD_ATTACH:
        case DLL_THREAD_DETACH:
        case DLL_PROCESS_DETACH:
            break;
    }
    return TRUE;
}

char *teamName = "BASIC";
FILE *debugFile;

void Velocity ( Robot *robot, int vl, int vr );
void Position ( Robot *robot, double x, double y );
void Goalie ( Robot *robot, Environment *env );
void PredictBall ( Environment *env );

extern "C" STRATEGY_API void Create ( Environment *env )
{
    // nothing to allocate
}

extern "C" STRATEGY_API void Destroy ( Environment *env )
{
}

extern "C" STRATEGY_API void Strategy ( Environment *env )
{
    debugFile = fopen ( "C:\\Strategy\\BLUE\\debugfile.txt", "a" );

    switch ( env->gameState )
    {
        case FREE_BALL:
        case PLACE_KICK:
        case PENALTY_KICK:
        case FREE_KICK:
        case GOAL_KICK:
            // nobody knows whose ball it is but the referee
            fprintf ( debugFile, "%s state %ld ball of %ld\n", teamName, env->gameState, env->whosBall );
    }

    PredictBall ( env );

    // who is nearest to the ball?
    double best = 1000.0;
    int nearest = 1;
    for ( int i = 1; i < PLAYERS_PER_SIDE; i++ )
    {
        double dx = env->predictedBall.pos.x - env->home[i].pos.x;
        double dy = env->predictedBall.pos.y - env->home[i].pos.y;
        double d = sqrt ( dx * dx + dy * dy );
        if ( d < best )
        {
            best = d;
            nearest = i;
        }
    }

    // i lives on in this compiler
    for ( i = 1; i < PLAYERS_PER_SIDE; i++ )
    {
        if ( i == nearest )
            Position ( &env->home[i], env->predictedBall.pos.x, env->predictedBall.pos.y );
        else
            Velocity ( &env->home[i], 0, 0 );
    }
    Goalie ( &env->home[0], env );

    sprintf ( myMessage, "%d of %d", nearest, i );
    fprintf ( debugFile, "%s\n", myMessage );
    fclose ( debugFile );
}

void Velocity ( Robot *robot, int vl, int vr )
{
    robot->velocityLeft = vl;
    robot->velocityRight = vr;
}

void Position ( Robot *robot, double x, double y )
{
    double desired = 180. / PI * atan2 ( y - robot->pos.y, x - robot->pos.x );
    int theta = (int)( desired - robot->rotation );
    while ( theta > 180 ) theta -= 360;
    while ( theta < -180 ) theta += 360;

    if ( abs ( theta ) > 40 )
        Velocity ( robot, theta > 0 ? -30 : 30, theta > 0 ? 30 : -30 );
    else
        Velocity ( robot, 100 - theta, 100 + theta );
}

void Goalie ( Robot *robot, Environment *env )
{
    double y = env->currentBall.pos.y;
    if ( y > GTOPY - 2.2 ) y = GTOPY - 2.2;
    if ( y < GBOTY + 2.2 ) y = GBOTY + 2.2;
    int v = (int)( 5 * ( y - robot->pos.y ) );
    if ( robot->rotation < 0 ) v = -v;
    Velocity ( robot, v, v );
}

void PredictBall ( Environment *env )
{
    double dx = env->currentBall.pos.x - env->lastBall.pos.x;
    double dy = env->currentBall.pos.y - env->lastBall.pos.y;
    env->predictedBall.pos.x = env->currentBall.pos.x + dx;
    env->predictedBall.pos.y = env->currentBall.pos.y + dy;
}
