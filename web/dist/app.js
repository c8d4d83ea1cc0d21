function C(i,e={},...t){let n=document.createElement(i);for(let[s,r]of Object.entries(e))typeof r=="function"?n.addEventListener(s.slice(2),r):r===!0?n.setAttribute(s,""):r!==void 0&&r!==!1&&n.setAttribute(s,String(r));for(let s of t)s&&n.append(s);return n}var _b={play:"M8 5.5v13l11-6.5z",pause:"M7 5.5h3.6v13H7zM13.4 5.5H17v13h-3.6z",stop:"M6.500 6.500h11v11h-11z",dice:"M6 3.500h12A2.500 2.500 0 0 1 20.500 6v12a2.500 2.500 0 0 1-2.500 2.500H6A2.500 2.500 0 0 1 3.500 18V6A2.500 2.500 0 0 1 6 3.500zM8.300 6.700a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200zM12 10.400a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200zM15.700 14.100a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200z",reverse:"M16 5.5v13L5 12z",stepBack:"M17 6v12l-8-6zM6.5 6H9v12H6.5z",stepOn:"M7 6v12l8-6zM15 6h2.5v12H15z",previous:"M12.5 12 20 6.5v11zM4.5 12 12 6.5v11z",next:"M11.5 12 4 6.5v11zM19.5 12 12 6.5v11z",panel:"M4 5h16v14H4zm2 2v10h7V7z",layers:"M12 3 2.500 8 12 13l9.500-5zM4.900 11.200 2.500 12.500 12 17.500l9.500-5-2.400-1.300L12 15zM4.900 15.700 2.500 17 12 22l9.500-5-2.400-1.300L12 19.500z",plot:"M3 4h2v14h16v2H3zM7 15.500l4-6 3.200 3.400L19 6l1.600 1.100-6.200 8.800-3.200-3.400L8.600 16.600z",behaviour:"M9 3.500h6v5h-2v2.500h5.500v4H21v5h-6v-5h1.500v-2h-9v2H9v5H3v-5h2.500v-4H11V8.500H9z",log:"M4 5h2.500v2.500H4zM8.500 5.200H20v2H8.500zM4 10.700h2.500v2.500H4zM8.500 11H20v2H8.500zM4 16.500h2.500V19H4zM8.500 16.700H20v2H8.500z",add:"M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z",aim:"M11 2h2v3.100A7 7 0 0 1 18.900 11H22v2h-3.100A7 7 0 0 1 13 18.900V22h-2v-3.100A7 7 0 0 1 5.100 13H2v-2h3.100A7 7 0 0 1 11 5.100zM12 7a5 5 0 1 0 0 10 5 5 0 1 0 0-10zM12 10a2 2 0 1 0 0 4 2 2 0 1 0 0-4z",remove:"M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12l5.600 5.600-1.400 1.400-5.600-5.600L6.400 19 5 17.600l5.600-5.600L5 6.400z",rename:"M4 16.600 15.400 5.200l3.400 3.400L7.400 20H4zM16.700 3.900l1.500-1.500 3.400 3.400-1.500 1.500z",delete:"M9 3h6l1 2h4v2H4V5h4zM6 8.500h12L17.200 21H6.800zM9.300 10.700l.5 8h1.600l-.4-8zM13.400 10.700l-.4 8h1.600l.5-8z",menu:"M3.500 6h17v2.200h-17zM3.500 10.900h17v2.200h-17zM3.500 15.800h17V18h-17z",link:"M10.600 13.400a4.200 4.200 0 0 0 5.900 0l3-3a4.200 4.200 0 1 0-5.900-5.900l-1.400 1.400 1.500 1.500 1.400-1.400a2.100 2.100 0 0 1 2.900 2.900l-3 3a2.100 2.100 0 0 1-2.900 0zM13.400 10.600a4.200 4.200 0 0 0-5.900 0l-3 3a4.200 4.200 0 1 0 5.900 5.900l1.400-1.400-1.500-1.500-1.400 1.400a2.100 2.100 0 0 1-2.900-2.900l3-3a2.100 2.100 0 0 1 2.900 0z",enlarge:"M4 4h6v2H6v4H4zM14 4h6v6h-2V6h-4zM4 14h2v4h4v2H4zM18 14h2v6h-6v-2h4z",reduce:"M8 4h2v6H4V8h4zM14 4h2v4h4v2h-6zM4 14h6v6H8v-4H4zM14 14h6v2h-4v4h-2z",pin:"M12 2.500a7 7 0 0 1 7 7c0 4.600-4.500 8.700-7 12-2.500-3.300-7-7.400-7-12a7 7 0 0 1 7-7zM12 6.800a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400z",share:"M12 3.200 17 8.200l-1.500 1.500-2.400-2.400V15h-2.200V7.300L8.500 9.700 7 8.200zM5 12.500h2.200v6.300h9.600v-6.300H19V21H5z"};function cs(i){let e="http://www.w3.org/2000/svg",t=document.createElementNS(e,"svg");t.setAttribute("viewBox","0 0 24 24"),t.setAttribute("aria-hidden","true");let n=document.createElementNS(e,"path");return n.setAttribute("d",_b[i]),n.setAttribute("fill-rule","evenodd"),t.append(n),t}function en(i,e,t,n={}){return C("button",{type:"button",class:"icon","aria-label":e,title:e,onclick:t,...n},cs(i))}function Je(i,e){i.textContent!==e&&(i.textContent=e)}var xb={en:new Intl.PluralRules("en"),es:new Intl.PluralRules("es")};function qa(i,e,t){return i.replace(/\{(\w+)(?:\?([^|{}]*)\|([^{}]*))?\}/g,(n,s,r,o)=>{let a=e[s];return r===void 0?String(a??n):xb[t].select(Number(a))==="one"?r:o})}var bb={heldBy:"Held by {who}.",you:"you",heldProgram:"a program",heldReferee:"the referee",heldBreakpoint:"a breakpoint",diskFull:"The disk is full, so the match waits: {why}. It goes on by itself once there is room.",picture:"The pitch with the ball and the robots",timeline:"Timeline",controls:"Playback",play:"Play",pause:"Pause",reverse:"Play backwards",stepBack:"One frame back",stepOn:"One frame on",previousEvent:"Previous event",nextEvent:"Next event",speed:"Speed",camera:"Camera",top:"Top",tv:"TV",ball:"Ball",robot:"Robot",whichRobot:"Robot to follow",trail:"Ball trail",overlays:"Overlays",prediction:"Predicted ball path",paths:"Robot paths",targets:"Targets of the robots",kicks:"Kicks",heat:"Heat map of the ball",heatWhole:"whole match",heatPast:"match so far",rarely:"rarely",often:"often",space:"Space control",spaceShare:"Space: blue {blue} %, yellow {yellow} %",distances:"Distances",k_select:"Choose the previous or next robot",chosenRobot:"Chosen robot",chooseRobot:"Click a robot, or choose it here, to see what it does.",none:"none",place:"Place",heading:"Heading",turnRate:"Turning",wheels:"Wheels L · R",toBall:"To the ball",role:"Role",target:"Target",plots:"Plots",addNumbers:"Add numbers",searchNumbers:"Search, e.g. ball speed",aroundNow:"10 s around now",valuesNow:"Values at this moment",remove:"Remove",numbersFailed:"The recording could not be read.",log:"Log lines",filter:"Filter",level:"Level",allLevels:"All levels",noLog:"Nothing was logged.",noMatch:"No line matches.",sideSize:"Width of the side panel",dockSize:"Height of plots and log",events:"Events",goalsOnly:"Goals only",statistics:"Statistics",noEvents:"Nothing has happened.",reading:"reading …",behaviour:"Behaviour",mindSize:"Width of the behaviour view",panel:"Side panel",scoreboard:"Score and clock",left:"{time} left",waiting:"Waiting for data …",goal:"Goal for {team}",announce:"Goal for {team} at {time}. {blue} {b}, {yellow} {y}.",possession:"Possession",shots:"Shots",touches:"Touches",fouls:"Fouls",distance:"Driven",thirds:"Where the ball was",topSpeed:"Fastest ball",noStatistics:"No statistics were recorded.",middle:"middle",share:"Save as one file that plays in any browser, without Cancha",sharing:"Making the file …",scenario:"Save this moment as a scenario, to play on from it many times",scenarioSaving:"Making the scenario …",shared:"Saved as {file}.",shareFailed:"The file could not be made: {why}",live:"Live",match:"Match:",goLive:"Go to what happens now",liveMatch:"The match itself",hold:"Hold the match or let it go on",holdShort:"Hold",goOn:"Go on",held:"The match waits. Drag the ball or a robot (⇧ or wheel turns it), then let it go on.",stepMatch:"Play one step",stepSize:"Size of a step",oneDecision:"1 decision",matchSpeed:"Speed of the match",fastest:"fastest",drive:"Drive the chosen robot",driveShort:"Drive",driving:"You drive {robot}: W A S D, arrows or a gamepad; Esc ends it",drivingLegs:"You drive {robot}: W A S D, Q E aside, Z X kick, I J K L look, or a gamepad; it gets up by itself; Esc ends it",k_aside:"Step aside with the robot in hand",k_kick:"Kick with its left or right foot",k_look:"Turn its head; O: look freely",restart:"Restart",restartHint:"End this match and play the same one from the start",stop:"Stop",stopHint:"End this match; its recording stays",liveOver:"The match is over; you watch its recording",preparing:"Getting there: {percent} %",lost:"The connection is lost; trying again …",robotGone:"{robot} is gone: its program does not answer; trying again …",branching:"Making a what-if from this moment …",whatIfHint:"Pause, then drag the ball or a robot: what if?",chooseFirst:"Choose a robot first: click it.",k_move:"Move the chosen robot, or the ball",k_turn:"Turn the chosen robot",blue:"blue",yellow:"yellow",robotName:"{team} {number}",k_space:"Play or pause",k_j:"Play backwards, again: faster",k_k:"Pause",k_l:"Play, again: faster",k_arrows:"One frame back or on",k_shift:"Five seconds back or on",k_home:"First or last moment",k_np:"Next or previous event",k_speed:"Slower or faster",k_views:"Camera: top, TV, ball, robot",k_help:"This list",k_esc:"Close, or choose no robot",moment:"Copy a link to this moment",momentCopied:"The link to this moment is copied.",fullScreen:"Full screen",leaveFullScreen:"Leave full screen",k_drive:"Drive the robot in hand (C takes it): ahead, left, back, right; arrows, too",penalised:"Robots taken out",takenOut:"taken out",setPlayFor:"{what} for {team}",action:"Action",chosenBy:"Because it",posture:"Posture",gaze:"Head",believedPlace:"Believed place",believedHeading:"Believed heading",believedBall:"Believed ball",teamBall:"Team ball",seenBy:"seen by {count}",beliefs:"What the chosen robot believes",off:"{value} off",lostPlace:"lost",noBall:"knows of none",seenAgo:"{seconds} s ago",byMate:"told by a mate",inSight:"in sight",ballDirection:"direction only: {value} to the left"},Sb={heldBy:"Detenido por {who}.",you:"ti",heldProgram:"un programa",heldReferee:"el árbitro",heldBreakpoint:"un punto de parada",diskFull:"El disco está lleno y el partido espera: {why}. Sigue solo cuando haya sitio.",picture:"La cancha con el balón y los robots",timeline:"Línea de tiempo",controls:"Reproducción",play:"Reproducir",pause:"Pausa",reverse:"Reproducir hacia atrás",stepBack:"Un cuadro atrás",stepOn:"Un cuadro adelante",previousEvent:"Suceso anterior",nextEvent:"Suceso siguiente",speed:"Velocidad",camera:"Cámara",top:"Arriba",tv:"TV",ball:"Balón",robot:"Robot",whichRobot:"Robot que seguir",trail:"Estela del balón",overlays:"Capas",prediction:"Camino previsto del balón",paths:"Caminos de los robots",targets:"Metas de los robots",kicks:"Golpes",heat:"Mapa de calor del balón",heatWhole:"todo el partido",heatPast:"hasta ahora",rarely:"poco",often:"mucho",space:"Control del espacio",spaceShare:"Espacio: azul {blue} %, amarillo {yellow} %",distances:"Distancias",k_select:"Elegir el robot anterior o siguiente",chosenRobot:"Robot elegido",chooseRobot:"Haz clic en un robot, o elígelo aquí, para ver qué hace.",none:"ninguno",place:"Posición",heading:"Orientación",turnRate:"Giro",wheels:"Ruedas I · D",toBall:"Al balón",role:"Papel",target:"Meta",plots:"Gráficas",addNumbers:"Añadir números",searchNumbers:"Buscar, p. ej. ball speed",aroundNow:"10 s alrededor",valuesNow:"Valores en este momento",remove:"Quitar",numbersFailed:"No se pudo leer la grabación.",log:"Registro",filter:"Filtrar",level:"Nivel",allLevels:"Todos los niveles",noLog:"No hay registro.",noMatch:"Ninguna línea coincide.",sideSize:"Ancho del panel lateral",dockSize:"Alto de gráficas y registro",events:"Sucesos",goalsOnly:"Solo goles",statistics:"Estadísticas",noEvents:"No ha pasado nada.",reading:"leyendo …",behaviour:"Comportamiento",mindSize:"Ancho de la vista de comportamiento",panel:"Panel lateral",scoreboard:"Marcador y reloj",left:"quedan {time}",waiting:"Esperando datos …",goal:"Gol del {team}",announce:"Gol del {team} en {time}. {blue} {b}, {yellow} {y}.",possession:"Posesión",shots:"Tiros",touches:"Toques",fouls:"Faltas",distance:"Recorrido",thirds:"Dónde estuvo el balón",topSpeed:"Balón más rápido",noStatistics:"No se grabaron estadísticas.",middle:"centro",share:"Guardar como un archivo que se ve en cualquier navegador, sin Cancha",sharing:"Preparando el archivo …",scenario:"Guardar este momento como escenario, para seguir jugando desde él muchas veces",scenarioSaving:"Preparando el escenario …",shared:"Guardado como {file}.",shareFailed:"No se pudo preparar el archivo: {why}",live:"En vivo",match:"Partido:",goLive:"Ir a lo que pasa ahora",liveMatch:"El partido mismo",hold:"Detener el partido o dejarlo seguir",holdShort:"Detener",goOn:"Seguir",held:"El partido espera. Arrastra la pelota o un robot (⇧ o la rueda lo gira) y déjalo seguir.",stepMatch:"Jugar un paso",stepSize:"Tamaño del paso",oneDecision:"1 decisión",matchSpeed:"Velocidad del partido",fastest:"máxima",drive:"Conducir el robot elegido",driveShort:"Conducir",driving:"Conduces {robot}: W A S D, flechas o un mando; Esc termina",drivingLegs:"Conduces {robot}: W A S D, Q E de lado, Z X tiran, I J K L miran, o un mando; se levanta solo; Esc termina",k_aside:"Dar pasos de lado con el robot tomado",k_kick:"Tirar con su pie izquierdo o derecho",k_look:"Girar su cabeza; O: mirar libre",restart:"Reiniciar",restartHint:"Terminar este partido y jugar el mismo desde el principio",stop:"Terminar",stopHint:"Terminar este partido; su grabación queda",liveOver:"El partido terminó; ves su grabación",preparing:"Llegando: {percent} %",lost:"Se perdió la conexión; probando otra vez …",robotGone:"{robot} no está: su programa no responde; probando otra vez …",branching:"Creando un «qué pasaría si» desde este momento …",whatIfHint:"Pausa y arrastra la pelota o un robot: ¿qué pasaría si?",chooseFirst:"Elige primero un robot: haz clic en él.",k_move:"Mover el robot elegido o la pelota",k_turn:"Girar el robot elegido",blue:"azul",yellow:"amarillo",robotName:"{team} {number}",k_space:"Reproducir o parar",k_j:"Hacia atrás; otra vez: más rápido",k_k:"Pausa",k_l:"Reproducir; otra vez: más rápido",k_arrows:"Un cuadro atrás o adelante",k_shift:"Cinco segundos atrás o adelante",k_home:"Primer o último momento",k_np:"Suceso siguiente o anterior",k_speed:"Más lento o más rápido",k_views:"Cámara: arriba, TV, balón, robot",k_help:"Esta lista",k_esc:"Cerrar, o no elegir robot",moment:"Copiar un enlace a este momento",momentCopied:"El enlace a este momento está copiado.",fullScreen:"Pantalla completa",leaveFullScreen:"Salir de pantalla completa",k_drive:"Conducir el robot tomado (C lo toma): adelante, izquierda, atrás, derecha; también flechas",penalised:"Robots sancionados",takenOut:"sancionado",setPlayFor:"{what} para el {team}",action:"Acción",chosenBy:"Porque",posture:"Postura",gaze:"Cabeza",believedPlace:"Posición creída",believedHeading:"Orientación creída",believedBall:"Balón creído",teamBall:"Balón del equipo",seenBy:"visto por {count}",beliefs:"Lo que cree el robot elegido",off:"error {value}",lostPlace:"perdido",noBall:"no sabe de ninguno",seenAgo:"hace {seconds} s",byMate:"dicho por un compañero",inSight:"a la vista",ballDirection:"solo la dirección: {value} a la izquierda"},xf={en:bb,es:Sb};var Mb={DEBUG:"Debug",INFO:"Info",WARNING:"Warning",ERROR:"Error",FATAL:"Fatal",PERIOD_START:"Period starts",PERIOD_END:"Period ends",GOAL:"Goal",PLACE_KICK:"Place kick",FREE_BALL:"Free ball",PENALTY_KICK:"Penalty kick",FREE_KICK:"Free kick",GOAL_KICK:"Goal kick",PLAY_ON:"Play on",SHOT:"Shot",FORFEIT:"Forfeit",MATCH_END:"Match ends",TOUCHED:"Moved by hand",FIRST_HALF:"First half",HALF_TIME:"Half-time",SECOND_HALF:"Second half",EXTRA_TIME:"Extra time",ENDED:"Ended",READY:"Ready",SET:"Set",THROW_IN:"Throw-in",CORNER_KICK:"Corner kick",DROPPED_BALL:"Dropped ball",PENALISED:"Penalised",RETURNED:"Back in play",FALL:"Fall",INITIAL:"Initial",PLAYING:"Playing",FINISHED:"Finished",STANDBY:"Standby",KICK_OFF:"Kick-off",INDIRECT_FREE_KICK:"Indirect free kick",PUSHING_FREE_KICK:"Free kick for pushing",CORNER:"Corner kick",OUT_BALL_CONTACT:"touched the ball",OUT_PUSHING:"pushing",OUT_MOTION_IN_SET:"moved in Set",OUT_INACTIVE:"inactive",OUT_POSITION:"illegal position",OUT_LEAVING_FIELD:"left the field",OUT_PICK_UP:"picked up",OUT_GAME_STUCK:"game stuck",OUT_POSITION_IN_SET:"wrong place in Set",OUT_STANCE:"stance",OUT_MOTION_IN_STANDBY:"moved in Standby",OUT_MOTION_IN_STOP:"moved while stopped",OUT_SUBSTITUTE:"substitute",OUT_MANUAL:"by the referee",OUT_MANIPULATION:"ball manipulation",OUT_CONTACT:"physical contact",OUT_ATTACK:"illegal attack",OUT_DEFENCE:"illegal defence",OUT_SERVICE:"service",OUT_INCAPABLE:"incapable",OUT_BALL_HOLDING:"held the ball",OUT_ARMS:"used its arms",OUT_CAUTIONED:"cautioned",OUT_SENT_OFF:"sent off",OUT_REPAIR:"repair",OUT_OTHER:"penalised",STANDING:"standing",WALKING:"walking",ACTING:"playing a motion",FALLEN:"fallen",GETTING_UP:"getting up",STAND:"stand",GO_TO:"go to",WALK:"walk",TURN_TO:"turn to",KICK:"kick",DRIBBLE:"dribble",KEEP_GOAL:"keep the goal",SAVE_LEFT:"save to the left",SAVE_RIGHT:"save to the right",SEARCH:"search",MOTION:"motion",PUSH:"push",APPROACH:"approach the ball"},wb={DEBUG:"Depuración",INFO:"Información",WARNING:"Aviso",ERROR:"Error",FATAL:"Fatal",PERIOD_START:"Empieza el periodo",PERIOD_END:"Acaba el periodo",GOAL:"Gol",PLACE_KICK:"Saque inicial",FREE_BALL:"Balón libre",PENALTY_KICK:"Penalti",FREE_KICK:"Tiro libre",GOAL_KICK:"Saque de meta",PLAY_ON:"Sigue el juego",SHOT:"Tiro",FORFEIT:"Abandono",MATCH_END:"Fin del partido",TOUCHED:"Movido a mano",FIRST_HALF:"Primera parte",HALF_TIME:"Descanso",SECOND_HALF:"Segunda parte",EXTRA_TIME:"Prórroga",ENDED:"Terminado",READY:"A sus puestos",SET:"Preparados",THROW_IN:"Saque de banda",CORNER_KICK:"Saque de esquina",DROPPED_BALL:"Balón a tierra",PENALISED:"Sanción",RETURNED:"Vuelve al juego",FALL:"Caída",INITIAL:"Antes de empezar",PLAYING:"En juego",FINISHED:"Terminado",STANDBY:"En espera",KICK_OFF:"Saque inicial",INDIRECT_FREE_KICK:"Tiro libre indirecto",PUSHING_FREE_KICK:"Tiro libre por empujar",CORNER:"Saque de esquina",OUT_BALL_CONTACT:"tocó el balón",OUT_PUSHING:"empujar",OUT_MOTION_IN_SET:"se movió antes de tiempo",OUT_INACTIVE:"inactivo",OUT_POSITION:"posición ilegal",OUT_LEAVING_FIELD:"salió de la cancha",OUT_PICK_UP:"recogido",OUT_GAME_STUCK:"juego detenido",OUT_POSITION_IN_SET:"mal puesto",OUT_STANCE:"postura",OUT_MOTION_IN_STANDBY:"se movió en espera",OUT_MOTION_IN_STOP:"se movió en la parada",OUT_SUBSTITUTE:"suplente",OUT_MANUAL:"por el árbitro",OUT_MANIPULATION:"manipuló el balón",OUT_CONTACT:"contacto",OUT_ATTACK:"ataque ilegal",OUT_DEFENCE:"defensa ilegal",OUT_SERVICE:"servicio",OUT_INCAPABLE:"incapaz",OUT_BALL_HOLDING:"retuvo el balón",OUT_ARMS:"usó los brazos",OUT_CAUTIONED:"amonestado",OUT_SENT_OFF:"expulsado",OUT_REPAIR:"reparación",OUT_OTHER:"sancionado",STANDING:"de pie",WALKING:"andando",ACTING:"en un movimiento",FALLEN:"caído",GETTING_UP:"levantándose",STAND:"quieto",GO_TO:"ir a",WALK:"andar",TURN_TO:"girar a",KICK:"tirar",DRIBBLE:"conducir",KEEP_GOAL:"guardar la portería",SAVE_LEFT:"parar a la izquierda",SAVE_RIGHT:"parar a la derecha",SEARCH:"buscar",MOTION:"movimiento",PUSH:"empujar",APPROACH:"acercarse al balón"},bf={en:Mb,es:wb};var Eb={home:"Recordings",studio:"Cancha studio",loading:"Loading …",watch:"Watch",length:"Length",league:"League",size:"Size",teams:"Teams",matches:"Matches",cancel:"Cancel",branches:"Branches",branchedFrom:"branched from {name} at {time}",branchAt:"{name} from {time} on",behaviours:"Write behaviours",charts:"State charts",motions:"Motions",tunings:"Tuning",studies:"Studies",scenes:"Scenes",robots:"Robots",editOne:"Edit {name}",editHint:"Open the behaviour of this team in the editor",l_preparing:"preparing",l_playing:"playing",l_paused:"held",l_ended:"ended",l_stopped:"stopped",l_failed:"failed",theme:"Theme",dark:"Dark",light:"Light",system:"System",language:"Language",back:"All recordings",compare:"Compare",help:"Keyboard shortcuts",close:"Close",singleKeys:"Use these keys",e_noFile:"The address names no recording.",e_missing:"There is no recording called “{file}”. It may have been moved or deleted.",e_notMcap:"“{file}” is not an MCAP file, so it cannot be a recording of a match.",e_cut:"“{file}” is cut off: the program that wrote it was stopped, and the index at its end is missing. Save it, then open the saved one:",e_broken:"“{file}” cannot be read: {detail}.",e_network:"The server does not answer. Is it still running?",e_noRanges:"This server cannot send parts of a file, so the recording cannot be opened. Use ./cancha studio.",e_webgl:"This browser cannot draw in 3D (WebGL is missing or switched off).",e_title:"This does not work",n_behaviours:"Behaviours",pages:"Pages of the studio",menu:"All pages, theme and language",c_lost:"The connection to the studio is lost.",c_again:"Trying again in {count} {count?second|seconds} …",c_now:"Try now",c_back:"Connected again.",chooseTwo:"Choose two recordings to see them side by side, with one clock.",first:"First",second:"Second",tooFew:"{count} {count?recording is|recordings are} here; a comparison needs two. Play a match:",e_replaced:"“{file}” was replaced by another file while you watched. What was on the screen does not belong to it any more.",e_gone:"“{file}” was deleted or moved while you watched.",openNew:"Open the new one"},Tb={home:"Grabaciones",studio:"Estudio Cancha",loading:"Cargando …",watch:"Ver",length:"Duración",league:"Liga",size:"Tamaño",teams:"Equipos",matches:"Partidos",cancel:"Cancelar",branches:"Ramas",branchedFrom:"rama de {name} en {time}",branchAt:"{name} desde {time}",behaviours:"Escribir comportamientos",charts:"Diagramas de estados",motions:"Movimientos",tunings:"Ajuste",studies:"Estudios",scenes:"Escenarios",robots:"Robots",editOne:"Editar {name}",editHint:"Abrir el comportamiento de este equipo en el editor",l_preparing:"preparando",l_playing:"en juego",l_paused:"detenido",l_ended:"terminado",l_stopped:"parado",l_failed:"fallido",theme:"Tema",dark:"Oscuro",light:"Claro",system:"Sistema",language:"Idioma",back:"Todas las grabaciones",compare:"Comparar",help:"Atajos de teclado",close:"Cerrar",singleKeys:"Usar estas teclas",e_noFile:"La dirección no nombra ninguna grabación.",e_missing:"No hay ninguna grabación llamada «{file}». Quizá se movió o se borró.",e_notMcap:"«{file}» no es un archivo MCAP; no puede ser la grabación de un partido.",e_cut:"«{file}» está cortada: el programa que la escribía se detuvo y falta el índice del final. Guárdala y abre la guardada:",e_broken:"No se puede leer «{file}»: {detail}.",e_network:"El servidor no responde. ¿Sigue en marcha?",e_noRanges:"Este servidor no puede enviar partes de un archivo; no se puede abrir la grabación. Usa ./cancha studio.",e_webgl:"Este navegador no puede dibujar en 3D (falta WebGL o está desactivado).",e_title:"Esto no funciona",n_behaviours:"Comportamientos",pages:"Páginas del estudio",menu:"Todas las páginas, tema e idioma",c_lost:"Se perdió la conexión con el estudio.",c_again:"Otro intento en {count} {count?segundo|segundos} …",c_now:"Probar ahora",c_back:"Conectado otra vez.",chooseTwo:"Elige dos grabaciones para verlas juntas, con un solo reloj.",first:"Primera",second:"Segunda",tooFew:"Hay {count} {count?grabación|grabaciones}; para comparar hacen falta dos. Juega un partido:",e_replaced:"«{file}» fue reemplazada por otro archivo mientras la veías. Lo que estaba en pantalla ya no le corresponde.",e_gone:"«{file}» fue borrada o movida mientras la veías.",openNew:"Abrir la nueva"},Sf={en:Eb,es:Tb};var Ab={...Sf.en,...xf.en,...bf.en},Rb={...Sf.es,...xf.es,...bf.es},wg={en:Ab,es:Rb},$a="en";function Mf(i){$a=i}var wf=()=>$a;function U(i,e={}){return qa(wg[$a][i],e,$a)}function Sn(i){return wg[$a][i]??i.toLowerCase().replaceAll("_"," ")}var[Ag,Ef]=["cancha-doubt","cancha-answers"],Eg=5e3,Cb=8e3,Tg=1e3,Pb=15e3,Ib=3e3;function Er(){dispatchEvent(new Event(Ag))}async function Tf(i,e){try{return await fetch(i,e)}catch(t){throw Er(),t}}function Rg(){return new Promise(i=>{addEventListener(Ef,()=>i(),{once:!0}),Er()})}function Cg(i){addEventListener(Ef,e=>e.detail&&i())}var Lb=()=>fetch("/api/version",{cache:"no-store",signal:AbortSignal.timeout(Cb)}).then(()=>!0,()=>!1),Ec=class{words=C("span",{role:"alert"});wait=C("span",{class:"wait-for","aria-hidden":"true"});now=C("button",{type:"button",onclick:()=>{this.look()}},U("c_now"));banner=C("div",{class:"connection",popover:"manual"},this.words,this.wait,this.now);lost=!1;pause=Tg;due=0;looking;start(){document.body.append(this.banner),addEventListener(Ag,()=>{this.look()}),addEventListener("online",()=>{this.look()}),document.addEventListener("visibilitychange",()=>!document.hidden&&void this.look()),setInterval(()=>{this.lost?this.count():!document.hidden&&performance.now()>this.due&&this.look()},500),this.due=performance.now()+Eg}look(){return this.looking??=this.ask().finally(()=>this.looking=void 0),this.looking}async ask(){let e=await Lb(),t=this.lost;this.lost=!e,this.due=performance.now()+(e?Eg:this.pause),e?(this.pause=Tg,t&&this.welcome(),dispatchEvent(new CustomEvent(Ef,{detail:t}))):(this.pause=Math.min(Pb,this.pause*2),this.tell(U("c_lost"),"lost"),this.count())}count(){let e=Math.ceil((this.due-performance.now())/1e3);Je(this.wait,e>0?U("c_again",{count:e}):"…"),e<=0&&this.look()}welcome(){if(document.querySelector("main.trouble [role=alert]"))return location.reload();this.tell(U("c_back"),"back"),setTimeout(()=>this.lost||this.banner.hidePopover(),Ib)}tell(e,t){this.banner.dataset.state=t,this.now.hidden=this.wait.hidden=t==="back",Je(this.words,e),this.banner.showPopover()}};var Bt=class extends Error{constructor(t,n="",s=""){super(n||t);this.code=t;this.file=s}code;file},Db=5,Tc=class{constructor(e){this.data=e;this.bytes=e.length,this.head=e.subarray(0,64)}data;requests=0;bytes;head;async part(e,t){if(e<0||e+t>this.bytes)throw new Bt("broken","the file is shorter than its index says");return this.data.subarray(e,e+t)}async size(){return BigInt(this.bytes)}async read(e,t){return this.part(Number(e),Number(t))}},vo=class i{constructor(e,t,n,s,r){this.url=e;this.bytes=t;this.head=n;this.tag=s;this.grows=r}url;bytes;head;tag;grows;requests=0;static async open(e,t=!1){let n=await Ig(e,0,63);if(n.status===416)return new i(e,0,new Uint8Array(0),Af(n),t);let s=Pg(n);if(n.status!==206||Number.isNaN(s))throw new Bt("noRanges");return new i(e,s,new Uint8Array(await n.arrayBuffer()),Af(n),t)}async part(e,t,n){++this.requests;let s=await this.patiently(e,e+t-1,n);if(this.mustBeTheSame(s),s.status!==206)throw new Bt("noRanges");let r=new Uint8Array(await s.arrayBuffer());if(r.length!==t)throw new Bt("broken","the file is shorter than its index says");return r}async check(){this.grows||this.mustBeTheSame(await this.patiently(0,0))}async patiently(e,t,n){for(let s=1;;++s)try{return await Ig(this.url,e,t,n)}catch(r){let o=r instanceof Bt?r.code:void 0;if(o==="missing")throw new Bt("gone","",this.name);if(o!=="network"||s===Db)throw r;await Rg()}}mustBeTheSame(e){let t=Pg(e);if(!(this.grows?!(t<this.bytes):Af(e)===this.tag&&(Number.isNaN(t)||t===this.bytes)&&(e.status!==416||this.bytes===0)))throw new Bt("replaced","",this.name)}get name(){return decodeURIComponent(this.url.replace(/^.*\//,""))}async size(){return BigInt(this.bytes)}async read(e,t){return this.part(Number(e),Number(t))}},Pg=i=>Number(/\/(\d+)$/.exec(i.headers.get("content-range")??"")?.[1]??NaN),Af=i=>i.headers.get("etag")??"";async function Ig(i,e,t,n){let s;try{s=await fetch(i,{cache:"no-store",headers:{Range:`bytes=${e}-${t}`},...n&&{signal:n}})}catch(r){throw n?.aborted?r:new Bt("network")}if(s.status===404)throw new Bt("missing");if(!s.ok&&s.status!==416)throw new Bt("network",`the server answered ${s.status}`);return s}var Lg="cancha-leave",Rf="cancha.place";var Dg=()=>{try{let i=JSON.parse(sessionStorage.getItem(Rf)??"null");return i?.address===location.pathname+location.search?i:void 0}catch{return}};function Ac(i){try{return i?sessionStorage.setItem(Rf,JSON.stringify(i)):sessionStorage.removeItem(Rf),!0}catch{return!1}}function Ya(i,e){addEventListener(Lg,t=>t.detail[i]=e())}function Ka(i){let e=Dg(),t=e?.parts[i];return e&&t!==void 0&&(delete e.parts[i],Ac(e)),t}function Nb(i){let e=[];for(let t=i;t&&t.id!=="app";t=t.parentElement)e.unshift(`${t.localName}:nth-child(${[...t.parentElement?.children??[]].indexOf(t)+1})`);return`#app > ${e.join(" > ")}`}var Cf=new Set,Ng=!1;function Ob(){return[...Cf].filter(e=>e.isConnected&&e.closest("#app")&&!e.closest(".settings")&&e.type!=="password").map(e=>({path:Nb(e),value:e.value,checked:"checked"in e?e.checked:void 0}))}function Og(){let i={};dispatchEvent(new CustomEvent(Lg,{detail:i}));let e={address:location.pathname+location.search,parts:i,fields:Ob(),scroll:[scrollX,scrollY]};Ng=Ac(e),location.reload()}function Ub({fields:i,scroll:e}){let t=i,n=({path:a,value:l,checked:c})=>{let h=document.querySelector(a);if(!h||h instanceof HTMLSelectElement&&![...h.options].some(u=>u.value===l))return!1;let d=c!==void 0&&/checkbox|radio/.test(h.type);if(Cf.add(h),d?h.checked===c:h.value===l)return!0;d?h.checked=c:h.value=l;for(let u of["input","change"])h.dispatchEvent(new Event(u,{bubbles:!0}));return!0},s=()=>{t=t.filter(a=>!n(a)),scrollTo(...e),t.length===0&&scrollX===e[0]&&scrollY===e[1]&&o()},r=new MutationObserver(s),o=()=>r.disconnect();r.observe(document.getElementById("app"),{childList:!0,subtree:!0});for(let a of["pointerdown","keydown","wheel"])addEventListener(a,o,{once:!0,capture:!0});setTimeout(o,15e3),s()}function Ug(){for(let e of["input","change"])document.addEventListener(e,t=>t.isTrusted&&t.target.matches("input, select, textarea")&&Cf.add(t.target),!0);addEventListener("beforeunload",e=>Ng&&e.stopImmediatePropagation());let i=Dg();i?Ub(i):Ac(void 0),setTimeout(()=>Ac(void 0),15e3)}function Tt(i,e){try{return localStorage.getItem(`cancha.${i}`)??e}catch{return e}}function Ot(i,e){try{localStorage.setItem(`cancha.${i}`,e)}catch{}}var Fg=matchMedia("(prefers-color-scheme: dark)"),kg=new Set;function Tr(){let i=Tt("theme","system");return i==="system"?Fg.matches?"dark":"light":i}function Za(i){kg.add(i)}function Pf(){document.documentElement.dataset.theme=Tr();for(let i of kg)i()}function Rc(){let i=Tt("language","");return i==="en"||i==="es"?i:navigator.language.toLowerCase().startsWith("es")?"es":"en"}function Bg(){Mf(Rc()),document.documentElement.lang=Rc(),Pf(),Fg.addEventListener("change",Pf)}function zg(){let i=(t,n,s,r)=>{let o=C("select",{"aria-label":t,title:t});for(let[a,l]of s)o.append(C("option",{value:a,selected:a===n},l));return o.addEventListener("change",()=>r(o.value)),o},e=[["system",U("system")],["dark",U("dark")],["light",U("light")]];return C("div",{class:"settings"},i(U("theme"),Tt("theme","system"),e,t=>{Ot("theme",t),Pf()}),i(U("language"),Rc(),[["en","English"],["es","Español"]],t=>{Ot("language",t),Og()}))}var If;function Zn(){let i=document.getElementById("recording");return!If&&i&&(If={name:i.dataset.name??"",file:new Tc(Fb(i.textContent??""))},i.textContent=""),If}function Fb(i){let e=atob(i),t=new Uint8Array(e.length);for(let n=0;n<t.length;++n)t[n]=e.charCodeAt(n);return t}function Hg(i){let e=`${Wg(i)}.html`;return Xg("share",U("share"),U("sharing"),()=>[`${Gg(i)}/share.html`,e])}function Vg(i,e){return Xg("pin",U("scenario"),U("scenarioSaving"),()=>[`${Gg(i)}/scenario.toml?at=${e().toFixed(3)}`,`${Wg(i)}-${Math.floor(e())}s.toml`]).map(t=>(t.classList.add("roomy"),t))}var Gg=i=>`/api/recordings/${encodeURIComponent(i)}`,Wg=i=>i.replace(/\.mcap$/,"");function Xg(i,e,t,n){if(Zn())return[];let s=C("span",{class:"quiet saving",role:"status"}),r=en(i,e,()=>{if(r.ariaBusy==="true")return;r.ariaBusy="true",Je(s,t);let[o,a]=n();kb(o,a).then(()=>Je(s,U("shared",{file:a})),l=>Je(s,U("shareFailed",{why:l.message}))).finally(()=>r.ariaBusy="false")});return[s,r]}async function kb(i,e){let t=await fetch(i).catch(()=>{throw new Error(U("e_network"))});if(!t.ok)throw new Error((await t.text()).trim());let n=URL.createObjectURL(await t.blob());C("a",{href:n,download:e}).click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}var qg="cancha-fit",Bb=[{path:"/",name:"matches"},{path:"/compare",name:"compare"},{path:"/edit",name:"n_behaviours",work:!0},{path:"/chart",name:"charts",work:!0},{path:"/motion",name:"motions",work:!0},{path:"/tune",name:"tunings",work:!0},{path:"/study",name:"studies",work:!0},{path:"/scene",name:"scenes",work:!0},{path:"/camera",name:"camera",work:!0},{path:"/team",name:"robots",work:!0}];function Cc(i){Ot("plays",i?"yes":"no"),document.documentElement.dataset.plays=i?"yes":"no",dispatchEvent(new Event(qg))}var zb=i=>i===location.pathname||i==="/"&&location.pathname==="/watch";function Hb(){let i=({path:e,name:t,work:n})=>C("li",{class:n?"work":void 0},C("a",{href:e,"aria-current":zb(e)?"page":void 0},U(t)));return C("nav",{class:"pages","aria-label":U("pages")},C("ul",{},...Bb.map(i)))}var Vb=0;function Di(...i){let e=C("span",{class:"mark","aria-hidden":"true"}),t=C("div",{class:"here-only"},...i),n=Zn()!==void 0,s=n?C("span",{class:"brand"},e,C("span",{},"Cancha")):C("a",{class:"brand",href:"/","aria-label":`Cancha – ${U("back")}`},e,C("span",{},"Cancha")),r=`site-menu-${++Vb}`,o=C("div",{class:"site-menu",id:r},...n?[]:[Hb()],zg()),a=en("menu",U("menu"),()=>{},{class:"icon opener",popovertarget:r,"aria-expanded":"false"});o.addEventListener("toggle",c=>a.setAttribute("aria-expanded",String(c.newState==="open")));let l=C("header",{class:"head"},s,o,t,a);return document.documentElement.dataset.plays=Tt("plays","yes"),Gb(l,t,o),l}function Gb(i,e,t){let n=0,s=()=>{if(!t.matches(":popover-open")){for(let r of["0","1","2"])if(i.dataset.level=r,r==="0"?t.removeAttribute("popover"):t.popover="auto",i.scrollWidth<=i.clientWidth)break}};new ResizeObserver(()=>{i.clientWidth!==n&&(n=i.clientWidth,t.matches(":popover-open")&&t.hidePopover(),s())}).observe(i),new MutationObserver(()=>i.isConnected&&s()).observe(e,{childList:!0,subtree:!0,characterData:!0}),addEventListener(qg,()=>i.isConnected&&s()),i.dataset.level="0"}function Pc(i){return C("button",{type:"button",class:"icon letter","aria-label":U("help"),title:`${U("help")} (?)`,onclick:()=>i.showModal()},"?")}function $g(i){return`./cancha watch ${i} --recover ${i.replace(/\.mcap$/,"")}-whole.mcap`}function Ys(i,e,t){let n=e instanceof TypeError&&/fetch|import/i.test(e.message),s=e instanceof Bt?e.code:n?"network":"broken";s==="network"&&Er();let r=e instanceof Bt&&e.file||t,o=(e instanceof Error?e.message:String(e)).replace(/\.$/,""),a=o==="webgl"?"e_webgl":`e_${s}`;document.title=`${U("e_title")} · Cancha`,i.replaceChildren(Di(),C("main",{class:"trouble"},C("h1",{},U("e_title")),C("p",{role:"alert"},U(a,{file:r,detail:o})),s==="cut"&&C("p",{},C("code",{},$g(r))),s==="replaced"&&C("p",{},C("button",{type:"button",class:"plain",onclick:()=>location.reload()},U("openNew"))),!Zn()&&C("p",{},C("a",{href:"/"},`← ${U("back")}`))))}async function Yg(i,e,t){i.replaceChildren(Di(),C("main",{class:"trouble"},C("h1",{class:"quiet"},U("loading"))));let n=`/${t}.js`;try{let s=t==="home"?void 0:new Promise(o=>document.head.append(C("link",{rel:"stylesheet",href:`/${t}.css`,onload:o,onerror:o}))),[r]=await Promise.all([import(n),s]);await r.show(i,e)}catch(s){Ys(i,s,`${t}.js`)}}var Ks=class extends Error{};async function Zs(i,e){let t={method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e)},n=await Tf(i,e&&t);if(!n.ok)throw new Ks((await n.text()).trim()||String(n.status));return await n.json()}var Wb=i=>`/api/matches/${encodeURIComponent(i)}`,Ja=()=>Zs("/api/recordings");async function Kg(i){let e=`/api/recordings/${encodeURIComponent(i)}/messages?topic=/league`;return(await Zs(e).catch(()=>[]))[0]?.message}var Xb=(i,e)=>Zs(`/api/recordings/${encodeURIComponent(i)}/rename`,{name:e});async function qb(i){let e=await fetch(`/api/recordings/${encodeURIComponent(i)}`,{method:"DELETE"});if(!e.ok)throw new Ks((await e.text()).trim()||String(e.status))}var Lf=()=>Zs("/api/choices"),Ic=()=>Zs("/api/matches"),Df=i=>Zs("/api/matches",i),Lc=(i,e)=>Zs(Wb(i),e);async function Dc(i){try{return(await Ic()).find(e=>e.name===i)}catch{return}}var Js=(i,e)=>`/watch?file=${encodeURIComponent(i)}${e===void 0?"":`#t=${Math.round(e*1e3)/1e3}`}`;var _o=[.1,.25,.5,1,2,4,8,16,64];function fn(i,e=!1){let t=Math.max(0,Math.floor(i*10+1e-6)),n=a=>String(a).padStart(2,"0"),s=Math.floor(t/10),r=Math.floor(s/3600),o=`${n(Math.floor(s/60)%60)}:${n(s%60)}`;return(r?`${r}:`:"")+o+(e?`.${t%10}`:"")}function ja(i,e,t){return t>e?Math.min(1,Math.max(0,(i-e)/(t-e))):0}function Zg(i,e,t,n,s){return n+(s-n)*Math.min(1,Math.max(0,(i-e)/(t||1)))}function Qa(i,e){let t=_o.find(s=>s>i+1e-9)??_o.at(-1),n=_o.filter(s=>s<i-1e-9).at(-1)??_o[0];return e>0?t:n}function Jg(i,e){return[1,2,5,10,15,30,60,120,300,600,900,1800,3600].find(n=>i/n<=e)??7200}function Ar(i){switch(i.kind){case"GOAL":return"goal";case"PERIOD_START":case"PERIOD_END":case"MATCH_END":case"TOUCHED":case"FORFEIT":return"period";case"FREE_BALL":case"PENALTY_KICK":case"FREE_KICK":case"GOAL_KICK":case"THROW_IN":case"CORNER_KICK":case"DROPPED_BALL":case"PLACE_KICK":return"restart";case"PENALISED":return"foul";default:return}}function jg(i,e){let t=-1;for(let n=0;n<i.length&&i[n].time<=e+1e-6;++n)t=n;return t}var $b=250,Qg=.12,Yb=.3,xo=class{constructor(e,t,n){this.recording=e;this.changed=t;this.failed=n;this.time=e.start}recording;changed;failed;time;speed=1;direction=1;playing=!1;waiting=!1;following=!1;held=!1;instead;last=0;wanted;busy;later;fetched;get moves(){return this.playing&&!(this.following&&this.held)}get isLive(){return this.recording.rate!==void 0}get atEdge(){return this.isLive&&(this.following||this.recording.end-this.time<Yb*Math.max(1,this.recording.rate??1))}follow(){let{end:e,rate:t=1}=this.recording;Math.abs(e-this.time)>Math.max(1,t)&&(this.time=e),this.following=!0,this.playing=!0,this.direction=1,this.changed()}play(e=1){if(e>0&&this.atEdge)return this.follow();this.following=!1,e>0&&this.time>=this.recording.end&&this.seek(this.recording.start),e<0&&this.time<=this.recording.start&&this.seek(this.recording.end),this.direction=e,this.playing=!0,this.last=0,this.changed()}pause(){this.playing=!1,this.following=!1,this.changed()}toggle(){this.instead?.()||(this.playing?this.pause():this.play(1))}shuttle(e){this.playing&&this.direction===e?this.setSpeed(Qa(this.speed,1)):(this.speed=Math.max(1,this.playing?1:this.speed),this.play(e))}setSpeed(e){this.speed=e,this.changed()}seek(e){return this.isLive&&e>=this.recording.end&&!this.following?(this.follow(),Promise.resolve()):(this.following=!1,this.wanted=Math.min(this.recording.end,Math.max(this.recording.start,e)),this.busy??=this.jump().finally(()=>this.busy=void 0),this.busy)}async jump(){for(;this.wanted!==void 0;){let e=this.wanted;try{await this.recording.ready(e)}catch(t){this.wanted=void 0,this.failed(t);return}this.wanted===e&&(this.wanted=void 0),this.time=e,this.changed()}clearTimeout(this.later),this.later=setTimeout(()=>{this.around()},$b)}async around(){let{recording:e,time:t,direction:n}=this;e.statisticsReady(t).then(this.changed,()=>{}),await e.prefetch(t,2,n),await e.prefetch(t,3,-n)&&this.changed()}async step(e){this.playing=!1,this.following=!1,await this.seek(await this.recording.stepped(this.wanted??this.time,e))}tick(e){let t=this.last?Math.min(.25,(e-this.last)/1e3):0;if(this.last=e,this.wanted!==void 0)return!1;if(!this.playing)return this.fetchAgain();if(this.following)return this.keepUp(t);let{start:n,end:s}=this.recording,r=Math.min(s,Math.max(n,this.time+t*this.speed*this.direction));if(this.recording.prefetch(r,Math.ceil(2+this.speed*2),this.direction),!this.recording.moment(r))return this.waiting||(this.waiting=!0,this.changed(),this.recording.ready(r).then(()=>(this.waiting=!1,this.changed()),this.failed)),!1;this.waiting=!1;let o=Math.floor(r/10)!==Math.floor(this.time/10);return this.time=r,o&&this.recording.statisticsReady(r).catch(()=>{}),r===s&&this.direction>0&&this.isLive?this.follow():r===(this.direction>0?s:n)&&this.pause(),t>0}fetchAgain(){return!this.isLive||this.fetched===this.time||this.recording.moment(this.time)||(this.fetched=this.time,this.recording.ready(this.time).then(this.changed,this.failed)),!1}keepUp(e){let{end:t,rate:n=0}=this.recording,s=t-Math.min(Qg,Qg*n*2),r=s-this.time,o=this.time;return Math.abs(r)>1.5*Math.max(1,n)?this.time=s:this.time=Math.min(t,Math.max(this.time,this.time+n*e+r*Math.min(1,e*4))),this.time!==o}};/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var dr={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},fr={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},O0=0,hp=1,U0=2;var Ur=1,F0=2,ta=3,pr=0,ui=1,ei=2,Fr=0,na=1,up=2,dp=3,fp=4,k0=5;var kr=100,B0=101,z0=102,H0=103,V0=104,G0=200,W0=201,X0=202,q0=203,pp=204,mp=205,$0=206,Y0=207,K0=208,Z0=209,J0=210,j0=211,Q0=212,ey=213,ty=214,lh=0,ch=1,hh=2,zo=3,uh=4,dh=5,fh=6,ph=7,Nl=0,ny=1,iy=2,ps=0,gp=1,yp=2,vp=3,_p=4,xp=5,bp=6,Sp=7;var Mp=300,Br=301,ia=302,Gh=303,Wh=304,mh=1e3,us=1001,gh=1002,Hn=1003,sy=1004;var Ol=1005;var Vn=1006,Xh=1007;var Us=1008;var pi=1009,wp=1010,Ep=1011,sa=1012,qh=1013,Ki=1014,Ui=1015,Zi=1016,$h=1017,Yh=1018,zr=1020,Tp=35902,Ap=35899,Rp=1021,Cp=1022,Ji=1023,Ls=1026,Fs=1027,Kh=1028,Zh=1029,mr=1030,Jh=1031;var jh=1033,Ul=33776,Fl=33777,kl=33778,Bl=33779,Qh=35840,eu=35841,tu=35842,nu=35843,iu=36196,su=37492,ru=37496,ou=37488,au=37489,zl=37490,lu=37491,cu=37808,hu=37809,uu=37810,du=37811,fu=37812,pu=37813,mu=37814,gu=37815,yu=37816,vu=37817,_u=37818,xu=37819,bu=37820,Su=37821,Mu=36492,wu=36494,Eu=36495,Tu=36283,Au=36284,Hl=36285,Ru=36286;var fl=2300,yh=2301,oh=2302,np=2303,ip=2400,sp=2401,rp=2402;var ry=3200;var Vl=0,oy=1,ks="",pn="srgb",pl="srgb-linear",ml="linear",Pt="srgb";var ah=7680;var ay=519,ly=512,cy=513,hy=514,Pp=515,uy=516,dy=517,Ip=518,Lp=519,Dp=35044,Gl=35048;var Np="300 es",Oi=2e3,Ho=2001;function Kb(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function Zb(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function gl(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function fy(){let i=gl("canvas");return i.style.display="block",i}var e0={},Vo=null;function yl(...i){let e="THREE."+i.shift();Vo?Vo("log",e,...i):console.log(e,...i)}function py(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Ke(...i){i=py(i);let e="THREE."+i.shift();if(Vo)Vo("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function et(...i){i=py(i);let e="THREE."+i.shift();if(Vo)Vo("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function hl(...i){let e=i.join(" ");e in e0||(e0[e]=!0,Ke(...i))}function my(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var gy={[lh]:lh,[hh]:fh,[uh]:uh,[zo]:dh,[ch]:ch,[fh]:hh,[ph]:ph,[dh]:zo},qi=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Jn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],t0=1234567,ul=Math.PI/180,Go=180/Math.PI;function gr(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Jn[i&255]+Jn[i>>8&255]+Jn[i>>16&255]+Jn[i>>24&255]+"-"+Jn[e&255]+Jn[e>>8&255]+"-"+Jn[e>>16&15|64]+Jn[e>>24&255]+"-"+Jn[t&63|128]+Jn[t>>8&255]+"-"+Jn[t>>16&255]+Jn[t>>24&255]+Jn[n&255]+Jn[n>>8&255]+Jn[n>>16&255]+Jn[n>>24&255]).toLowerCase()}function gt(i,e,t){return Math.max(e,Math.min(t,i))}function Op(i,e){return(i%e+e)%e}function Jb(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function jb(i,e,t){return i!==e?(t-i)/(e-i):0}function dl(i,e,t){return(1-t)*i+t*e}function Qb(i,e,t,n){return dl(i,e,1-Math.exp(-t*n))}function eS(i,e=1){return e-Math.abs(Op(i,e*2)-e)}function tS(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function nS(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*i*(i*(i*6-15)+10))}function iS(i,e){return i+Math.floor(Math.random()*(e-i+1))}function sS(i,e){return i+Math.random()*(e-i)}function rS(i){return i*(.5-Math.random())}function oS(i){i!==void 0&&(t0=i);let e=t0+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function aS(i){return i*ul}function lS(i){return i*Go}function cS(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function hS(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function Up(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function uS(i,e,t,n,s){let r=Math.cos,o=Math.sin,a=r(t/2),l=o(t/2),c=r((e+n)/2),h=o((e+n)/2),d=r((e-n)/2),u=o((e-n)/2),f=r((n-e)/2),g=o((n-e)/2);switch(s){case"XYX":i.set(a*h,l*d,l*u,a*c);break;case"YZY":i.set(l*u,a*h,l*d,a*c);break;case"ZXZ":i.set(l*d,l*u,a*h,a*c);break;case"XZX":i.set(a*h,l*g,l*f,a*c);break;case"YXY":i.set(l*f,a*h,l*g,a*c);break;case"ZYZ":i.set(l*g,l*f,a*h,a*c);break;default:Ke("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Cu(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Fp(i,e){if(e.constructor===Float32Array)return i;let t=Cu(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function kp(i,e){if(e.constructor===Float32Array)return i;let t=Cu(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var Bp={DEG2RAD:ul,RAD2DEG:Go,generateUUID:gr,clamp:gt,euclideanModulo:Op,mapLinear:Jb,inverseLerp:jb,lerp:dl,damp:Qb,pingpong:eS,smoothstep:tS,smootherstep:nS,randInt:iS,randFloat:sS,randFloatSpread:rS,seededRandom:oS,degToRad:aS,radToDeg:lS,isPowerOfTwo:cS,ceilPowerOfTwo:hS,floorPowerOfTwo:Up,setQuaternionFromProperEuler:uS,normalize:kp,denormalize:Fp},We=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=gt(this.x,e.x,t.x),this.y=gt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=gt(this.x,e,t),this.y=gt(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(gt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(gt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},sn=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],d=n[s+3],u=r[o+0],f=r[o+1],g=r[o+2],y=r[o+3];if(d!==y||l!==u||c!==f||h!==g){let p=l*u+c*f+h*g+d*y;p<0&&(u=-u,f=-f,g=-g,y=-y,p=-p);let m=1-a;if(p<.9995){let x=Math.acos(p),A=Math.sin(x);m=Math.sin(m*x)/A,a=Math.sin(a*x)/A,l=l*m+u*a,c=c*m+f*a,h=h*m+g*a,d=d*m+y*a}else{l=l*m+u*a,c=c*m+f*a,h=h*m+g*a,d=d*m+y*a;let x=1/Math.sqrt(l*l+c*c+h*h+d*d);l*=x,c*=x,h*=x,d*=x}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=d}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],d=r[o],u=r[o+1],f=r[o+2],g=r[o+3];return e[t]=a*g+h*d+l*f-c*u,e[t+1]=l*g+h*u+c*d-a*f,e[t+2]=c*g+h*f+a*u-l*d,e[t+3]=h*g-a*d-l*u-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),d=a(r/2),u=l(n/2),f=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=u*h*d+c*f*g,this._y=c*f*d-u*h*g,this._z=c*h*g+u*f*d,this._w=c*h*d-u*f*g;break;case"YXZ":this._x=u*h*d+c*f*g,this._y=c*f*d-u*h*g,this._z=c*h*g-u*f*d,this._w=c*h*d+u*f*g;break;case"ZXY":this._x=u*h*d-c*f*g,this._y=c*f*d+u*h*g,this._z=c*h*g+u*f*d,this._w=c*h*d-u*f*g;break;case"ZYX":this._x=u*h*d-c*f*g,this._y=c*f*d+u*h*g,this._z=c*h*g-u*f*d,this._w=c*h*d+u*f*g;break;case"YZX":this._x=u*h*d+c*f*g,this._y=c*f*d+u*h*g,this._z=c*h*g-u*f*d,this._w=c*h*d-u*f*g;break;case"XZY":this._x=u*h*d-c*f*g,this._y=c*f*d-u*h*g,this._z=c*h*g+u*f*d,this._w=c*h*d+u*f*g;break;default:Ke("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],h=t[6],d=t[10],u=n+a+d;if(u>0){let f=.5/Math.sqrt(u+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>d){let f=2*Math.sqrt(1+n-a-d);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>d){let f=2*Math.sqrt(1+a-n-d);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+d-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(gt(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,h=t._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},G=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(n0.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(n0.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*n),h=2*(a*t-r*s),d=2*(r*n-o*t);return this.x=t+l*c+o*d-a*h,this.y=n+l*h+a*c-r*d,this.z=s+l*d+r*h-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=gt(this.x,e.x,t.x),this.y=gt(this.y,e.y,t.y),this.z=gt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=gt(this.x,e,t),this.y=gt(this.y,e,t),this.z=gt(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(gt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return Nf.copy(this).projectOnVector(e),this.sub(Nf)}reflect(e){return this.sub(Nf.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(gt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Nf=new G,n0=new sn,st=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c)}set(e,t,n,s,r,o,a,l,c){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],d=n[7],u=n[2],f=n[5],g=n[8],y=s[0],p=s[3],m=s[6],x=s[1],A=s[4],S=s[7],R=s[2],M=s[5],v=s[8];return r[0]=o*y+a*x+l*R,r[3]=o*p+a*A+l*M,r[6]=o*m+a*S+l*v,r[1]=c*y+h*x+d*R,r[4]=c*p+h*A+d*M,r[7]=c*m+h*S+d*v,r[2]=u*y+f*x+g*R,r[5]=u*p+f*A+g*M,r[8]=u*m+f*S+g*v,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8];return t*o*h-t*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],d=h*o-a*c,u=a*l-h*r,f=c*r-o*l,g=t*d+n*u+s*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/g;return e[0]=d*y,e[1]=(s*c-h*n)*y,e[2]=(a*n-s*o)*y,e[3]=u*y,e[4]=(h*t-s*l)*y,e[5]=(s*r-a*t)*y,e[6]=f*y,e[7]=(n*l-c*t)*y,e[8]=(o*t-n*r)*y,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return hl("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Of.makeScale(e,t)),this}rotate(e){return hl("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Of.makeRotation(-e)),this}translate(e,t){return hl("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Of.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},Of=new st,i0=new st().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),s0=new st().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function dS(){let i={enabled:!0,workingColorSpace:pl,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Pt&&(s.r=Is(s.r),s.g=Is(s.g),s.b=Is(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Pt&&(s.r=Bo(s.r),s.g=Bo(s.g),s.b=Bo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===ks?ml:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[pl]:{primaries:e,whitePoint:n,transfer:ml,toXYZ:i0,fromXYZ:s0,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:pn},outputColorSpaceConfig:{drawingBufferColorSpace:pn}},[pn]:{primaries:e,whitePoint:n,transfer:Pt,toXYZ:i0,fromXYZ:s0,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:pn}}}),i}var _t=dS();function Is(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function Bo(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var bo,vh=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{bo===void 0&&(bo=gl("canvas")),bo.width=e.width,bo.height=e.height;let s=bo.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=bo}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=gl("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Is(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(Is(t[n]/255)*255):t[n]=Is(t[n]);return{data:t,width:e.width,height:e.height}}else return Ke("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},fS=0,Wo=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:fS++}),this.uuid=gr(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Uf(s[o].image)):r.push(Uf(s[o]))}else r=Uf(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function Uf(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?vh.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Ke("Texture: Unable to serialize Texture."),{})}var pS=0,Ff=new G,ci=class i extends qi{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=us,s=us,r=Vn,o=Us,a=Ji,l=pi,c=i.DEFAULT_ANISOTROPY,h=ks){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:pS++}),this.uuid=gr(),this.name="",this.source=new Wo(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new We(0,0),this.repeat=new We(1,1),this.center=new We(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new st,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Ff).x}get height(){return this.source.getSize(Ff).y}get depth(){return this.source.getSize(Ff).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){Ke(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ke(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Mp)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case mh:e.x=e.x-Math.floor(e.x);break;case us:e.x=e.x<0?0:1;break;case gh:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case mh:e.y=e.y-Math.floor(e.y);break;case us:e.y=e.y<0?0:1;break;case gh:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};ci.DEFAULT_IMAGE=null;ci.DEFAULT_MAPPING=Mp;ci.DEFAULT_ANISOTROPY=1;var tn=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,c=l[0],h=l[4],d=l[8],u=l[1],f=l[5],g=l[9],y=l[2],p=l[6],m=l[10];if(Math.abs(h-u)<.01&&Math.abs(d-y)<.01&&Math.abs(g-p)<.01){if(Math.abs(h+u)<.1&&Math.abs(d+y)<.1&&Math.abs(g+p)<.1&&Math.abs(c+f+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let A=(c+1)/2,S=(f+1)/2,R=(m+1)/2,M=(h+u)/4,v=(d+y)/4,T=(g+p)/4;return A>S&&A>R?A<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(A),s=M/n,r=v/n):S>R?S<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(S),n=M/s,r=T/s):R<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(R),n=v/r,s=T/r),this.set(n,s,r,t),this}let x=Math.sqrt((p-g)*(p-g)+(d-y)*(d-y)+(u-h)*(u-h));return Math.abs(x)<.001&&(x=1),this.x=(p-g)/x,this.y=(d-y)/x,this.z=(u-h)/x,this.w=Math.acos((c+f+m-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=gt(this.x,e.x,t.x),this.y=gt(this.y,e.y,t.y),this.z=gt(this.z,e.z,t.z),this.w=gt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=gt(this.x,e,t),this.y=gt(this.y,e,t),this.z=gt(this.z,e,t),this.w=gt(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(gt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},_h=class extends qi{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Vn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new tn(0,0,e,t),this.scissorTest=!1,this.viewport=new tn(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new ci({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Vn,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Wo(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Si=class extends _h{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},vl=class extends ci{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Hn,this.minFilter=Hn,this.wrapR=us,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var xh=class extends ci{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Hn,this.minFilter=Hn,this.wrapR=us,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var dt=class i{static{this.prototype.isMatrix4=!0}constructor(e,t,n,s,r,o,a,l,c,h,d,u,f,g,y,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c,h,d,u,f,g,y,p)}set(e,t,n,s,r,o,a,l,c,h,d,u,f,g,y,p){let m=this.elements;return m[0]=e,m[4]=t,m[8]=n,m[12]=s,m[1]=r,m[5]=o,m[9]=a,m[13]=l,m[2]=c,m[6]=h,m[10]=d,m[14]=u,m[3]=f,m[7]=g,m[11]=y,m[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/So.setFromMatrixColumn(e,0).length(),r=1/So.setFromMatrixColumn(e,1).length(),o=1/So.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),d=Math.sin(r);if(e.order==="XYZ"){let u=o*h,f=o*d,g=a*h,y=a*d;t[0]=l*h,t[4]=-l*d,t[8]=c,t[1]=f+g*c,t[5]=u-y*c,t[9]=-a*l,t[2]=y-u*c,t[6]=g+f*c,t[10]=o*l}else if(e.order==="YXZ"){let u=l*h,f=l*d,g=c*h,y=c*d;t[0]=u+y*a,t[4]=g*a-f,t[8]=o*c,t[1]=o*d,t[5]=o*h,t[9]=-a,t[2]=f*a-g,t[6]=y+u*a,t[10]=o*l}else if(e.order==="ZXY"){let u=l*h,f=l*d,g=c*h,y=c*d;t[0]=u-y*a,t[4]=-o*d,t[8]=g+f*a,t[1]=f+g*a,t[5]=o*h,t[9]=y-u*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let u=o*h,f=o*d,g=a*h,y=a*d;t[0]=l*h,t[4]=g*c-f,t[8]=u*c+y,t[1]=l*d,t[5]=y*c+u,t[9]=f*c-g,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let u=o*l,f=o*c,g=a*l,y=a*c;t[0]=l*h,t[4]=y-u*d,t[8]=g*d+f,t[1]=d,t[5]=o*h,t[9]=-a*h,t[2]=-c*h,t[6]=f*d+g,t[10]=u-y*d}else if(e.order==="XZY"){let u=o*l,f=o*c,g=a*l,y=a*c;t[0]=l*h,t[4]=-d,t[8]=c*h,t[1]=u*d+y,t[5]=o*h,t[9]=f*d-g,t[2]=g*d-f,t[6]=a*h,t[10]=y*d+u}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(mS,e,gS)}lookAt(e,t,n){let s=this.elements;return xi.subVectors(e,t),xi.lengthSq()===0&&(xi.z=1),xi.normalize(),js.crossVectors(n,xi),js.lengthSq()===0&&(Math.abs(n.z)===1?xi.x+=1e-4:xi.z+=1e-4,xi.normalize(),js.crossVectors(n,xi)),js.normalize(),Nc.crossVectors(xi,js),s[0]=js.x,s[4]=Nc.x,s[8]=xi.x,s[1]=js.y,s[5]=Nc.y,s[9]=xi.y,s[2]=js.z,s[6]=Nc.z,s[10]=xi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],d=n[5],u=n[9],f=n[13],g=n[2],y=n[6],p=n[10],m=n[14],x=n[3],A=n[7],S=n[11],R=n[15],M=s[0],v=s[4],T=s[8],k=s[12],N=s[1],L=s[5],F=s[9],V=s[13],P=s[2],B=s[6],$=s[10],X=s[14],le=s[3],J=s[7],ee=s[11],se=s[15];return r[0]=o*M+a*N+l*P+c*le,r[4]=o*v+a*L+l*B+c*J,r[8]=o*T+a*F+l*$+c*ee,r[12]=o*k+a*V+l*X+c*se,r[1]=h*M+d*N+u*P+f*le,r[5]=h*v+d*L+u*B+f*J,r[9]=h*T+d*F+u*$+f*ee,r[13]=h*k+d*V+u*X+f*se,r[2]=g*M+y*N+p*P+m*le,r[6]=g*v+y*L+p*B+m*J,r[10]=g*T+y*F+p*$+m*ee,r[14]=g*k+y*V+p*X+m*se,r[3]=x*M+A*N+S*P+R*le,r[7]=x*v+A*L+S*B+R*J,r[11]=x*T+A*F+S*$+R*ee,r[15]=x*k+A*V+S*X+R*se,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],h=e[2],d=e[6],u=e[10],f=e[14],g=e[3],y=e[7],p=e[11],m=e[15],x=l*f-c*u,A=a*f-c*d,S=a*u-l*d,R=o*f-c*h,M=o*u-l*h,v=o*d-a*h;return t*(y*x-p*A+m*S)-n*(g*x-p*R+m*M)+s*(g*A-y*R+m*v)-r*(g*S-y*M+p*v)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],h=e[10];return t*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],d=e[9],u=e[10],f=e[11],g=e[12],y=e[13],p=e[14],m=e[15],x=t*a-n*o,A=t*l-s*o,S=t*c-r*o,R=n*l-s*a,M=n*c-r*a,v=s*c-r*l,T=h*y-d*g,k=h*p-u*g,N=h*m-f*g,L=d*p-u*y,F=d*m-f*y,V=u*m-f*p,P=x*V-A*F+S*L+R*N-M*k+v*T;if(P===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let B=1/P;return e[0]=(a*V-l*F+c*L)*B,e[1]=(s*F-n*V-r*L)*B,e[2]=(y*v-p*M+m*R)*B,e[3]=(u*M-d*v-f*R)*B,e[4]=(l*N-o*V-c*k)*B,e[5]=(t*V-s*N+r*k)*B,e[6]=(p*S-g*v-m*A)*B,e[7]=(h*v-u*S+f*A)*B,e[8]=(o*F-a*N+c*T)*B,e[9]=(n*N-t*F-r*T)*B,e[10]=(g*M-y*S+m*x)*B,e[11]=(d*S-h*M-f*x)*B,e[12]=(a*k-o*L-l*T)*B,e[13]=(t*L-n*k+s*T)*B,e[14]=(y*A-g*R-p*x)*B,e[15]=(h*R-d*A+u*x)*B,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,h=o+o,d=a+a,u=r*c,f=r*h,g=r*d,y=o*h,p=o*d,m=a*d,x=l*c,A=l*h,S=l*d,R=n.x,M=n.y,v=n.z;return s[0]=(1-(y+m))*R,s[1]=(f+S)*R,s[2]=(g-A)*R,s[3]=0,s[4]=(f-S)*M,s[5]=(1-(u+m))*M,s[6]=(p+x)*M,s[7]=0,s[8]=(g+A)*v,s[9]=(p-x)*v,s[10]=(1-(u+y))*v,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=So.set(s[0],s[1],s[2]).length(),a=So.set(s[4],s[5],s[6]).length(),l=So.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Gi.copy(this);let c=1/o,h=1/a,d=1/l;return Gi.elements[0]*=c,Gi.elements[1]*=c,Gi.elements[2]*=c,Gi.elements[4]*=h,Gi.elements[5]*=h,Gi.elements[6]*=h,Gi.elements[8]*=d,Gi.elements[9]*=d,Gi.elements[10]*=d,t.setFromRotationMatrix(Gi),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,s,r,o,a=Oi,l=!1){let c=this.elements,h=2*r/(t-e),d=2*r/(n-s),u=(t+e)/(t-e),f=(n+s)/(n-s),g,y;if(l)g=r/(o-r),y=o*r/(o-r);else if(a===Oi)g=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===Ho)g=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=u,c[12]=0,c[1]=0,c[5]=d,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=Oi,l=!1){let c=this.elements,h=2/(t-e),d=2/(n-s),u=-(t+e)/(t-e),f=-(n+s)/(n-s),g,y;if(l)g=1/(o-r),y=o/(o-r);else if(a===Oi)g=-2/(o-r),y=-(o+r)/(o-r);else if(a===Ho)g=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=u,c[1]=0,c[5]=d,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},So=new G,Gi=new dt,mS=new G(0,0,0),gS=new G(1,1,1),js=new G,Nc=new G,xi=new G,r0=new dt,o0=new sn,ds=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],d=s[2],u=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(gt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(u,c),this._z=0);break;case"YXZ":this._x=Math.asin(-gt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-d,r),this._z=0);break;case"ZXY":this._x=Math.asin(gt(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(-d,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-gt(d,-1,1)),Math.abs(d)<.9999999?(this._x=Math.atan2(u,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(gt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-d,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-gt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(u,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Ke("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return r0.makeRotationFromQuaternion(e),this.setFromRotationMatrix(r0,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return o0.setFromEuler(this),this.setFromQuaternion(o0,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};ds.DEFAULT_ORDER="XYZ";var Xo=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},yS=0,a0=new G,Mo=new sn,Es=new dt,Oc=new G,el=new G,vS=new G,_S=new sn,l0=new G(1,0,0),c0=new G(0,1,0),h0=new G(0,0,1),u0={type:"added"},xS={type:"removed"},wo={type:"childadded",child:null},kf={type:"childremoved",child:null},Gn=class i extends qi{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:yS++}),this.uuid=gr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new G,t=new ds,n=new sn,s=new G(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new dt},normalMatrix:{value:new st}}),this.matrix=new dt,this.matrixWorld=new dt,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Xo,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return Mo.setFromAxisAngle(e,t),this.quaternion.multiply(Mo),this}rotateOnWorldAxis(e,t){return Mo.setFromAxisAngle(e,t),this.quaternion.premultiply(Mo),this}rotateX(e){return this.rotateOnAxis(l0,e)}rotateY(e){return this.rotateOnAxis(c0,e)}rotateZ(e){return this.rotateOnAxis(h0,e)}translateOnAxis(e,t){return a0.copy(e).applyQuaternion(this.quaternion),this.position.add(a0.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(l0,e)}translateY(e){return this.translateOnAxis(c0,e)}translateZ(e){return this.translateOnAxis(h0,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Es.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?Oc.copy(e):Oc.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),el.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Es.lookAt(el,Oc,this.up):Es.lookAt(Oc,el,this.up),this.quaternion.setFromRotationMatrix(Es),s&&(Es.extractRotation(s.matrixWorld),Mo.setFromRotationMatrix(Es),this.quaternion.premultiply(Mo.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(et("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(u0),wo.child=e,this.dispatchEvent(wo),wo.child=null):et("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(xS),kf.child=e,this.dispatchEvent(kf),kf.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Es.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Es.multiply(e.parent.matrixWorld)),e.applyMatrix4(Es),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(u0),wo.child=e,this.dispatchEvent(wo),wo.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(el,e,vS),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(el,_S,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let d=l[c];r(e.shapes,d)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),h=o(e.images),d=o(e.shapes),u=o(e.skeletons),f=o(e.animations),g=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),d.length>0&&(n.shapes=d),u.length>0&&(n.skeletons=u),f.length>0&&(n.animations=f),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Gn.DEFAULT_UP=new G(0,1,0);Gn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Gn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var fi=class extends Gn{constructor(){super(),this.isGroup=!0,this.type="Group"}},bS={type:"move"},qo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new fi,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new fi,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new G,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new G),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new fi,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new G,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new G,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let y of e.hand.values()){let p=t.getJointPose(y,n),m=this._getHandJoint(c,y);p!==null&&(m.matrix.fromArray(p.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=p.radius),m.visible=p!==null}let h=c.joints["index-finger-tip"],d=c.joints["thumb-tip"],u=h.position.distanceTo(d.position),f=.02,g=.005;c.inputState.pinching&&u>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&u<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(bS)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new fi;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},yy={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Qs={h:0,s:0,l:0},Uc={h:0,s:0,l:0};function Bf(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var $e=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=pn){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,_t.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=_t.workingColorSpace){return this.r=e,this.g=t,this.b=n,_t.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=_t.workingColorSpace){if(e=Op(e,1),t=gt(t,0,1),n=gt(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=Bf(o,r,e+1/3),this.g=Bf(o,r,e),this.b=Bf(o,r,e-1/3)}return _t.colorSpaceToWorking(this,s),this}setStyle(e,t=pn){function n(r){r!==void 0&&parseFloat(r)<1&&Ke("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ke("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Ke("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=pn){let n=yy[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Ke("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Is(e.r),this.g=Is(e.g),this.b=Is(e.b),this}copyLinearToSRGB(e){return this.r=Bo(e.r),this.g=Bo(e.g),this.b=Bo(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=pn){return _t.workingToColorSpace(jn.copy(this),e),Math.round(gt(jn.r*255,0,255))*65536+Math.round(gt(jn.g*255,0,255))*256+Math.round(gt(jn.b*255,0,255))}getHexString(e=pn){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=_t.workingColorSpace){_t.workingToColorSpace(jn.copy(this),t);let n=jn.r,s=jn.g,r=jn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let d=o-a;switch(c=h<=.5?d/(o+a):d/(2-o-a),o){case n:l=(s-r)/d+(s<r?6:0);break;case s:l=(r-n)/d+2;break;case r:l=(n-s)/d+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=_t.workingColorSpace){return _t.workingToColorSpace(jn.copy(this),t),e.r=jn.r,e.g=jn.g,e.b=jn.b,e}getStyle(e=pn){_t.workingToColorSpace(jn.copy(this),e);let t=jn.r,n=jn.g,s=jn.b;return e!==pn?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(Qs),this.setHSL(Qs.h+e,Qs.s+t,Qs.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(Qs),e.getHSL(Uc);let n=dl(Qs.h,Uc.h,t),s=dl(Qs.s,Uc.s,t),r=dl(Qs.l,Uc.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},jn=new $e;$e.NAMES=yy;var $o=class extends Gn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new ds,this.environmentIntensity=1,this.environmentRotation=new ds,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Wi=new G,Ts=new G,zf=new G,As=new G,Eo=new G,To=new G,d0=new G,Hf=new G,Vf=new G,Gf=new G,Wf=new tn,Xf=new tn,qf=new tn,Ps=class i{constructor(e=new G,t=new G,n=new G){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),Wi.subVectors(e,t),s.cross(Wi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){Wi.subVectors(s,t),Ts.subVectors(n,t),zf.subVectors(e,t);let o=Wi.dot(Wi),a=Wi.dot(Ts),l=Wi.dot(zf),c=Ts.dot(Ts),h=Ts.dot(zf),d=o*c-a*a;if(d===0)return r.set(0,0,0),null;let u=1/d,f=(c*l-a*h)*u,g=(o*h-a*l)*u;return r.set(1-f-g,g,f)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,As)===null?!1:As.x>=0&&As.y>=0&&As.x+As.y<=1}static getInterpolation(e,t,n,s,r,o,a,l){return this.getBarycoord(e,t,n,s,As)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,As.x),l.addScaledVector(o,As.y),l.addScaledVector(a,As.z),l)}static getInterpolatedAttribute(e,t,n,s,r,o){return Wf.setScalar(0),Xf.setScalar(0),qf.setScalar(0),Wf.fromBufferAttribute(e,t),Xf.fromBufferAttribute(e,n),qf.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(Wf,r.x),o.addScaledVector(Xf,r.y),o.addScaledVector(qf,r.z),o}static isFrontFacing(e,t,n,s){return Wi.subVectors(n,t),Ts.subVectors(e,t),Wi.cross(Ts).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Wi.subVectors(this.c,this.b),Ts.subVectors(this.a,this.b),Wi.cross(Ts).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;Eo.subVectors(s,n),To.subVectors(r,n),Hf.subVectors(e,n);let l=Eo.dot(Hf),c=To.dot(Hf);if(l<=0&&c<=0)return t.copy(n);Vf.subVectors(e,s);let h=Eo.dot(Vf),d=To.dot(Vf);if(h>=0&&d<=h)return t.copy(s);let u=l*d-h*c;if(u<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),t.copy(n).addScaledVector(Eo,o);Gf.subVectors(e,r);let f=Eo.dot(Gf),g=To.dot(Gf);if(g>=0&&f<=g)return t.copy(r);let y=f*c-l*g;if(y<=0&&c>=0&&g<=0)return a=c/(c-g),t.copy(n).addScaledVector(To,a);let p=h*g-f*d;if(p<=0&&d-h>=0&&f-g>=0)return d0.subVectors(r,s),a=(d-h)/(d-h+(f-g)),t.copy(s).addScaledVector(d0,a);let m=1/(p+y+u);return o=y*m,a=u*m,t.copy(n).addScaledVector(Eo,o).addScaledVector(To,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},Mi=class{constructor(e=new G(1/0,1/0,1/0),t=new G(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(Xi.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(Xi.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Xi.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Xi):Xi.fromBufferAttribute(r,o),Xi.applyMatrix4(e.matrixWorld),this.expandByPoint(Xi);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Fc.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),Fc.copy(n.boundingBox)),Fc.applyMatrix4(e.matrixWorld),this.union(Fc)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Xi),Xi.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(tl),kc.subVectors(this.max,tl),Ao.subVectors(e.a,tl),Ro.subVectors(e.b,tl),Co.subVectors(e.c,tl),er.subVectors(Ro,Ao),tr.subVectors(Co,Ro),Rr.subVectors(Ao,Co);let t=[0,-er.z,er.y,0,-tr.z,tr.y,0,-Rr.z,Rr.y,er.z,0,-er.x,tr.z,0,-tr.x,Rr.z,0,-Rr.x,-er.y,er.x,0,-tr.y,tr.x,0,-Rr.y,Rr.x,0];return!$f(t,Ao,Ro,Co,kc)||(t=[1,0,0,0,1,0,0,0,1],!$f(t,Ao,Ro,Co,kc))?!1:(Bc.crossVectors(er,tr),t=[Bc.x,Bc.y,Bc.z],$f(t,Ao,Ro,Co,kc))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Xi).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Xi).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Rs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Rs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Rs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Rs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Rs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Rs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Rs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Rs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Rs),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Rs=[new G,new G,new G,new G,new G,new G,new G,new G],Xi=new G,Fc=new Mi,Ao=new G,Ro=new G,Co=new G,er=new G,tr=new G,Rr=new G,tl=new G,kc=new G,Bc=new G,Cr=new G;function $f(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Cr.fromArray(i,r);let a=s.x*Math.abs(Cr.x)+s.y*Math.abs(Cr.y)+s.z*Math.abs(Cr.z),l=e.dot(Cr),c=t.dot(Cr),h=n.dot(Cr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var Mn=new G,zc=new We,SS=0,Kt=class extends qi{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:SS++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=Dp,this.updateRanges=[],this.gpuType=Ui,this.version=0,this._normalizationScale=e!==void 0?Cu(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)zc.fromBufferAttribute(this,t),zc.applyMatrix3(e),this.setXY(t,zc.x,zc.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)Mn.fromBufferAttribute(this,t),Mn.applyMatrix3(e),this.setXYZ(t,Mn.x,Mn.y,Mn.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)Mn.fromBufferAttribute(this,t),Mn.applyMatrix4(e),this.setXYZ(t,Mn.x,Mn.y,Mn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)Mn.fromBufferAttribute(this,t),Mn.applyNormalMatrix(e),this.setXYZ(t,Mn.x,Mn.y,Mn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)Mn.fromBufferAttribute(this,t),Mn.transformDirection(e),this.setXYZ(t,Mn.x,Mn.y,Mn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Fp(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):kp(e,this.array)}};var _l=class extends Kt{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var xl=class extends Kt{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var At=class extends Kt{constructor(e,t,n){super(new Float32Array(e),t,n)}},MS=new Mi,nl=new G,Yf=new G,Ds=class{constructor(e=new G,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):MS.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;nl.subVectors(e,this.center);let t=nl.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(nl,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Yf.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(nl.copy(e.center).add(Yf)),this.expandByPoint(nl.copy(e.center).sub(Yf))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},wS=0,Ni=new dt,Kf=new Gn,Po=new G,bi=new Mi,il=new Mi,zn=new G,rn=class i extends qi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:wS++}),this.uuid=gr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Kb(e)?xl:_l)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new st().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Ni.makeRotationFromQuaternion(e),this.applyMatrix4(Ni),this}rotateX(e){return Ni.makeRotationX(e),this.applyMatrix4(Ni),this}rotateY(e){return Ni.makeRotationY(e),this.applyMatrix4(Ni),this}rotateZ(e){return Ni.makeRotationZ(e),this.applyMatrix4(Ni),this}translate(e,t,n){return Ni.makeTranslation(e,t,n),this.applyMatrix4(Ni),this}scale(e,t,n){return Ni.makeScale(e,t,n),this.applyMatrix4(Ni),this}lookAt(e){return Kf.lookAt(e),Kf.updateMatrix(),this.applyMatrix4(Kf.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Po).negate(),this.translate(Po.x,Po.y,Po.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new At(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ke("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Mi);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){et("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new G(-1/0,-1/0,-1/0),new G(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];bi.setFromBufferAttribute(r),this.morphTargetsRelative?(zn.addVectors(this.boundingBox.min,bi.min),this.boundingBox.expandByPoint(zn),zn.addVectors(this.boundingBox.max,bi.max),this.boundingBox.expandByPoint(zn)):(this.boundingBox.expandByPoint(bi.min),this.boundingBox.expandByPoint(bi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&et('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Ds);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){et("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new G,1/0);return}if(e){let n=this.boundingSphere.center;if(bi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];il.setFromBufferAttribute(a),this.morphTargetsRelative?(zn.addVectors(bi.min,il.min),bi.expandByPoint(zn),zn.addVectors(bi.max,il.max),bi.expandByPoint(zn)):(bi.expandByPoint(il.min),bi.expandByPoint(il.max))}bi.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)zn.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(zn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)zn.fromBufferAttribute(a,c),l&&(Po.fromBufferAttribute(e,c),zn.add(Po)),s=Math.max(s,n.distanceToSquared(zn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&et('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){et("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Kt(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let k=0;k<n.count;k++)a[k]=new G,l[k]=new G;let h=new G,d=new G,u=new G,f=new We,g=new We,y=new We,p=new G,m=new G;function x(k,N,L){c[k]=c[N]=c[L]=1,h.fromBufferAttribute(n,k),d.fromBufferAttribute(n,N),u.fromBufferAttribute(n,L),f.fromBufferAttribute(r,k),g.fromBufferAttribute(r,N),y.fromBufferAttribute(r,L),d.sub(h),u.sub(h),g.sub(f),y.sub(f);let F=1/(g.x*y.y-y.x*g.y);isFinite(F)&&(p.copy(d).multiplyScalar(y.y).addScaledVector(u,-g.y).multiplyScalar(F),m.copy(u).multiplyScalar(g.x).addScaledVector(d,-y.x).multiplyScalar(F),a[k].add(p),a[N].add(p),a[L].add(p),l[k].add(m),l[N].add(m),l[L].add(m))}let A=this.groups;A.length===0&&(A=[{start:0,count:e.count}]);for(let k=0,N=A.length;k<N;++k){let L=A[k],F=L.start,V=L.count;for(let P=F,B=F+V;P<B;P+=3)x(e.getX(P+0),e.getX(P+1),e.getX(P+2))}let S=new G,R=new G,M=new G,v=new G;function T(k){M.fromBufferAttribute(s,k),v.copy(M);let N=a[k];S.copy(N),S.sub(M.multiplyScalar(M.dot(N))).normalize(),R.crossVectors(v,N);let F=R.dot(l[k])<0?-1:1;o.setXYZW(k,S.x,S.y,S.z,F)}for(let k=0,N=n.count;k<N;++k)c[k]&&T(k);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new Kt(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let u=0,f=n.count;u<f;u++)n.setXYZ(u,0,0,0);let s=new G,r=new G,o=new G,a=new G,l=new G,c=new G,h=new G,d=new G;if(e)for(let u=0,f=e.count;u<f;u+=3){let g=e.getX(u+0),y=e.getX(u+1),p=e.getX(u+2);s.fromBufferAttribute(t,g),r.fromBufferAttribute(t,y),o.fromBufferAttribute(t,p),h.subVectors(o,r),d.subVectors(s,r),h.cross(d),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,y),c.fromBufferAttribute(n,p),a.add(h),l.add(h),c.add(h),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(y,l.x,l.y,l.z),n.setXYZ(p,c.x,c.y,c.z)}else for(let u=0,f=t.count;u<f;u+=3)s.fromBufferAttribute(t,u+0),r.fromBufferAttribute(t,u+1),o.fromBufferAttribute(t,u+2),h.subVectors(o,r),d.subVectors(s,r),h.cross(d),n.setXYZ(u+0,h.x,h.y,h.z),n.setXYZ(u+1,h.x,h.y,h.z),n.setXYZ(u+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)zn.fromBufferAttribute(e,t),zn.normalize(),e.setXYZ(t,zn.x,zn.y,zn.z)}toNonIndexed(){function e(a,l){let c=a.array,h=a.itemSize,d=a.normalized,u=new c.constructor(l.length*h),f=0,g=0;for(let y=0,p=l.length;y<p;y++){a.isInterleavedBufferAttribute?f=l[y]*a.data.stride+a.offset:f=l[y]*h;for(let m=0;m<h;m++)u[g++]=c[f++]}return new Kt(u,h,d)}if(this.index===null)return Ke("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,n);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,d=c.length;h<d;h++){let u=c[h],f=e(u,n);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let d=0,u=c.length;d<u;d++){let f=c[d];h.push(f.toJSON(e.data))}h.length>0&&(s[l]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(t))}let r=e.morphAttributes;for(let c in r){let h=[],d=r[c];for(let u=0,f=d.length;u<f;u++)h.push(d[u].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,h=o.length;c<h;c++){let d=o[c];this.addGroup(d.start,d.count,d.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},bh=class{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=Dp,this.updateRanges=[],this.version=0,this.uuid=gr()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,n){e*=this.stride,n*=t.stride;for(let s=0,r=this.stride;s<r;s++)this.array[e+s]=t.array[n+s];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=f0(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);let n=new this.array.constructor(e.arrayBuffers[t]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=f0(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function f0(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=gr()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var ai=new G,bl=class i{constructor(e,t,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=n,this.normalized=s,this._normalizationScale=e!==void 0?Cu(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,n=this.data.count;t<n;t++)ai.fromBufferAttribute(this,t),ai.applyMatrix4(e),this.setXYZ(t,ai.x,ai.y,ai.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)ai.fromBufferAttribute(this,t),ai.applyNormalMatrix(e),this.setXYZ(t,ai.x,ai.y,ai.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)ai.fromBufferAttribute(this,t),ai.transformDirection(e),this.setXYZ(t,ai.x,ai.y,ai.z);return this}getComponent(e,t){let n=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.data.array[e*this.data.stride+this.offset+t]=n,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,n){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.data.array[e+0]=t,this.data.array[e+1]=n,this}setXYZ(e,t,n,s){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this.data.array[e+3]=r,this}clone(e){if(e===void 0){yl("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return new Kt(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new i(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){yl("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Fp(e,this.data.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):kp(e,this.data.array)}},Zf=new G,ES=new G,TS=new st,li=class{constructor(e=new G(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=Zf.subVectors(n,t).cross(ES.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(Zf),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||TS.getNormalMatrix(e),s=this.coplanarPoint(Zf).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},AS=0,$i=class extends qi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:AS++}),this.uuid=gr(),this.name="",this.type="Material",this.blending=na,this.side=pr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=pp,this.blendDst=mp,this.blendEquation=kr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new $e(0,0,0),this.blendAlpha=0,this.depthFunc=zo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=ay,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=ah,this.stencilZFail=ah,this.stencilZPass=ah,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){Ke(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ke(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new $e().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new li().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new We().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new We().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}},Lr=class extends $i{constructor(e){super(),this.isSpriteMaterial=!0,this.type="SpriteMaterial",this.color=new $e(16777215),this.map=null,this.alphaMap=null,this.rotation=0,this.sizeAttenuation=!0,this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.rotation=e.rotation,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},Io,sl=new G,Lo=new G,Do=new G,No=new We,rl=new We,vy=new dt,Hc=new G,ol=new G,Vc=new G,p0=new We,Jf=new We,m0=new We,Yo=class extends Gn{constructor(e=new Lr){if(super(),this.isSprite=!0,this.type="Sprite",Io===void 0){Io=new rn;let t=new Float32Array([-.5,-.5,0,0,0,.5,-.5,0,1,0,.5,.5,0,1,1,-.5,.5,0,0,1]),n=new bh(t,5);Io.setIndex([0,1,2,0,2,3]),Io.setAttribute("position",new bl(n,3,0,!1)),Io.setAttribute("uv",new bl(n,2,3,!1))}this.geometry=Io,this.material=e,this.center=new We(.5,.5),this.count=1}intersectsFrustum(e){return e.intersectsSprite(this)}raycast(e,t){e.camera===null&&et('Sprite: "Raycaster.camera" needs to be set in order to raycast against sprites.'),Lo.setFromMatrixScale(this.matrixWorld),vy.copy(e.camera.matrixWorld),this.modelViewMatrix.multiplyMatrices(e.camera.matrixWorldInverse,this.matrixWorld),Do.setFromMatrixPosition(this.modelViewMatrix),e.camera.isPerspectiveCamera&&this.material.sizeAttenuation===!1&&Lo.multiplyScalar(-Do.z);let n=this.material.rotation,s,r;n!==0&&(r=Math.cos(n),s=Math.sin(n));let o=this.center;Gc(Hc.set(-.5,-.5,0),Do,o,Lo,s,r),Gc(ol.set(.5,-.5,0),Do,o,Lo,s,r),Gc(Vc.set(.5,.5,0),Do,o,Lo,s,r),p0.set(0,0),Jf.set(1,0),m0.set(1,1);let a=e.ray.intersectTriangle(Hc,ol,Vc,!1,sl);if(a===null&&(Gc(ol.set(-.5,.5,0),Do,o,Lo,s,r),Jf.set(0,1),a=e.ray.intersectTriangle(Hc,Vc,ol,!1,sl),a===null))return;let l=e.ray.origin.distanceTo(sl);l<e.near||l>e.far||t.push({distance:l,point:sl.clone(),uv:Ps.getInterpolation(sl,Hc,ol,Vc,p0,Jf,m0,new We),face:null,object:this})}copy(e,t){return super.copy(e,t),e.center!==void 0&&this.center.copy(e.center),this.material=e.material,this}toJSON(e){let t=super.toJSON(e);return t.object.center=this.center.toArray(),t}};function Gc(i,e,t,n,s,r){No.subVectors(i,t).addScalar(.5).multiply(n),s!==void 0?(rl.x=r*No.x-s*No.y,rl.y=s*No.x+r*No.y):rl.copy(No),i.copy(e),i.x+=rl.x,i.y+=rl.y,i.applyMatrix4(vy)}var Cs=new G,jf=new G,Wc=new G,Xc=new G,ir=class{constructor(e=new G,t=new G(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Cs)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Cs.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Cs.copy(this.origin).addScaledVector(this.direction,t),Cs.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){jf.copy(e).add(t).multiplyScalar(.5),Wc.copy(t).sub(e).normalize(),Xc.copy(this.origin).sub(jf);let r=e.distanceTo(t)*.5,o=-this.direction.dot(Wc),a=Xc.dot(this.direction),l=-Xc.dot(Wc),c=Xc.lengthSq(),h=Math.abs(1-o*o),d,u,f,g;if(h>0)if(d=o*l-a,u=o*a-l,g=r*h,d>=0)if(u>=-g)if(u<=g){let y=1/h;d*=y,u*=y,f=d*(d+o*u+2*a)+u*(o*d+u+2*l)+c}else u=r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*l)+c;else u=-r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*l)+c;else u<=-g?(d=Math.max(0,-(-o*r+a)),u=d>0?-r:Math.min(Math.max(-r,-l),r),f=-d*d+u*(u+2*l)+c):u<=g?(d=0,u=Math.min(Math.max(-r,-l),r),f=u*(u+2*l)+c):(d=Math.max(0,-(o*r+a)),u=d>0?r:Math.min(Math.max(-r,-l),r),f=-d*d+u*(u+2*l)+c);else u=o>0?-r:r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,d),s&&s.copy(jf).addScaledVector(Wc,u),f}intersectSphere(e,t){if(e.radius<0)return null;Cs.subVectors(e.center,this.origin);let n=Cs.dot(this.direction),s=Cs.dot(Cs)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,d=1/this.direction.z,u=this.origin;return c>=0?(n=(e.min.x-u.x)*c,s=(e.max.x-u.x)*c):(n=(e.max.x-u.x)*c,s=(e.min.x-u.x)*c),h>=0?(r=(e.min.y-u.y)*h,o=(e.max.y-u.y)*h):(r=(e.max.y-u.y)*h,o=(e.min.y-u.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),d>=0?(a=(e.min.z-u.z)*d,l=(e.max.z-u.z)*d):(a=(e.max.z-u.z)*d,l=(e.min.z-u.z)*d),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,Cs)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,d=e.x-o.x,u=e.y-o.y,f=e.z-o.z,g=t.x-o.x,y=t.y-o.y,p=t.z-o.z,m=n.x-o.x,x=n.y-o.y,A=n.z-o.z,S=Math.abs(l),R=Math.abs(c),M=Math.abs(h),v,T,k,N,L,F,V,P,B,$,X,le;if(S>=R&&S>=M?(k=l,F=d,B=g,le=m,l>=0?(v=c,T=h,N=u,L=f,V=y,P=p,$=x,X=A):(v=h,T=c,N=f,L=u,V=p,P=y,$=A,X=x)):R>=M?(k=c,F=u,B=y,le=x,c>=0?(v=h,T=l,N=f,L=d,V=p,P=g,$=A,X=m):(v=l,T=h,N=d,L=f,V=g,P=p,$=m,X=A)):(k=h,F=f,B=p,le=A,h>=0?(v=l,T=c,N=d,L=u,V=g,P=y,$=m,X=x):(v=c,T=l,N=u,L=d,V=y,P=g,$=x,X=m)),k===0)return null;let J=v/k,ee=T/k,se=1/k,fe=N-J*F,de=L-ee*F,te=V-J*B,ge=P-ee*B,ye=$-J*le,_e=X-ee*le,ve=ye*ge-_e*te,Ve=fe*_e-de*ye,je=te*de-ge*fe;if(s){if(ve<0||Ve<0||je<0)return null}else if((ve<0||Ve<0||je<0)&&(ve>0||Ve>0||je>0))return null;let Fe=ve+Ve+je;if(Fe===0)return null;let rt=se*(ve*F+Ve*B+je*le);return(Fe>0?rt<0:rt>0)?null:this.at(rt/Fe,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},hi=class extends $i{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new $e(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ds,this.combine=Nl,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},g0=new dt,Pr=new ir,qc=new Ds,y0=new G,$c=new G,Yc=new G,Kc=new G,Qf=new G,Zc=new G,v0=new G,Jc=new G,Gt=class extends Gn{constructor(e=new rn,t=new hi){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){Zc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],d=r[l];h!==0&&(Qf.fromBufferAttribute(d,e),o?Zc.addScaledVector(Qf,h):Zc.addScaledVector(Qf.sub(t),h))}t.add(Zc)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),qc.copy(n.boundingSphere),qc.applyMatrix4(r),Pr.copy(e.ray).recast(e.near),!(qc.containsPoint(Pr.origin)===!1&&(Pr.intersectSphere(qc,y0)===null||Pr.origin.distanceToSquared(y0)>(e.far-e.near)**2))&&(g0.copy(r).invert(),Pr.copy(e.ray).applyMatrix4(g0),!(n.boundingBox!==null&&Pr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,Pr)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,d=r.attributes.normal,u=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,y=u.length;g<y;g++){let p=u[g],m=o[p.materialIndex],x=Math.max(p.start,f.start),A=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let S=x,R=A;S<R;S+=3){let M=a.getX(S),v=a.getX(S+1),T=a.getX(S+2);s=jc(this,m,e,n,c,h,d,M,v,T),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let p=g,m=y;p<m;p+=3){let x=a.getX(p),A=a.getX(p+1),S=a.getX(p+2);s=jc(this,o,e,n,c,h,d,x,A,S),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,y=u.length;g<y;g++){let p=u[g],m=o[p.materialIndex],x=Math.max(p.start,f.start),A=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let S=x,R=A;S<R;S+=3){let M=S,v=S+1,T=S+2;s=jc(this,m,e,n,c,h,d,M,v,T),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),y=Math.min(l.count,f.start+f.count);for(let p=g,m=y;p<m;p+=3){let x=p,A=p+1,S=p+2;s=jc(this,o,e,n,c,h,d,x,A,S),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}}};function RS(i,e,t,n,s,r,o,a){let l;if(e.side===ui?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,e.side===pr,a),l===null)return null;Jc.copy(a),Jc.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(Jc);return c<t.near||c>t.far?null:{distance:c,point:Jc.clone(),object:i}}function jc(i,e,t,n,s,r,o,a,l,c){i.getVertexPosition(a,$c),i.getVertexPosition(l,Yc),i.getVertexPosition(c,Kc);let h=RS(i,e,t,n,$c,Yc,Kc,v0);if(h){let d=new G;Ps.getBarycoord(v0,$c,Yc,Kc,d),s&&(h.uv=Ps.getInterpolatedAttribute(s,a,l,c,d,new We)),r&&(h.uv1=Ps.getInterpolatedAttribute(r,a,l,c,d,new We)),o&&(h.normal=Ps.getInterpolatedAttribute(o,a,l,c,d,new G),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let u={a,b:l,c,normal:new G,materialIndex:0};Ps.getNormal($c,Yc,Kc,u.normal),h.face=u,h.barycoord=d}return h}var Dr=class extends ci{constructor(e=null,t=1,n=1,s,r,o,a,l,c=Hn,h=Hn,d,u){super(null,o,a,l,c,h,s,r,d,u),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Sl=class extends Kt{constructor(e,t,n,s=1){super(e,t,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},Oo=new dt,_0=new dt,Qc=[],x0=new Mi,CS=new dt,al=new Gt,ll=new Ds,Ml=class extends Gt{constructor(e,t,n){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new Sl(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,CS)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new Mi),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Oo),x0.copy(e.boundingBox).applyMatrix4(Oo),this.boundingBox.union(x0)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new Ds),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Oo),ll.copy(e.boundingSphere).applyMatrix4(Oo),this.boundingSphere.union(ll)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let n=t.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=e*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(e,t){let n=this.matrixWorld,s=this.count;if(al.geometry=this.geometry,al.material=this.material,al.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),ll.copy(this.boundingSphere),ll.applyMatrix4(n),e.ray.intersectsSphere(ll)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,Oo),_0.multiplyMatrices(n,Oo),al.matrixWorld=_0,al.raycast(e,Qc);for(let o=0,a=Qc.length;o<a;o++){let l=Qc[o];l.instanceId=r,l.object=this,t.push(l)}Qc.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new Sl(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let n=t.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new Dr(new Float32Array(s*this.count),s,this.count,Kh,Ui));let r=this.morphTexture.source.data.data,o=0;for(let c=0;c<n.length;c++)o+=n[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=s*e;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},Ir=new Ds,PS=new We(.5,.5),eh=new G,sr=class{constructor(e=new li,t=new li,n=new li,s=new li,r=new li,o=new li){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Oi,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],d=r[5],u=r[6],f=r[7],g=r[8],y=r[9],p=r[10],m=r[11],x=r[12],A=r[13],S=r[14],R=r[15];if(s[0].setComponents(c-o,f-h,m-g,R-x).normalize(),s[1].setComponents(c+o,f+h,m+g,R+x).normalize(),s[2].setComponents(c+a,f+d,m+y,R+A).normalize(),s[3].setComponents(c-a,f-d,m-y,R-A).normalize(),n)s[4].setComponents(l,u,p,S).normalize(),s[5].setComponents(c-l,f-u,m-p,R-S).normalize();else if(s[4].setComponents(c-l,f-u,m-p,R-S).normalize(),t===Oi)s[5].setComponents(c+l,f+u,m+p,R+S).normalize();else if(t===Ho)s[5].setComponents(l,u,p,S).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Ir.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Ir.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Ir)}intersectsSprite(e){Ir.center.set(0,0,0);let t=PS.distanceTo(e.center);return Ir.radius=.7071067811865476+t,Ir.applyMatrix4(e.matrixWorld),this.intersectsSphere(Ir)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(eh.x=s.normal.x>0?e.max.x:e.min.x,eh.y=s.normal.y>0?e.max.y:e.min.y,eh.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(eh)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},b0=new dt,Sh=class i{constructor(){this.coordinateSystem=Oi,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];b0.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new sr),n[s].setFromProjectionMatrix(b0,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new sr),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var wl=class extends $i{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new $e(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Mh=new G,wh=new G,S0=new dt,cl=new ir,th=new Ds,ep=new G,M0=new G,Eh=class extends Gn{constructor(e=new rn,t=new wl){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let s=1,r=t.count;s<r;s++)Mh.fromBufferAttribute(t,s-1),wh.fromBufferAttribute(t,s),n[s]=n[s-1],n[s]+=Mh.distanceTo(wh);e.setAttribute("lineDistance",new At(n,1))}else Ke("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),th.copy(n.boundingSphere),th.applyMatrix4(s),th.radius+=r,e.ray.intersectsSphere(th)===!1)return;S0.copy(s).invert(),cl.copy(e.ray).applyMatrix4(S0);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,u=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let y=f,p=g-1;y<p;y+=c){let m=h.getX(y),x=h.getX(y+1),A=nh(this,e,cl,l,m,x,y);A&&t.push(A)}if(this.isLineLoop){let y=h.getX(g-1),p=h.getX(f),m=nh(this,e,cl,l,y,p,g-1);m&&t.push(m)}}else{let f=Math.max(0,o.start),g=Math.min(u.count,o.start+o.count);for(let y=f,p=g-1;y<p;y+=c){let m=nh(this,e,cl,l,y,y+1,y);m&&t.push(m)}if(this.isLineLoop){let y=nh(this,e,cl,l,g-1,f,g-1);y&&t.push(y)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function nh(i,e,t,n,s,r,o){let a=i.geometry.attributes.position;if(Mh.fromBufferAttribute(a,s),wh.fromBufferAttribute(a,r),t.distanceSqToSegment(Mh,wh,ep,M0)>n)return;ep.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(ep);if(!(c<e.near||c>e.far))return{distance:c,point:M0.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var w0=new G,E0=new G,Th=class extends Eh{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let s=0,r=t.count;s<r;s+=2)w0.fromBufferAttribute(t,s),E0.fromBufferAttribute(t,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+w0.distanceTo(E0);e.setAttribute("lineDistance",new At(n,1))}else Ke("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var El=class extends ci{constructor(e=[],t=Br,n,s,r,o,a,l,c,h){super(e,t,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},rr=class extends ci{constructor(e,t,n,s,r,o,a,l,c){super(e,t,n,s,r,o,a,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}};var Ns=class extends ci{constructor(e,t,n=Ki,s,r,o,a=Hn,l=Hn,c,h=Ls,d=1){if(h!==Ls&&h!==Fs)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let u={width:e,height:t,depth:d};super(u,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Wo(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Tl=class extends Ns{constructor(e,t=Ki,n=Br,s,r,o=Hn,a=Hn,l,c=Ls){let h={width:e,height:e,depth:1},d=[h,h,h,h,h,h];super(e,e,t,n,s,r,o,a,l,c),this.image=d,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Al=class extends ci{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Yi=class i extends rn{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],d=[],u=0,f=0;g("z","y","x",-1,-1,n,t,e,o,r,0),g("z","y","x",1,-1,n,t,-e,o,r,1),g("x","z","y",1,1,e,n,t,s,o,2),g("x","z","y",1,-1,e,n,-t,s,o,3),g("x","y","z",1,-1,e,t,n,s,r,4),g("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new At(c,3)),this.setAttribute("normal",new At(h,3)),this.setAttribute("uv",new At(d,2));function g(y,p,m,x,A,S,R,M,v,T,k){let N=S/v,L=R/T,F=S/2,V=R/2,P=M/2,B=v+1,$=T+1,X=0,le=0,J=new G;for(let ee=0;ee<$;ee++){let se=ee*L-V;for(let fe=0;fe<B;fe++){let de=fe*N-F;J[y]=de*x,J[p]=se*A,J[m]=P,c.push(J.x,J.y,J.z),J[y]=0,J[p]=0,J[m]=M>0?1:-1,h.push(J.x,J.y,J.z),d.push(fe/v),d.push(1-ee/T),X+=1}}for(let ee=0;ee<T;ee++)for(let se=0;se<v;se++){let fe=u+se+B*ee,de=u+se+B*(ee+1),te=u+(se+1)+B*(ee+1),ge=u+(se+1)+B*ee;l.push(fe,de,ge),l.push(de,te,ge),le+=6}a.addGroup(f,le,k),f+=le,u+=X}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}},Ko=class i extends rn{constructor(e=1,t=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:n,radialSegments:s,heightSegments:r},t=Math.max(0,t),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=t/2,d=Math.PI/2*e,u=t,f=2*d+u,g=n*2+r,y=s+1,p=new G,m=new G;for(let x=0;x<=g;x++){let A=0,S=0,R=0,M=0;if(x<=n){let k=x/n,N=k*Math.PI/2;S=-h-e*Math.cos(N),R=e*Math.sin(N),M=-e*Math.cos(N),A=k*d}else if(x<=n+r){let k=(x-n)/r;S=-h+k*t,R=e,M=0,A=d+k*u}else{let k=(x-n-r)/n,N=k*Math.PI/2;S=h+e*Math.sin(N),R=e*Math.cos(N),M=e*Math.sin(N),A=d+u+k*d}let v=Math.max(0,Math.min(1,A/f)),T=0;x===0?T=.5/s:x===g&&(T=-.5/s);for(let k=0;k<=s;k++){let N=k/s,L=N*Math.PI*2,F=Math.sin(L),V=Math.cos(L);m.x=-R*V,m.y=S,m.z=R*F,a.push(m.x,m.y,m.z),p.set(-R*V,M,R*F),p.normalize(),l.push(p.x,p.y,p.z),c.push(N+T,v)}if(x>0){let k=(x-1)*y;for(let N=0;N<s;N++){let L=k+N,F=k+N+1,V=x*y+N,P=x*y+N+1;o.push(L,F,V),o.push(F,P,V)}}}this.setIndex(o),this.setAttribute("position",new At(a,3)),this.setAttribute("normal",new At(l,3)),this.setAttribute("uv",new At(c,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}},Zo=class i extends rn{constructor(e=1,t=32,n=0,s=Math.PI*2){super(),this.type="CircleGeometry",this.parameters={radius:e,segments:t,thetaStart:n,thetaLength:s},t=Math.max(3,t);let r=[],o=[],a=[],l=[],c=new G,h=new We;o.push(0,0,0),a.push(0,0,1),l.push(.5,.5);for(let d=0,u=3;d<=t;d++,u+=3){let f=n+d/t*s;c.x=e*Math.cos(f),c.y=e*Math.sin(f),o.push(c.x,c.y,c.z),a.push(0,0,1),h.x=(o[u]/e+1)/2,h.y=(o[u+1]/e+1)/2,l.push(h.x,h.y)}for(let d=1;d<=t;d++)r.push(d,d+1,0);this.setIndex(r),this.setAttribute("position",new At(o,3)),this.setAttribute("normal",new At(a,3)),this.setAttribute("uv",new At(l,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.segments,e.thetaStart,e.thetaLength)}},or=class i extends rn{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],d=[],u=[],f=[],g=0,y=[],p=n/2,m=0;x(),o===!1&&(e>0&&A(!0),t>0&&A(!1)),this.setIndex(h),this.setAttribute("position",new At(d,3)),this.setAttribute("normal",new At(u,3)),this.setAttribute("uv",new At(f,2));function x(){let S=new G,R=new G,M=0,v=(t-e)/n;for(let T=0;T<=r;T++){let k=[],N=T/r,L=N*(t-e)+e;for(let F=0;F<=s;F++){let V=F/s,P=V*l+a,B=Math.sin(P),$=Math.cos(P);R.x=L*B,R.y=-N*n+p,R.z=L*$,d.push(R.x,R.y,R.z),S.set(B,v,$).normalize(),u.push(S.x,S.y,S.z),f.push(V,1-N),k.push(g++)}y.push(k)}for(let T=0;T<s;T++)for(let k=0;k<r;k++){let N=y[k][T],L=y[k+1][T],F=y[k+1][T+1],V=y[k][T+1];(e>0||k!==0)&&(h.push(N,L,V),M+=3),(t>0||k!==r-1)&&(h.push(L,F,V),M+=3)}c.addGroup(m,M,0),m+=M}function A(S){let R=g,M=new We,v=new G,T=0,k=S===!0?e:t,N=S===!0?1:-1;for(let F=1;F<=s;F++)d.push(0,p*N,0),u.push(0,N,0),f.push(.5,.5),g++;let L=g;for(let F=0;F<=s;F++){let P=F/s*l+a,B=Math.cos(P),$=Math.sin(P);v.x=k*$,v.y=p*N,v.z=k*B,d.push(v.x,v.y,v.z),u.push(0,N,0),M.x=B*.5+.5,M.y=$*.5*N+.5,f.push(M.x,M.y),g++}for(let F=0;F<s;F++){let V=R+F,P=L+F;S===!0?h.push(P,P+1,V):h.push(P+1,P,V),T+=3}c.addGroup(m,T,S===!0?1:2),m+=T}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var Os=class i extends rn{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,d=e/a,u=t/l,f=[],g=[],y=[],p=[];for(let m=0;m<h;m++){let x=m*u-o;for(let A=0;A<c;A++){let S=A*d-r;g.push(S,-x,0),y.push(0,0,1),p.push(A/a),p.push(1-m/l)}}for(let m=0;m<l;m++)for(let x=0;x<a;x++){let A=x+c*m,S=x+c*(m+1),R=x+1+c*(m+1),M=x+1+c*m;f.push(A,S,M),f.push(S,R,M)}this.setIndex(f),this.setAttribute("position",new At(g,3)),this.setAttribute("normal",new At(y,3)),this.setAttribute("uv",new At(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}},Rl=class i extends rn{constructor(e=.5,t=1,n=32,s=1,r=0,o=Math.PI*2){super(),this.type="RingGeometry",this.parameters={innerRadius:e,outerRadius:t,thetaSegments:n,phiSegments:s,thetaStart:r,thetaLength:o},n=Math.max(3,n),s=Math.max(1,s);let a=[],l=[],c=[],h=[],d=e,u=(t-e)/s,f=new G,g=new We;for(let y=0;y<=s;y++){for(let p=0;p<=n;p++){let m=r+p/n*o;f.x=d*Math.cos(m),f.y=d*Math.sin(m),l.push(f.x,f.y,f.z),c.push(0,0,1),g.x=(f.x/t+1)/2,g.y=(f.y/t+1)/2,h.push(g.x,g.y)}d+=u}for(let y=0;y<s;y++){let p=y*(n+1);for(let m=0;m<n;m++){let x=m+p,A=x,S=x+n+1,R=x+n+2,M=x+1;a.push(A,S,M),a.push(S,R,M)}}this.setIndex(a),this.setAttribute("position",new At(l,3)),this.setAttribute("normal",new At(c,3)),this.setAttribute("uv",new At(h,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.innerRadius,e.outerRadius,e.thetaSegments,e.phiSegments,e.thetaStart,e.thetaLength)}};var ar=class i extends rn{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],d=new G,u=new G,f=[],g=[],y=[],p=[];for(let m=0;m<=n;m++){let x=[],A=m/n,S=o+A*a,R=e*Math.cos(S),M=Math.sqrt(e*e-R*R),v=0;m===0&&o===0?v=.5/t:m===n&&l===Math.PI&&(v=-.5/t);for(let T=0;T<=t;T++){let k=T/t,N=s+k*r;d.x=-M*Math.cos(N),d.y=R,d.z=M*Math.sin(N),g.push(d.x,d.y,d.z),u.copy(d).normalize(),y.push(u.x,u.y,u.z),p.push(k+v,1-A),x.push(c++)}h.push(x)}for(let m=0;m<n;m++)for(let x=0;x<t;x++){let A=h[m][x+1],S=h[m][x],R=h[m+1][x],M=h[m+1][x+1];(m!==0||o>0)&&f.push(A,S,M),(m!==n-1||l<Math.PI)&&f.push(S,R,M)}this.setIndex(f),this.setAttribute("position",new At(g,3)),this.setAttribute("normal",new At(y,3)),this.setAttribute("uv",new At(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};function Hr(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(T0(s))s.isRenderTargetTexture?(Ke("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(T0(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function ti(i){let e={};for(let t=0;t<i.length;t++){let n=Hr(i[t]);for(let s in n)e[s]=n[s]}return e}function T0(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function IS(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function zp(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:_t.workingColorSpace}var _y={clone:Hr,merge:ti},LS=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,DS=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,fs=class extends $i{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=LS,this.fragmentShader=DS,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Hr(e.uniforms),this.uniformsGroups=IS(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new $e().setHex(s.value);break;case"v2":this.uniforms[n].value=new We().fromArray(s.value);break;case"v3":this.uniforms[n].value=new G().fromArray(s.value);break;case"v4":this.uniforms[n].value=new tn().fromArray(s.value);break;case"m3":this.uniforms[n].value=new st().fromArray(s.value);break;case"m4":this.uniforms[n].value=new dt().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Ah=class extends fs{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var lr=class extends $i{constructor(e){super(),this.isMeshPhongMaterial=!0,this.type="MeshPhongMaterial",this.color=new $e(16777215),this.specular=new $e(1118481),this.shininess=30,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new $e(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Vl,this.normalScale=new We(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ds,this.combine=Nl,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.specular.copy(e.specular),this.shininess=e.shininess,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var Nr=class extends $i{constructor(e){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new $e(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new $e(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Vl,this.normalScale=new We(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ds,this.combine=Nl,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},Rh=class extends $i{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=ry,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Ch=class extends $i{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Uo(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function ih(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var cr=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Ph=class extends cr{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:ip,endingEnd:ip}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case sp:r=e,a=2*t-n;break;case rp:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case sp:o=e,l=2*n-t;break;case rp:o=1,l=n+s[1]-s[0];break;default:o=e-1,l=t}let c=(n-t)*.5,h=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this._offsetPrev,d=this._offsetNext,u=this._weightPrev,f=this._weightNext,g=(n-t)/(s-t),y=g*g,p=y*g,m=-u*p+2*u*y-u*g,x=(1+u)*p+(-1.5-2*u)*y+(-.5+u)*g+1,A=(-1-f)*p+(1.5+f)*y+.5*g,S=f*p-f*y;for(let R=0;R!==a;++R)r[R]=m*o[h+R]+x*o[c+R]+A*o[l+R]+S*o[d+R];return r}},Ih=class extends cr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=(n-t)/(s-t),d=1-h;for(let u=0;u!==a;++u)r[u]=o[c+u]*d+o[l+u]*h;return r}},Lh=class extends cr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},Dh=class extends cr{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this.inTangents,d=this.outTangents;if(!h||!d){let g=(n-t)/(s-t),y=1-g;for(let p=0;p!==a;++p)r[p]=o[c+p]*y+o[l+p]*g;return r}let u=a*2,f=e-1;for(let g=0;g!==a;++g){let y=o[c+g],p=o[l+g],m=f*u+g*2,x=d[m],A=d[m+1],S=e*u+g*2,R=h[S],M=h[S+1],v=OS(n,t,x,R,s);r[g]=xy(v,y,A,M,p)}return r}};function xy(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function NS(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function OS(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=xy(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let l=NS(r,e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var wi=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Uo(t,this.TimeBufferType),this.values=Uo(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:Uo(e.times,Array),values:Uo(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),ih(e.settings)&&(n.settings={inTangents:Uo(e.settings.inTangents,Array),outTangents:Uo(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new Lh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Ih(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Ph(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Dh(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case fl:t=this.InterpolantFactoryMethodDiscrete;break;case yh:t=this.InterpolantFactoryMethodLinear;break;case oh:t=this.InterpolantFactoryMethodSmooth;break;case np:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Ke("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return fl;case this.InterpolantFactoryMethodLinear:return yh;case this.InterpolantFactoryMethodSmooth:return oh;case this.InterpolantFactoryMethodBezier:return np}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;ih(this.settings)&&(A0(this.settings.inTangents,e),A0(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;ih(this.settings)&&(R0(this.settings.inTangents,e),R0(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(et("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(et("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){et("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){et("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&Zb(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){et("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===oh,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],h=e[a+1];if(c!==h&&(a!==1||c!==e[0]))if(s)l=!0;else{let d=a*n,u=d-n,f=d+n;for(let g=0;g!==n;++g){let y=t[d+g];if(y!==t[u+g]||y!==t[f+g]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let d=a*n,u=o*n;for(let f=0;f!==n;++f)t[u+f]=t[d+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,ih(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function A0(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function R0(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}wi.prototype.ValueTypeName="";wi.prototype.TimeBufferType=Float32Array;wi.prototype.ValueBufferType=Float32Array;wi.prototype.DefaultInterpolation=yh;var hr=class extends wi{constructor(e,t,n){super(e,t,n)}};hr.prototype.ValueTypeName="bool";hr.prototype.ValueBufferType=Array;hr.prototype.DefaultInterpolation=fl;hr.prototype.InterpolantFactoryMethodLinear=void 0;hr.prototype.InterpolantFactoryMethodSmooth=void 0;var Nh=class extends wi{constructor(e,t,n,s){super(e,t,n,s)}};Nh.prototype.ValueTypeName="color";var Oh=class extends wi{constructor(e,t,n,s){super(e,t,n,s)}};Oh.prototype.ValueTypeName="number";var Uh=class extends cr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(s-t),c=e*a;for(let h=c+a;c!==h;c+=4)sn.slerpFlat(r,0,o,c-a,o,c,l);return r}},Cl=class extends wi{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new Uh(this.times,this.values,this.getValueSize(),e)}};Cl.prototype.ValueTypeName="quaternion";Cl.prototype.InterpolantFactoryMethodSmooth=void 0;var ur=class extends wi{constructor(e,t,n){super(e,t,n)}};ur.prototype.ValueTypeName="string";ur.prototype.ValueBufferType=Array;ur.prototype.DefaultInterpolation=fl;ur.prototype.InterpolantFactoryMethodLinear=void 0;ur.prototype.InterpolantFactoryMethodSmooth=void 0;var Fh=class extends wi{constructor(e,t,n,s){super(e,t,n,s)}};Fh.prototype.ValueTypeName="vector";var kh=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,d){return c.push(h,d),this},this.removeHandler=function(h){let d=c.indexOf(h);return d!==-1&&c.splice(d,2),this},this.getHandler=function(h){for(let d=0,u=c.length;d<u;d+=2){let f=c[d],g=c[d+1];if(f.global&&(f.lastIndex=0),f.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},by=new kh,Bh=class{constructor(e){this.manager=e!==void 0?e:by,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Bh.DEFAULT_MATERIAL_NAME="__DEFAULT";var Pl=class extends Gn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new $e(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},Jo=class extends Pl{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Gn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new $e(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},tp=new dt,C0=new G,P0=new G,zh=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new We(512,512),this.mapType=pi,this.map=null,this.mapPass=null,this.matrix=new dt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new sr,this._frameExtents=new We(1,1),this._viewportCount=1,this._viewports=[new tn(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;C0.setFromMatrixPosition(e.matrixWorld),t.position.copy(C0),P0.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(P0),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){tp.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(tp,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===Ho||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(tp)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},sh=new G,rh=new sn,hs=new G,Il=class extends Gn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new dt,this.projectionMatrix=new dt,this.projectionMatrixInverse=new dt,this.coordinateSystem=Oi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(sh,rh,hs),hs.x===1&&hs.y===1&&hs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(sh,rh,hs.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(sh,rh,hs),hs.x===1&&hs.y===1&&hs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(sh,rh,hs.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},nr=new G,I0=new We,L0=new We,Qn=class extends Il{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Go*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(ul*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Go*2*Math.atan(Math.tan(ul*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){nr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(nr.x,nr.y).multiplyScalar(-e/nr.z),nr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(nr.x,nr.y).multiplyScalar(-e/nr.z)}getViewSize(e,t){return this.getViewBounds(e,I0,L0),t.subVectors(L0,I0)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(ul*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var Ll=class extends Il{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},op=class extends zh{constructor(){super(new Ll(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Or=class extends Pl{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Gn.DEFAULT_UP),this.updateMatrix(),this.target=new Gn,this.shadow=new op}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var Fo=-90,ko=1,jo=class extends Gn{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new Qn(Fo,ko,e,t);s.layers=this.layers,this.add(s);let r=new Qn(Fo,ko,e,t);r.layers=this.layers,this.add(r);let o=new Qn(Fo,ko,e,t);o.layers=this.layers,this.add(o);let a=new Qn(Fo,ko,e,t);a.layers=this.layers,this.add(a);let l=new Qn(Fo,ko,e,t);l.layers=this.layers,this.add(l);let c=new Qn(Fo,ko,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Oi)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===Ho)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,d=e.getRenderTarget(),u=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let y=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let p=!1;e.isWebGLRenderer===!0?p=e.state.buffers.depth.getReversed():p=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=y,e.setRenderTarget(n,5,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(d,u,f),e.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},Hh=class extends Qn{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var Hp="\\[\\]\\.:\\/",US=new RegExp("["+Hp+"]","g"),Vp="[^"+Hp+"]",FS="[^"+Hp.replace("\\.","")+"]",kS=/((?:WC+[\/:])*)/.source.replace("WC",Vp),BS=/(WCOD+)?/.source.replace("WCOD",FS),zS=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Vp),HS=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Vp),VS=new RegExp("^"+kS+BS+zS+HS+"$"),GS=["material","materials","bones","map"],ap=class{constructor(e,t,n){let s=n||Yt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},Yt=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(US,"")}static parseTrackName(e){let t=VS.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);GS.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ke("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){et("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){et("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){et("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===c){c=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){et("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){et("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){et("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){et("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;et("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){et("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){et("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Yt.Composite=ap;Yt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Yt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Yt.prototype.GetterByBindingType=[Yt.prototype._getValue_direct,Yt.prototype._getValue_array,Yt.prototype._getValue_arrayElement,Yt.prototype._getValue_toArray];Yt.prototype.SetterByBindingTypeAndVersioning=[[Yt.prototype._setValue_direct,Yt.prototype._setValue_direct_setNeedsUpdate,Yt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Yt.prototype._setValue_array,Yt.prototype._setValue_array_setNeedsUpdate,Yt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Yt.prototype._setValue_arrayElement,Yt.prototype._setValue_arrayElement_setNeedsUpdate,Yt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Yt.prototype._setValue_fromArray,Yt.prototype._setValue_fromArray_setNeedsUpdate,Yt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var fL=new Float32Array(1);var D0=new dt,Qo=class{constructor(e,t,n=0,s=1/0){this.ray=new ir(e,t),this.near=n,this.far=s,this.camera=null,this.layers=new Xo,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):et("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return D0.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(D0),this}intersectObject(e,t=!0,n=[]){return lp(e,this,n,t),n.sort(N0),n}intersectObjects(e,t=!0,n=[]){for(let s=0,r=e.length;s<r;s++)lp(e[s],this,n,t);return n.sort(N0),n}};function N0(i,e){return i.distance-e.distance}function lp(i,e,t,n){let s=!0;if(i.layers.test(e.layers)&&i.raycast(e,t)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)lp(r[o],e,t,!0)}}var ea=class{constructor(e=1,t=0,n=0){this.radius=e,this.phi=t,this.theta=n}set(e,t,n){return this.radius=e,this.phi=t,this.theta=n,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=gt(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,n){return this.radius=Math.sqrt(e*e+t*t+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,n),this.phi=Math.acos(gt(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var cp=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};var Vh=class extends Th{constructor(e=10,t=10,n=4473924,s=8947848){n=new $e(n),s=new $e(s);let r=t/2,o=e/t,a=e/2,l=[],c=[];for(let u=0,f=0,g=-a;u<=t;u++,g+=o){l.push(-a,0,g,a,0,g),l.push(g,0,-a,g,0,a);let y=u===r?n:s;y.toArray(c,f),f+=3,y.toArray(c,f),f+=3,y.toArray(c,f),f+=3,y.toArray(c,f),f+=3}let h=new rn;h.setAttribute("position",new At(l,3)),h.setAttribute("color",new At(c,3));let d=new wl({vertexColors:!0,toneMapped:!1});super(h,d),this.type="GridHelper"}dispose(){super.dispose(),this.geometry.dispose(),this.material.dispose()}};var Dl=class extends qi{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function Gp(i,e,t,n){let s=WS(n);switch(t){case Rp:return i*e;case Kh:return i*e/s.components*s.byteLength;case Zh:return i*e/s.components*s.byteLength;case mr:return i*e*2/s.components*s.byteLength;case Jh:return i*e*2/s.components*s.byteLength;case Cp:return i*e*3/s.components*s.byteLength;case Ji:return i*e*4/s.components*s.byteLength;case jh:return i*e*4/s.components*s.byteLength;case Ul:case Fl:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case kl:case Bl:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case eu:case nu:return Math.max(i,16)*Math.max(e,8)/4;case Qh:case tu:return Math.max(i,8)*Math.max(e,8)/2;case iu:case su:case ou:case au:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case ru:case zl:case lu:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case cu:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case hu:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case uu:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case du:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case fu:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case pu:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case mu:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case gu:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case yu:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case vu:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case _u:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case xu:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case bu:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case Su:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case Mu:case wu:case Eu:return Math.ceil(i/4)*Math.ceil(e/4)*16;case Tu:case Au:return Math.ceil(i/4)*Math.ceil(e/4)*8;case Hl:case Ru:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function WS(i){switch(i){case pi:case wp:return{byteLength:1,components:1};case sa:case Ep:case Zi:return{byteLength:2,components:1};case $h:case Yh:return{byteLength:2,components:4};case Ki:case qh:case Ui:return{byteLength:4,components:1};case Tp:case Ap:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ke("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function Gy(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function qS(i){let e=new WeakMap;function t(a,l){let c=a.array,h=a.usage,d=c.byteLength,u=i.createBuffer();i.bindBuffer(l,u),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:u,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:d}}function n(a,l,c){let h=l.array,d=l.updateRanges;if(i.bindBuffer(c,a),d.length===0)i.bufferSubData(c,0,h);else{d.sort((f,g)=>f.start-g.start);let u=0;for(let f=1;f<d.length;f++){let g=d[u],y=d[f];y.start<=g.start+g.count+1?g.count=Math.max(g.count,y.start+y.count-g.start):(++u,d[u]=y)}d.length=u+1;for(let f=0,g=d.length;f<g;f++){let y=d[f];i.bufferSubData(c,y.start*h.BYTES_PER_ELEMENT,h,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(i.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var $S=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,YS=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,KS=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,ZS=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,JS=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,jS=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,QS=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,eM=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,tM=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,nM=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,iM=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,sM=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,rM=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,oM=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,aM=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,lM=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,cM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,hM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,uM=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,dM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,fM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,pM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,mM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,gM=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,yM=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,vM=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,_M=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,xM=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,bM=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,SM="gl_FragColor = linearToOutputTexel( gl_FragColor );",MM=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,wM=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,EM=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,TM=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,AM=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,RM=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,CM=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,PM=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,IM=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,LM=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,DM=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,NM=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,OM=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,UM=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,FM=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,kM=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,BM=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,zM=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,HM=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,VM=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,GM=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,WM=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,XM=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,qM=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,$M=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,YM=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,KM=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,ZM=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,JM=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,jM=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,QM=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,ew=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,tw=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,nw=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,iw=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,sw=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,rw=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,ow=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,aw=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,lw=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,cw=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,hw=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,uw=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,dw=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,fw=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,pw=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,mw=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,gw=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,yw=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,vw=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,_w=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,xw=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,bw=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,Sw=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Mw=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,ww=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Ew=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,Tw=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,Aw=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Rw=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,Cw=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,Pw=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,Iw=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,Lw=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,Dw=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,Nw=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,Ow=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,Uw=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,Fw=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,kw=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,Bw=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,zw=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,Hw=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,Vw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,Gw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,Ww=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,Xw=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,qw=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,$w=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Yw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Kw=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Zw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Jw=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,jw=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,Qw=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,eE=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,tE=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,nE=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,iE=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,sE=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,rE=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,oE=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,aE=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,lE=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,cE=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,hE=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,uE=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,dE=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,fE=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,pE=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,mE=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,gE=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,yE=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,vE=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,_E=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,xE=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,bE=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,SE=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,ME=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,wE=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,EE=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,ft={alphahash_fragment:$S,alphahash_pars_fragment:YS,alphamap_fragment:KS,alphamap_pars_fragment:ZS,alphatest_fragment:JS,alphatest_pars_fragment:jS,aomap_fragment:QS,aomap_pars_fragment:eM,batching_pars_vertex:tM,batching_vertex:nM,begin_vertex:iM,beginnormal_vertex:sM,bsdfs:rM,iridescence_fragment:oM,bumpmap_pars_fragment:aM,clipping_planes_fragment:lM,clipping_planes_pars_fragment:cM,clipping_planes_pars_vertex:hM,clipping_planes_vertex:uM,color_fragment:dM,color_pars_fragment:fM,color_pars_vertex:pM,color_vertex:mM,common:gM,defaultnormal_vertex:yM,displacementmap_pars_vertex:vM,displacementmap_vertex:_M,emissivemap_fragment:xM,emissivemap_pars_fragment:bM,colorspace_fragment:SM,colorspace_pars_fragment:MM,envmap_fragment:wM,envmap_common_pars_fragment:EM,envmap_pars_fragment:TM,envmap_pars_vertex:AM,envmap_physical_pars_fragment:kM,envmap_vertex:RM,fog_vertex:CM,fog_pars_vertex:PM,fog_fragment:IM,fog_pars_fragment:LM,gradientmap_pars_fragment:DM,lightmap_pars_fragment:NM,lights_lambert_fragment:OM,lights_lambert_pars_fragment:UM,lights_pars_begin:FM,lights_toon_fragment:BM,lights_toon_pars_fragment:zM,lights_phong_fragment:HM,lights_phong_pars_fragment:VM,lights_physical_fragment:GM,lights_physical_pars_fragment:WM,lights_fragment_begin:XM,lights_fragment_maps:qM,lights_fragment_end:$M,lightprobes_pars_fragment:YM,logdepthbuf_fragment:KM,logdepthbuf_pars_fragment:ZM,logdepthbuf_pars_vertex:JM,logdepthbuf_vertex:jM,map_fragment:QM,map_pars_fragment:ew,map_particle_fragment:tw,map_particle_pars_fragment:nw,metalnessmap_fragment:iw,metalnessmap_pars_fragment:sw,morphinstance_vertex:rw,morphcolor_vertex:ow,morphnormal_vertex:aw,morphtarget_pars_vertex:lw,morphtarget_vertex:cw,normal_fragment_begin:hw,normal_fragment_maps:uw,normal_pars_fragment:dw,normal_pars_vertex:fw,normal_vertex:pw,normalmap_pars_fragment:mw,clearcoat_normal_fragment_begin:gw,clearcoat_normal_fragment_maps:yw,clearcoat_pars_fragment:vw,iridescence_pars_fragment:_w,opaque_fragment:xw,packing:bw,premultiplied_alpha_fragment:Sw,project_vertex:Mw,dithering_fragment:ww,dithering_pars_fragment:Ew,roughnessmap_fragment:Tw,roughnessmap_pars_fragment:Aw,shadowmap_pars_fragment:Rw,shadowmap_pars_vertex:Cw,shadowmap_vertex:Pw,shadowmask_pars_fragment:Iw,skinbase_vertex:Lw,skinning_pars_vertex:Dw,skinning_vertex:Nw,skinnormal_vertex:Ow,specularmap_fragment:Uw,specularmap_pars_fragment:Fw,tonemapping_fragment:kw,tonemapping_pars_fragment:Bw,transmission_fragment:zw,transmission_pars_fragment:Hw,uv_pars_fragment:Vw,uv_pars_vertex:Gw,uv_vertex:Ww,worldpos_vertex:Xw,background_vert:qw,background_frag:$w,backgroundCube_vert:Yw,backgroundCube_frag:Kw,cube_vert:Zw,cube_frag:Jw,depth_vert:jw,depth_frag:Qw,distance_vert:eE,distance_frag:tE,equirect_vert:nE,equirect_frag:iE,linedashed_vert:sE,linedashed_frag:rE,meshbasic_vert:oE,meshbasic_frag:aE,meshlambert_vert:lE,meshlambert_frag:cE,meshmatcap_vert:hE,meshmatcap_frag:uE,meshnormal_vert:dE,meshnormal_frag:fE,meshphong_vert:pE,meshphong_frag:mE,meshphysical_vert:gE,meshphysical_frag:yE,meshtoon_vert:vE,meshtoon_frag:_E,points_vert:xE,points_frag:bE,shadow_vert:SE,shadow_frag:ME,sprite_vert:wE,sprite_frag:EE},De={common:{diffuse:{value:new $e(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new st}},envmap:{envMap:{value:null},envMapRotation:{value:new st},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new st}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new st}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new st},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new st},normalScale:{value:new We(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new st},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new st}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new st}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new st}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new $e(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new $e(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0},uvTransform:{value:new st}},sprite:{diffuse:{value:new $e(16777215)},opacity:{value:1},center:{value:new We(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}}},gs={basic:{uniforms:ti([De.common,De.specularmap,De.envmap,De.aomap,De.lightmap,De.fog]),vertexShader:ft.meshbasic_vert,fragmentShader:ft.meshbasic_frag},lambert:{uniforms:ti([De.common,De.specularmap,De.envmap,De.aomap,De.lightmap,De.emissivemap,De.bumpmap,De.normalmap,De.displacementmap,De.fog,De.lights,{emissive:{value:new $e(0)},envMapIntensity:{value:1}}]),vertexShader:ft.meshlambert_vert,fragmentShader:ft.meshlambert_frag},phong:{uniforms:ti([De.common,De.specularmap,De.envmap,De.aomap,De.lightmap,De.emissivemap,De.bumpmap,De.normalmap,De.displacementmap,De.fog,De.lights,{emissive:{value:new $e(0)},specular:{value:new $e(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ft.meshphong_vert,fragmentShader:ft.meshphong_frag},standard:{uniforms:ti([De.common,De.envmap,De.aomap,De.lightmap,De.emissivemap,De.bumpmap,De.normalmap,De.displacementmap,De.roughnessmap,De.metalnessmap,De.fog,De.lights,{emissive:{value:new $e(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag},toon:{uniforms:ti([De.common,De.aomap,De.lightmap,De.emissivemap,De.bumpmap,De.normalmap,De.displacementmap,De.gradientmap,De.fog,De.lights,{emissive:{value:new $e(0)}}]),vertexShader:ft.meshtoon_vert,fragmentShader:ft.meshtoon_frag},matcap:{uniforms:ti([De.common,De.bumpmap,De.normalmap,De.displacementmap,De.fog,{matcap:{value:null}}]),vertexShader:ft.meshmatcap_vert,fragmentShader:ft.meshmatcap_frag},points:{uniforms:ti([De.points,De.fog]),vertexShader:ft.points_vert,fragmentShader:ft.points_frag},dashed:{uniforms:ti([De.common,De.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ft.linedashed_vert,fragmentShader:ft.linedashed_frag},depth:{uniforms:ti([De.common,De.displacementmap]),vertexShader:ft.depth_vert,fragmentShader:ft.depth_frag},normal:{uniforms:ti([De.common,De.bumpmap,De.normalmap,De.displacementmap,{opacity:{value:1}}]),vertexShader:ft.meshnormal_vert,fragmentShader:ft.meshnormal_frag},sprite:{uniforms:ti([De.sprite,De.fog]),vertexShader:ft.sprite_vert,fragmentShader:ft.sprite_frag},background:{uniforms:{uvTransform:{value:new st},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ft.background_vert,fragmentShader:ft.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new st}},vertexShader:ft.backgroundCube_vert,fragmentShader:ft.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ft.cube_vert,fragmentShader:ft.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ft.equirect_vert,fragmentShader:ft.equirect_frag},distance:{uniforms:ti([De.common,De.displacementmap,{referencePosition:{value:new G},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ft.distance_vert,fragmentShader:ft.distance_frag},shadow:{uniforms:ti([De.lights,De.fog,{color:{value:new $e(0)},opacity:{value:1}}]),vertexShader:ft.shadow_vert,fragmentShader:ft.shadow_frag}};gs.physical={uniforms:ti([gs.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new st},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new st},clearcoatNormalScale:{value:new We(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new st},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new st},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new st},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new st},sheen:{value:0},sheenColor:{value:new $e(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new st},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new st},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new st},transmissionSamplerSize:{value:new We},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new st},attenuationDistance:{value:0},attenuationColor:{value:new $e(0)},specularColor:{value:new $e(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new st},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new st},anisotropyVector:{value:new We},anisotropyMap:{value:null},anisotropyMapTransform:{value:new st}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag};var Pu={r:0,b:0,g:0},TE=new dt,Wy=new st;Wy.set(-1,0,0,0,1,0,0,0,1);function AE(i,e,t,n,s,r){let o=new $e(0),a=s===!0?0:1,l,c,h=null,d=0,u=null;function f(x){let A=x.isScene===!0?x.background:null;if(A&&A.isTexture){let S=x.backgroundBlurriness>0;A=e.get(A,S)}return A}function g(x){let A=!1,S=f(x);S===null?p(o,a):S&&S.isColor&&(p(S,1),A=!0);let R=i.xr.getEnvironmentBlendMode();R==="additive"?t.buffers.color.setClear(0,0,0,1,r):R==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||A)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function y(x,A){let S=f(A);S&&S.isCubeTexture?(c===void 0&&(c=new Gt(new Yi(1,1,1),new fs({name:"BackgroundCubeMaterial",uniforms:Hr(gs.backgroundCube.uniforms),vertexShader:gs.backgroundCube.vertexShader,fragmentShader:gs.backgroundCube.fragmentShader,side:ui,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(R,M,v){this.matrixWorld.copyPosition(v.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=S,c.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(TE.makeRotationFromEuler(A.backgroundRotation)).transpose(),S.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Wy),c.material.toneMapped=_t.getTransfer(S.colorSpace)!==Pt,(h!==S||d!==S.version||u!==i.toneMapping)&&(c.material.needsUpdate=!0,h=S,d=S.version,u=i.toneMapping),c.layers.enableAll(),x.unshift(c,c.geometry,c.material,0,0,null)):S&&S.isTexture&&(l===void 0&&(l=new Gt(new Os(2,2),new fs({name:"BackgroundMaterial",uniforms:Hr(gs.background.uniforms),vertexShader:gs.background.vertexShader,fragmentShader:gs.background.fragmentShader,side:pr,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=S,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=_t.getTransfer(S.colorSpace)!==Pt,S.matrixAutoUpdate===!0&&S.updateMatrix(),l.material.uniforms.uvTransform.value.copy(S.matrix),(h!==S||d!==S.version||u!==i.toneMapping)&&(l.material.needsUpdate=!0,h=S,d=S.version,u=i.toneMapping),l.layers.enableAll(),x.unshift(l,l.geometry,l.material,0,0,null))}function p(x,A){x.getRGB(Pu,zp(i)),t.buffers.color.setClear(Pu.r,Pu.g,Pu.b,A,r)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(x,A=1){o.set(x),a=A,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(x){a=x,p(o,a)},render:g,addToRenderList:y,dispose:m}}function RE(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=u(null),r=s,o=!1;function a(L,F,V,P,B){let $=!1,X=d(L,P,V,F);r!==X&&(r=X,c(r.object)),$=f(L,P,V,B),$&&g(L,P,V,B),B!==null&&e.update(B,i.ELEMENT_ARRAY_BUFFER),($||o)&&(o=!1,S(L,F,V,P),B!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(B).buffer))}function l(){return i.createVertexArray()}function c(L){return i.bindVertexArray(L)}function h(L){return i.deleteVertexArray(L)}function d(L,F,V,P){let B=P.wireframe===!0,$=n[F.id];$===void 0&&($={},n[F.id]=$);let X=L.isInstancedMesh===!0?L.id:0,le=$[X];le===void 0&&(le={},$[X]=le);let J=le[V.id];J===void 0&&(J={},le[V.id]=J);let ee=J[B];return ee===void 0&&(ee=u(l()),J[B]=ee),ee}function u(L){let F=[],V=[],P=[];for(let B=0;B<t;B++)F[B]=0,V[B]=0,P[B]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:F,enabledAttributes:V,attributeDivisors:P,object:L,attributes:{},index:null}}function f(L,F,V,P){let B=r.attributes,$=F.attributes,X=0,le=V.getAttributes();for(let J in le)if(le[J].location>=0){let se=B[J],fe=$[J];if(fe===void 0&&(J==="instanceMatrix"&&L.instanceMatrix&&(fe=L.instanceMatrix),J==="instanceColor"&&L.instanceColor&&(fe=L.instanceColor)),se===void 0||se.attribute!==fe||fe&&se.data!==fe.data)return!0;X++}return r.attributesNum!==X||r.index!==P}function g(L,F,V,P){let B={},$=F.attributes,X=0,le=V.getAttributes();for(let J in le)if(le[J].location>=0){let se=$[J];se===void 0&&(J==="instanceMatrix"&&L.instanceMatrix&&(se=L.instanceMatrix),J==="instanceColor"&&L.instanceColor&&(se=L.instanceColor));let fe={};fe.attribute=se,se&&se.data&&(fe.data=se.data),B[J]=fe,X++}r.attributes=B,r.attributesNum=X,r.index=P}function y(){let L=r.newAttributes;for(let F=0,V=L.length;F<V;F++)L[F]=0}function p(L){m(L,0)}function m(L,F){let V=r.newAttributes,P=r.enabledAttributes,B=r.attributeDivisors;V[L]=1,P[L]===0&&(i.enableVertexAttribArray(L),P[L]=1),B[L]!==F&&(i.vertexAttribDivisor(L,F),B[L]=F)}function x(){let L=r.newAttributes,F=r.enabledAttributes;for(let V=0,P=F.length;V<P;V++)F[V]!==L[V]&&(i.disableVertexAttribArray(V),F[V]=0)}function A(L,F,V,P,B,$,X){X===!0?i.vertexAttribIPointer(L,F,V,B,$):i.vertexAttribPointer(L,F,V,P,B,$)}function S(L,F,V,P){y();let B=P.attributes,$=V.getAttributes(),X=F.defaultAttributeValues;for(let le in $){let J=$[le];if(J.location>=0){let ee=B[le];if(ee===void 0&&(le==="instanceMatrix"&&L.instanceMatrix&&(ee=L.instanceMatrix),le==="instanceColor"&&L.instanceColor&&(ee=L.instanceColor)),ee!==void 0){let se=ee.normalized,fe=ee.itemSize,de=e.get(ee);if(de===void 0)continue;let te=de.buffer,ge=de.type,ye=de.bytesPerElement,_e=ge===i.INT||ge===i.UNSIGNED_INT||ee.gpuType===qh;if(ee.isInterleavedBufferAttribute){let ve=ee.data,Ve=ve.isInterleavedBuffer===!0?ve.stride:ve.itemSize,je=ee.offset;if(ve.isInstancedInterleavedBuffer||ve.isInstancedBufferAttribute){for(let Fe=0;Fe<J.locationSize;Fe++)m(J.location+Fe,ve.meshPerAttribute);L.isInstancedMesh!==!0&&P._maxInstanceCount===void 0&&(P._maxInstanceCount=ve.meshPerAttribute*ve.count)}else for(let Fe=0;Fe<J.locationSize;Fe++)p(J.location+Fe);i.bindBuffer(i.ARRAY_BUFFER,te);for(let Fe=0;Fe<J.locationSize;Fe++)A(J.location+Fe,fe/J.locationSize,ge,se,Ve*ye,(je+fe/J.locationSize*Fe)*ye,_e)}else{if(ee.isInstancedBufferAttribute){for(let ve=0;ve<J.locationSize;ve++)m(J.location+ve,ee.meshPerAttribute);L.isInstancedMesh!==!0&&P._maxInstanceCount===void 0&&(P._maxInstanceCount=ee.meshPerAttribute*ee.count)}else for(let ve=0;ve<J.locationSize;ve++)p(J.location+ve);i.bindBuffer(i.ARRAY_BUFFER,te);for(let ve=0;ve<J.locationSize;ve++)A(J.location+ve,fe/J.locationSize,ge,se,fe*ye,fe/J.locationSize*ve*ye,_e)}}else if(X!==void 0){let se=X[le];if(se!==void 0)switch(se.length){case 2:i.vertexAttrib2fv(J.location,se);break;case 3:i.vertexAttrib3fv(J.location,se);break;case 4:i.vertexAttrib4fv(J.location,se);break;default:i.vertexAttrib1fv(J.location,se)}}}}x()}function R(){k();for(let L in n){let F=n[L];for(let V in F){let P=F[V];for(let B in P){let $=P[B];for(let X in $)h($[X].object),delete $[X];delete P[B]}}delete n[L]}}function M(L){if(n[L.id]===void 0)return;let F=n[L.id];for(let V in F){let P=F[V];for(let B in P){let $=P[B];for(let X in $)h($[X].object),delete $[X];delete P[B]}}delete n[L.id]}function v(L){for(let F in n){let V=n[F];for(let P in V){let B=V[P];if(B[L.id]===void 0)continue;let $=B[L.id];for(let X in $)h($[X].object),delete $[X];delete B[L.id]}}}function T(L){for(let F in n){let V=n[F],P=L.isInstancedMesh===!0?L.id:0,B=V[P];if(B!==void 0){for(let $ in B){let X=B[$];for(let le in X)h(X[le].object),delete X[le];delete B[$]}delete V[P],Object.keys(V).length===0&&delete n[F]}}}function k(){N(),o=!0,r!==s&&(r=s,c(r.object))}function N(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:k,resetDefaultState:N,dispose:R,releaseStatesOfGeometry:M,releaseStatesOfObject:T,releaseStatesOfProgram:v,initAttributes:y,enableAttribute:p,disableUnusedAttributes:x}}function CE(i,e,t){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),t.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),t.update(c,n,h))}function a(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let u=0;for(let f=0;f<h;f++)u+=c[f];t.update(u,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function PE(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let v=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(v.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(v){return!(v!==Ji&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(v){let T=v===Zi&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(v!==pi&&v!==Ui&&!T&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(v){if(v==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";v="mediump"}return v==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",h=l(c);h!==c&&(Ke("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let d=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),u=t.logarithmicDepthBuffer===!0&&d===!1;t.reversedDepthBuffer===!0&&d===!1&&Ke("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&d===!0&&Ke("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=i.getParameter(i.MAX_TEXTURE_SIZE),p=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),m=i.getParameter(i.MAX_VERTEX_ATTRIBS),x=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),A=i.getParameter(i.MAX_VARYING_VECTORS),S=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),R=i.getParameter(i.MAX_SAMPLES),M=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:u,reversedDepthBuffer:d,maxTextures:f,maxVertexTextures:g,maxTextureSize:y,maxCubemapSize:p,maxAttributes:m,maxVertexUniforms:x,maxVaryings:A,maxFragmentUniforms:S,maxSamples:R,samples:M}}function IE(i){let e=this,t=null,n=0,s=!1,r=!1,o=new li,a=new st,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(d,u){let f=d.length!==0||u||n!==0||s;return s=u,n=d.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(d,u){t=h(d,u,0)},this.setState=function(d,u,f){let g=d.clippingPlanes,y=d.clipIntersection,p=d.clipShadows,m=i.get(d);if(!s||g===null||g.length===0||r&&!p)r?h(null):c();else{let x=r?0:n,A=x*4,S=m.clippingState||null;l.value=S,S=h(g,u,A,f);for(let R=0;R!==A;++R)S[R]=t[R];m.clippingState=S,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=x}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(d,u,f,g){let y=d!==null?d.length:0,p=null;if(y!==0){if(p=l.value,g!==!0||p===null){let m=f+y*4,x=u.matrixWorldInverse;a.getNormalMatrix(x),(p===null||p.length<m)&&(p=new Float32Array(m));for(let A=0,S=f;A!==y;++A,S+=4)o.copy(d[A]).applyMatrix4(x,a),o.normal.toArray(p,S),p[S+3]=o.constant}l.value=p,l.needsUpdate=!0}return e.numPlanes=y,e.numIntersection=0,p}}var ql=class extends Si{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new El(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new Yi(5,5,5),r=new fs({name:"CubemapFromEquirect",uniforms:Hr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:ui,blending:Fr});r.uniforms.tEquirect.value=t;let o=new Gt(s,r),a=t.minFilter;return t.minFilter===Us&&(t.minFilter=Vn),new jo(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},Sy=256,LE=3,DE=20,Xy=256,qy=16,NE=3,OE=new G,UE=new $e,Lu=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new jo(1,10,null),this._boxMesh=new Gt(new Yi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=OE}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let d=l.autoClear,u=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,y=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(e.background=l.getClearColor(UE));let p=new jo(n,s,h);return p.position.copy(a),p.update(l,e),l.autoClear=d,l.autoClearColor=u,l.autoClearDepth=f,l.autoClearStencil=g,e.background=y,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Ey(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=wy(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(Sy,Up(e))}_fromTexture(e,t){e.mapping===Br||e.mapping===ia?this._setSize(e.image.length===0?Sy:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=My(e,!1,!1),n=Math.log2(e)-LE;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=My(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Br||e.mapping===ia?(this._cubemapMaterial===null&&(this._cubemapMaterial=Ey()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=wy()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=FE(),this._integrationMaterial=kE());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/qy);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-NE)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(Xy*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=BE());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function My(i,e,t){return new ql(i,{minFilter:Us,generateMipmaps:e,type:Zi,colorSpace:pl,depthBuffer:t})}function $l(i,e,t){return new fs({name:i,uniforms:e,vertexShader:ft.cube_vert,fragmentShader:t,side:ui,blending:Fr,depthTest:!1,depthWrite:!1})}function FE(){return $l("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Xy}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function kE(){return $l("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:qy}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function BE(){return $l("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${DE}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function wy(){return $l("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function Ey(){return $l("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function zE(i){let e=new WeakMap,t=new WeakMap,n=null;function s(u,f=!1){return u==null?null:f?o(u):r(u)}function r(u){if(u&&u.isTexture){let f=u.mapping;if(f===Gh||f===Wh)if(e.has(u)){let g=e.get(u).texture;return a(g,u.mapping)}else{let g=u.image;if(g&&g.height>0){let y=new ql(g.height);return y.fromEquirectangularTexture(i,u),e.set(u,y),u.addEventListener("dispose",c),a(y.texture,u.mapping)}else return null}}return u}function o(u){if(u&&u.isTexture&&u.isPMREMTexture!==!0){let f=u.mapping,g=f===Gh||f===Wh,y=f===Br||f===ia;if(g||y){let p=t.get(u),m=p!==void 0?p.texture.pmremVersion:0;if(u.isRenderTargetTexture&&u.pmremVersion!==m)return n===null&&(n=new Lu(i)),p=g?n.fromEquirectangular(u,p):n.fromCubemap(u,p),p.texture.pmremVersion=u.pmremVersion,t.set(u,p),p.texture;if(p!==void 0)return p.texture;{let x=u.image;return g&&x&&x.height>0||y&&x&&l(x)?(n===null&&(n=new Lu(i)),p=g?n.fromEquirectangular(u):n.fromCubemap(u),p.texture.pmremVersion=u.pmremVersion,t.set(u,p),u.addEventListener("dispose",h),p.texture):null}}}return u}function a(u,f){return f===Gh?u.mapping=Br:f===Wh&&(u.mapping=ia),u}function l(u){let f=0,g=6;for(let y=0;y<g;y++)u[y]!==void 0&&f++;return f===g}function c(u){let f=u.target;f.removeEventListener("dispose",c);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function h(u){let f=u.target;f.removeEventListener("dispose",h);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function d(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:d}}function HE(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&hl("WebGLRenderer: "+n+" extension not supported."),s}}}function VE(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let p in g.attributes)e.remove(g.attributes[p]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let y=r.get(g);y&&(e.remove(y),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),t.memory.geometries++),y}function h(g){let y=g.attributes;for(let p in y)e.update(y[p],i.ARRAY_BUFFER)}function d(g){let y=g.index,p=g.attributes.position,m=0;if(p===void 0)return;let x=y!==null?y.array.length:p.array.length/3-1,A=p.count>=65535?xl:_l,S=new A(Math.ceil(x/3)*6,1),R=S.array;if(y!==null){let v=y.array;m=y.version;for(let T=0,k=0;T<x;T+=3){let N=v[T+0],L=v[T+1],F=v[T+2];R[k++]=N,R[k++]=L,R[k++]=L,R[k++]=F,R[k++]=F,R[k++]=N}}else{m=p.version;for(let v=0,T=0;v<x;v+=3){let k=v+0,N=v+1,L=v+2;R[T++]=k,R[T++]=N,R[T++]=N,R[T++]=L,R[T++]=L,R[T++]=k}}S.version=m;let M=r.get(g);M&&e.remove(M),r.set(g,S)}function u(g){let y=r.get(g);if(y){let p=g.index;p!==null&&y.version<p.version&&d(g)}else d(g);return r.get(g)}function f(){for(let g in s){let y=s[g].deref();y!==void 0&&l(y)}}return{get:c,update:h,getWireframeAttribute:u,dispose:f}}function GE(i,e,t){let n;function s(d){n=d}let r,o;function a(d){r=d.type,o=d.bytesPerElement}function l(d,u){i.drawElements(n,u,r,d*o),t.update(u,n,1)}function c(d,u,f){f!==0&&(i.drawElementsInstanced(n,u,r,d*o,f),t.update(u,n,f))}function h(d,u,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,u,0,r,d,0,f);let y=0;for(let p=0;p<f;p++)y+=u[p];t.update(y,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function WE(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:et("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function XE(i,e,t){let n=new WeakMap,s=new tn;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,d=h!==void 0?h.length:0,u=n.get(a);if(u===void 0||u.count!==d){let k=function(){v.dispose(),n.delete(a),a.removeEventListener("dispose",k)};u!==void 0&&u.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],x=a.morphAttributes.color||[],A=0;f===!0&&(A=1),g===!0&&(A=2),y===!0&&(A=3);let S=a.attributes.position.count*A,R=1;S>e.maxTextureSize&&(R=Math.ceil(S/e.maxTextureSize),S=e.maxTextureSize);let M=new Float32Array(S*R*4*d),v=new vl(M,S,R,d);v.type=Ui,v.needsUpdate=!0;let T=A*4;for(let N=0;N<d;N++){let L=p[N],F=m[N],V=x[N],P=S*R*4*N;for(let B=0;B<L.count;B++){let $=B*T;f===!0&&(s.fromBufferAttribute(L,B),M[P+$+0]=s.x,M[P+$+1]=s.y,M[P+$+2]=s.z,M[P+$+3]=0),g===!0&&(s.fromBufferAttribute(F,B),M[P+$+4]=s.x,M[P+$+5]=s.y,M[P+$+6]=s.z,M[P+$+7]=0),y===!0&&(s.fromBufferAttribute(V,B),M[P+$+8]=s.x,M[P+$+9]=s.y,M[P+$+10]=s.z,M[P+$+11]=V.itemSize===4?s.w:1)}}u={count:d,texture:v,size:new We(S,R)},n.set(a,u),a.addEventListener("dispose",k)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let f=0;for(let y=0;y<c.length;y++)f+=c[y];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",u.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",u.size)}return{update:r}}function qE(i,e,t,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,d=c.geometry,u=e.get(c,d);if(r.get(u)!==h&&(e.update(u),r.set(u,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(t.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return u}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var $E={[gp]:"LINEAR_TONE_MAPPING",[yp]:"REINHARD_TONE_MAPPING",[vp]:"CINEON_TONE_MAPPING",[_p]:"ACES_FILMIC_TONE_MAPPING",[bp]:"AGX_TONE_MAPPING",[Sp]:"NEUTRAL_TONE_MAPPING",[xp]:"CUSTOM_TONE_MAPPING"};function YE(i,e,t,n,s,r){let o=new Si(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new rn;h.setAttribute("position",new At([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new At([0,2,0,0,2,0],2));let d=new Ah({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),u=new Gt(h,d),f=new Ll(-1,1,1,-1,0,1),g=null,y=null,p=!1,m,x=null,A=[],S=!1;this.setSize=function(R,M){o.setSize(R,M),a!==null&&a.setSize(R,M),l!==null&&l.setSize(R,M);for(let v=0;v<A.length;v++){let T=A[v];T.setSize&&T.setSize(R,M)}},this.setEffects=function(R){A=R,S=A.length>0&&A[0].isRenderPass===!0;let M=o.width,v=o.height;A.length>0&&a===null&&(a=new Si(M,v,{type:Zi,depthBuffer:!1,stencilBuffer:!1}),l=new Si(M,v,{type:Zi,depthBuffer:!1,stencilBuffer:!1}));let T=s===!0&&A.some(k=>k.needsDepthTexture===!0);T!==(o.depthTexture!==null)&&(T===!0&&c===null&&(c=new Ns(M,v),r===!0&&(c.format=Fs,c.type=zr)),o.dispose(),o.depthTexture=T?c:null,o.resolveDepthBuffer=T,o.storeMultisampledDepthBuffer=T);for(let k=0;k<A.length;k++){let N=A[k];N.setSize&&N.setSize(M,v),T&&N.needsDepthTexture===!0&&N.setDepthTexture&&N.setDepthTexture(c)}},this.begin=function(R,M){if(p||R.toneMapping===ps&&A.length===0)return!1;if(x=M,M!==null){let v=M.width,T=M.height;(o.width!==v||o.height!==T)&&this.setSize(v,T)}return S===!1&&R.setRenderTarget(o),m=R.toneMapping,R.toneMapping=ps,!0},this.hasRenderPass=function(){return S},this.end=function(R,M){R.toneMapping=m,p=!0;let v=o,T=a;for(let k=0;k<A.length;k++){let N=A[k];N.enabled!==!1&&(N.render(R,T,v,M),N.needsSwap!==!1&&(v=T,T=T===a?l:a))}if(g!==R.outputColorSpace||y!==R.toneMapping){g=R.outputColorSpace,y=R.toneMapping,d.defines={},_t.getTransfer(g)===Pt&&(d.defines.SRGB_TRANSFER="");let k=$E[y];k&&(d.defines[k]=""),d.needsUpdate=!0}d.uniforms.tDiffuse.value=v.texture,R.setRenderTarget(x),R.render(u,f),x=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),d.dispose()}}var $y=new ci,Yy=new Ns(1,1),Ky=new Tl(1),Zy=new vl,Jy=new xh,jy=new El,Ty=[],Ay=[],Ry=new Float32Array(16),Cy=new Float32Array(9),Py=new Float32Array(4);function aa(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=Ty[s];if(r===void 0&&(r=new Float32Array(s),Ty[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function Cn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function Pn(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function Du(i,e){let t=Ay[e];t===void 0&&(t=new Int32Array(e),Ay[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function KE(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function ZE(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Cn(t,e))return;i.uniform2fv(this.addr,e),Pn(t,e)}}function JE(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Cn(t,e))return;i.uniform3fv(this.addr,e),Pn(t,e)}}function jE(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Cn(t,e))return;i.uniform4fv(this.addr,e),Pn(t,e)}}function QE(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Cn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),Pn(t,e)}else{if(Cn(t,n))return;Py.set(n),i.uniformMatrix2fv(this.addr,!1,Py),Pn(t,n)}}function eT(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Cn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),Pn(t,e)}else{if(Cn(t,n))return;Cy.set(n),i.uniformMatrix3fv(this.addr,!1,Cy),Pn(t,n)}}function tT(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Cn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),Pn(t,e)}else{if(Cn(t,n))return;Ry.set(n),i.uniformMatrix4fv(this.addr,!1,Ry),Pn(t,n)}}function nT(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function iT(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Cn(t,e))return;i.uniform2iv(this.addr,e),Pn(t,e)}}function sT(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Cn(t,e))return;i.uniform3iv(this.addr,e),Pn(t,e)}}function rT(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Cn(t,e))return;i.uniform4iv(this.addr,e),Pn(t,e)}}function oT(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function aT(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Cn(t,e))return;i.uniform2uiv(this.addr,e),Pn(t,e)}}function lT(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Cn(t,e))return;i.uniform3uiv(this.addr,e),Pn(t,e)}}function cT(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Cn(t,e))return;i.uniform4uiv(this.addr,e),Pn(t,e)}}function Nu(i){return i.version===0&&(i.compareFunction=Lp,i.needsUpdate=!0),i}function hT(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=Nu(Yy):r=$y,t.setTexture2D(e||r,s)}function uT(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||Jy,s)}function dT(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=Nu(Ky):r=jy,t.setTextureCube(e||r,s)}function fT(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||Zy,s)}function pT(i){switch(i){case 5126:return KE;case 35664:return ZE;case 35665:return JE;case 35666:return jE;case 35674:return QE;case 35675:return eT;case 35676:return tT;case 5124:case 35670:return nT;case 35667:case 35671:return iT;case 35668:case 35672:return sT;case 35669:case 35673:return rT;case 5125:return oT;case 36294:return aT;case 36295:return lT;case 36296:return cT;case 35678:case 36198:case 36298:case 36306:case 35682:return hT;case 35679:case 36299:case 36307:return uT;case 35680:case 36300:case 36308:case 36293:return dT;case 36289:case 36303:case 36311:case 36292:return fT}}function mT(i,e){i.uniform1fv(this.addr,e)}function gT(i,e){let t=aa(e,this.size,2);i.uniform2fv(this.addr,t)}function yT(i,e){let t=aa(e,this.size,3);i.uniform3fv(this.addr,t)}function vT(i,e){let t=aa(e,this.size,4);i.uniform4fv(this.addr,t)}function _T(i,e){let t=aa(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function xT(i,e){let t=aa(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function bT(i,e){let t=aa(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function ST(i,e){i.uniform1iv(this.addr,e)}function MT(i,e){i.uniform2iv(this.addr,e)}function wT(i,e){i.uniform3iv(this.addr,e)}function ET(i,e){i.uniform4iv(this.addr,e)}function TT(i,e){i.uniform1uiv(this.addr,e)}function AT(i,e){i.uniform2uiv(this.addr,e)}function RT(i,e){i.uniform3uiv(this.addr,e)}function CT(i,e){i.uniform4uiv(this.addr,e)}function PT(i,e,t){let n=this.cache,s=e.length,r=Du(t,s);Cn(n,r)||(i.uniform1iv(this.addr,r),Pn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=Nu(Yy):o=$y;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function IT(i,e,t){let n=this.cache,s=e.length,r=Du(t,s);Cn(n,r)||(i.uniform1iv(this.addr,r),Pn(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||Jy,r[o])}function LT(i,e,t){let n=this.cache,s=e.length,r=Du(t,s);Cn(n,r)||(i.uniform1iv(this.addr,r),Pn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=Nu(Ky):o=jy;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function DT(i,e,t){let n=this.cache,s=e.length,r=Du(t,s);Cn(n,r)||(i.uniform1iv(this.addr,r),Pn(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||Zy,r[o])}function NT(i){switch(i){case 5126:return mT;case 35664:return gT;case 35665:return yT;case 35666:return vT;case 35674:return _T;case 35675:return xT;case 35676:return bT;case 5124:case 35670:return ST;case 35667:case 35671:return MT;case 35668:case 35672:return wT;case 35669:case 35673:return ET;case 5125:return TT;case 36294:return AT;case 36295:return RT;case 36296:return CT;case 35678:case 36198:case 36298:case 36306:case 35682:return PT;case 35679:case 36299:case 36307:return IT;case 35680:case 36300:case 36308:case 36293:return LT;case 36289:case 36303:case 36311:case 36292:return DT}}var qp=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=pT(t.type)}},$p=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=NT(t.type)}},Yp=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},Wp=/(\w+)(\])?(\[|\.)?/g;function Iy(i,e){i.seq.push(e),i.map[e.id]=e}function OT(i,e,t){let n=i.name,s=n.length;for(Wp.lastIndex=0;;){let r=Wp.exec(n),o=Wp.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Iy(t,c===void 0?new qp(a,i,e):new $p(a,i,e));break}else{let d=t.map[a];d===void 0&&(d=new Yp(a),Iy(t,d)),t=d}}}var ra=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);OT(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function Ly(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var UT=37297,FT=0;function kT(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var Dy=new st;function BT(i){_t._getMatrix(Dy,_t.workingColorSpace,i);let e=`mat3( ${Dy.elements.map(t=>t.toFixed(4))} )`;switch(_t.getTransfer(i)){case ml:return[e,"LinearTransferOETF"];case Pt:return[e,"sRGBTransferOETF"];default:return Ke("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function Ny(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+kT(i.getShaderSource(e),a)}else return r}function zT(i,e){let t=BT(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var HT={[gp]:"Linear",[yp]:"Reinhard",[vp]:"Cineon",[_p]:"ACESFilmic",[bp]:"AgX",[Sp]:"Neutral",[xp]:"Custom"};function VT(i,e){let t=HT[e];return t===void 0?(Ke("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Iu=new G;function GT(){_t.getLuminanceCoefficients(Iu);let i=Iu.x.toFixed(4),e=Iu.y.toFixed(4),t=Iu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function WT(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Xl).join(`
`)}function XT(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function qT(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function Xl(i){return i!==""}function Oy(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function Uy(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var $T=/^[ \t]*#include +<([\w\d./]+)>/gm;function Kp(i){return i.replace($T,YT)}function YT(i,e){let t=ft[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Kp(t)}var KT=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Fy(i){return i.replace(KT,ZT)}function ZT(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function ky(i){let e=`precision ${i.precision} float;
	precision ${i.precision} int;
	precision ${i.precision} sampler2D;
	precision ${i.precision} samplerCube;
	precision ${i.precision} sampler3D;
	precision ${i.precision} sampler2DArray;
	precision ${i.precision} sampler2DShadow;
	precision ${i.precision} samplerCubeShadow;
	precision ${i.precision} sampler2DArrayShadow;
	precision ${i.precision} isampler2D;
	precision ${i.precision} isampler3D;
	precision ${i.precision} isamplerCube;
	precision ${i.precision} isampler2DArray;
	precision ${i.precision} usampler2D;
	precision ${i.precision} usampler3D;
	precision ${i.precision} usamplerCube;
	precision ${i.precision} usampler2DArray;
	`;return i.precision==="highp"?e+=`
#define HIGH_PRECISION`:i.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var JT={[Ur]:"SHADOWMAP_TYPE_PCF",[ta]:"SHADOWMAP_TYPE_VSM"};function jT(i){return JT[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var QT={[ia]:"ENVMAP_MODE_REFRACTION"};function e1(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":QT[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var t1={[Nl]:"ENVMAP_BLENDING_MULTIPLY",[ny]:"ENVMAP_BLENDING_MIX",[iy]:"ENVMAP_BLENDING_ADD"};function n1(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":t1[i.combine]||"ENVMAP_BLENDING_NONE"}function i1(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=jT(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=e1(t),d=n1(t),u=WT(t),f=XT(r),g=s.createProgram(),y,p,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(y=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Xl).join(`
`),y.length>0&&(y+=`
`),p=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Xl).join(`
`),p.length>0&&(p+=`
`)):(y=[ky(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Xl).join(`
`),p=[ky(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+d:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==ps?"#define TONE_MAPPING":"",t.toneMapping!==ps?ft.tonemapping_pars_fragment:"",t.toneMapping!==ps?VT("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ft.colorspace_pars_fragment,zT("linearToOutputTexel",t.outputColorSpace),GT(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Xl).join(`
`)),o=Kp(o),o=Oy(o,t),o=Uy(o,t),a=Kp(a),a=Oy(a,t),a=Uy(a,t),o=Fy(o),a=Fy(a),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,y=[u,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,p=["#define varying in",t.glslVersion===Np?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Np?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let x=m+y+o,A=m+p+a,S=Ly(s,s.VERTEX_SHADER,x),R=Ly(s,s.FRAGMENT_SHADER,A);s.attachShader(g,S),s.attachShader(g,R),t.index0AttributeName!==void 0?s.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function M(N){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(g)||"",F=s.getShaderInfoLog(S)||"",V=s.getShaderInfoLog(R)||"",P=L.trim(),B=F.trim(),$=V.trim(),X=!0,le=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(X=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,S,R);else{let J=Ny(s,S,"vertex"),ee=Ny(s,R,"fragment");et("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+N.name+`
Material Type: `+N.type+`

Program Info Log: `+P+`
`+J+`
`+ee)}else P!==""?Ke("WebGLProgram: Program Info Log:",P):(B===""||$==="")&&(le=!1);le&&(N.diagnostics={runnable:X,programLog:P,vertexShader:{log:B,prefix:y},fragmentShader:{log:$,prefix:p}})}s.deleteShader(S),s.deleteShader(R),v=new ra(s,g),T=qT(s,g)}let v;this.getUniforms=function(){return v===void 0&&M(this),v};let T;this.getAttributes=function(){return T===void 0&&M(this),T};let k=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return k===!1&&(k=s.getProgramParameter(g,UT)),k},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=FT++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=S,this.fragmentShader=R,this}var s1=0,Zp=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new Jp(e),t.set(e,n)),n}},Jp=class{constructor(e){this.id=s1++,this.code=e,this.usedTimes=0}};function r1(i){return i===mr||i===zl||i===Hl}function o1(i,e,t,n,s,r){let o=new Xo,a=new Zp,l=new Set,c=[],h=new Map,d=n.logarithmicDepthBuffer,u={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(v){return l.add(v),v===0?"uv":`uv${v}`}function g(v,T,k,N,L,F){let V=N.fog,P=L.geometry,B=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?N.environment:null,$=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap,X=e.get(v.envMap||B,$),le=u[v.type],J=n.precision;v.precision!==null&&(J=n.getMaxPrecision(v.precision),J!==v.precision&&Ke("WebGLProgram.getParameters:",v.precision,"not supported, using",J,"instead."));let ee=P.morphAttributes.position||P.morphAttributes.normal||P.morphAttributes.color,se=ee!==void 0?ee.length:0,fe=0;P.morphAttributes.position!==void 0&&(fe=1),P.morphAttributes.normal!==void 0&&(fe=2),P.morphAttributes.color!==void 0&&(fe=3);let de,te,ge,ye;if(le){let Ce=gs[le];de=Ce.vertexShader,te=Ce.fragmentShader}else{de=v.vertexShader,te=v.fragmentShader;let Ce=a.getVertexShaderStage(v),ht=a.getFragmentShaderStage(v);a.update(v,Ce,ht),ge=Ce.id,ye=ht.id}let _e=i.getRenderTarget(),ve=i.state.buffers.depth.getReversed(),Ve=L.isInstancedMesh===!0,je=L.isBatchedMesh===!0,Fe=!!v.map,rt=!!v.matcap,ct=!!X,ot=ct&&X.isPMREMTexture===!0,jt=!!v.aoMap,Vt=!!v.lightMap,gn=!!v.bumpMap&&v.wireframe===!1,Ut=!!v.normalMap,On=!!v.displacementMap,St=!!v.emissiveMap,An=!!v.metalnessMap,on=!!v.roughnessMap,yn=v.anisotropy>0,H=v.clearcoat>0,Pe=v.diffuseRoughness>0,Ze=v.dispersion>0,lt=v.retroreflectivity>0,Ee=v.iridescence>0,kt=v.sheen>0,Ge=v.transmission>0,Ye=yn&&!!v.anisotropyMap,I=H&&!!v.clearcoatMap,b=H&&!!v.clearcoatNormalMap,Y=H&&!!v.clearcoatRoughnessMap,ue=Pe&&!!v.diffuseRoughnessMap,ae=Ee&&!!v.iridescenceMap,be=Ee&&!!v.iridescenceThicknessMap,Se=kt&&!!v.sheenColorMap,ne=kt&&!!v.sheenRoughnessMap,re=!!v.specularMap,me=!!v.specularColorMap,z=!!v.specularIntensityMap,oe=Ge&&!!v.transmissionMap,ie=Ge&&!!v.thicknessMap,Te=!!v.gradientMap,xe=!!v.alphaMap,we=v.alphaTest>0,Xe=!!v.alphaHash,tt=!!v.extensions,he=ps;v.toneMapped&&(_e===null||_e.isXRRenderTarget===!0)&&(he=i.toneMapping);let Be=ot?X.isCompressedCubeTexture?X.image[0].mipmaps:X.mipmaps:null,nt={shaderID:le,shaderType:v.type,shaderName:v.name,vertexShader:de,fragmentShader:te,defines:v.defines,customVertexShaderID:ge,customFragmentShaderID:ye,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:J,batching:je,batchingColor:je&&L._colorsTexture!==null,instancing:Ve,instancingColor:Ve&&L.instanceColor!==null,instancingMorph:Ve&&L.morphTexture!==null,outputColorSpace:_e===null?i.outputColorSpace:_e.isXRRenderTarget===!0?_e.texture.colorSpace:_t.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:Fe,matcap:rt,envMap:ct,envMapMode:ct&&X.mapping,envMapPMREM:ot,envMapMaxLod:ot?Be.length-1:null,envMapSize:ot?Be[0].width:null,aoMap:jt,lightMap:Vt,bumpMap:gn,normalMap:Ut,displacementMap:On,emissiveMap:St,normalMapObjectSpace:Ut&&v.normalMapType===oy,normalMapTangentSpace:Ut&&v.normalMapType===Vl,packedNormalMap:Ut&&v.normalMapType===Vl&&r1(v.normalMap.format),metalnessMap:An,roughnessMap:on,anisotropy:yn,anisotropyMap:Ye,clearcoat:H,clearcoatMap:I,clearcoatNormalMap:b,clearcoatRoughnessMap:Y,diffuseRoughness:Pe,diffuseRoughnessMap:ue,dispersion:Ze,retroreflection:lt,iridescence:Ee,iridescenceMap:ae,iridescenceThicknessMap:be,sheen:kt,sheenColorMap:Se,sheenRoughnessMap:ne,specularMap:re,specularColorMap:me,specularIntensityMap:z,transmission:Ge,transmissionMap:oe,thicknessMap:ie,gradientMap:Te,opaque:v.transparent===!1&&v.blending===na&&v.alphaToCoverage===!1,alphaMap:xe,alphaTest:we,alphaHash:Xe,combine:v.combine,mapUv:Fe&&f(v.map.channel),aoMapUv:jt&&f(v.aoMap.channel),lightMapUv:Vt&&f(v.lightMap.channel),bumpMapUv:gn&&f(v.bumpMap.channel),normalMapUv:Ut&&f(v.normalMap.channel),displacementMapUv:On&&f(v.displacementMap.channel),emissiveMapUv:St&&f(v.emissiveMap.channel),metalnessMapUv:An&&f(v.metalnessMap.channel),roughnessMapUv:on&&f(v.roughnessMap.channel),anisotropyMapUv:Ye&&f(v.anisotropyMap.channel),clearcoatMapUv:I&&f(v.clearcoatMap.channel),clearcoatNormalMapUv:b&&f(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:Y&&f(v.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ue&&f(v.diffuseRoughnessMap.channel),iridescenceMapUv:ae&&f(v.iridescenceMap.channel),iridescenceThicknessMapUv:be&&f(v.iridescenceThicknessMap.channel),sheenColorMapUv:Se&&f(v.sheenColorMap.channel),sheenRoughnessMapUv:ne&&f(v.sheenRoughnessMap.channel),specularMapUv:re&&f(v.specularMap.channel),specularColorMapUv:me&&f(v.specularColorMap.channel),specularIntensityMapUv:z&&f(v.specularIntensityMap.channel),transmissionMapUv:oe&&f(v.transmissionMap.channel),thicknessMapUv:ie&&f(v.thicknessMap.channel),alphaMapUv:xe&&f(v.alphaMap.channel),vertexTangents:!!P.attributes.tangent&&(Ut||yn),vertexNormals:!!P.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!P.attributes.color&&P.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!P.attributes.uv&&(Fe||xe),fog:!!V,useFog:v.fog===!0,fogExp2:!!V&&V.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===!0||P.attributes.normal===void 0&&Ut===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:d,reversedDepthBuffer:ve,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:P.attributes.position!==void 0,morphTargets:P.morphAttributes.position!==void 0,morphNormals:P.morphAttributes.normal!==void 0,morphColors:P.morphAttributes.color!==void 0,morphTargetsCount:se,morphTextureStride:fe,numSunLights:T.sun.length,numDirLights:T.directional.length,numPointLights:T.point.length,numSpotLights:T.spot.length,numSpotLightMaps:T.spotLightMap.length,numRectAreaLights:T.rectArea.length,numHemiLights:T.hemi.length,numSunLightShadows:T.sunShadowMap.length,numDirLightShadows:T.directionalShadowMap.length,numPointLightShadows:T.pointShadowMap.length,numSpotLightShadows:T.spotShadowMap.length,numSpotLightShadowsWithMaps:T.numSpotLightShadowsWithMaps,numLightProbes:T.numLightProbes,numLightProbeGrids:F.filter(Ce=>Ce.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:i.shadowMap.enabled&&k.length>0,shadowMapType:i.shadowMap.type,toneMapping:he,decodeVideoTexture:Fe&&v.map.isVideoTexture===!0&&_t.getTransfer(v.map.colorSpace)===Pt,decodeVideoTextureEmissive:St&&v.emissiveMap.isVideoTexture===!0&&_t.getTransfer(v.emissiveMap.colorSpace)===Pt,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===ei,flipSided:v.side===ui,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:tt&&v.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(tt&&v.extensions.multiDraw===!0||je)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return nt.vertexUv1s=l.has(1),nt.vertexUv2s=l.has(2),nt.vertexUv3s=l.has(3),l.clear(),nt}function y(v){let T=[];if(v.shaderID?T.push(v.shaderID):(T.push(v.customVertexShaderID),T.push(v.customFragmentShaderID)),v.defines!==void 0)for(let k in v.defines)T.push(k),T.push(v.defines[k]);return v.isRawShaderMaterial===!1&&(p(T,v),m(T,v),T.push(i.outputColorSpace)),T.push(v.customProgramCacheKey),T.join()}function p(v,T){v.push(T.precision),v.push(T.outputColorSpace),v.push(T.envMapMode),v.push(T.envMapPMREM),v.push(T.envMapMaxLod),v.push(T.envMapSize),v.push(T.mapUv),v.push(T.alphaMapUv),v.push(T.lightMapUv),v.push(T.aoMapUv),v.push(T.bumpMapUv),v.push(T.normalMapUv),v.push(T.displacementMapUv),v.push(T.emissiveMapUv),v.push(T.metalnessMapUv),v.push(T.roughnessMapUv),v.push(T.anisotropyMapUv),v.push(T.clearcoatMapUv),v.push(T.clearcoatNormalMapUv),v.push(T.clearcoatRoughnessMapUv),v.push(T.diffuseRoughnessMapUv),v.push(T.iridescenceMapUv),v.push(T.iridescenceThicknessMapUv),v.push(T.sheenColorMapUv),v.push(T.sheenRoughnessMapUv),v.push(T.specularMapUv),v.push(T.specularColorMapUv),v.push(T.specularIntensityMapUv),v.push(T.transmissionMapUv),v.push(T.thicknessMapUv),v.push(T.combine),v.push(T.fogExp2),v.push(T.sizeAttenuation),v.push(T.morphTargetsCount),v.push(T.numSunLights),v.push(T.numDirLights),v.push(T.numPointLights),v.push(T.numSpotLights),v.push(T.numSpotLightMaps),v.push(T.numHemiLights),v.push(T.numRectAreaLights),v.push(T.numSunLightShadows),v.push(T.numDirLightShadows),v.push(T.numPointLightShadows),v.push(T.numSpotLightShadows),v.push(T.numSpotLightShadowsWithMaps),v.push(T.numLightProbes),v.push(T.numLightProbeGrids),v.push(T.shadowMapType),v.push(T.toneMapping),v.push(T.numClippingPlanes),v.push(T.numClipIntersection),v.push(T.depthPacking)}function m(v,T){o.disableAll(),T.instancing&&o.enable(0),T.instancingColor&&o.enable(1),T.instancingMorph&&o.enable(2),T.matcap&&o.enable(3),T.envMap&&o.enable(4),T.normalMapObjectSpace&&o.enable(5),T.normalMapTangentSpace&&o.enable(6),T.clearcoat&&o.enable(7),T.iridescence&&o.enable(8),T.alphaTest&&o.enable(9),T.vertexColors&&o.enable(10),T.vertexAlphas&&o.enable(11),T.vertexUv1s&&o.enable(12),T.vertexUv2s&&o.enable(13),T.vertexUv3s&&o.enable(14),T.vertexTangents&&o.enable(15),T.anisotropy&&o.enable(16),T.alphaHash&&o.enable(17),T.batching&&o.enable(18),T.dispersion&&o.enable(19),T.retroreflection&&o.enable(24),T.diffuseRoughness&&o.enable(25),T.batchingColor&&o.enable(20),T.gradientMap&&o.enable(21),T.packedNormalMap&&o.enable(22),T.vertexNormals&&o.enable(23),v.push(o.mask),o.disableAll(),T.fog&&o.enable(0),T.useFog&&o.enable(1),T.flatShading&&o.enable(2),T.logarithmicDepthBuffer&&o.enable(3),T.reversedDepthBuffer&&o.enable(4),T.skinning&&o.enable(5),T.morphTargets&&o.enable(6),T.morphNormals&&o.enable(7),T.morphColors&&o.enable(8),T.premultipliedAlpha&&o.enable(9),T.shadowMapEnabled&&o.enable(10),T.doubleSided&&o.enable(11),T.flipSided&&o.enable(12),T.useDepthPacking&&o.enable(13),T.dithering&&o.enable(14),T.transmission&&o.enable(15),T.sheen&&o.enable(16),T.opaque&&o.enable(17),T.pointsUvs&&o.enable(18),T.decodeVideoTexture&&o.enable(19),T.decodeVideoTextureEmissive&&o.enable(20),T.alphaToCoverage&&o.enable(21),T.numLightProbeGrids>0&&o.enable(22),T.hasPositionAttribute&&o.enable(23),v.push(o.mask)}function x(v){let T=u[v.type],k;if(T){let N=gs[T];k=_y.clone(N.uniforms)}else k=v.uniforms;return k}function A(v,T){let k=h.get(T);return k!==void 0?++k.usedTimes:(k=new i1(i,T,v,s),c.push(k),h.set(T,k)),k}function S(v){if(--v.usedTimes===0){let T=c.indexOf(v);c[T]=c[c.length-1],c.pop(),h.delete(v.cacheKey),v.destroy()}}function R(v){a.remove(v)}function M(){a.dispose()}return{getParameters:g,getProgramCacheKey:y,getUniforms:x,acquireProgram:A,releaseProgram:S,releaseShaderCache:R,programs:c,dispose:M}}function a1(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function l1(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function By(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function zy(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(u){let f=0;return u.isInstancedMesh&&(f+=2),u.isSkinnedMesh&&(f+=1),f}function a(u,f,g,y,p,m){let x=i[e];return x===void 0?(x={id:u.id,object:u,geometry:f,material:g,materialVariant:o(u),groupOrder:y,renderOrder:u.renderOrder,z:p,group:m},i[e]=x):(x.id=u.id,x.object=u,x.geometry=f,x.material=g,x.materialVariant=o(u),x.groupOrder=y,x.renderOrder=u.renderOrder,x.z=p,x.group=m),e++,x}function l(u,f,g,y,p,m,x){x.reversedDepth===!0&&(p=-p);let A=a(u,f,g,y,p,m);g.transmission>0?n.push(A):g.transparent===!0?s.push(A):t.push(A)}function c(u,f,g,y,p,m){let x=a(u,f,g,y,p,m);g.transmission>0?n.unshift(x):g.transparent===!0?s.unshift(x):t.unshift(x)}function h(u,f){t.length>1&&t.sort(u||l1),n.length>1&&n.sort(f||By),s.length>1&&s.sort(f||By)}function d(){for(let u=e,f=i.length;u<f;u++){let g=i[u];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:d,sort:h}}function c1(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new zy,i.set(n,[o])):s>=r.length?(o=new zy,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function h1(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new G,color:new $e};break;case"SpotLight":t={position:new G,direction:new G,color:new $e,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new G,color:new $e,distance:0,decay:0};break;case"HemisphereLight":t={direction:new G,skyColor:new $e,groundColor:new $e};break;case"RectAreaLight":t={color:new $e,position:new G,halfWidth:new G,halfHeight:new G};break}return i[e.id]=t,t}}}function u1(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new We};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new We};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new We,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var d1=0;function f1(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function p1(i){let e=new h1,t=u1(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new G);let s=new G,r=new dt,o=new dt;function a(c){let h=0,d=0,u=0;for(let F=0;F<9;F++)n.probe[F].set(0,0,0);let f=0,g=0,y=0,p=0,m=0,x=0,A=0,S=0,R=0,M=0,v=0,T=0,k=0,N=0;c.sort(f1);for(let F=0,V=c.length;F<V;F++){let P=c[F],B=P.color,$=P.intensity,X=P.distance,le=null;if(P.shadow&&P.shadow.map&&(P.shadow.map.texture.format===mr?le=P.shadow.map.texture:le=P.shadow.map.depthTexture||P.shadow.map.texture),P.isAmbientLight)h+=B.r*$,d+=B.g*$,u+=B.b*$;else if(P.isLightProbe){for(let J=0;J<9;J++)n.probe[J].addScaledVector(P.sh.coefficients[J],$);N++}else if(P.isSunLight){let J=e.get(P);if(J.color.copy(P.color).multiplyScalar(P.intensity),P.castShadow){let ee=P.shadow,se=t.get(P);se.shadowIntensity=ee.intensity,se.shadowBias=ee.bias,se.shadowNormalBias=ee.normalBias,se.shadowRadius=ee.radius,se.shadowMapSize.copy(ee.mapSize).multiply(ee.getFrameExtents()),n.sunShadow[g]=se,n.sunShadowMap[g]=le;let fe=ee.getViewportCount();for(let de=0;de<fe;de++)n.sunShadowMatrix[y+de]=ee.getMatrix(de),n.sunShadowCascade[y+de]=ee._cascadeData[de];y+=fe,g++}n.sun[f]=J,f++}else if(P.isDirectionalLight){let J=e.get(P);if(J.color.copy(P.color).multiplyScalar(P.intensity),P.castShadow){let ee=P.shadow,se=t.get(P);se.shadowIntensity=ee.intensity,se.shadowBias=ee.bias,se.shadowNormalBias=ee.normalBias,se.shadowRadius=ee.radius,se.shadowMapSize=ee.mapSize,n.directionalShadow[p]=se,n.directionalShadowMap[p]=le,n.directionalShadowMatrix[p]=P.shadow.matrix,R++}n.directional[p]=J,p++}else if(P.isSpotLight){let J=e.get(P);J.position.setFromMatrixPosition(P.matrixWorld),J.color.copy(B).multiplyScalar($),J.distance=X,J.coneCos=Math.cos(P.angle),J.penumbraCos=Math.cos(P.angle*(1-P.penumbra)),J.decay=P.decay,n.spot[x]=J;let ee=P.shadow;if(P.map&&(n.spotLightMap[T]=P.map,T++,ee.updateMatrices(P),P.castShadow&&k++),n.spotLightMatrix[x]=ee.matrix,P.castShadow){let se=t.get(P);se.shadowIntensity=ee.intensity,se.shadowBias=ee.bias,se.shadowNormalBias=ee.normalBias,se.shadowRadius=ee.radius,se.shadowMapSize=ee.mapSize,n.spotShadow[x]=se,n.spotShadowMap[x]=le,v++}x++}else if(P.isRectAreaLight){let J=e.get(P);J.color.copy(B).multiplyScalar($),J.halfWidth.set(P.width*.5,0,0),J.halfHeight.set(0,P.height*.5,0),n.rectArea[A]=J,A++}else if(P.isPointLight){let J=e.get(P);if(J.color.copy(P.color).multiplyScalar(P.intensity),J.distance=P.distance,J.decay=P.decay,P.castShadow){let ee=P.shadow,se=t.get(P);se.shadowIntensity=ee.intensity,se.shadowBias=ee.bias,se.shadowNormalBias=ee.normalBias,se.shadowRadius=ee.radius,se.shadowMapSize=ee.mapSize,se.shadowCameraNear=ee.camera.near,se.shadowCameraFar=ee.camera.far,n.pointShadow[m]=se,n.pointShadowMap[m]=le,n.pointShadowMatrix[m]=P.shadow.matrix,M++}n.point[m]=J,m++}else if(P.isHemisphereLight){let J=e.get(P);J.skyColor.copy(P.color).multiplyScalar($),J.groundColor.copy(P.groundColor).multiplyScalar($),n.hemi[S]=J,S++}}A>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=De.LTC_FLOAT_1,n.rectAreaLTC2=De.LTC_FLOAT_2):(n.rectAreaLTC1=De.LTC_HALF_1,n.rectAreaLTC2=De.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=d,n.ambient[2]=u;let L=n.hash;(L.sunLength!==f||L.directionalLength!==p||L.pointLength!==m||L.spotLength!==x||L.rectAreaLength!==A||L.hemiLength!==S||L.numSunShadows!==g||L.numDirectionalShadows!==R||L.numPointShadows!==M||L.numSpotShadows!==v||L.numSpotMaps!==T||L.numLightProbes!==N)&&(n.sun.length=f,n.directional.length=p,n.spot.length=x,n.rectArea.length=A,n.point.length=m,n.hemi.length=S,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=y,n.sunShadowCascade.length=y,n.directionalShadow.length=R,n.directionalShadowMap.length=R,n.directionalShadowMatrix.length=R,n.pointShadow.length=M,n.pointShadowMap.length=M,n.pointShadowMatrix.length=M,n.spotShadow.length=v,n.spotShadowMap.length=v,n.spotLightMatrix.length=v+T-k,n.spotLightMap.length=T,n.numSpotLightShadowsWithMaps=k,n.numLightProbes=N,L.sunLength=f,L.directionalLength=p,L.pointLength=m,L.spotLength=x,L.rectAreaLength=A,L.hemiLength=S,L.numSunShadows=g,L.numDirectionalShadows=R,L.numPointShadows=M,L.numSpotShadows=v,L.numSpotMaps=T,L.numLightProbes=N,n.version=d1++)}function l(c,h){let d=0,u=0,f=0,g=0,y=0,p=0,m=h.matrixWorldInverse;for(let x=0,A=c.length;x<A;x++){let S=c[x];if(S.isSunLight){let R=n.sun[d];R.direction.setFromMatrixPosition(S.matrixWorld),R.direction.transformDirection(m),d++}else if(S.isDirectionalLight){let R=n.directional[u];R.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(m),u++}else if(S.isSpotLight){let R=n.spot[g];R.position.setFromMatrixPosition(S.matrixWorld),R.position.applyMatrix4(m),R.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(m),g++}else if(S.isRectAreaLight){let R=n.rectArea[y];R.position.setFromMatrixPosition(S.matrixWorld),R.position.applyMatrix4(m),o.identity(),r.copy(S.matrixWorld),r.premultiply(m),o.extractRotation(r),R.halfWidth.set(S.width*.5,0,0),R.halfHeight.set(0,S.height*.5,0),R.halfWidth.applyMatrix4(o),R.halfHeight.applyMatrix4(o),y++}else if(S.isPointLight){let R=n.point[f];R.position.setFromMatrixPosition(S.matrixWorld),R.position.applyMatrix4(m),f++}else if(S.isHemisphereLight){let R=n.hemi[p];R.direction.setFromMatrixPosition(S.matrixWorld),R.direction.transformDirection(m),p++}}}return{setup:a,setupView:l,state:n}}function Hy(i){let e=new p1(i),t=[],n=[],s=[];function r(d){h.camera=d,t.length=0,n.length=0,s.length=0}function o(d){d.isLightProbeGrid?s.push(d):t.push(d)}function a(d){n.push(d)}function l(){e.setup(t),s.sort((d,u)=>d.priority-u.priority||d.id-u.id)}function c(d){e.setupView(t,d)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function m1(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new Hy(i),e.set(s,[a])):r>=o.length?(a=new Hy(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var g1=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,y1=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,v1=[new G(1,0,0),new G(-1,0,0),new G(0,1,0),new G(0,-1,0),new G(0,0,1),new G(0,0,-1)],_1=[new G(0,-1,0),new G(0,-1,0),new G(0,0,1),new G(0,0,-1),new G(0,-1,0),new G(0,-1,0)],Vy=new dt,Wl=new G,Xp=new G;function x1(i,e,t){let n=new sr,s=new We,r=new We,o=new tn,a=new Rh,l=new Ch,c={},h=t.maxTextureSize,d={[pr]:ui,[ui]:pr,[ei]:ei},u=new fs({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new We},radius:{value:4}},vertexShader:g1,fragmentShader:y1}),f=u.clone();f.defines.HORIZONTAL_PASS=1;let g=new rn;g.setAttribute("position",new Kt(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new Gt(g,u),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Ur;let m=this.type;this.render=function(M,v,T){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||M.length===0)return;this.type===F0&&(Ke("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Ur);let k=i.getRenderTarget(),N=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),F=i.state;F.setBlending(Fr),F.buffers.depth.getReversed()===!0?F.buffers.color.setClear(0,0,0,0):F.buffers.color.setClear(1,1,1,1),F.buffers.depth.setTest(!0),F.setScissorTest(!1);let V=m!==this.type;V&&v.traverse(function(P){P.material&&(Array.isArray(P.material)?P.material.forEach(B=>B.needsUpdate=!0):P.material.needsUpdate=!0)});for(let P=0,B=M.length;P<B;P++){let $=M[P],X=$.shadow;if(X===void 0){Ke("WebGLShadowMap:",$,"has no shadow.");continue}if(X.autoUpdate===!1&&X.needsUpdate===!1)continue;s.copy(X.mapSize);let le=X.getFrameExtents();s.multiply(le),r.copy(X.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/le.x),s.x=r.x*le.x,X.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/le.y),s.y=r.y*le.y,X.mapSize.y=r.y));let J=i.state.buffers.depth.getReversed();if(X.camera._reversedDepth=J,X.map===null||V===!0){if(X.map!==null&&(X.map.depthTexture!==null&&(X.map.depthTexture.dispose(),X.map.depthTexture=null),X.map.dispose()),this.type===ta){if($.isPointLight){Ke("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}X.map=new Si(s.x,s.y,{format:mr,type:Zi,minFilter:Vn,magFilter:Vn,generateMipmaps:!1}),X.map.texture.name=$.name+".shadowMap",X.map.depthTexture=new Ns(s.x,s.y,Ui),X.map.depthTexture.name=$.name+".shadowMapDepth",X.map.depthTexture.format=Ls,X.map.depthTexture.compareFunction=null,X.map.depthTexture.minFilter=Hn,X.map.depthTexture.magFilter=Hn}else $.isPointLight?(X.map=new ql(s.x),X.map.depthTexture=new Tl(s.x,Ki)):(X.map=new Si(s.x,s.y),X.map.depthTexture=new Ns(s.x,s.y,Ki)),X.map.depthTexture.name=$.name+".shadowMap",X.map.depthTexture.format=Ls,this.type===Ur?(X.map.depthTexture.compareFunction=J?Ip:Pp,X.map.depthTexture.minFilter=Vn,X.map.depthTexture.magFilter=Vn):(X.map.depthTexture.compareFunction=null,X.map.depthTexture.minFilter=Hn,X.map.depthTexture.magFilter=Hn);X.camera.updateProjectionMatrix()}X.map.isWebGLCubeRenderTarget!==!0&&(X.map.width!==s.x||X.map.height!==s.y)&&X.map.setSize(s.x,s.y);let ee=X.map.isWebGLCubeRenderTarget?6:X.getViewportCount();$.isPointLight!==!0&&X.updateMatrices($,T);let se=(X.camera.layers.mask&4294967294)!==0?X.camera.layers:T.layers;for(let fe=0;fe<ee;fe++){let de=X.getCamera(fe);if($.isPointLight){let te=X.camera,ge=X.matrix,ye=$.distance||te.far;ye!==te.far&&(te.far=ye,te.updateProjectionMatrix()),Wl.setFromMatrixPosition($.matrixWorld),te.position.copy(Wl),Xp.copy(te.position),Xp.add(v1[fe]),te.up.copy(_1[fe]),te.lookAt(Xp),te.updateMatrixWorld(),ge.makeTranslation(-Wl.x,-Wl.y,-Wl.z),Vy.multiplyMatrices(te.projectionMatrix,te.matrixWorldInverse),X._frustum.setFromProjectionMatrix(Vy,te.coordinateSystem,te.reversedDepth)}if(X.map.isWebGLCubeRenderTarget)i.setRenderTarget(X.map,fe),i.clear();else{fe===0&&(i.setRenderTarget(X.map),i.clear());let te=X.getViewport(fe);o.set(r.x*te.x,r.y*te.y,r.x*te.z,r.y*te.w),F.viewport(o)}n=X.getFrustum(fe),S(v,T,de,$,se,this.type)}X.isPointLightShadow!==!0&&this.type===ta&&x(X,T),X.needsUpdate=!1}m=this.type,p.needsUpdate=!1,i.setRenderTarget(k,N,L)};function x(M,v){let T=e.update(y);u.defines.VSM_SAMPLES!==M.blurSamples&&(u.defines.VSM_SAMPLES=M.blurSamples,f.defines.VSM_SAMPLES=M.blurSamples,u.needsUpdate=!0,f.needsUpdate=!0),M.mapPass===null?M.mapPass=new Si(s.x,s.y,{format:mr,type:Zi}):(M.mapPass.width!==M.map.width||M.mapPass.height!==M.map.height)&&M.mapPass.setSize(M.map.width,M.map.height),u.uniforms.shadow_pass.value=M.map.depthTexture,u.uniforms.resolution.value.set(M.map.width,M.map.height),u.uniforms.radius.value=M.radius,i.setRenderTarget(M.mapPass),i.clear(),i.renderBufferDirect(v,null,T,u,y,null),f.uniforms.shadow_pass.value=M.mapPass.texture,f.uniforms.resolution.value.set(M.map.width,M.map.height),f.uniforms.radius.value=M.radius,i.setRenderTarget(M.map),i.clear(),i.renderBufferDirect(v,null,T,f,y,null)}function A(M,v,T,k){let N=null,L=T.isPointLight===!0?M.customDistanceMaterial:M.customDepthMaterial;if(L!==void 0)N=L;else if(N=T.isPointLight===!0?l:a,i.localClippingEnabled&&v.clipShadows===!0&&Array.isArray(v.clippingPlanes)&&v.clippingPlanes.length!==0||v.displacementMap&&v.displacementScale!==0||v.alphaMap&&v.alphaTest>0||v.map&&v.alphaTest>0||v.alphaToCoverage===!0){let F=N.uuid,V=v.uuid,P=c[F];P===void 0&&(P={},c[F]=P);let B=P[V];B===void 0&&(B=N.clone(),P[V]=B,v.addEventListener("dispose",R)),N=B}if(N.visible=v.visible,N.wireframe=v.wireframe,k===ta?N.side=v.shadowSide!==null?v.shadowSide:v.side:N.side=v.shadowSide!==null?v.shadowSide:d[v.side],N.alphaMap=v.alphaMap,N.alphaTest=v.alphaToCoverage===!0?.5:v.alphaTest,N.map=v.map,N.clipShadows=v.clipShadows,N.clippingPlanes=v.clippingPlanes,N.clipIntersection=v.clipIntersection,N.displacementMap=v.displacementMap,N.displacementScale=v.displacementScale,N.displacementBias=v.displacementBias,N.wireframeLinewidth=v.wireframeLinewidth,N.linewidth=v.linewidth,T.isPointLight===!0&&N.isMeshDistanceMaterial===!0){let F=i.properties.get(N);F.light=T}return N}function S(M,v,T,k,N,L){if(M.visible===!1)return;if(M.layers.test(N)&&(M.isMesh||M.isLine||M.isPoints)&&(M.castShadow||M.receiveShadow&&L===ta)&&(!M.frustumCulled||M.intersectsFrustum(n))){M.modelViewMatrix.multiplyMatrices(T.matrixWorldInverse,M.matrixWorld);let P=e.update(M),B=M.material;if(Array.isArray(B)){let $=P.groups;for(let X=0,le=$.length;X<le;X++){let J=$[X],ee=B[J.materialIndex];if(ee&&ee.visible){let se=A(M,ee,k,L);M.onBeforeShadow(i,M,v,T,P,se,J),i.renderBufferDirect(T,null,P,se,M,J),M.onAfterShadow(i,M,v,T,P,se,J)}}}else if(B.visible){let $=A(M,B,k,L);M.onBeforeShadow(i,M,v,T,P,$,null),i.renderBufferDirect(T,null,P,$,M,null),M.onAfterShadow(i,M,v,T,P,$,null)}}let V=M.children;for(let P=0,B=V.length;P<B;P++)S(V[P],v,T,k,N,L)}function R(M){M.target.removeEventListener("dispose",R);for(let T in c){let k=c[T],N=M.target.uuid;N in k&&(k[N].dispose(),delete k[N])}}}function b1(i,e){function t(){let z=!1,oe=new tn,ie=null,Te=new tn(0,0,0,0);return{setMask:function(xe){ie!==xe&&!z&&(i.colorMask(xe,xe,xe,xe),ie=xe)},setLocked:function(xe){z=xe},setClear:function(xe,we,Xe,tt,he){he===!0&&(xe*=tt,we*=tt,Xe*=tt),oe.set(xe,we,Xe,tt),Te.equals(oe)===!1&&(i.clearColor(xe,we,Xe,tt),Te.copy(oe))},reset:function(){z=!1,ie=null,Te.set(-1,0,0,0)}}}function n(){let z=!1,oe=!1,ie=null,Te=null,xe=null;return{setReversed:function(we){if(oe!==we){let Xe=e.get("EXT_clip_control");we?Xe.clipControlEXT(Xe.LOWER_LEFT_EXT,Xe.ZERO_TO_ONE_EXT):Xe.clipControlEXT(Xe.LOWER_LEFT_EXT,Xe.NEGATIVE_ONE_TO_ONE_EXT),oe=we;let tt=xe;xe=null,this.setClear(tt)}},getReversed:function(){return oe},setTest:function(we){we?ve(i.DEPTH_TEST):Ve(i.DEPTH_TEST)},setMask:function(we){ie!==we&&!z&&(i.depthMask(we),ie=we)},setFunc:function(we){if(oe&&(we=gy[we]),Te!==we){switch(we){case lh:i.depthFunc(i.NEVER);break;case ch:i.depthFunc(i.ALWAYS);break;case hh:i.depthFunc(i.LESS);break;case zo:i.depthFunc(i.LEQUAL);break;case uh:i.depthFunc(i.EQUAL);break;case dh:i.depthFunc(i.GEQUAL);break;case fh:i.depthFunc(i.GREATER);break;case ph:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Te=we}},setLocked:function(we){z=we},setClear:function(we){xe!==we&&(xe=we,oe&&(we=1-we),i.clearDepth(we))},reset:function(){z=!1,ie=null,Te=null,xe=null,oe=!1}}}function s(){let z=!1,oe=null,ie=null,Te=null,xe=null,we=null,Xe=null,tt=null,he=null;return{setTest:function(Be){z||(Be?ve(i.STENCIL_TEST):Ve(i.STENCIL_TEST))},setMask:function(Be){oe!==Be&&!z&&(i.stencilMask(Be),oe=Be)},setFunc:function(Be,nt,Ce){(ie!==Be||Te!==nt||xe!==Ce)&&(i.stencilFunc(Be,nt,Ce),ie=Be,Te=nt,xe=Ce)},setOp:function(Be,nt,Ce){(we!==Be||Xe!==nt||tt!==Ce)&&(i.stencilOp(Be,nt,Ce),we=Be,Xe=nt,tt=Ce)},setLocked:function(Be){z=Be},setClear:function(Be){he!==Be&&(i.clearStencil(Be),he=Be)},reset:function(){z=!1,oe=null,ie=null,Te=null,xe=null,we=null,Xe=null,tt=null,he=null}}}let r=new t,o=new n,a=new s,l={},c=new WeakMap,h={},d={},u={},f=new WeakMap,g=[],y=null,p=!1,m=null,x=null,A=null,S=null,R=null,M=null,v=null,T=new $e(0,0,0),k=0,N=!1,L=null,F=null,V=null,P=null,B=null,$=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),X=!1,le=0,J=i.getParameter(i.VERSION);J.indexOf("WebGL")!==-1?(le=parseFloat(/^WebGL (\d)/.exec(J)[1]),X=le>=1):J.indexOf("OpenGL ES")!==-1&&(le=parseFloat(/^OpenGL ES (\d)/.exec(J)[1]),X=le>=2);let ee=null,se={},fe=i.getParameter(i.SCISSOR_BOX),de=i.getParameter(i.VIEWPORT),te=new tn().fromArray(fe),ge=new tn().fromArray(de);function ye(z,oe,ie,Te){let xe=new Uint8Array(4),we=i.createTexture();i.bindTexture(z,we),i.texParameteri(z,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(z,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Xe=0;Xe<ie;Xe++)z===i.TEXTURE_3D||z===i.TEXTURE_2D_ARRAY?i.texImage3D(oe,0,i.RGBA,1,1,Te,0,i.RGBA,i.UNSIGNED_BYTE,xe):i.texImage2D(oe+Xe,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,xe);return we}let _e={};_e[i.TEXTURE_2D]=ye(i.TEXTURE_2D,i.TEXTURE_2D,1),_e[i.TEXTURE_CUBE_MAP]=ye(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),_e[i.TEXTURE_2D_ARRAY]=ye(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),_e[i.TEXTURE_3D]=ye(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),ve(i.DEPTH_TEST),o.setFunc(zo),gn(!1),Ut(hp),ve(i.CULL_FACE),jt(Fr);function ve(z){h[z]!==!0&&(i.enable(z),h[z]=!0)}function Ve(z){h[z]!==!1&&(i.disable(z),h[z]=!1)}function je(z,oe){return u[z]!==oe?(i.bindFramebuffer(z,oe),u[z]=oe,z===i.DRAW_FRAMEBUFFER&&(u[i.FRAMEBUFFER]=oe),z===i.FRAMEBUFFER&&(u[i.DRAW_FRAMEBUFFER]=oe),!0):!1}function Fe(z,oe){let ie=g,Te=!1;if(z){ie=f.get(oe),ie===void 0&&(ie=[],f.set(oe,ie));let xe=z.textures;if(ie.length!==xe.length||ie[0]!==i.COLOR_ATTACHMENT0){for(let we=0,Xe=xe.length;we<Xe;we++)ie[we]=i.COLOR_ATTACHMENT0+we;ie.length=xe.length,Te=!0}}else ie[0]!==i.BACK&&(ie[0]=i.BACK,Te=!0);Te&&i.drawBuffers(ie)}function rt(z){return y!==z?(i.useProgram(z),y=z,!0):!1}let ct={[kr]:i.FUNC_ADD,[B0]:i.FUNC_SUBTRACT,[z0]:i.FUNC_REVERSE_SUBTRACT};ct[H0]=i.MIN,ct[V0]=i.MAX;let ot={[G0]:i.ZERO,[W0]:i.ONE,[X0]:i.SRC_COLOR,[pp]:i.SRC_ALPHA,[J0]:i.SRC_ALPHA_SATURATE,[K0]:i.DST_COLOR,[$0]:i.DST_ALPHA,[q0]:i.ONE_MINUS_SRC_COLOR,[mp]:i.ONE_MINUS_SRC_ALPHA,[Z0]:i.ONE_MINUS_DST_COLOR,[Y0]:i.ONE_MINUS_DST_ALPHA,[j0]:i.CONSTANT_COLOR,[Q0]:i.ONE_MINUS_CONSTANT_COLOR,[ey]:i.CONSTANT_ALPHA,[ty]:i.ONE_MINUS_CONSTANT_ALPHA};function jt(z,oe,ie,Te,xe,we,Xe,tt,he,Be){if(z===Fr){p===!0&&(Ve(i.BLEND),p=!1);return}if(p===!1&&(ve(i.BLEND),p=!0),z!==k0){if(z!==m||Be!==N){if((x!==kr||R!==kr)&&(i.blendEquation(i.FUNC_ADD),x=kr,R=kr),Be)switch(z){case na:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case up:i.blendFunc(i.ONE,i.ONE);break;case dp:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case fp:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:et("WebGLState: Invalid blending: ",z);break}else switch(z){case na:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case up:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case dp:et("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case fp:et("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:et("WebGLState: Invalid blending: ",z);break}A=null,S=null,M=null,v=null,T.set(0,0,0),k=0,m=z,N=Be}return}xe=xe||oe,we=we||ie,Xe=Xe||Te,(oe!==x||xe!==R)&&(i.blendEquationSeparate(ct[oe],ct[xe]),x=oe,R=xe),(ie!==A||Te!==S||we!==M||Xe!==v)&&(i.blendFuncSeparate(ot[ie],ot[Te],ot[we],ot[Xe]),A=ie,S=Te,M=we,v=Xe),(tt.equals(T)===!1||he!==k)&&(i.blendColor(tt.r,tt.g,tt.b,he),T.copy(tt),k=he),m=z,N=!1}function Vt(z,oe){z.side===ei?Ve(i.CULL_FACE):ve(i.CULL_FACE);let ie=z.side===ui;oe&&(ie=!ie),gn(ie),z.blending===na&&z.transparent===!1?jt(Fr):jt(z.blending,z.blendEquation,z.blendSrc,z.blendDst,z.blendEquationAlpha,z.blendSrcAlpha,z.blendDstAlpha,z.blendColor,z.blendAlpha,z.premultipliedAlpha),o.setFunc(z.depthFunc),o.setTest(z.depthTest),o.setMask(z.depthWrite),r.setMask(z.colorWrite);let Te=z.stencilWrite;a.setTest(Te),Te&&(a.setMask(z.stencilWriteMask),a.setFunc(z.stencilFunc,z.stencilRef,z.stencilFuncMask),a.setOp(z.stencilFail,z.stencilZFail,z.stencilZPass)),St(z.polygonOffset,z.polygonOffsetFactor,z.polygonOffsetUnits),z.alphaToCoverage===!0?ve(i.SAMPLE_ALPHA_TO_COVERAGE):Ve(i.SAMPLE_ALPHA_TO_COVERAGE)}function gn(z){L!==z&&(z?i.frontFace(i.CW):i.frontFace(i.CCW),L=z)}function Ut(z){z!==O0?(ve(i.CULL_FACE),z!==F&&(z===hp?i.cullFace(i.BACK):z===U0?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Ve(i.CULL_FACE),F=z}function On(z){z!==V&&(X&&i.lineWidth(z),V=z)}function St(z,oe,ie){z?(ve(i.POLYGON_OFFSET_FILL),(P!==oe||B!==ie)&&(P=oe,B=ie,o.getReversed()&&(oe=-oe,ie=-ie),i.polygonOffset(oe,ie))):Ve(i.POLYGON_OFFSET_FILL)}function An(z){z?ve(i.SCISSOR_TEST):Ve(i.SCISSOR_TEST)}function on(z){z===void 0&&(z=i.TEXTURE0+$-1),ee!==z&&(i.activeTexture(z),ee=z)}function yn(z,oe,ie){ie===void 0&&(ee===null?ie=i.TEXTURE0+$-1:ie=ee);let Te=se[ie];Te===void 0&&(Te={type:void 0,texture:void 0},se[ie]=Te),(Te.type!==z||Te.texture!==oe)&&(ee!==ie&&(i.activeTexture(ie),ee=ie),i.bindTexture(z,oe||_e[z]),Te.type=z,Te.texture=oe)}function H(){let z=se[ee];z!==void 0&&z.type!==void 0&&(i.bindTexture(z.type,null),z.type=void 0,z.texture=void 0)}function Pe(){try{i.compressedTexImage2D(...arguments)}catch(z){et("WebGLState:",z)}}function Ze(){try{i.compressedTexImage3D(...arguments)}catch(z){et("WebGLState:",z)}}function lt(){try{i.texSubImage2D(...arguments)}catch(z){et("WebGLState:",z)}}function Ee(){try{i.texSubImage3D(...arguments)}catch(z){et("WebGLState:",z)}}function kt(){try{i.compressedTexSubImage2D(...arguments)}catch(z){et("WebGLState:",z)}}function Ge(){try{i.compressedTexSubImage3D(...arguments)}catch(z){et("WebGLState:",z)}}function Ye(){try{i.texStorage2D(...arguments)}catch(z){et("WebGLState:",z)}}function I(){try{i.texStorage3D(...arguments)}catch(z){et("WebGLState:",z)}}function b(){try{i.texImage2D(...arguments)}catch(z){et("WebGLState:",z)}}function Y(){try{i.texImage3D(...arguments)}catch(z){et("WebGLState:",z)}}function ue(z){return d[z]!==void 0?d[z]:i.getParameter(z)}function ae(z,oe){d[z]!==oe&&(i.pixelStorei(z,oe),d[z]=oe)}function be(z){te.equals(z)===!1&&(i.scissor(z.x,z.y,z.z,z.w),te.copy(z))}function Se(z){ge.equals(z)===!1&&(i.viewport(z.x,z.y,z.z,z.w),ge.copy(z))}function ne(z,oe){let ie=c.get(oe);ie===void 0&&(ie=new WeakMap,c.set(oe,ie));let Te=ie.get(z);Te===void 0&&(Te=i.getUniformBlockIndex(oe,z.name),i.uniformBlockBinding(oe,Te,Te),ie.set(z,Te))}function re(z,oe,ie){let xe=c.get(oe).get(z);l[xe]!==ie&&(i.bindBufferBase(i.UNIFORM_BUFFER,xe,ie),l[xe]=ie)}function me(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},d={},ee=null,se={},u={},l={},f=new WeakMap,g=[],y=null,p=!1,m=null,x=null,A=null,S=null,R=null,M=null,v=null,T=new $e(0,0,0),k=0,N=!1,L=null,F=null,V=null,P=null,B=null,te.set(0,0,i.canvas.width,i.canvas.height),ge.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:ve,disable:Ve,bindFramebuffer:je,drawBuffers:Fe,useProgram:rt,setBlending:jt,setMaterial:Vt,setFlipSided:gn,setCullFace:Ut,setLineWidth:On,setPolygonOffset:St,setScissorTest:An,activeTexture:on,bindTexture:yn,unbindTexture:H,compressedTexImage2D:Pe,compressedTexImage3D:Ze,texImage2D:b,texImage3D:Y,pixelStorei:ae,getParameter:ue,updateUBOMapping:ne,uniformBlockBinding:re,texStorage2D:Ye,texStorage3D:I,texSubImage2D:lt,texSubImage3D:Ee,compressedTexSubImage2D:kt,compressedTexSubImage3D:Ge,scissor:be,viewport:Se,reset:me}}function S1(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new We,h=new WeakMap,d=new Set,u,f=new WeakMap,g=new Set,y=new FinalizationRegistry(I=>g.delete(I)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(I,b){return p?new OffscreenCanvas(I,b):gl("canvas")}function x(I,b,Y){let ue=1,ae=Ye(I);if((ae.width>Y||ae.height>Y)&&(ue=Y/Math.max(ae.width,ae.height)),ue<1)if(typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&I instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&I instanceof ImageBitmap||typeof VideoFrame<"u"&&I instanceof VideoFrame){let be=Math.floor(ue*ae.width),Se=Math.floor(ue*ae.height);u===void 0&&(u=m(be,Se));let ne=b?m(be,Se):u;return ne.width=be,ne.height=Se,ne.getContext("2d").drawImage(I,0,0,be,Se),Ke("WebGLRenderer: Texture has been resized from ("+ae.width+"x"+ae.height+") to ("+be+"x"+Se+")."),ne}else return"data"in I&&Ke("WebGLRenderer: Image in DataTexture is too big ("+ae.width+"x"+ae.height+")."),I;return I}function A(I){return I.generateMipmaps}function S(I){i.generateMipmap(I)}function R(I){return I.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:I.isWebGL3DRenderTarget?i.TEXTURE_3D:I.isWebGLArrayRenderTarget||I.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function M(I,b,Y,ue,ae,be=!1){if(I!==null){if(i[I]!==void 0)return i[I];Ke("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+I+"'")}let Se;ue&&(Se=e.get("EXT_texture_norm16"),Se||Ke("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ne=b;if(b===i.RED&&(Y===i.FLOAT&&(ne=i.R32F),Y===i.HALF_FLOAT&&(ne=i.R16F),Y===i.UNSIGNED_BYTE&&(ne=i.R8),Y===i.UNSIGNED_SHORT&&Se&&(ne=Se.R16_EXT),Y===i.SHORT&&Se&&(ne=Se.R16_SNORM_EXT)),b===i.RED_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ne=i.R8UI),Y===i.UNSIGNED_SHORT&&(ne=i.R16UI),Y===i.UNSIGNED_INT&&(ne=i.R32UI),Y===i.BYTE&&(ne=i.R8I),Y===i.SHORT&&(ne=i.R16I),Y===i.INT&&(ne=i.R32I)),b===i.RG&&(Y===i.FLOAT&&(ne=i.RG32F),Y===i.HALF_FLOAT&&(ne=i.RG16F),Y===i.UNSIGNED_BYTE&&(ne=i.RG8),Y===i.UNSIGNED_SHORT&&Se&&(ne=Se.RG16_EXT),Y===i.SHORT&&Se&&(ne=Se.RG16_SNORM_EXT)),b===i.RG_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ne=i.RG8UI),Y===i.UNSIGNED_SHORT&&(ne=i.RG16UI),Y===i.UNSIGNED_INT&&(ne=i.RG32UI),Y===i.BYTE&&(ne=i.RG8I),Y===i.SHORT&&(ne=i.RG16I),Y===i.INT&&(ne=i.RG32I)),b===i.RGB_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ne=i.RGB8UI),Y===i.UNSIGNED_SHORT&&(ne=i.RGB16UI),Y===i.UNSIGNED_INT&&(ne=i.RGB32UI),Y===i.BYTE&&(ne=i.RGB8I),Y===i.SHORT&&(ne=i.RGB16I),Y===i.INT&&(ne=i.RGB32I)),b===i.RGBA_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ne=i.RGBA8UI),Y===i.UNSIGNED_SHORT&&(ne=i.RGBA16UI),Y===i.UNSIGNED_INT&&(ne=i.RGBA32UI),Y===i.BYTE&&(ne=i.RGBA8I),Y===i.SHORT&&(ne=i.RGBA16I),Y===i.INT&&(ne=i.RGBA32I)),b===i.RGB&&(Y===i.UNSIGNED_SHORT&&Se&&(ne=Se.RGB16_EXT),Y===i.SHORT&&Se&&(ne=Se.RGB16_SNORM_EXT),Y===i.UNSIGNED_INT_5_9_9_9_REV&&(ne=i.RGB9_E5),Y===i.UNSIGNED_INT_10F_11F_11F_REV&&(ne=i.R11F_G11F_B10F)),b===i.RGBA){let re=be?ml:_t.getTransfer(ae);Y===i.FLOAT&&(ne=i.RGBA32F),Y===i.HALF_FLOAT&&(ne=i.RGBA16F),Y===i.UNSIGNED_BYTE&&(ne=re===Pt?i.SRGB8_ALPHA8:i.RGBA8),Y===i.UNSIGNED_SHORT&&Se&&(ne=Se.RGBA16_EXT),Y===i.SHORT&&Se&&(ne=Se.RGBA16_SNORM_EXT),Y===i.UNSIGNED_SHORT_4_4_4_4&&(ne=i.RGBA4),Y===i.UNSIGNED_SHORT_5_5_5_1&&(ne=i.RGB5_A1)}return(ne===i.R16F||ne===i.R32F||ne===i.RG16F||ne===i.RG32F||ne===i.RGBA16F||ne===i.RGBA32F)&&e.get("EXT_color_buffer_float"),ne}function v(I,b){let Y;return I?b===null||b===Ki||b===zr?Y=i.DEPTH24_STENCIL8:b===Ui?Y=i.DEPTH32F_STENCIL8:b===sa&&(Y=i.DEPTH24_STENCIL8,Ke("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):b===null||b===Ki||b===zr?Y=i.DEPTH_COMPONENT24:b===Ui?Y=i.DEPTH_COMPONENT32F:b===sa&&(Y=i.DEPTH_COMPONENT16),Y}function T(I,b){return A(I)===!0||I.isFramebufferTexture&&I.minFilter!==Hn&&I.minFilter!==Vn?Math.log2(Math.max(b.width,b.height))+1:I.mipmaps.length>0?I.mipmaps.length:I.isCompressedTexture&&Array.isArray(I.image)?b.mipmaps.length:1}function k(I){let b=new WeakRef(I);n.get(I).__ref=b,g.add(b),y.register(I,b,b)}function N(I){let b=n.get(I).__ref;b!==void 0&&(g.delete(b),y.unregister(b))}function L(I){V(I.target)}function F(I){P(I.target)}function V(I){I.removeEventListener("dispose",L),N(I),$(I),I.isVideoTexture&&h.delete(I),I.isHTMLTexture&&d.delete(I)}function P(I){I.removeEventListener("dispose",F),N(I),le(I)}function B(){for(let I of g){let b=I.deref();b!==void 0&&(b.isRenderTarget===!0?P(b):V(b))}g.clear(),d.clear()}function $(I){let b=n.get(I);if(b.__webglInit===void 0)return;let Y=I.source,ue=f.get(Y);if(ue){let ae=ue[b.__cacheKey];ae.usedTimes--,ae.usedTimes===0&&X(I),Object.keys(ue).length===0&&f.delete(Y)}n.remove(I)}function X(I){let b=n.get(I);i.deleteTexture(b.__webglTexture);let Y=I.source,ue=f.get(Y);delete ue[b.__cacheKey],o.memory.textures--}function le(I){let b=n.get(I);b.__depthDisposeCallback&&b.__depthDisposeCallback();let Y=I.depthTexture;if(Y&&Y.renderTarget===I&&V(Y),I.isWebGLCubeRenderTarget)for(let ae=0;ae<6;ae++){if(Array.isArray(b.__webglFramebuffer[ae]))for(let be=0;be<b.__webglFramebuffer[ae].length;be++)i.deleteFramebuffer(b.__webglFramebuffer[ae][be]);else i.deleteFramebuffer(b.__webglFramebuffer[ae]);b.__webglDepthbuffer&&i.deleteRenderbuffer(b.__webglDepthbuffer[ae])}else{if(Array.isArray(b.__webglFramebuffer))for(let ae=0;ae<b.__webglFramebuffer.length;ae++)i.deleteFramebuffer(b.__webglFramebuffer[ae]);else i.deleteFramebuffer(b.__webglFramebuffer);if(b.__webglDepthbuffer&&i.deleteRenderbuffer(b.__webglDepthbuffer),b.__webglMultisampledFramebuffer&&i.deleteFramebuffer(b.__webglMultisampledFramebuffer),b.__webglColorRenderbuffer)for(let ae=0;ae<b.__webglColorRenderbuffer.length;ae++)b.__webglColorRenderbuffer[ae]&&i.deleteRenderbuffer(b.__webglColorRenderbuffer[ae]);b.__webglDepthRenderbuffer&&i.deleteRenderbuffer(b.__webglDepthRenderbuffer)}let ue=I.textures;for(let ae=0,be=ue.length;ae<be;ae++){let Se=n.get(ue[ae]);Se.__webglTexture&&(i.deleteTexture(Se.__webglTexture),o.memory.textures--),n.remove(ue[ae])}n.remove(I)}let J=0;function ee(){J=0}function se(){return J}function fe(I){J=I}function de(){let I=J;return I>=s.maxTextures&&Ke("WebGLTextures: Trying to use "+(I+1)+" texture units while this GPU supports only "+s.maxTextures),J+=1,I}function te(I){let b=[];return b.push(I.wrapS),b.push(I.wrapT),b.push(I.wrapR||0),b.push(I.magFilter),b.push(I.minFilter),b.push(I.anisotropy),b.push(I.internalFormat),b.push(I.format),b.push(I.type),b.push(I.generateMipmaps),b.push(I.mipmapsAutoUpdate),b.push(I.premultiplyAlpha),b.push(I.flipY),b.push(I.unpackAlignment),b.push(I.colorSpace),b.join()}function ge(I,b){let Y=n.get(I);if(I.isVideoTexture&&kt(I),I.isRenderTargetTexture===!1&&I.isExternalTexture!==!0&&I.version>0&&Y.__version!==I.version){let ue=I.image;if(ue===null)Ke("WebGLRenderer: Texture marked for update but no image data found.");else if(ue.complete===!1)Ke("WebGLRenderer: Texture marked for update but image is incomplete");else{Vt(Y,I,b);return}}else I.isExternalTexture&&(Y.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,Y.__webglTexture,i.TEXTURE0+b)}function ye(I,b){let Y=n.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&Y.__version!==I.version){Vt(Y,I,b);return}else I.isExternalTexture&&(Y.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,Y.__webglTexture,i.TEXTURE0+b)}function _e(I,b){let Y=n.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&Y.__version!==I.version){Vt(Y,I,b);return}t.bindTexture(i.TEXTURE_3D,Y.__webglTexture,i.TEXTURE0+b)}function ve(I,b){let Y=n.get(I);if(I.version>0&&Y.__version!==I.version){gn(Y,I,b);return}t.bindTexture(i.TEXTURE_CUBE_MAP,Y.__webglTexture,i.TEXTURE0+b)}let Ve={[mh]:i.REPEAT,[us]:i.CLAMP_TO_EDGE,[gh]:i.MIRRORED_REPEAT},je={[Hn]:i.NEAREST,[sy]:i.NEAREST_MIPMAP_NEAREST,[Ol]:i.NEAREST_MIPMAP_LINEAR,[Vn]:i.LINEAR,[Xh]:i.LINEAR_MIPMAP_NEAREST,[Us]:i.LINEAR_MIPMAP_LINEAR},Fe={[ly]:i.NEVER,[Lp]:i.ALWAYS,[cy]:i.LESS,[Pp]:i.LEQUAL,[hy]:i.EQUAL,[Ip]:i.GEQUAL,[uy]:i.GREATER,[dy]:i.NOTEQUAL};function rt(I,b){if(b.type===Ui&&e.has("OES_texture_float_linear")===!1&&(b.magFilter===Vn||b.magFilter===Xh||b.magFilter===Ol||b.magFilter===Us||b.minFilter===Vn||b.minFilter===Xh||b.minFilter===Ol||b.minFilter===Us)&&Ke("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(I,i.TEXTURE_WRAP_S,Ve[b.wrapS]),i.texParameteri(I,i.TEXTURE_WRAP_T,Ve[b.wrapT]),(I===i.TEXTURE_3D||I===i.TEXTURE_2D_ARRAY)&&i.texParameteri(I,i.TEXTURE_WRAP_R,Ve[b.wrapR]),i.texParameteri(I,i.TEXTURE_MAG_FILTER,je[b.magFilter]),i.texParameteri(I,i.TEXTURE_MIN_FILTER,je[b.minFilter]),b.compareFunction&&(i.texParameteri(I,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(I,i.TEXTURE_COMPARE_FUNC,Fe[b.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(b.magFilter===Hn||b.minFilter!==Ol&&b.minFilter!==Us||b.type===Ui&&e.has("OES_texture_float_linear")===!1)return;if(b.anisotropy>1||n.get(b).__currentAnisotropy){let Y=e.get("EXT_texture_filter_anisotropic");i.texParameterf(I,Y.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(b.anisotropy,s.getMaxAnisotropy())),n.get(b).__currentAnisotropy=b.anisotropy}}}function ct(I,b){let Y=!1;I.__webglInit===void 0&&(I.__webglInit=!0,b.addEventListener("dispose",L),k(b));let ue=b.source,ae=f.get(ue);ae===void 0&&(ae={},f.set(ue,ae));let be=te(b);if(be!==I.__cacheKey){ae[be]===void 0&&(ae[be]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,Y=!0),ae[be].usedTimes++;let Se=ae[I.__cacheKey];Se!==void 0&&(ae[I.__cacheKey].usedTimes--,Se.usedTimes===0&&X(b)),I.__cacheKey=be,I.__webglTexture=ae[be].texture}return Y}function ot(I,b,Y){return Math.floor(Math.floor(I/Y)/b)}function jt(I,b,Y,ue){let be=I.updateRanges;if(be.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,b.width,b.height,Y,ue,b.data);else{be.sort((z,oe)=>z.start-oe.start);let Se=0;for(let z=1;z<be.length;z++){let oe=be[Se],ie=be[z],Te=oe.start+oe.count,xe=ot(ie.start,b.width,4),we=ot(oe.start,b.width,4);ie.start<=Te+1&&xe===we&&ot(ie.start+ie.count-1,b.width,4)===xe?oe.count=Math.max(oe.count,ie.start+ie.count-oe.start):(++Se,be[Se]=ie)}be.length=Se+1;let ne=t.getParameter(i.UNPACK_ROW_LENGTH),re=t.getParameter(i.UNPACK_SKIP_PIXELS),me=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,b.width);for(let z=0,oe=be.length;z<oe;z++){let ie=be[z],Te=Math.floor(ie.start/4),xe=Math.ceil(ie.count/4),we=Te%b.width,Xe=Math.floor(Te/b.width),tt=xe,he=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,we),t.pixelStorei(i.UNPACK_SKIP_ROWS,Xe),t.texSubImage2D(i.TEXTURE_2D,0,we,Xe,tt,he,Y,ue,b.data)}I.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,ne),t.pixelStorei(i.UNPACK_SKIP_PIXELS,re),t.pixelStorei(i.UNPACK_SKIP_ROWS,me)}}function Vt(I,b,Y){let ue=i.TEXTURE_2D;(b.isDataArrayTexture||b.isCompressedArrayTexture)&&(ue=i.TEXTURE_2D_ARRAY),b.isData3DTexture&&(ue=i.TEXTURE_3D);let ae=ct(I,b),be=b.source;t.bindTexture(ue,I.__webglTexture,i.TEXTURE0+Y);let Se=n.get(be);if(be.version!==Se.__version||ae===!0){if(t.activeTexture(i.TEXTURE0+Y),(typeof ImageBitmap<"u"&&b.image instanceof ImageBitmap)===!1){let he=_t.getPrimaries(_t.workingColorSpace),Be=b.colorSpace===ks?null:_t.getPrimaries(b.colorSpace),nt=b.colorSpace===ks||he===Be?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,nt)}t.pixelStorei(i.UNPACK_ALIGNMENT,b.unpackAlignment);let re=x(b.image,!1,s.maxTextureSize);re=Ge(b,re);let me=r.convert(b.format,b.colorSpace),z=r.convert(b.type),oe=M(b.internalFormat,me,z,b.normalized,b.colorSpace,b.isVideoTexture);rt(ue,b);let ie,Te=b.mipmaps,xe=b.isVideoTexture!==!0,we=Se.__version===void 0||ae===!0,Xe=be.dataReady,tt=T(b,re);if(b.isDepthTexture)oe=v(b.format===Fs,b.type),we&&(xe?t.texStorage2D(i.TEXTURE_2D,1,oe,re.width,re.height):t.texImage2D(i.TEXTURE_2D,0,oe,re.width,re.height,0,me,z,null));else if(b.isDataTexture)if(Te.length>0){xe&&we&&t.texStorage2D(i.TEXTURE_2D,tt,oe,Te[0].width,Te[0].height);for(let he=0,Be=Te.length;he<Be;he++)ie=Te[he],xe?Xe&&t.texSubImage2D(i.TEXTURE_2D,he,0,0,ie.width,ie.height,me,z,ie.data):t.texImage2D(i.TEXTURE_2D,he,oe,ie.width,ie.height,0,me,z,ie.data);b.generateMipmaps=!1}else xe?(we&&t.texStorage2D(i.TEXTURE_2D,tt,oe,re.width,re.height),Xe&&jt(b,re,me,z)):t.texImage2D(i.TEXTURE_2D,0,oe,re.width,re.height,0,me,z,re.data);else if(b.isCompressedTexture)if(b.isCompressedArrayTexture){xe&&we&&t.texStorage3D(i.TEXTURE_2D_ARRAY,tt,oe,Te[0].width,Te[0].height,re.depth);for(let he=0,Be=Te.length;he<Be;he++)if(ie=Te[he],b.format!==Ji)if(me!==null)if(xe){if(Xe)if(b.layerUpdates.size>0){let nt=Gp(ie.width,ie.height,b.format,b.type);for(let Ce of b.layerUpdates){let ht=ie.data.subarray(Ce*nt/ie.data.BYTES_PER_ELEMENT,(Ce+1)*nt/ie.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,he,0,0,Ce,ie.width,ie.height,1,me,ht)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,he,0,0,0,ie.width,ie.height,re.depth,me,ie.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,he,oe,ie.width,ie.height,re.depth,0,ie.data,0,0);else Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else xe?Xe&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,he,0,0,0,ie.width,ie.height,re.depth,me,z,ie.data):t.texImage3D(i.TEXTURE_2D_ARRAY,he,oe,ie.width,ie.height,re.depth,0,me,z,ie.data);b.layerUpdates.size>0&&b.clearLayerUpdates()}else{xe&&we&&t.texStorage2D(i.TEXTURE_2D,tt,oe,Te[0].width,Te[0].height);for(let he=0,Be=Te.length;he<Be;he++)ie=Te[he],b.format!==Ji?me!==null?xe?Xe&&t.compressedTexSubImage2D(i.TEXTURE_2D,he,0,0,ie.width,ie.height,me,ie.data):t.compressedTexImage2D(i.TEXTURE_2D,he,oe,ie.width,ie.height,0,ie.data):Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):xe?Xe&&t.texSubImage2D(i.TEXTURE_2D,he,0,0,ie.width,ie.height,me,z,ie.data):t.texImage2D(i.TEXTURE_2D,he,oe,ie.width,ie.height,0,me,z,ie.data)}else if(b.isDataArrayTexture)if(xe){if(we&&t.texStorage3D(i.TEXTURE_2D_ARRAY,tt,oe,re.width,re.height,re.depth),Xe)if(b.layerUpdates.size>0){let he=Gp(re.width,re.height,b.format,b.type);for(let Be of b.layerUpdates){let nt=re.data.subarray(Be*he/re.data.BYTES_PER_ELEMENT,(Be+1)*he/re.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Be,re.width,re.height,1,me,z,nt)}b.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,re.width,re.height,re.depth,me,z,re.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,oe,re.width,re.height,re.depth,0,me,z,re.data);else if(b.isData3DTexture)xe?(we&&t.texStorage3D(i.TEXTURE_3D,tt,oe,re.width,re.height,re.depth),Xe&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,re.width,re.height,re.depth,me,z,re.data)):t.texImage3D(i.TEXTURE_3D,0,oe,re.width,re.height,re.depth,0,me,z,re.data);else if(b.isFramebufferTexture){if(we)if(xe)t.texStorage2D(i.TEXTURE_2D,tt,oe,re.width,re.height);else{let he=re.width,Be=re.height;for(let nt=0;nt<tt;nt++)t.texImage2D(i.TEXTURE_2D,nt,oe,he,Be,0,me,z,null),he>>=1,Be>>=1}}else if(b.isHTMLTexture){if("texElementImage2D"in i){let he=i.canvas;if(he.hasAttribute("layoutsubtree")||he.setAttribute("layoutsubtree","true"),re.parentNode!==he){he.appendChild(re),d.add(b),he.onpaint=Be=>{let nt=Be.changedElements;for(let Ce of d)nt.includes(Ce.image)&&(Ce.needsUpdate=!0)},he.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,re);else{let nt=i.RGBA,Ce=i.RGBA,ht=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,nt,Ce,ht,re)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Te.length>0){if(xe&&we){let he=Ye(Te[0]);t.texStorage2D(i.TEXTURE_2D,tt,oe,he.width,he.height)}for(let he=0,Be=Te.length;he<Be;he++)ie=Te[he],xe?Xe&&t.texSubImage2D(i.TEXTURE_2D,he,0,0,me,z,ie):t.texImage2D(i.TEXTURE_2D,he,oe,me,z,ie);b.generateMipmaps=!1}else if(xe){if(we){let he=Ye(re);t.texStorage2D(i.TEXTURE_2D,tt,oe,he.width,he.height)}Xe&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,me,z,re)}else t.texImage2D(i.TEXTURE_2D,0,oe,me,z,re);A(b)&&b.mipmapsAutoUpdate===!0&&S(ue),Se.__version=be.version,b.onUpdate&&b.onUpdate(b)}I.__version=b.version}function gn(I,b,Y){if(b.image.length!==6)return;let ue=ct(I,b),ae=b.source;t.bindTexture(i.TEXTURE_CUBE_MAP,I.__webglTexture,i.TEXTURE0+Y);let be=n.get(ae);if(ae.version!==be.__version||ue===!0){t.activeTexture(i.TEXTURE0+Y);let Se=_t.getPrimaries(_t.workingColorSpace),ne=b.colorSpace===ks?null:_t.getPrimaries(b.colorSpace),re=b.colorSpace===ks||Se===ne?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,b.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,re);let me=b.isCompressedTexture||b.image[0].isCompressedTexture,z=b.image[0]&&b.image[0].isDataTexture,oe=[];for(let Ce=0;Ce<6;Ce++)!me&&!z?oe[Ce]=x(b.image[Ce],!0,s.maxCubemapSize):oe[Ce]=z?b.image[Ce].image:b.image[Ce],oe[Ce]=Ge(b,oe[Ce]);let ie=oe[0],Te=r.convert(b.format,b.colorSpace),xe=r.convert(b.type),we=M(b.internalFormat,Te,xe,b.normalized,b.colorSpace),Xe=b.isVideoTexture!==!0,tt=be.__version===void 0||ue===!0,he=ae.dataReady,Be=T(b,ie);rt(i.TEXTURE_CUBE_MAP,b);let nt;if(b.isDepthTexture){if(we=v(b.format===Fs,b.type),tt)if(Xe)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,we,ie.width,ie.height);else for(let Ce=0;Ce<6;Ce++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,we,ie.width,ie.height,0,Te,xe,null)}else if(me){Xe&&tt&&t.texStorage2D(i.TEXTURE_CUBE_MAP,Be,we,ie.width,ie.height);for(let Ce=0;Ce<6;Ce++){nt=oe[Ce].mipmaps;for(let ht=0;ht<nt.length;ht++){let Wt=nt[ht];b.format!==Ji?Te!==null?Xe?he&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ht,0,0,Wt.width,Wt.height,Te,Wt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ht,we,Wt.width,Wt.height,0,Wt.data):Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Xe?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ht,0,0,Wt.width,Wt.height,Te,xe,Wt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ht,we,Wt.width,Wt.height,0,Te,xe,Wt.data)}}}else{if(nt=b.mipmaps,Xe&&tt){nt.length>0&&Be++;let Ce=Ye(oe[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,Be,we,Ce.width,Ce.height)}for(let Ce=0;Ce<6;Ce++)if(z){Xe?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,oe[Ce].width,oe[Ce].height,Te,xe,oe[Ce].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,we,oe[Ce].width,oe[Ce].height,0,Te,xe,oe[Ce].data);for(let ht=0;ht<nt.length;ht++){let ni=nt[ht].image[Ce].image;Xe?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ht+1,0,0,ni.width,ni.height,Te,xe,ni.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ht+1,we,ni.width,ni.height,0,Te,xe,ni.data)}}else{Xe?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,Te,xe,oe[Ce]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,we,Te,xe,oe[Ce]);for(let ht=0;ht<nt.length;ht++){let Wt=nt[ht];Xe?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ht+1,0,0,Te,xe,Wt.image[Ce]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ht+1,we,Te,xe,Wt.image[Ce])}}}A(b)&&b.mipmapsAutoUpdate===!0&&S(i.TEXTURE_CUBE_MAP),be.__version=ae.version,b.onUpdate&&b.onUpdate(b)}I.__version=b.version}function Ut(I,b,Y,ue,ae,be){let Se=r.convert(Y.format,Y.colorSpace),ne=r.convert(Y.type),re=M(Y.internalFormat,Se,ne,Y.normalized,Y.colorSpace),me=n.get(b),z=n.get(Y);if(z.__renderTarget=b,!me.__hasExternalTextures){let oe=Math.max(1,b.width>>be),ie=Math.max(1,b.height>>be);ae===i.TEXTURE_3D||ae===i.TEXTURE_2D_ARRAY?t.texImage3D(ae,be,re,oe,ie,b.depth,0,Se,ne,null):t.texImage2D(ae,be,re,oe,ie,0,Se,ne,null)}t.bindFramebuffer(i.FRAMEBUFFER,I),Ee(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ue,ae,z.__webglTexture,0,lt(b)):(ae===i.TEXTURE_2D||ae>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ae<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ue,ae,z.__webglTexture,be),t.bindFramebuffer(i.FRAMEBUFFER,null)}function On(I,b,Y){if(i.bindRenderbuffer(i.RENDERBUFFER,I),b.depthBuffer){let ue=b.depthTexture,ae=ue&&ue.isDepthTexture?ue.type:null,be=v(b.stencilBuffer,ae),Se=b.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Ee(b)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,lt(b),be,b.width,b.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,lt(b),be,b.width,b.height):i.renderbufferStorage(i.RENDERBUFFER,be,b.width,b.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,Se,i.RENDERBUFFER,I)}else{let ue=b.textures;for(let ae=0;ae<ue.length;ae++){let be=ue[ae],Se=r.convert(be.format,be.colorSpace),ne=r.convert(be.type),re=M(be.internalFormat,Se,ne,be.normalized,be.colorSpace);Ee(b)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,lt(b),re,b.width,b.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,lt(b),re,b.width,b.height):i.renderbufferStorage(i.RENDERBUFFER,re,b.width,b.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function St(I,b,Y){let ue=b.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,I),!(b.depthTexture&&b.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ae=n.get(b.depthTexture);ae.__renderTarget=b;let be=ue?b.depthTexture.image[0]:b.depthTexture.image;(!ae.__webglTexture||be.width!==b.width||be.height!==b.height)&&(be.width=b.width,be.height=b.height,b.depthTexture.needsUpdate=!0),ue?ve(b.depthTexture,0):ge(b.depthTexture,0);let Se=ae.__webglTexture,ne=lt(b),re=ue?i.TEXTURE_CUBE_MAP_POSITIVE_X+Y:i.TEXTURE_2D,me=b.depthTexture.format===Fs?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(b.depthTexture.format===Ls)Ee(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,me,re,Se,0,ne):i.framebufferTexture2D(i.FRAMEBUFFER,me,re,Se,0);else if(b.depthTexture.format===Fs)Ee(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,me,re,Se,0,ne):i.framebufferTexture2D(i.FRAMEBUFFER,me,re,Se,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function An(I){let b=n.get(I),Y=I.isWebGLCubeRenderTarget===!0;if(b.__boundDepthTexture!==I.depthTexture){let ue=I.depthTexture;if(b.__depthDisposeCallback&&b.__depthDisposeCallback(),ue){let ae=()=>{delete b.__boundDepthTexture,delete b.__depthDisposeCallback,ue.removeEventListener("dispose",ae)};ue.addEventListener("dispose",ae),b.__depthDisposeCallback=ae}b.__boundDepthTexture=ue}if(I.depthTexture&&!b.__autoAllocateDepthBuffer)if(Y)for(let ue=0;ue<6;ue++)St(b.__webglFramebuffer[ue],I,ue);else I.texture.mipmaps.length>0?St(b.__webglFramebuffer[0],I,0):St(b.__webglFramebuffer,I,0);else if(Y){b.__webglDepthbuffer=[];for(let ue=0;ue<6;ue++)if(t.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer[ue]),b.__webglDepthbuffer[ue]===void 0)b.__webglDepthbuffer[ue]=i.createRenderbuffer(),On(b.__webglDepthbuffer[ue],I,!1);else{let ae=I.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,be=b.__webglDepthbuffer[ue];i.bindRenderbuffer(i.RENDERBUFFER,be),i.framebufferRenderbuffer(i.FRAMEBUFFER,ae,i.RENDERBUFFER,be)}}else if(I.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer),b.__webglDepthbuffer===void 0)b.__webglDepthbuffer=i.createRenderbuffer(),On(b.__webglDepthbuffer,I,!1);else{let ae=I.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,be=b.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,be),i.framebufferRenderbuffer(i.FRAMEBUFFER,ae,i.RENDERBUFFER,be)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function on(I,b,Y){let ue=n.get(I);b!==void 0&&Ut(ue.__webglFramebuffer,I,I.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),Y!==void 0&&An(I)}function yn(I){let b=I.texture,Y=n.get(I),ue=n.get(b);I.addEventListener("dispose",F),k(I);let ae=I.textures,be=I.isWebGLCubeRenderTarget===!0,Se=ae.length>1;if(Se||(ue.__webglTexture===void 0&&(ue.__webglTexture=i.createTexture()),ue.__version=b.version,o.memory.textures++),be){Y.__webglFramebuffer=[];for(let ne=0;ne<6;ne++)if(b.mipmaps.length>0){Y.__webglFramebuffer[ne]=[];for(let re=0;re<b.mipmaps.length;re++)Y.__webglFramebuffer[ne][re]=i.createFramebuffer()}else Y.__webglFramebuffer[ne]=i.createFramebuffer()}else{if(b.mipmaps.length>0){Y.__webglFramebuffer=[];for(let ne=0;ne<b.mipmaps.length;ne++)Y.__webglFramebuffer[ne]=i.createFramebuffer()}else Y.__webglFramebuffer=i.createFramebuffer();if(Se)for(let ne=0,re=ae.length;ne<re;ne++){let me=n.get(ae[ne]);me.__webglTexture===void 0&&(me.__webglTexture=i.createTexture(),o.memory.textures++)}if(I.samples>0&&Ee(I)===!1){Y.__webglMultisampledFramebuffer=i.createFramebuffer(),Y.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,Y.__webglMultisampledFramebuffer);for(let ne=0;ne<ae.length;ne++){let re=ae[ne];Y.__webglColorRenderbuffer[ne]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,Y.__webglColorRenderbuffer[ne]);let me=r.convert(re.format,re.colorSpace),z=r.convert(re.type),oe=M(re.internalFormat,me,z,re.normalized,re.colorSpace,I.isXRRenderTarget===!0),ie=lt(I);i.renderbufferStorageMultisample(i.RENDERBUFFER,ie,oe,I.width,I.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ne,i.RENDERBUFFER,Y.__webglColorRenderbuffer[ne])}i.bindRenderbuffer(i.RENDERBUFFER,null),I.depthBuffer&&(Y.__webglDepthRenderbuffer=i.createRenderbuffer(),On(Y.__webglDepthRenderbuffer,I,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(be){t.bindTexture(i.TEXTURE_CUBE_MAP,ue.__webglTexture),rt(i.TEXTURE_CUBE_MAP,b);for(let ne=0;ne<6;ne++)if(b.mipmaps.length>0)for(let re=0;re<b.mipmaps.length;re++)Ut(Y.__webglFramebuffer[ne][re],I,b,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ne,re);else Ut(Y.__webglFramebuffer[ne],I,b,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ne,0);A(b)?S(i.TEXTURE_CUBE_MAP):b.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}else if(Se){for(let ne=0,re=ae.length;ne<re;ne++){let me=ae[ne],z=n.get(me),oe=i.TEXTURE_2D;(I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(oe=I.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(oe,z.__webglTexture),rt(oe,me),Ut(Y.__webglFramebuffer,I,me,i.COLOR_ATTACHMENT0+ne,oe,0),A(me)&&S(oe)}t.unbindTexture()}else{let ne=i.TEXTURE_2D;if((I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(ne=I.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(ne,ue.__webglTexture),rt(ne,b),b.mipmaps.length>0)for(let re=0;re<b.mipmaps.length;re++)Ut(Y.__webglFramebuffer[re],I,b,i.COLOR_ATTACHMENT0,ne,re);else Ut(Y.__webglFramebuffer,I,b,i.COLOR_ATTACHMENT0,ne,0);A(b)?S(ne):b.mipmaps.length>0&&i.texParameteri(ne,i.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}I.depthBuffer&&An(I)}function H(I){let b=I.textures;for(let Y=0,ue=b.length;Y<ue;Y++){let ae=b[Y];if(A(ae)&&ae.mipmapsAutoUpdate===!0){let be=R(I),Se=n.get(ae).__webglTexture;t.bindTexture(be,Se),S(be),t.unbindTexture()}}}let Pe=[];function Ze(I){if(I.samples>0){if(Ee(I)===!1){let b=I.textures,Y=I.width,ue=I.height,ae=i.COLOR_BUFFER_BIT,be=I.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,Se=n.get(I),ne=b.length>1;if(ne)for(let me=0;me<b.length;me++)t.bindFramebuffer(i.FRAMEBUFFER,Se.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,Se.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,Se.__webglMultisampledFramebuffer),I.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,Se.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,Se.__webglFramebuffer);for(let me=0;me<b.length;me++){if(I.resolveDepthBuffer&&(I.depthBuffer&&(ae|=i.DEPTH_BUFFER_BIT),I.stencilBuffer&&I.resolveStencilBuffer&&(ae|=i.STENCIL_BUFFER_BIT)),ne){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,Se.__webglColorRenderbuffer[me]);let z=n.get(b[me]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,z,0)}i.blitFramebuffer(0,0,Y,ue,0,0,Y,ue,ae,i.NEAREST),l===!0&&(Pe.length=0,Pe.push(i.COLOR_ATTACHMENT0+me),I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&Pe.push(be),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Pe))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),ne)for(let me=0;me<b.length;me++){t.bindFramebuffer(i.FRAMEBUFFER,Se.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.RENDERBUFFER,Se.__webglColorRenderbuffer[me]);let z=n.get(b[me]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,Se.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.TEXTURE_2D,z,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,Se.__webglMultisampledFramebuffer)}else if(I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&l){let b=I.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[b])}}}function lt(I){return Math.min(s.maxSamples,I.samples)}function Ee(I){let b=n.get(I);return I.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&b.__useRenderToTexture!==!1}function kt(I){let b=o.render.frame;h.get(I)!==b&&(h.set(I,b),I.update())}function Ge(I,b){let Y=I.colorSpace,ue=I.format,ae=I.type;return I.isCompressedTexture===!0||I.isVideoTexture===!0||Y!==pl&&Y!==ks&&(_t.getTransfer(Y)===Pt?(ue!==Ji||ae!==pi)&&Ke("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):et("WebGLTextures: Unsupported texture color space:",Y)),b}function Ye(I){return typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement?(c.width=I.naturalWidth||I.width,c.height=I.naturalHeight||I.height):typeof VideoFrame<"u"&&I instanceof VideoFrame?(c.width=I.displayWidth,c.height=I.displayHeight):(c.width=I.width,c.height=I.height),c}this.allocateTextureUnit=de,this.resetTextureUnits=ee,this.getTextureUnits=se,this.setTextureUnits=fe,this.setTexture2D=ge,this.setTexture2DArray=ye,this.setTexture3D=_e,this.setTextureCube=ve,this.rebindTextures=on,this.setupRenderTarget=yn,this.updateRenderTargetMipmap=H,this.updateMultisampleRenderTarget=Ze,this.setupDepthRenderbuffer=An,this.setupFrameBufferTexture=Ut,this.useMultisampledRTT=Ee,this.dispose=B}function M1(i,e){function t(n,s=ks){let r,o=_t.getTransfer(s);if(n===pi)return i.UNSIGNED_BYTE;if(n===$h)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Yh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Tp)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===Ap)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===wp)return i.BYTE;if(n===Ep)return i.SHORT;if(n===sa)return i.UNSIGNED_SHORT;if(n===qh)return i.INT;if(n===Ki)return i.UNSIGNED_INT;if(n===Ui)return i.FLOAT;if(n===Zi)return i.HALF_FLOAT;if(n===Rp)return i.ALPHA;if(n===Cp)return i.RGB;if(n===Ji)return i.RGBA;if(n===Ls)return i.DEPTH_COMPONENT;if(n===Fs)return i.DEPTH_STENCIL;if(n===Kh)return i.RED;if(n===Zh)return i.RED_INTEGER;if(n===mr)return i.RG;if(n===Jh)return i.RG_INTEGER;if(n===jh)return i.RGBA_INTEGER;if(n===Ul||n===Fl||n===kl||n===Bl)if(o===Pt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Ul)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Fl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===kl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Bl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Ul)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Fl)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===kl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Bl)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===Qh||n===eu||n===tu||n===nu)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===Qh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===eu)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===tu)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===nu)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===iu||n===su||n===ru||n===ou||n===au||n===zl||n===lu)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===iu||n===su)return o===Pt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===ru)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===ou)return r.COMPRESSED_R11_EAC;if(n===au)return r.COMPRESSED_SIGNED_R11_EAC;if(n===zl)return r.COMPRESSED_RG11_EAC;if(n===lu)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===cu||n===hu||n===uu||n===du||n===fu||n===pu||n===mu||n===gu||n===yu||n===vu||n===_u||n===xu||n===bu||n===Su)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===cu)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===hu)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===uu)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===du)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===fu)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===pu)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===mu)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===gu)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===yu)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===vu)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===_u)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===xu)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===bu)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Su)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Mu||n===wu||n===Eu)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===Mu)return o===Pt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===wu)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Eu)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Tu||n===Au||n===Hl||n===Ru)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===Tu)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Au)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Hl)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Ru)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===zr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var w1=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,E1=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,jp=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new Al(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new fs({vertexShader:w1,fragmentShader:E1,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Gt(new Os(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Qp=class extends qi{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,d=null,u=null,f=null,g=null,y=typeof XRWebGLBinding<"u",p=new jp,m={},x=t.getContextAttributes(),A=null,S=null,R=[],M=[],v=new We,T=null,k=null,N=new Qn;N.viewport=new tn;let L=new Qn;L.viewport=new tn;let F=[N,L],V=new Hh,P=null,B=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(te){let ge=R[te];return ge===void 0&&(ge=new qo,R[te]=ge),ge.getTargetRaySpace()},this.getControllerGrip=function(te){let ge=R[te];return ge===void 0&&(ge=new qo,R[te]=ge),ge.getGripSpace()},this.getHand=function(te){let ge=R[te];return ge===void 0&&(ge=new qo,R[te]=ge),ge.getHandSpace()};function $(te){let ge=M.indexOf(te.inputSource);if(ge===-1)return;let ye=R[ge];ye!==void 0&&(ye.update(te.inputSource,te.frame,c||o),ye.dispatchEvent({type:te.type,data:te.inputSource}))}function X(){s.removeEventListener("select",$),s.removeEventListener("selectstart",$),s.removeEventListener("selectend",$),s.removeEventListener("squeeze",$),s.removeEventListener("squeezestart",$),s.removeEventListener("squeezeend",$),s.removeEventListener("end",X),s.removeEventListener("inputsourceschange",le);for(let te=0;te<R.length;te++){let ge=M[te];ge!==null&&(M[te]=null,R[te].disconnect(ge))}P=null,B=null,p.reset();for(let te in m)delete m[te];if(e.setRenderTarget(A),f=null,u=null,d=null,s=null,S=null,de.stop(),n.isPresenting=!1,e.setPixelRatio(T),e.setSize(v.width,v.height,!1),k!==null){let te=k.camera;te.fov=k.fov,te.zoom=k.zoom,te.updateProjectionMatrix(),k=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(te){r=te,n.isPresenting===!0&&Ke("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(te){a=te,n.isPresenting===!0&&Ke("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(te){c=te},this.getBaseLayer=function(){return u!==null?u:f},this.getBinding=function(){return d===null&&y&&(d=new XRWebGLBinding(s,t)),d},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(te){if(s=te,s!==null){if(A=e.getRenderTarget(),s.addEventListener("select",$),s.addEventListener("selectstart",$),s.addEventListener("selectend",$),s.addEventListener("squeeze",$),s.addEventListener("squeezestart",$),s.addEventListener("squeezeend",$),s.addEventListener("end",X),s.addEventListener("inputsourceschange",le),x.xrCompatible!==!0&&await t.makeXRCompatible(),T=e.getPixelRatio(),e.getSize(v),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let ye=null,_e=null,ve=null;x.depth&&(ve=x.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ye=x.stencil?Fs:Ls,_e=x.stencil?zr:Ki);let Ve={colorFormat:t.RGBA8,depthFormat:ve,scaleFactor:r};d=this.getBinding(),u=d.createProjectionLayer(Ve),s.updateRenderState({layers:[u]}),e.setPixelRatio(1),e.setSize(u.textureWidth,u.textureHeight,!1),S=new Si(u.textureWidth,u.textureHeight,{format:Ji,type:pi,depthTexture:new Ns(u.textureWidth,u.textureHeight,_e,void 0,void 0,void 0,void 0,void 0,void 0,ye),stencilBuffer:x.stencil,colorSpace:e.outputColorSpace,samples:x.antialias?4:0,resolveDepthBuffer:u.ignoreDepthValues===!1,resolveStencilBuffer:u.ignoreDepthValues===!1,storeMultisampledDepthBuffer:u.ignoreDepthValues===!1,storeMultisampledStencilBuffer:u.ignoreDepthValues===!1})}else{let ye={antialias:x.antialias,alpha:!0,depth:x.depth,stencil:x.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,ye),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),S=new Si(f.framebufferWidth,f.framebufferHeight,{format:Ji,type:pi,colorSpace:e.outputColorSpace,stencilBuffer:x.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}S.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),de.setContext(s),de.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function le(te){for(let ge=0;ge<te.removed.length;ge++){let ye=te.removed[ge],_e=M.indexOf(ye);_e>=0&&(M[_e]=null,R[_e].disconnect(ye))}for(let ge=0;ge<te.added.length;ge++){let ye=te.added[ge],_e=M.indexOf(ye);if(_e===-1){for(let Ve=0;Ve<R.length;Ve++)if(Ve>=M.length){M.push(ye),_e=Ve;break}else if(M[Ve]===null){M[Ve]=ye,_e=Ve;break}if(_e===-1)break}let ve=R[_e];ve&&ve.connect(ye)}}function J(te,ge){ge===null?te.matrixWorld.copy(te.matrix):te.matrixWorld.multiplyMatrices(ge.matrixWorld,te.matrix),te.matrixWorldInverse.copy(te.matrixWorld).invert()}this.updateCamera=function(te){if(s===null)return;let ge=te.near,ye=te.far;p.texture!==null&&(p.depthNear>0&&(ge=p.depthNear),p.depthFar>0&&(ye=p.depthFar)),V.near=L.near=N.near=ge,V.far=L.far=N.far=ye,(P!==V.near||B!==V.far)&&(s.updateRenderState({depthNear:V.near,depthFar:V.far}),P=V.near,B=V.far),V.layers.mask=te.layers.mask|6,N.layers.mask=V.layers.mask&-5,L.layers.mask=V.layers.mask&-3;let _e=te.parent,ve=V.cameras;J(V,_e);for(let Ve=0;Ve<ve.length;Ve++)J(ve[Ve],_e);V.projectionMatrix.copy(N.projectionMatrix),V.projectionMatrixInverse.copy(N.projectionMatrixInverse),k===null&&te.isPerspectiveCamera&&(k={camera:te,fov:te.fov,zoom:te.zoom}),ee(te,V,_e)};function ee(te,ge,ye){ye===null?te.matrix.copy(ge.matrixWorld):(te.matrix.copy(ye.matrixWorld),te.matrix.invert(),te.matrix.multiply(ge.matrixWorld)),te.matrix.decompose(te.position,te.quaternion,te.scale),te.updateMatrixWorld(!0),te.projectionMatrix.copy(ge.projectionMatrix),te.projectionMatrixInverse.copy(ge.projectionMatrixInverse),te.isPerspectiveCamera&&(te.fov=Go*2*Math.atan(1/te.projectionMatrix.elements[5]),te.zoom=1)}this.getCamera=function(){return V},this.getFoveation=function(){if(!(u===null&&f===null))return l},this.setFoveation=function(te){l=te,u!==null&&(u.fixedFoveation=te),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=te)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(V)},this.getCameraTexture=function(te){return m[te]};let se=null;function fe(te,ge){if(h=ge.getViewerPose(c||o),g=ge,h!==null){let ye=h.views;f!==null&&(e.setRenderTargetFramebuffer(S,f.framebuffer),e.setRenderTarget(S));let _e=!1;ye.length!==V.cameras.length&&(V.cameras.length=0,_e=!0);for(let Fe=0;Fe<ye.length;Fe++){let rt=ye[Fe],ct=null;if(f!==null)ct=f.getViewport(rt);else{let jt=d.getViewSubImage(u,rt);ct=jt.viewport,Fe===0&&(e.setRenderTargetTextures(S,jt.colorTexture,jt.depthStencilTexture),e.setRenderTarget(S))}let ot=F[Fe];ot===void 0&&(ot=new Qn,ot.layers.enable(Fe),ot.viewport=new tn,F[Fe]=ot),ot.matrix.fromArray(rt.transform.matrix),ot.matrix.decompose(ot.position,ot.quaternion,ot.scale),ot.projectionMatrix.fromArray(rt.projectionMatrix),ot.projectionMatrixInverse.copy(ot.projectionMatrix).invert(),ot.viewport.set(ct.x,ct.y,ct.width,ct.height),Fe===0&&(V.matrix.copy(ot.matrix),V.matrix.decompose(V.position,V.quaternion,V.scale)),_e===!0&&V.cameras.push(ot)}let ve=s.enabledFeatures;if(ve&&ve.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){d=n.getBinding();let Fe=d.getDepthInformation(ye[0]);Fe&&Fe.isValid&&Fe.texture&&p.init(Fe,s.renderState)}if(ve&&ve.includes("camera-access")&&y){e.state.unbindTexture(),d=n.getBinding();for(let Fe=0;Fe<ye.length;Fe++){let rt=ye[Fe].camera;if(rt){let ct=m[rt];ct||(ct=new Al,m[rt]=ct);let ot=d.getCameraImage(rt);ct.sourceTexture=ot}}}}for(let ye=0;ye<R.length;ye++){let _e=M[ye],ve=R[ye];_e!==null&&ve!==void 0&&ve.update(_e,ge,c||o)}se&&se(te,ge),ge.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:ge}),g=null}let de=new Gy;de.setAnimationLoop(fe),this.setAnimationLoop=function(te){se=te},this.dispose=function(){}}},T1=new dt,Qy=new st;Qy.set(-1,0,0,0,1,0,0,0,1);function A1(i,e){function t(p,m){p.matrixAutoUpdate===!0&&p.updateMatrix(),m.value.copy(p.matrix)}function n(p,m){m.color.getRGB(p.fogColor.value,zp(i)),m.isFog?(p.fogNear.value=m.near,p.fogFar.value=m.far):m.isFogExp2&&(p.fogDensity.value=m.density)}function s(p,m,x,A,S){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(p,m):m.isMeshLambertMaterial?(r(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(p,m),d(p,m)):m.isMeshPhongMaterial?(r(p,m),h(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(p,m),u(p,m),m.isMeshPhysicalMaterial&&f(p,m,S)):m.isMeshMatcapMaterial?(r(p,m),g(p,m)):m.isMeshDepthMaterial?r(p,m):m.isMeshDistanceMaterial?(r(p,m),y(p,m)):m.isMeshNormalMaterial?r(p,m):m.isLineBasicMaterial?(o(p,m),m.isLineDashedMaterial&&a(p,m)):m.isPointsMaterial?l(p,m,x,A):m.isSpriteMaterial?c(p,m):m.isShadowMaterial?(p.color.value.copy(m.color),p.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(p,m){p.opacity.value=m.opacity,m.color&&p.diffuse.value.copy(m.color),m.emissive&&p.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.bumpMap&&(p.bumpMap.value=m.bumpMap,t(m.bumpMap,p.bumpMapTransform),p.bumpScale.value=m.bumpScale,m.side===ui&&(p.bumpScale.value*=-1)),m.normalMap&&(p.normalMap.value=m.normalMap,t(m.normalMap,p.normalMapTransform),p.normalScale.value.copy(m.normalScale),m.side===ui&&p.normalScale.value.negate()),m.displacementMap&&(p.displacementMap.value=m.displacementMap,t(m.displacementMap,p.displacementMapTransform),p.displacementScale.value=m.displacementScale,p.displacementBias.value=m.displacementBias),m.emissiveMap&&(p.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,p.emissiveMapTransform)),m.specularMap&&(p.specularMap.value=m.specularMap,t(m.specularMap,p.specularMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest);let x=e.get(m),A=x.envMap,S=x.envMapRotation;A&&(p.envMap.value=A,p.envMapRotation.value.setFromMatrix4(T1.makeRotationFromEuler(S)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(Qy),p.reflectivity.value=m.reflectivity,p.ior.value=m.ior,p.refractionRatio.value=m.refractionRatio),m.lightMap&&(p.lightMap.value=m.lightMap,p.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,p.lightMapTransform)),m.aoMap&&(p.aoMap.value=m.aoMap,p.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,p.aoMapTransform))}function o(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform))}function a(p,m){p.dashSize.value=m.dashSize,p.totalSize.value=m.dashSize+m.gapSize,p.scale.value=m.scale}function l(p,m,x,A){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.size.value=m.size*x,p.scale.value=A*.5,m.map&&(p.map.value=m.map,t(m.map,p.uvTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function c(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.rotation.value=m.rotation,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function h(p,m){p.specular.value.copy(m.specular),p.shininess.value=Math.max(m.shininess,1e-4)}function d(p,m){m.gradientMap&&(p.gradientMap.value=m.gradientMap)}function u(p,m){p.metalness.value=m.metalness,m.metalnessMap&&(p.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,p.metalnessMapTransform)),p.roughness.value=m.roughness,m.roughnessMap&&(p.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,p.roughnessMapTransform)),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)}function f(p,m,x){p.ior.value=m.ior,m.diffuseRoughness>0&&(p.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),m.sheen>0&&(p.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),p.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(p.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,p.sheenColorMapTransform)),m.sheenRoughnessMap&&(p.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,p.sheenRoughnessMapTransform))),m.clearcoat>0&&(p.clearcoat.value=m.clearcoat,p.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(p.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,p.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(p.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===ui&&p.clearcoatNormalScale.value.negate())),m.dispersion>0&&(p.dispersion.value=m.dispersion),m.retroreflectivity>0&&(p.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(p.iridescence.value=m.iridescence,p.iridescenceIOR.value=m.iridescenceIOR,p.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(p.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,p.iridescenceMapTransform)),m.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),m.transmission>0&&(p.transmission.value=m.transmission,p.transmissionSamplerMap.value=x.texture,p.transmissionSamplerSize.value.set(x.width,x.height),m.transmissionMap&&(p.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,p.transmissionMapTransform)),p.thickness.value=m.thickness,m.thicknessMap&&(p.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=m.attenuationDistance,p.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(p.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(p.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=m.specularIntensity,p.specularColor.value.copy(m.specularColor),m.specularColorMap&&(p.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,p.specularColorMapTransform)),m.specularIntensityMap&&(p.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,p.specularIntensityMapTransform))}function g(p,m){m.matcap&&(p.matcap.value=m.matcap)}function y(p,m){let x=e.get(m).light;p.referencePosition.value.setFromMatrixPosition(x.matrixWorld),p.nearDistance.value=x.shadow.camera.near,p.farDistance.value=x.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function R1(i,e,t,n){let s={},r={};function o(x,A){let S=A.program;n.uniformBlockBinding(x,S,s[x.id])}function a(x,A){let S=s[x.id];S===void 0&&(g(x),S=l(x),s[x.id]=S,x.addEventListener("dispose",p));let R=A.program;n.updateUBOMapping(x,R);let M=e.render.frame;r[x.id]!==M&&(c(x),r[x.id]=M)}function l(x){let A=i.createBuffer(),S=x.__size,R=x.usage;return i.bindBuffer(i.UNIFORM_BUFFER,A),i.bufferData(i.UNIFORM_BUFFER,S,R),i.bindBuffer(i.UNIFORM_BUFFER,null),A}function c(x){let A=s[x.id],S=x.uniforms,R=x.__cache;i.bindBuffer(i.UNIFORM_BUFFER,A);for(let M=0,v=S.length;M<v;M++){let T=S[M];if(Array.isArray(T))for(let k=0,N=T.length;k<N;k++)h(T[k],M,k,R);else h(T,M,0,R)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(x,A,S,R){if(u(x,A,S,R)===!0){let M=x.__offset,v=x.value;if(Array.isArray(v)){let T=0;for(let k=0;k<v.length;k++){let N=v[k],L=y(N,!0);d(N,x.__data,T),T+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else d(v,x.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,M,x.__data)}}function d(x,A,S){typeof x=="number"||typeof x=="boolean"?A[S]=x:x.isMatrix3?(A[S]=x.elements[0],A[S+1]=x.elements[1],A[S+2]=x.elements[2],A[S+3]=0,A[S+4]=x.elements[3],A[S+5]=x.elements[4],A[S+6]=x.elements[5],A[S+7]=0,A[S+8]=x.elements[6],A[S+9]=x.elements[7],A[S+10]=x.elements[8],A[S+11]=0):ArrayBuffer.isView(x)?A.set(x.subarray(0,A.length-S),S):x.toArray(A,S)}function u(x,A,S,R){let M=x.value,v=A+"_"+S;if(Array.isArray(M)){R[v]===void 0&&(R[v]=[]);let T=R[v],k=!1;for(let N=0;N<M.length;N++)f(M[N],T,N)===!0&&(k=!0);return k}return f(M,R,v)}function f(x,A,S){if(A[S]===void 0)return typeof x=="number"||typeof x=="boolean"?A[S]=x:ArrayBuffer.isView(x)?A[S]=x.slice():A[S]=x.clone(),!0;{let R=A[S];if(typeof x=="number"||typeof x=="boolean"){if(R!==x)return A[S]=x,!0}else{if(ArrayBuffer.isView(x))return!0;if(R.equals(x)===!1)return R.copy(x),!0}}return!1}function g(x){let A=x.uniforms,S=0,R=16;for(let v=0,T=A.length;v<T;v++){let k=Array.isArray(A[v])?A[v]:[A[v]];for(let N=0,L=k.length;N<L;N++){let F=k[N],V=Array.isArray(F.value)?F.value:[F.value],P=Array.isArray(A[v])||Array.isArray(F.value),B=S;for(let X=0,le=V.length;X<le;X++){let J=V[X],ee=y(J,P),se=S%R,fe=se%ee.boundary,de=se+fe;S+=fe,de!==0&&R-de<ee.storage&&(S+=R-de),X===0&&(B=S),S+=ee.storage}let $=F.type==="int"?Int32Array:F.type==="uint"?Uint32Array:Float32Array;F.__data=new $((S-B)/Float32Array.BYTES_PER_ELEMENT),F.__offset=B}}let M=S%R;return M>0&&(S+=R-M),x.__size=S,x.__cache={},this}function y(x,A){let S={boundary:0,storage:0};return typeof x=="number"||typeof x=="boolean"?(S.boundary=4,S.storage=4):x.isVector2?(S.boundary=8,S.storage=8):x.isVector3||x.isColor?(S.boundary=16,S.storage=12):x.isVector4?(S.boundary=16,S.storage=16):x.isMatrix3?(S.boundary=16,S.storage=48):x.isMatrix4?(S.boundary=16,S.storage=64):x.isTexture?Ke("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(x)?(S.boundary=16,S.storage=x.byteLength):Ke("WebGLRenderer: Unsupported uniform value type.",x),A===!0&&(S.boundary=16,S.storage=Math.ceil(S.storage/16)*16),S}function p(x){let A=x.target;A.removeEventListener("dispose",p),i.deleteBuffer(s[A.id]),delete s[A.id],delete r[A.id]}function m(){for(let x in s)i.deleteBuffer(s[x]);s={},r={}}return{bind:o,update:a,dispose:m}}var C1=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),ms=null;function P1(){return ms===null&&(ms=new Dr(C1,16,16,mr,Zi),ms.name="DFG_LUT",ms.minFilter=Vn,ms.magFilter=Vn,ms.wrapS=us,ms.wrapT=us,ms.generateMipmaps=!1,ms.needsUpdate=!0),ms}var oa=class{constructor(e={}){let{canvas:t=fy(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:d=!1,reversedDepthBuffer:u=!1,outputBufferType:f=pi}=e;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;let y=f,p=new Set([jh,Jh,Zh]),m=new Set([pi,Ki,sa,zr,$h,Yh]),x=new Uint32Array(4),A=new Int32Array(4),S={textures:[],min:[],max:[],resolution:[]},R=null,M=null,v=[],T=[],k=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ps,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let N=this,L=!1,F=null,V=null,P=null,B=null;this._outputColorSpace=pn;let $=0,X=0,le=null,J=-1,ee=null,se=new tn,fe=new tn,de=null,te=new $e(0),ge=0,ye=t.width,_e=t.height,ve=1,Ve=null,je=null,Fe=new tn(0,0,ye,_e),rt=new tn(0,0,ye,_e),ct=!1,ot=new sr,jt=new Sh,Vt=!1,gn=!1,Ut=new dt,On=new G,St=new tn,An={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},on=!1;function yn(){return le===null?ve:1}let H=n;function Pe(E,W){return t.getContext(E,W)}let Ze,lt,Ee,kt,Ge,Ye,I,b,Y,ue,ae,be,Se,ne,re,me,z,oe,ie,Te,xe,we,Xe;try{let E={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:d};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Be,!1),t.addEventListener("webglcontextrestored",nt,!1),t.addEventListener("webglcontextcreationerror",Ce,!1),H===null){let W="webgl2";if(H=Pe(W,E),H===null)throw Pe(W)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}tt()}catch(E){throw t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",nt,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),et("WebGLRenderer: "+E.message),E}function tt(){Ze=new HE(H),Ze.init(),xe=new M1(H,Ze),lt=new PE(H,Ze,e,xe),Ee=new b1(H,Ze),lt.reversedDepthBuffer&&u&&Ee.buffers.depth.setReversed(!0),V=H.createFramebuffer(),P=H.createFramebuffer(),B=H.createFramebuffer(),kt=new WE(H),Ge=new a1,Ye=new S1(H,Ze,Ee,Ge,lt,xe,kt),I=new zE(N),b=new qS(H),we=new RE(H,b),Y=new VE(H,b,kt,we),ue=new qE(H,Y,b,we,kt),oe=new XE(H,lt,Ye),re=new IE(Ge),ae=new o1(N,I,Ze,lt,we,re),be=new A1(N,Ge),Se=new c1,ne=new m1(Ze),z=new AE(N,I,Ee,ue,g,l),me=new x1(N,ue,lt),Xe=new R1(H,kt,lt,Ee),ie=new CE(H,Ze,kt),Te=new GE(H,Ze,kt),kt.programs=ae.programs,N.capabilities=lt,N.extensions=Ze,N.properties=Ge,N.renderLists=Se,N.shadowMap=me,N.state=Ee,N.info=kt}y!==pi&&(k=new YE(y,t.width,t.height,a,s,r));let he=new Qp(N,H);this.xr=he,this.getContext=function(){return H},this.getContextAttributes=function(){return H.getContextAttributes()},this.forceContextLoss=function(){let E=Ze.get("WEBGL_lose_context");E&&E.loseContext()},this.forceContextRestore=function(){let E=Ze.get("WEBGL_lose_context");E&&E.restoreContext()},this.getPixelRatio=function(){return ve},this.setPixelRatio=function(E){E!==void 0&&(ve=E,this.setSize(ye,_e,!1))},this.getSize=function(E){return E.set(ye,_e)},this.setSize=function(E,W,Q=!0){if(he.isPresenting){Ke("WebGLRenderer: Can't change size while VR device is presenting.");return}ye=E,_e=W,t.width=Math.floor(E*ve),t.height=Math.floor(W*ve),Q===!0&&(t.style.width=E+"px",t.style.height=W+"px"),k!==null&&k.setSize(t.width,t.height),this.setViewport(0,0,E,W)},this.getDrawingBufferSize=function(E){return E.set(ye*ve,_e*ve).floor()},this.setDrawingBufferSize=function(E,W,Q){ye=E,_e=W,ve=Q,t.width=Math.floor(E*Q),t.height=Math.floor(W*Q),this.setViewport(0,0,E,W)},this.setEffects=function(E){if(y===pi){et("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(E){for(let W=0;W<E.length;W++)if(E[W].isOutputPass===!0){Ke("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}k.setEffects(E||[])},this.getCurrentViewport=function(E){return E.copy(se)},this.getViewport=function(E){return E.copy(Fe)},this.setViewport=function(E,W,Q,K){E.isVector4?Fe.set(E.x,E.y,E.z,E.w):Fe.set(E,W,Q,K),Ee.viewport(se.copy(Fe).multiplyScalar(yn()).round())},this.getScissor=function(E){return E.copy(rt)},this.setScissor=function(E,W,Q,K){E.isVector4?rt.set(E.x,E.y,E.z,E.w):rt.set(E,W,Q,K),Ee.scissor(fe.copy(rt).multiplyScalar(yn()).round())},this.getScissorTest=function(){return ct},this.setScissorTest=function(E){Ee.setScissorTest(ct=E)},this.setOpaqueSort=function(E){Ve=E},this.setTransparentSort=function(E){je=E},this.getClearColor=function(E){return E.copy(z.getClearColor())},this.setClearColor=function(){z.setClearColor(...arguments)},this.getClearAlpha=function(){return z.getClearAlpha()},this.setClearAlpha=function(){z.setClearAlpha(...arguments)},this.clear=function(E=!0,W=!0,Q=!0){let K=0;if(E){let Z=!1;if(le!==null){let Ae=le.texture.format;Z=p.has(Ae)}if(Z){let Ae=le.texture.type,Ie=m.has(Ae),Re=z.getClearColor(),Le=z.getClearAlpha(),He=Re.r,it=Re.g,pt=Re.b;Ie?(x[0]=He,x[1]=it,x[2]=pt,x[3]=Le,H.clearBufferuiv(H.COLOR,0,x)):(A[0]=He,A[1]=it,A[2]=pt,A[3]=Le,H.clearBufferiv(H.COLOR,0,A))}else K|=H.COLOR_BUFFER_BIT}W&&(K|=H.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),Q&&(K|=H.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),K!==0&&H.clear(K)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(E){E.setRenderer(this),F=E},this.dispose=function(){t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",nt,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),z.dispose(),Se.dispose(),ne.dispose(),Ye.dispose(),Ge.dispose(),I.dispose(),ue.dispose(),Y.dispose(),we.dispose(),Xe.dispose(),ae.dispose(),he.dispose(),he.removeEventListener("sessionstart",bc),he.removeEventListener("sessionend",ns),xs.stop()};function Be(E){E.preventDefault(),yl("WebGLRenderer: Context Lost."),L=!0}function nt(){yl("WebGLRenderer: Context Restored."),L=!1;let E=kt.autoReset,W=me.enabled,Q=me.autoUpdate,K=me.needsUpdate,Z=me.type;tt(),kt.autoReset=E,me.enabled=W,me.autoUpdate=Q,me.needsUpdate=K,me.type=Z}function Ce(E){et("WebGLRenderer: A WebGL context could not be created. Reason: ",E.statusMessage)}function ht(E){let W=E.target;W.removeEventListener("dispose",ht),Wt(W)}function Wt(E){ni(E),Ge.remove(E)}function ni(E){let W=Ge.get(E).programs;W!==void 0&&(W.forEach(function(Q){ae.releaseProgram(Q)}),E.isShaderMaterial&&ae.releaseShaderCache(E))}this.renderBufferDirect=function(E,W,Q,K,Z,Ae){W===null&&(W=An);let Ie=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Re=Ha(E,W,Q,K,Z);Ee.setMaterial(K,Ie);let Le=Q.index,He=1;if(K.wireframe===!0){if(Le=Y.getWireframeAttribute(Q),Le===void 0)return;He=2}let it=Q.drawRange,pt=Q.attributes.position,ze=it.start*He,mt=(it.start+it.count)*He;Ae!==null&&(ze=Math.max(ze,Ae.start*He),mt=Math.min(mt,(Ae.start+Ae.count)*He)),Le!==null?(ze=Math.max(ze,0),mt=Math.min(mt,Le.count)):pt!=null&&(ze=Math.max(ze,0),mt=Math.min(mt,pt.count));let nn=mt-ze;if(nn<0||nn===1/0)return;we.setup(Z,K,Re,Q,Le);let Lt,Dt=ie;if(Le!==null&&(Lt=b.get(Le),Dt=Te,Dt.setIndex(Lt)),Z.isMesh)K.wireframe===!0?(Ee.setLineWidth(K.wireframeLinewidth*yn()),Dt.setMode(H.LINES)):Dt.setMode(H.TRIANGLES);else if(Z.isLine){let Rn=K.linewidth;Rn===void 0&&(Rn=1),Ee.setLineWidth(Rn*yn()),Z.isLineSegments?Dt.setMode(H.LINES):Z.isLineLoop?Dt.setMode(H.LINE_LOOP):Dt.setMode(H.LINE_STRIP)}else Z.isPoints?Dt.setMode(H.POINTS):Z.isSprite&&Dt.setMode(H.TRIANGLES);if(Z.isBatchedMesh)if(Ze.get("WEBGL_multi_draw"))Dt.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let Rn=Z._multiDrawStarts,Ue=Z._multiDrawCounts,vn=Z._multiDrawCount,vt=Le?b.get(Le).bytesPerElement:1,Ss=Ge.get(K).currentProgram.getUniforms();for(let _n=0;_n<vn;_n++)Ss.setValue(H,"_gl_DrawID",_n),Dt.render(Rn[_n]/vt,Ue[_n])}else if(Z.isInstancedMesh)Dt.renderInstances(ze,nn,Z.count);else if(Q.isInstancedBufferGeometry){let Rn=Q._maxInstanceCount!==void 0?Q._maxInstanceCount:1/0,Ue=Math.min(Q.instanceCount,Rn);Dt.renderInstances(ze,nn,Ue)}else Dt.render(ze,nn)};function ka(E,W,Q,K){F!==null&&E.isNodeMaterial&&F.setObject(K,E),Vt===!0&&re.setState(E,Q,!1),E.transparent===!0&&E.side===ei&&E.forceSinglePass===!1?(E.side=ui,E.needsUpdate=!0,is(E,W,K),E.side=pr,E.needsUpdate=!0,is(E,W,K),E.side=ei):is(E,W,K)}this.compile=function(E,W,Q=null){Q===null&&(Q=E),F!==null&&F.renderStart(E,W,Q),M=ne.get(Q),M.init(W),T.push(M),Q.traverseVisible(function(Z){Z.isLight&&Z.layers.test(W.layers)&&(M.pushLight(Z),Z.castShadow&&M.pushShadow(Z))}),E!==Q&&E.traverseVisible(function(Z){Z.isLight&&Z.layers.test(W.layers)&&(M.pushLight(Z),Z.castShadow&&M.pushShadow(Z))}),M.setupLights(),F!==null&&F.updateLights(M.state.lightsArray),gn=this.localClippingEnabled,Vt=re.init(this.clippingPlanes,gn),Vt===!0&&re.setGlobalState(this.clippingPlanes,W),F!==null&&me.render(M.state.shadowsArray,Q,W);let K=new Set;return E.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Ae=Z.material;if(Ae)if(Array.isArray(Ae))for(let Ie=0;Ie<Ae.length;Ie++){let Re=Ae[Ie];ka(Re,Q,W,Z),K.add(Re)}else ka(Ae,Q,W,Z),K.add(Ae)}),M=T.pop(),F!==null&&F.renderEnd(),K},this.compileAsync=function(E,W,Q=null){let K=this.compile(E,W,Q);return new Promise(Z=>{function Ae(){if(K.forEach(function(Ie){let Le=Ge.get(Ie).currentProgram;(Le===void 0||Le.isReady())&&K.delete(Ie)}),K.size===0){Z(E);return}setTimeout(Ae,10)}Ze.get("KHR_parallel_shader_compile")!==null?Ae():setTimeout(Ae,10)})};let oo=null;function hf(E){oo&&oo(E)}function bc(){xs.stop()}function ns(){xs.start()}let xs=new Gy;xs.setAnimationLoop(hf),typeof self<"u"&&xs.setContext(self),this.setAnimationLoop=function(E){oo=E,he.setAnimationLoop(E),E===null?xs.stop():xs.start()},he.addEventListener("sessionstart",bc),he.addEventListener("sessionend",ns),this.render=function(E,W){if(W!==void 0&&W.isCamera!==!0){et("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;F!==null&&F.renderStart(E,W);let Q=he.enabled===!0&&he.isPresenting===!0,K=k!==null&&(le===null||Q)&&k.begin(N,le);if(E.matrixWorldAutoUpdate===!0&&E.updateMatrixWorld(),W.parent===null&&W.matrixWorldAutoUpdate===!0&&W.updateMatrixWorld(),he.enabled===!0&&he.isPresenting===!0&&(k===null||k.isCompositing()===!1)&&(he.cameraAutoUpdate===!0&&he.updateCamera(W),W=he.getCamera()),E.isScene===!0&&E.onBeforeRender(N,E,W,le),M=ne.get(E,T.length),M.init(W),M.state.textureUnits=Ye.getTextureUnits(),T.push(M),Ut.multiplyMatrices(W.projectionMatrix,W.matrixWorldInverse),W.isArrayCamera?jt.setFromArrayCamera(W):ot.setFromProjectionMatrix(Ut,Oi,W.reversedDepth),gn=this.localClippingEnabled,Vt=re.init(this.clippingPlanes,gn),R=Se.get(E,v.length),R.init(),v.push(R),this.info.render.frame++,he.enabled===!0&&he.isPresenting===!0){let Ie=N.xr.getDepthSensingMesh();Ie!==null&&bs(Ie,W,-1/0,N.sortObjects)}bs(E,W,0,N.sortObjects),R.finish(),F!==null&&F.updateLights(M.state.lightsArray),N.sortObjects===!0&&R.sort(Ve,je),on=he.enabled===!1||he.isPresenting===!1||he.hasDepthSensing()===!1,on&&z.addToRenderList(R,E),this.info.autoReset===!0&&this.info.reset(),Vt===!0&&re.beginShadows();let Z=M.state.shadowsArray;if(me.render(Z,E,W),Vt===!0&&re.endShadows(),(K&&k.hasRenderPass())===!1){let Ie=R.opaque,Re=R.transmissive;if(M.setupLights(),W.isArrayCamera){let Le=W.cameras;if(Re.length>0)for(let He=0,it=Le.length;He<it;He++){let pt=Le[He];zi(Ie,Re,E,pt)}on&&z.render(E);for(let He=0,it=Le.length;He<it;He++){let pt=Le[He];Ba(R,E,pt,pt.viewport)}}else Re.length>0&&zi(Ie,Re,E,W),on&&z.render(E),Ba(R,E,W)}le!==null&&X===0&&(Ye.updateMultisampleRenderTarget(le),Ye.updateRenderTargetMipmap(le)),K&&k.end(N),E.isScene===!0&&E.onAfterRender(N,E,W),we.resetDefaultState(),J=-1,ee=null,T.pop(),T.length>0?(M=T[T.length-1],Ye.setTextureUnits(M.state.textureUnits),Vt===!0&&re.setGlobalState(N.clippingPlanes,M.state.camera)):M=null,v.pop(),v.length>0?R=v[v.length-1]:R=null,F!==null&&F.renderEnd()};function bs(E,W,Q,K){if(E.visible===!1)return;if(E.layers.test(W.layers)){if(E.isGroup)Q=E.renderOrder;else if(E.isLOD)E.autoUpdate===!0&&E.update(W);else if(E.isLight)M.pushLight(E),E.castShadow&&M.pushShadow(E);else if(E.isSprite){let Ie=W.isArrayCamera?jt:ot;if(!E.frustumCulled||E.intersectsFrustum(Ie)){K&&St.setFromMatrixPosition(E.matrixWorld).applyMatrix4(Ut);let Re=ue.update(E),Le=E.material;Le.visible&&R.push(E,Re,Le,Q,St.z,null,W)}}else if(E.isMesh||E.isLine||E.isPoints){let Ie=W.isArrayCamera?jt:ot;if(!E.frustumCulled||E.intersectsFrustum(Ie)){let Re=ue.update(E),Le=E.material;if(K&&(E.boundingSphere!==void 0?(E.boundingSphere===null&&E.computeBoundingSphere(),St.copy(E.boundingSphere.center)):(Re.boundingSphere===null&&Re.computeBoundingSphere(),St.copy(Re.boundingSphere.center)),St.applyMatrix4(E.matrixWorld).applyMatrix4(Ut)),Array.isArray(Le)){let He=Re.groups;for(let it=0,pt=He.length;it<pt;it++){let ze=He[it],mt=Le[ze.materialIndex];mt&&mt.visible&&R.push(E,Re,mt,Q,St.z,ze,W)}}else Le.visible&&R.push(E,Re,Le,Q,St.z,null,W)}}}let Ae=E.children;for(let Ie=0,Re=Ae.length;Ie<Re;Ie++)bs(Ae[Ie],W,Q,K)}function Ba(E,W,Q,K){let{opaque:Z,transmissive:Ae,transparent:Ie}=E;M.setupLightsView(Q),Vt===!0&&re.setGlobalState(N.clippingPlanes,Q),K&&Ee.viewport(se.copy(K)),Z.length>0&&an(Z,W,Q),Ae.length>0&&an(Ae,W,Q),Ie.length>0&&an(Ie,W,Q),Ee.buffers.depth.setTest(!0),Ee.buffers.depth.setMask(!0),Ee.buffers.color.setMask(!0),Ee.setPolygonOffset(!1)}function zi(E,W,Q,K){if((Q.isScene===!0?Q.overrideMaterial:null)!==null)return;if(M.state.transmissionRenderTarget[K.id]===void 0){let ze=Ze.has("EXT_color_buffer_half_float")||Ze.has("EXT_color_buffer_float");M.state.transmissionRenderTarget[K.id]=new Si(1,1,{generateMipmaps:!0,type:ze?Zi:pi,minFilter:Us,samples:Math.max(4,lt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:_t.workingColorSpace})}let Ae=M.state.transmissionRenderTarget[K.id],Ie=K.viewport||se;Ae.setSize(Ie.z*N.transmissionResolutionScale,Ie.w*N.transmissionResolutionScale);let Re=N.getRenderTarget(),Le=N.getActiveCubeFace(),He=N.getActiveMipmapLevel();N.setRenderTarget(Ae),N.getClearColor(te),ge=N.getClearAlpha(),ge<1&&N.setClearColor(16777215,.5),N.clear(),on&&z.render(Q);let it=N.toneMapping;N.toneMapping=ps;let pt=K.viewport;if(K.viewport!==void 0&&(K.viewport=void 0),M.setupLightsView(K),Vt===!0&&re.setGlobalState(N.clippingPlanes,K),an(E,Q,K),Ye.updateMultisampleRenderTarget(Ae),Ye.updateRenderTargetMipmap(Ae),Ze.has("WEBGL_multisampled_render_to_texture")===!1){let ze=!1;for(let mt=0,nn=W.length;mt<nn;mt++){let Lt=W[mt],{object:Dt,geometry:Rn,material:Ue,group:vn}=Lt;if(Ue.side===ei&&Dt.layers.test(K.layers)){let vt=Ue.side;Ue.side=ui,Ue.needsUpdate=!0,un(Dt,Q,K,Rn,Ue,vn),Ue.side=vt,Ue.needsUpdate=!0,ze=!0}}ze===!0&&(Ye.updateMultisampleRenderTarget(Ae),Ye.updateRenderTargetMipmap(Ae))}N.setRenderTarget(Re,Le,He),N.setClearColor(te,ge),pt!==void 0&&(K.viewport=pt),N.toneMapping=it}function an(E,W,Q){let K=W.isScene===!0?W.overrideMaterial:null;for(let Z=0,Ae=E.length;Z<Ae;Z++){let Ie=E[Z],{object:Re,geometry:Le,group:He}=Ie,it=Ie.material;it.allowOverride===!0&&K!==null&&(it=K),Re.layers.test(Q.layers)&&un(Re,W,Q,Le,it,He)}}function un(E,W,Q,K,Z,Ae){F!==null&&Z.isNodeMaterial&&F.setObject(E,Z),E.onBeforeRender(N,W,Q,K,Z,Ae),E.modelViewMatrix.multiplyMatrices(Q.matrixWorldInverse,E.matrixWorld),E.normalMatrix.getNormalMatrix(E.modelViewMatrix),Z.onBeforeRender(N,W,Q,K,E,Ae),Z.transparent===!0&&Z.side===ei&&Z.forceSinglePass===!1?(Z.side=ui,Z.needsUpdate=!0,N.renderBufferDirect(Q,W,K,Z,E,Ae),Z.side=pr,Z.needsUpdate=!0,N.renderBufferDirect(Q,W,K,Z,E,Ae),Z.side=ei):N.renderBufferDirect(Q,W,K,Z,E,Ae),E.onAfterRender(N,W,Q,K,Z,Ae)}function dn(E){let W=0;for(let Q of E)Q.texture!==null&&W++;return W}function is(E,W,Q){W.isScene!==!0&&(W=An);let K=Ge.get(E),Z=M.state.lights,Ae=M.state.shadowsArray,Ie=Z.state.version,Re=ae.getParameters(E,Z.state,Ae,W,Q,M.state.lightProbeGridArray),Le=ae.getProgramCacheKey(Re),He=K.programs;K.environment=E.isMeshStandardMaterial||E.isMeshLambertMaterial||E.isMeshPhongMaterial?W.environment:null,K.fog=W.fog;let it=E.isMeshStandardMaterial||E.isMeshLambertMaterial&&!E.envMap||E.isMeshPhongMaterial&&!E.envMap;K.envMap=I.get(E.envMap||K.environment,it),K.envMapRotation=K.environment!==null&&E.envMap===null?W.environmentRotation:E.envMapRotation,He===void 0&&(E.addEventListener("dispose",ht),He=new Map,K.programs=He,K.programVariants=new Map);let pt=He.get(Le);if(pt!==void 0){if(K.currentProgram===pt&&K.lightsStateVersion===Ie)return za(E,Re),pt}else Re.uniforms=ae.getUniforms(E),F!==null&&E.isNodeMaterial&&F.build(E,Q,Re),E.onBeforeCompile(Re,N),pt=ae.acquireProgram(Re,Le),He.set(Le,pt),K.uniforms=Re.uniforms;let ze=K.uniforms;return(!E.isShaderMaterial&&!E.isRawShaderMaterial||E.clipping===!0)&&(ze.clippingPlanes=re.uniform),za(E,Re),K.needsLights=Gs(E),K.lightsStateVersion=Ie,K.needsLights&&(ze.ambientLightColor.value=Z.state.ambient,ze.lightProbe.value=Z.state.probe,ze.sunLights.value=Z.state.sun,ze.sunLightShadows.value=Z.state.sunShadow,ze.directionalLights.value=Z.state.directional,ze.directionalLightShadows.value=Z.state.directionalShadow,ze.spotLights.value=Z.state.spot,ze.spotLightShadows.value=Z.state.spotShadow,ze.rectAreaLights.value=Z.state.rectArea,ze.ltc_1.value=Z.state.rectAreaLTC1,ze.ltc_2.value=Z.state.rectAreaLTC2,ze.pointLights.value=Z.state.point,ze.pointLightShadows.value=Z.state.pointShadow,ze.hemisphereLights.value=Z.state.hemi,ze.sunShadowMatrix.value=Z.state.sunShadowMatrix,ze.sunShadowCascade.value=Z.state.sunShadowCascade,ze.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,ze.spotLightMatrix.value=Z.state.spotLightMatrix,ze.spotLightMap.value=Z.state.spotLightMap,ze.pointShadowMatrix.value=Z.state.pointShadowMatrix),K.numLightProbeGrids=dn(M.state.lightProbeGridArray),K.currentProgram=pt,K.uniformsList=null,pt}function gi(E,W,Q,K,Z){let Ae=Ge.get(E),Ie=Ae.currentProgram.id+","+K+","+Z,Re=Ae.programVariants.get(Ie);return Re===void 0?(Re=is(E,W,Q),Ae.programVariants.set(Ie,Re)):(Ae.currentProgram=Re,Ae.uniformsList=null,Ae.outputColorSpace=K,Ae.toneMapping=Z),Re}function Vs(E){if(E.uniformsList===null){let W=E.currentProgram.getUniforms();E.uniformsList=ra.seqWithValue(W.seq,E.uniforms)}return E.uniformsList}function za(E,W){let Q=Ge.get(E);Q.outputColorSpace=W.outputColorSpace,Q.batching=W.batching,Q.batchingColor=W.batchingColor,Q.instancing=W.instancing,Q.instancingColor=W.instancingColor,Q.instancingMorph=W.instancingMorph,Q.skinning=W.skinning,Q.morphTargets=W.morphTargets,Q.morphNormals=W.morphNormals,Q.morphColors=W.morphColors,Q.morphTargetsCount=W.morphTargetsCount,Q.numClippingPlanes=W.numClippingPlanes,Q.numIntersection=W.numClipIntersection,Q.vertexAlphas=W.vertexAlphas,Q.vertexTangents=W.vertexTangents,Q.toneMapping=W.toneMapping}function Ha(E,W,Q,K,Z){W.isScene!==!0&&(W=An),Ye.resetTextureUnits();let Ae=W.fog,Ie=K.isMeshStandardMaterial||K.isMeshLambertMaterial||K.isMeshPhongMaterial?W.environment:null,Re=le===null?N.outputColorSpace:le.isXRRenderTarget===!0?le.texture.colorSpace:_t.workingColorSpace,Le=K.isMeshStandardMaterial||K.isMeshLambertMaterial&&!K.envMap||K.isMeshPhongMaterial&&!K.envMap,He=I.get(K.envMap||Ie,Le),it=K.vertexColors===!0&&!!Q.attributes.color&&Q.attributes.color.itemSize===4,pt=!!Q.attributes.tangent&&(!!K.normalMap||K.anisotropy>0),ze=!!Q.morphAttributes.position,mt=!!Q.morphAttributes.normal,nn=!!Q.morphAttributes.color,Lt=ps;K.toneMapped&&(le===null||le.isXRRenderTarget===!0)&&(Lt=N.toneMapping);let Dt=Q.morphAttributes.position||Q.morphAttributes.normal||Q.morphAttributes.color,Rn=Dt!==void 0?Dt.length:0,Ue=Ge.get(K),vn=M.state.lights;if(Vt===!0&&(gn===!0||E!==ee)){let Nt=E===ee&&K.id===J;re.setState(K,E,Nt)}let vt=!1,Ss=!1;K.version===Ue.__version?Ue.needsLights&&Ue.lightsStateVersion!==vn.state.version||Z.isBatchedMesh&&Ue.batching===!1||!Z.isBatchedMesh&&Ue.batching===!0||Z.isBatchedMesh&&Ue.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Ue.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Ue.instancing===!1||!Z.isInstancedMesh&&Ue.instancing===!0||Z.isSkinnedMesh&&Ue.skinning===!1||!Z.isSkinnedMesh&&Ue.skinning===!0||Z.isInstancedMesh&&Ue.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Ue.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Ue.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Ue.instancingMorph===!1&&Z.morphTexture!==null||Ue.envMap!==He||K.fog===!0&&Ue.fog!==Ae||Ue.numClippingPlanes!==void 0&&(Ue.numClippingPlanes!==re.numPlanes||Ue.numIntersection!==re.numIntersection)||Ue.vertexAlphas!==it||Ue.vertexTangents!==pt||Ue.morphTargets!==ze||Ue.morphNormals!==mt||Ue.morphColors!==nn||Ue.morphTargetsCount!==Rn||Ue.numLightProbeGrids!==dn(M.state.lightProbeGridArray)?vt=!0:(Ue.outputColorSpace!==Re||Ue.toneMapping!==Lt)&&(Ss=!0):(vt=!0,Ue.__version=K.version);let _n=Ue.currentProgram;(vt===!0||Ss===!0)&&(_n=Ss===!0?gi(K,W,Z,Re,Lt):is(K,W,Z),F&&K.isNodeMaterial&&F.onUpdateProgram(K,_n,Ue));let co=!1,ss=!1,Ms=!1,ut=_n.getUniforms(),ln=Ue.uniforms;if(Ee.useProgram(_n.program)&&(co=!0,ss=!0,Ms=!0),K.id!==J&&(J=K.id,ss=!0),co||ee!==E){Ee.buffers.depth.getReversed()&&E.reversedDepth!==!0&&(E._reversedDepth=!0,E.updateProjectionMatrix()),ut.setValue(H,"projectionMatrix",E.projectionMatrix),ut.setValue(H,"viewMatrix",E.matrixWorldInverse);let xn=ut.map.cameraPosition;xn!==void 0&&xn.setValue(H,On.setFromMatrixPosition(E.matrixWorld)),lt.logarithmicDepthBuffer&&ut.setValue(H,"logDepthBufFC",2/(Math.log(E.far+1)/Math.LN2)),(K.isMeshPhongMaterial||K.isMeshToonMaterial||K.isMeshLambertMaterial||K.isMeshBasicMaterial||K.isMeshStandardMaterial||K.isShaderMaterial)&&ut.setValue(H,"isOrthographic",E.isOrthographicCamera===!0),ee!==E&&(ee=E,ss=!0,Ms=!0)}if(Ue.needsLights&&(vn.state.sunShadowMap.length>0&&ut.setValue(H,"sunShadowMap",vn.state.sunShadowMap,Ye),vn.state.directionalShadowMap.length>0&&ut.setValue(H,"directionalShadowMap",vn.state.directionalShadowMap,Ye),vn.state.spotShadowMap.length>0&&ut.setValue(H,"spotShadowMap",vn.state.spotShadowMap,Ye),vn.state.pointShadowMap.length>0&&ut.setValue(H,"pointShadowMap",vn.state.pointShadowMap,Ye)),Z.isSkinnedMesh){ut.setOptional(H,Z,"bindMatrix"),ut.setOptional(H,Z,"bindMatrixInverse");let Nt=Z.skeleton;Nt&&(Nt.boneTexture===null&&Nt.computeBoneTexture(),ut.setValue(H,"boneTexture",Nt.boneTexture,Ye))}Z.isBatchedMesh&&(ut.setOptional(H,Z,"batchingTexture"),ut.setValue(H,"batchingTexture",Z._matricesTexture,Ye),ut.setOptional(H,Z,"batchingIdTexture"),ut.setValue(H,"batchingIdTexture",Z._indirectTexture,Ye),ut.setOptional(H,Z,"batchingColorTexture"),Z._colorsTexture!==null&&ut.setValue(H,"batchingColorTexture",Z._colorsTexture,Ye));let ii=Q.morphAttributes;if((ii.position!==void 0||ii.normal!==void 0||ii.color!==void 0)&&oe.update(Z,Q,_n),(ss||Ue.receiveShadow!==Z.receiveShadow)&&(Ue.receiveShadow=Z.receiveShadow,ut.setValue(H,"receiveShadow",Z.receiveShadow)),(K.isMeshStandardMaterial||K.isMeshLambertMaterial||K.isMeshPhongMaterial)&&K.envMap===null&&W.environment!==null&&(ln.envMapIntensity.value=W.environmentIntensity),ln.dfgLUT!==void 0&&(ln.dfgLUT.value=P1()),ss){if(ut.setValue(H,"toneMappingExposure",N.toneMappingExposure),Ue.needsLights&&ao(ln,Ms),Ae&&K.fog===!0&&be.refreshFogUniforms(ln,Ae),be.refreshMaterialUniforms(ln,K,ve,_e,M.state.transmissionRenderTarget[E.id]),Ue.needsLights&&Ue.numLightProbeGrids>0){let Nt=S,xn=0;for(let Kn of M.state.lightProbeGridArray)Kn.texture!==null&&(Nt.textures[xn]=Kn.texture,Nt.min[xn]=Kn.boundingBox.min,Nt.max[xn]=Kn.boundingBox.max,Nt.resolution[xn]=Kn.resolution,xn++);for(let Kn in Nt)Nt[Kn].length=xn;ln.probesSH.value=Nt.textures,ln.probesMin.value=Nt.min,ln.probesMax.value=Nt.max,ln.probesResolution.value=Nt.resolution}ra.upload(H,Vs(Ue),ln,Ye)}if(K.isShaderMaterial&&K.uniformsNeedUpdate===!0&&(ra.upload(H,Vs(Ue),ln,Ye),K.uniformsNeedUpdate=!1),K.isSpriteMaterial&&ut.setValue(H,"center",Z.center),ut.setValue(H,"modelViewMatrix",Z.modelViewMatrix),ut.setValue(H,"normalMatrix",Z.normalMatrix),ut.setValue(H,"modelMatrix",Z.matrixWorld),K.uniformsGroups!==void 0){let Nt=K.uniformsGroups;for(let xn=0,Kn=Nt.length;xn<Kn;xn++){let Sc=Nt[xn];Xe.update(Sc,_n),Xe.bind(Sc,_n)}}return _n}function ao(E,W){E.ambientLightColor.needsUpdate=W,E.lightProbe.needsUpdate=W,E.sunLights.needsUpdate=W,E.sunLightShadows.needsUpdate=W,E.directionalLights.needsUpdate=W,E.directionalLightShadows.needsUpdate=W,E.pointLights.needsUpdate=W,E.pointLightShadows.needsUpdate=W,E.spotLights.needsUpdate=W,E.spotLightShadows.needsUpdate=W,E.rectAreaLights.needsUpdate=W,E.hemisphereLights.needsUpdate=W}function Gs(E){return E.isMeshLambertMaterial||E.isMeshToonMaterial||E.isMeshPhongMaterial||E.isMeshStandardMaterial||E.isShadowMaterial||E.isShaderMaterial&&E.lights===!0}this.getActiveCubeFace=function(){return $},this.getActiveMipmapLevel=function(){return X},this.getRenderTarget=function(){return le},this.setRenderTargetTextures=function(E,W,Q){let K=Ge.get(E);K.__autoAllocateDepthBuffer=E.resolveDepthBuffer===!1,K.__autoAllocateDepthBuffer===!1&&(K.__useRenderToTexture=!1),Ge.get(E.texture).__webglTexture=W,Ge.get(E.depthTexture).__webglTexture=K.__autoAllocateDepthBuffer?void 0:Q,K.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(E,W){let Q=Ge.get(E);Q.__webglFramebuffer=W,Q.__useDefaultFramebuffer=W===void 0},this.setRenderTarget=function(E,W=0,Q=0){le=E,$=W,X=Q;let K=null,Z=!1,Ae=!1;if(E){let Re=Ge.get(E);if(Re.__useDefaultFramebuffer!==void 0){Ee.bindFramebuffer(H.FRAMEBUFFER,Re.__webglFramebuffer),se.copy(E.viewport),fe.copy(E.scissor),de=E.scissorTest,Ee.viewport(se),Ee.scissor(fe),Ee.setScissorTest(de),J=-1;return}else if(Re.__webglFramebuffer===void 0)Ye.setupRenderTarget(E);else if(Re.__hasExternalTextures)Ye.rebindTextures(E,Ge.get(E.texture).__webglTexture,Ge.get(E.depthTexture).__webglTexture);else if(E.depthBuffer){let it=E.depthTexture;if(Re.__boundDepthTexture!==it){if(it!==null&&Ge.has(it)&&(E.width!==it.image.width||E.height!==it.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ye.setupDepthRenderbuffer(E)}}let Le=E.texture;(Le.isData3DTexture||Le.isDataArrayTexture||Le.isCompressedArrayTexture)&&(Ae=!0);let He=Ge.get(E).__webglFramebuffer;E.isWebGLCubeRenderTarget?(Array.isArray(He[W])?K=He[W][Q]:K=He[W],Z=!0):E.samples>0&&Ye.useMultisampledRTT(E)===!1?K=Ge.get(E).__webglMultisampledFramebuffer:Array.isArray(He)?K=He[Q]:K=He,se.copy(E.viewport),fe.copy(E.scissor),de=E.scissorTest}else se.copy(Fe).multiplyScalar(ve).floor(),fe.copy(rt).multiplyScalar(ve).floor(),de=ct;if(Q!==0&&(K=V),Ee.bindFramebuffer(H.FRAMEBUFFER,K)&&Ee.drawBuffers(E,K),Ee.viewport(se),Ee.scissor(fe),Ee.setScissorTest(de),Z){let Re=Ge.get(E.texture);H.framebufferTexture2D(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_CUBE_MAP_POSITIVE_X+W,Re.__webglTexture,Q)}else if(Ae){let Re=W;for(let Le=0;Le<E.textures.length;Le++){let He=Ge.get(E.textures[Le]);H.framebufferTextureLayer(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0+Le,He.__webglTexture,Q,Re)}}else if(E!==null&&Q!==0){let Re=Ge.get(E.texture);H.framebufferTexture2D(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,Re.__webglTexture,Q)}J=-1};function lo(E){let W=Ge.get(E);return(W.__readFormat!==E.format||W.__readType!==E.type)&&(W.__readFormat=E.format,W.__readType=E.type,W.__formatReadable=lt.textureFormatReadable(E.format),W.__typeReadable=lt.textureTypeReadable(E.type)),W}this.readRenderTargetPixels=function(E,W,Q,K,Z,Ae,Ie,Re=0){if(!(E&&E.isWebGLRenderTarget)){et("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Le=Ge.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Ie!==void 0&&(Le=Le[Ie],Array.isArray(Le)&&(Le=Le[0])),Le){Ee.bindFramebuffer(H.FRAMEBUFFER,Le);try{let He=E.textures[Re],it=He.format,pt=He.type;E.textures.length>1&&H.readBuffer(H.COLOR_ATTACHMENT0+Re);let ze=lo(He);if(ze.__formatReadable===!1){et("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(ze.__typeReadable===!1){et("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}W>=0&&W<=E.width-K&&Q>=0&&Q<=E.height-Z&&H.readPixels(W,Q,K,Z,xe.convert(it),xe.convert(pt),Ae)}finally{let He=le!==null?Ge.get(le).__webglFramebuffer:null;Ee.bindFramebuffer(H.FRAMEBUFFER,He)}}},this.readRenderTargetPixelsAsync=async function(E,W,Q,K,Z,Ae,Ie,Re=0){if(!(E&&E.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Le=Ge.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Ie!==void 0&&(Le=Le[Ie],Array.isArray(Le)&&(Le=Le[0])),Le)if(W>=0&&W<=E.width-K&&Q>=0&&Q<=E.height-Z){Ee.bindFramebuffer(H.FRAMEBUFFER,Le);let He=E.textures[Re],it=He.format,pt=He.type;E.textures.length>1&&H.readBuffer(H.COLOR_ATTACHMENT0+Re);let ze=lo(He);if(ze.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(ze.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let mt=H.createBuffer();H.bindBuffer(H.PIXEL_PACK_BUFFER,mt),H.bufferData(H.PIXEL_PACK_BUFFER,Ae.byteLength,H.STREAM_READ),H.readPixels(W,Q,K,Z,xe.convert(it),xe.convert(pt),0),H.bindBuffer(H.PIXEL_PACK_BUFFER,null);let nn=le!==null?Ge.get(le).__webglFramebuffer:null;Ee.bindFramebuffer(H.FRAMEBUFFER,nn);let Lt=H.fenceSync(H.SYNC_GPU_COMMANDS_COMPLETE,0);return H.flush(),await my(H,Lt,4),H.bindBuffer(H.PIXEL_PACK_BUFFER,mt),H.getBufferSubData(H.PIXEL_PACK_BUFFER,0,Ae),H.bindBuffer(H.PIXEL_PACK_BUFFER,null),H.deleteBuffer(mt),H.deleteSync(Lt),Ae}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(E,W=null,Q=0){let K=Math.pow(2,-Q),Z=Math.floor(E.image.width*K),Ae=Math.floor(E.image.height*K),Ie=W!==null?W.x:0,Re=W!==null?W.y:0;Ye.setTexture2D(E,0),H.copyTexSubImage2D(H.TEXTURE_2D,Q,0,0,Ie,Re,Z,Ae),Ee.unbindTexture()},this.copyTextureToTexture=function(E,W,Q=null,K=null,Z=0,Ae=0){let Ie,Re,Le,He,it,pt,ze,mt,nn,Lt=E.isCompressedTexture?E.mipmaps[Ae]:E.image;if(Q!==null)Ie=Q.max.x-Q.min.x,Re=Q.max.y-Q.min.y,Le=Q.isBox3?Q.max.z-Q.min.z:1,He=Q.min.x,it=Q.min.y,pt=Q.isBox3?Q.min.z:0;else{let ut=Math.pow(2,-Z);Ie=Math.floor(Lt.width*ut),Re=Math.floor(Lt.height*ut),E.isDataArrayTexture?Le=Lt.depth:E.isData3DTexture?Le=Math.floor(Lt.depth*ut):Le=1,He=0,it=0,pt=0}K!==null?(ze=K.x,mt=K.y,nn=K.z):(ze=0,mt=0,nn=0);let Dt=xe.convert(W.format),Rn=xe.convert(W.type),Ue;W.isData3DTexture?(Ye.setTexture3D(W,0),Ue=H.TEXTURE_3D):W.isDataArrayTexture||W.isCompressedArrayTexture?(Ye.setTexture2DArray(W,0),Ue=H.TEXTURE_2D_ARRAY):(Ye.setTexture2D(W,0),Ue=H.TEXTURE_2D),Ee.activeTexture(H.TEXTURE0),Ee.pixelStorei(H.UNPACK_FLIP_Y_WEBGL,W.flipY),Ee.pixelStorei(H.UNPACK_PREMULTIPLY_ALPHA_WEBGL,W.premultiplyAlpha),Ee.pixelStorei(H.UNPACK_ALIGNMENT,W.unpackAlignment);let vn=Ee.getParameter(H.UNPACK_ROW_LENGTH),vt=Ee.getParameter(H.UNPACK_IMAGE_HEIGHT),Ss=Ee.getParameter(H.UNPACK_SKIP_PIXELS),_n=Ee.getParameter(H.UNPACK_SKIP_ROWS),co=Ee.getParameter(H.UNPACK_SKIP_IMAGES);Ee.pixelStorei(H.UNPACK_ROW_LENGTH,Lt.width),Ee.pixelStorei(H.UNPACK_IMAGE_HEIGHT,Lt.height),Ee.pixelStorei(H.UNPACK_SKIP_PIXELS,He),Ee.pixelStorei(H.UNPACK_SKIP_ROWS,it),Ee.pixelStorei(H.UNPACK_SKIP_IMAGES,pt);let ss=E.isDataArrayTexture||E.isData3DTexture,Ms=W.isDataArrayTexture||W.isData3DTexture;if(E.isDepthTexture){let ut=Ge.get(E),ln=Ge.get(W),ii=Ge.get(ut.__renderTarget),Nt=Ge.get(ln.__renderTarget);Ee.bindFramebuffer(H.READ_FRAMEBUFFER,ii.__webglFramebuffer),Ee.bindFramebuffer(H.DRAW_FRAMEBUFFER,Nt.__webglFramebuffer);for(let xn=0;xn<Le;xn++)ss&&(H.framebufferTextureLayer(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,Ge.get(E).__webglTexture,Z,pt+xn),H.framebufferTextureLayer(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,Ge.get(W).__webglTexture,Ae,nn+xn)),H.blitFramebuffer(He,it,He+Ie,it+Re,ze,mt,ze+Ie,mt+Re,H.DEPTH_BUFFER_BIT,H.NEAREST);Ee.bindFramebuffer(H.READ_FRAMEBUFFER,null),Ee.bindFramebuffer(H.DRAW_FRAMEBUFFER,null)}else if(Z!==0||E.isRenderTargetTexture||Ge.has(E)){let ut=Ge.get(E),ln=Ge.get(W);Ee.bindFramebuffer(H.READ_FRAMEBUFFER,P),Ee.bindFramebuffer(H.DRAW_FRAMEBUFFER,B);for(let ii=0;ii<Le;ii++)ss?H.framebufferTextureLayer(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,ut.__webglTexture,Z,pt+ii):H.framebufferTexture2D(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,ut.__webglTexture,Z),Ms?H.framebufferTextureLayer(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,ln.__webglTexture,Ae,nn+ii):H.framebufferTexture2D(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,ln.__webglTexture,Ae),Z!==0?H.blitFramebuffer(He,it,He+Ie,it+Re,ze,mt,ze+Ie,mt+Re,H.COLOR_BUFFER_BIT,H.NEAREST):Ms?H.copyTexSubImage3D(Ue,Ae,ze,mt,nn+ii,He,it,Ie,Re):H.copyTexSubImage2D(Ue,Ae,ze,mt,He,it,Ie,Re);Ee.bindFramebuffer(H.READ_FRAMEBUFFER,null),Ee.bindFramebuffer(H.DRAW_FRAMEBUFFER,null)}else Ms?E.isDataTexture||E.isData3DTexture?H.texSubImage3D(Ue,Ae,ze,mt,nn,Ie,Re,Le,Dt,Rn,Lt.data):W.isCompressedArrayTexture?H.compressedTexSubImage3D(Ue,Ae,ze,mt,nn,Ie,Re,Le,Dt,Lt.data):H.texSubImage3D(Ue,Ae,ze,mt,nn,Ie,Re,Le,Dt,Rn,Lt):E.isDataTexture?H.texSubImage2D(H.TEXTURE_2D,Ae,ze,mt,Ie,Re,Dt,Rn,Lt.data):E.isCompressedTexture?H.compressedTexSubImage2D(H.TEXTURE_2D,Ae,ze,mt,Lt.width,Lt.height,Dt,Lt.data):H.texSubImage2D(H.TEXTURE_2D,Ae,ze,mt,Ie,Re,Dt,Rn,Lt);Ee.pixelStorei(H.UNPACK_ROW_LENGTH,vn),Ee.pixelStorei(H.UNPACK_IMAGE_HEIGHT,vt),Ee.pixelStorei(H.UNPACK_SKIP_PIXELS,Ss),Ee.pixelStorei(H.UNPACK_SKIP_ROWS,_n),Ee.pixelStorei(H.UNPACK_SKIP_IMAGES,co),Ae===0&&W.generateMipmaps===!0&&W.mipmapsAutoUpdate===!0&&H.generateMipmap(Ue),Ee.unbindTexture()},this.initRenderTarget=function(E){Ge.get(E).__webglFramebuffer===void 0&&Ye.setupRenderTarget(E)},this.initTexture=function(E){E.isCubeTexture?Ye.setTextureCube(E,0):E.isData3DTexture?Ye.setTexture3D(E,0):E.isDataArrayTexture||E.isCompressedArrayTexture?Ye.setTexture2DArray(E,0):Ye.setTexture2D(E,0),Ee.unbindTexture()},this.resetState=function(){$=0,X=0,le=null,Ee.reset(),we.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Oi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=_t._getDrawingBufferColorSpace(e),t.unpackColorSpace=_t._getUnpackColorSpace()}};var ev={type:"change"},tm={type:"start"},nv={type:"end"},Ou=new ir,tv=new li,I1=Math.cos(70*Bp.DEG2RAD),In=new G,mi=2*Math.PI,Rt={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},em=1e-6,Yl=class extends Dl{constructor(e,t=null){super(e,t),this.state=Rt.NONE,this.target=new G,this.cursor=new G,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:dr.ROTATE,MIDDLE:dr.DOLLY,RIGHT:dr.PAN},this.touches={ONE:fr.ROTATE,TWO:fr.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new G,this._lastQuaternion=new sn,this._lastTargetPosition=new G,this._quat=new sn().setFromUnitVectors(e.up,new G(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new ea,this._sphericalDelta=new ea,this._scale=1,this._panOffset=new G,this._rotateStart=new We,this._rotateEnd=new We,this._rotateDelta=new We,this._panStart=new We,this._panEnd=new We,this._panDelta=new We,this._dollyStart=new We,this._dollyEnd=new We,this._dollyDelta=new We,this._dollyDirection=new G,this._mouse=new We,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=D1.bind(this),this._onPointerDown=L1.bind(this),this._onPointerUp=N1.bind(this),this._onContextMenu=H1.bind(this),this._onMouseWheel=F1.bind(this),this._onKeyDown=k1.bind(this),this._onTouchStart=B1.bind(this),this._onTouchMove=z1.bind(this),this._onMouseDown=O1.bind(this),this._onMouseMove=U1.bind(this),this._interceptControlDown=V1.bind(this),this._interceptControlUp=G1.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Rt.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(ev),this.update(),this.state=Rt.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;In.copy(t).sub(this.target),In.applyQuaternion(this._quat),this._spherical.setFromVector3(In),this.autoRotate&&this.state===Rt.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=mi:n>Math.PI&&(n-=mi),s<-Math.PI?s+=mi:s>Math.PI&&(s-=mi),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(In.setFromSpherical(this._spherical),In.applyQuaternion(this._quatInverse),t.copy(this.target).add(In),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=In.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new G(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new G(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=In.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(Ou.origin.copy(this.object.position),Ou.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Ou.direction))<I1?this.object.lookAt(this.target):(tv.setFromNormalAndCoplanarPoint(this.object.up,this.target),Ou.intersectPlane(tv,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>em||8*(1-this._lastQuaternion.dot(this.object.quaternion))>em||this._lastTargetPosition.distanceToSquared(this.target)>em?(this.dispatchEvent(ev),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?mi/60*this.autoRotateSpeed*e:mi/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){In.setFromMatrixColumn(t,0),In.multiplyScalar(-e),this._panOffset.add(In)}_panUp(e,t){this.screenSpacePanning===!0?In.setFromMatrixColumn(t,1):(In.setFromMatrixColumn(t,0),In.crossVectors(this.object.up,In)),In.multiplyScalar(e),this._panOffset.add(In)}_pan(e,t){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;In.copy(s).sub(this.target);let r=In.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/n.clientHeight,this.object.matrix),this._panUp(2*t*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=e-n.left,r=t-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(mi*this._rotateDelta.x/t.clientHeight),this._rotateUp(mi*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(mi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-mi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(mi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-mi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(n,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let n=this._getSecondPointerPosition(e),s=.5*(e.pageX+n.x),r=.5*(e.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(mi*this._rotateDelta.x/t.clientHeight),this._rotateUp(mi*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new We,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,n={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function L1(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function D1(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function N1(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(nv),this.state=Rt.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function O1(i){let e;switch(i.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case dr.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Rt.DOLLY;break;case dr.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Rt.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Rt.ROTATE}break;case dr.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Rt.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Rt.PAN}break;default:this.state=Rt.NONE}this.state!==Rt.NONE&&this.dispatchEvent(tm)}function U1(i){switch(this.state){case Rt.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Rt.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Rt.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function F1(i){this.enabled===!1||this.enableZoom===!1||this.state!==Rt.NONE||(i.preventDefault(),this.dispatchEvent(tm),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(nv))}function k1(i){this.enabled!==!1&&this._handleKeyDown(i)}function B1(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case fr.ROTATE:if(this.enableRotate===!1){this.state=Rt.NONE;break}this._handleTouchStartRotate(i),this.state=Rt.TOUCH_ROTATE;break;case fr.PAN:if(this.enablePan===!1){this.state=Rt.NONE;break}this._handleTouchStartPan(i),this.state=Rt.TOUCH_PAN;break;default:this.state=Rt.NONE}break;case 2:switch(this.touches.TWO){case fr.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Rt.TOUCH_DOLLY_PAN;break;case fr.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Rt.TOUCH_DOLLY_ROTATE;break;default:this.state=Rt.NONE}break;default:this.state=Rt.NONE}this.state!==Rt.NONE&&this.dispatchEvent(tm)}function z1(i){switch(this._trackPointer(i),this.state){case Rt.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Rt.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Rt.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Rt.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Rt.NONE}}function H1(i){this.enabled!==!1&&i.preventDefault()}function V1(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function G1(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var la=["top","tv","ball","robot"],W1=.5,nm=new G(-.62,0,.34),X1=12,Uu=class{constructor(e,t,n=1){this.size=t;this.scale=n;this.camera.up.set(0,0,1),this.controls=new Yl(this.camera,e),this.controls.enableDamping=!1,this.controls.maxPolarAngle=Math.PI*.49,this.controls.minDistance=.2,this.controls.maxDistance=Math.max(X1,3*t.x),this.camera.near*=n*n,this.controls.addEventListener("start",()=>{this.flight=void 0,this.touched=!0})}size;scale;camera=new Qn(35,1,.02,60);controls;view="tv";flight;goal={position:new G,target:new G};still=matchMedia("(prefers-reduced-motion: reduce)");seen=new G;touched=!1;choose(e,t,n,s){this.view=e,this.touched=!1,this.aim(t,n),this.still.matches||!s?this.jump():this.flight={from:this.camera.position.clone(),target:this.controls.target.clone(),passed:0}}get turned(){return this.touched?JSON.stringify([...this.camera.position.toArray(),...this.controls.target.toArray()]):""}set turned(e){let t;try{t=JSON.parse(e||"null")}catch{return}!Array.isArray(t)||t.length!==6||!t.every(Number.isFinite)||(this.flight=void 0,this.touched=!0,this.camera.position.fromArray(t),this.controls.target.fromArray(t,3),this.controls.update())}resize(e,t,n){this.camera.aspect=e,this.camera.updateProjectionMatrix(),!this.touched&&(this.aim(t,n),this.jump())}update(e,t,n){if(this.flight){this.aim(t,n),this.flight.passed+=e/W1;let s=Math.min(1,this.flight.passed),r=s*s*(3-2*s);this.camera.position.lerpVectors(this.flight.from,this.goal.position,r),this.controls.target.lerpVectors(this.flight.target,this.goal.target,r),s>=1&&(this.flight=void 0)}else if(this.view==="ball"||this.view==="robot")if(this.view==="robot"&&!this.touched){this.aim(t,n);let s=this.still.matches?1:1-Math.exp(-e*3);this.camera.position.lerp(this.goal.position,s),this.controls.target.copy(this.goal.target)}else{let s=this.still.matches?1:1-Math.exp(-e*6);this.seen.subVectors(t,this.controls.target).multiplyScalar(s),this.controls.target.add(this.seen),this.camera.position.add(this.seen)}this.controls.update()}jump(){this.flight=void 0,this.camera.position.copy(this.goal.position),this.controls.target.copy(this.goal.target),this.controls.update()}aim(e,t){let{position:n,target:s}=this.goal,{x:r,y:o}=this.size,a=Math.tan(this.camera.fov*Math.PI/360),l=this.camera.aspect;if(this.view==="top"){let c=Math.max(o/2/a,r/2/(a*l))*1.1;s.set(0,o*.03,0),n.set(0,o*.03-.001*c,c)}else if(this.view==="tv"){let c=this.scale>1?.62:.8,h=Math.max(o*.5/a*1.06+o*.12,r*.51/(a*l)+Math.cos(c)*o*.52),d=this.scale>1?.85*h:h;s.set(0,o*.02,0),n.set(0,s.y-Math.cos(c)*d,Math.sin(c)*d)}else if(this.view==="ball")s.copy(e),n.set(e.x,e.y-.95*this.scale,.62*this.scale);else{let[c,h]=[Math.cos(t),Math.sin(t)],[d,u]=[.25*this.scale,nm.x*this.scale];s.set(e.x+d*c,e.y+d*h,.03*this.scale),n.set(e.x+u*c,e.y+u*h,this.scale>1?nm.z*this.scale:e.z+nm.z)}}};var ca=class{constructor(e){this.subject=e;this.button=en("enlarge",U("fullScreen"),()=>{this.turn()},{title:`${U("fullScreen")} (⇧F)`,"data-act":"full",hidden:!document.fullscreenEnabled}),document.addEventListener("fullscreenchange",()=>{let t=U(document.fullscreenElement?"leaveFullScreen":"fullScreen");this.button.replaceChildren(cs(document.fullscreenElement?"reduce":"enlarge")),this.button.setAttribute("aria-label",t),this.button.title=`${t} (⇧F)`})}subject;button;shortcuts(){return document.fullscreenEnabled?[{shown:["⇧ F"],text:"fullScreen",bindings:[{key:"shift f",run:()=>{this.turn()}}]}]:[]}async turn(){try{document.fullscreenElement?await document.exitFullscreen():await this.subject().requestFullscreen()}catch(e){console.warn(e)}}};function ji(i,e,t){return{shown:[i.toUpperCase()],text:e,bindings:[{key:i.toLowerCase(),run:t}]}}function Fu(i){let e=C("input",{type:"checkbox",checked:iv()});e.addEventListener("change",()=>Ot("keys",e.checked?"on":"off"));let t=({shown:s,text:r})=>C("div",{},C("dt",{},...s.map(o=>C("kbd",{},o))),C("dd",{},U(r))),n=C("dialog",{"aria-labelledby":"help-title"},C("h2",{id:"help-title"},U("help")),C("dl",{class:"keys"},...i.map(t),t({shown:["?"],text:"k_help"}),t({shown:["Esc"],text:"k_esc"})),C("div",{class:"foot"},C("label",{},e,U("singleKeys")),C("button",{type:"button",class:"plain",onclick:()=>n.close()},U("close"))));return n.addEventListener("click",s=>s.target===n&&n.close()),n}function iv(){return Tt("keys","on")==="on"}function ku(i,e){let t=new Map(e.flatMap(n=>n.bindings.map(({key:s,run:r})=>[s,r])));t.set("?",()=>i.showModal()),addEventListener("keydown",n=>{if(n.ctrlKey||n.altKey||n.metaKey||n.defaultPrevented||i.open)return;let s=n.target;if(s.matches("select, textarea, input:not([type=checkbox])")||n.key===" "&&s.closest("button, a, input, summary"))return;let r=n.key.toLowerCase();if(r==="escape"&&document.querySelector(":popover-open"))return;let o=n.shiftKey&&t.get(`shift ${r}`)||t.get(r),a=r==="?"||r==="escape"||s.closest("[role=slider]");!o||!iv()&&!a||(n.preventDefault(),o())}),addEventListener("click",n=>{n.detail>0&&n.target.closest("button")?.blur()})}function Ei(i){return i.replace(/\/+$/,"").replace(/\/agents\.xabsl(?=:|$)/,"").replace(/^.*\//,"").replace(/\.(mcap|so|xabsl|xml|scxml|csv|dat)(?=:|$)/,"")}function $n(i){let[e,t]=i.split(" ");return U("robotName",{team:U(e),number:t})}var ha=class{constructor(e,t,n,s,...r){this.player=e;this.end=t;this.playButton=en("play",U("play"),()=>e.toggle(),{class:"icon main"}),this.reverseButton=en("reverse",U("reverse"),()=>e.playing&&e.direction<0?e.pause():e.play(-1));for(let o of _o)this.speed.append(C("option",{value:o,selected:o===1},`${o}×`));this.speed.addEventListener("change",()=>e.setSpeed(Number(this.speed.value))),this.views=new Map(la.map((o,a)=>[o,C("button",{type:"button",title:`${U("camera")}: ${U(o)} (${a+1})`,onclick:()=>s.view(o)},U(o))]));for(let o of n)this.robot.append(C("option",{value:o},$n(o)));this.robot.addEventListener("change",()=>s.follow(this.robot.value)),this.element=C("div",{class:"controls",role:"group","aria-label":U("controls")},C("div",{class:"transport"},en("previous",U("previousEvent"),()=>s.jumpEvent(-1)),en("stepBack",U("stepBack"),()=>{e.step(-1)}),this.reverseButton,this.playButton,en("stepOn",U("stepOn"),()=>{e.step(1)}),en("next",U("nextEvent"),()=>s.jumpEvent(1))),this.speed,this.time,C("span",{class:"gap"}),...r,this.robot,C("div",{class:"segments",role:"group","aria-label":U("camera")},...this.views.values())),this.setView("tv")}player;end;element;playButton;reverseButton;speed=C("select",{"aria-label":U("speed"),title:U("speed")});time=C("output",{class:"time"});views;robot=C("select",{"aria-label":U("whichRobot"),title:U("whichRobot"),hidden:!0});shown="";setView(e){for(let[t,n]of this.views)n.setAttribute("aria-pressed",String(t===e));this.robot.hidden=e!=="robot"}update(){let{player:e}=this;Je(this.time,`${fn(e.time,!0)} / ${fn(this.end)}`);let t=`${e.moves} ${e.direction} ${e.speed}`;if(t===this.shown)return;this.shown=t;let n=e.moves&&e.direction>0,s=e.moves?U("pause"):U("play");this.playButton.replaceChildren(cs(e.moves?"pause":"play")),this.playButton.setAttribute("aria-label",s),this.playButton.title=s,this.playButton.classList.toggle("on",n),this.reverseButton.setAttribute("aria-pressed",String(e.playing&&e.direction<0)),this.speed.value=String(e.speed)}};var q1=ArrayBuffer,mn=Uint8Array,Bu=Uint16Array,$1=Int16Array;var zu=Int32Array,im=function(i,e,t){if(mn.prototype.slice)return mn.prototype.slice.call(i,e,t);(e==null||e<0)&&(e=0),(t==null||t>i.length)&&(t=i.length);var n=new mn(t-e);return n.set(i.subarray(e,t)),n},Zl=function(i,e,t,n){if(mn.prototype.fill)return mn.prototype.fill.call(i,e,t,n);for((t==null||t<0)&&(t=0),(n==null||n>i.length)&&(n=i.length);t<n;++t)i[t]=e;return i},Y1=function(i,e,t,n){if(mn.prototype.copyWithin)return mn.prototype.copyWithin.call(i,e,t,n);for((t==null||t<0)&&(t=0),(n==null||n>i.length)&&(n=i.length);t<n;)i[e++]=i[t++]};var K1=["invalid zstd data","window size too large (>2046MB)","invalid block type","FSE accuracy too high","match distance too far back","unexpected EOF"],wn=function(i,e,t){var n=new Error(e||K1[i]);if(n.code=i,Error.captureStackTrace&&Error.captureStackTrace(n,wn),!t)throw n;return n},sv=function(i,e,t){for(var n=0,s=0;n<t;++n)s|=i[e++]<<(n<<3);return s},Z1=function(i,e){return(i[e]|i[e+1]<<8|i[e+2]<<16|i[e+3]<<24)>>>0},J1=function(i,e){var t=i[0]|i[1]<<8|i[2]<<16;if(t==3126568&&i[3]==253){var n=i[4],s=n>>5&1,r=n>>2&1,o=n&3,a=n>>6;n&8&&wn(0);var l=6-s,c=o==3?4:o,h=sv(i,l,c);l+=c;var d=a?1<<a:s,u=sv(i,l,d)+(a==1&&256),f=u;if(!s){var g=1<<10+(i[5]>>3);f=g+(g>>3)*(i[5]&7)}f>2145386496&&wn(1);var y=new mn((e==1?u||f:e?0:f)+12);return y[0]=1,y[4]=4,y[8]=8,{b:l+d,y:0,l:0,d:h,w:e&&e!=1?e:y.subarray(12),e:f,o:new zu(y.buffer,0,3),u,c:r,m:Math.min(131072,f)}}else if((t>>4|i[3]<<20)==25481893)return Z1(i,4)+8;wn(0)},Vr=function(i){for(var e=0;1<<e<=i;++e);return e-1},Jl=function(i,e,t){var n=(e<<3)+4,s=(i[e]&15)+5;s>t&&wn(3);for(var r=1<<s,o=r,a=-1,l=-1,c=-1,h=r,d=new q1(512+(r<<2)),u=new $1(d,0,256),f=new Bu(d,0,256),g=new Bu(d,512,r),y=512+(r<<1),p=new mn(d,y,r),m=new mn(d,y+r);a<255&&o>0;){var x=Vr(o+1),A=n>>3,S=(1<<x+1)-1,R=(i[A]|i[A+1]<<8|i[A+2]<<16)>>(n&7)&S,M=(1<<x)-1,v=S-o-1,T=R&M;if(T<v?(n+=x,R=T):(n+=x+1,R>M&&(R-=v)),u[++a]=--R,R==-1?(o+=R,p[--h]=a):o-=R,!R)do{var k=n>>3;l=(i[k]|i[k+1]<<8)>>(n&7)&3,n+=2,a+=l}while(l==3)}(a>255||o)&&wn(0);for(var N=0,L=(r>>1)+(r>>3)+3,F=r-1,V=0;V<=a;++V){var P=u[V];if(P<1){f[V]=-P;continue}for(c=0;c<P;++c){p[N]=V;do N=N+L&F;while(N>=h)}}for(N&&wn(0),c=0;c<r;++c){var B=f[p[c]]++,$=m[c]=s-Vr(B);g[c]=(B<<$)-r}return[n+7>>3,{b:s,s:p,n:m,t:g}]},j1=function(i,e){var t=0,n=-1,s=new mn(292),r=i[e],o=s.subarray(0,256),a=s.subarray(256,268),l=new Bu(s.buffer,268);if(r<128){var c=Jl(i,e+1,6),h=c[0],d=c[1];e+=r;var u=h<<3,f=i[e];f||wn(0);for(var g=0,y=0,p=d.b,m=p,x=(++e<<3)-8+Vr(f);x-=p,!(x<u);){var A=x>>3;if(g+=(i[A]|i[A+1]<<8)>>(x&7)&(1<<p)-1,o[++n]=d.s[g],x-=m,x<u)break;A=x>>3,y+=(i[A]|i[A+1]<<8)>>(x&7)&(1<<m)-1,o[++n]=d.s[y],p=d.n[g],g=d.t[g],m=d.n[y],y=d.t[y]}++n>255&&wn(0)}else{for(n=r-127;t<n;t+=2){var S=i[++e];o[t]=S>>4,o[t+1]=S&15}++e}var R=0;for(t=0;t<n;++t){var M=o[t];M>11&&wn(0),R+=M&&1<<M-1}var v=Vr(R)+1,T=1<<v,k=T-R;for(k&k-1&&wn(0),o[n++]=Vr(k)+1,t=0;t<n;++t){var M=o[t];++a[o[t]=M&&v+1-M]}var N=new mn(T<<1),L=N.subarray(0,T),F=N.subarray(T);for(l[v]=0,t=v;t>0;--t){var V=l[t];Zl(F,t,V,l[t-1]=V+a[t]*(1<<v-t))}for(l[0]!=T&&wn(0),t=0;t<n;++t){var P=o[t];if(P){var B=l[P];Zl(L,t,B,l[P]=B+(1<<v-P))}}return[e,{n:F,b:v,s:L}]},Q1=Jl(new mn([81,16,99,140,49,198,24,99,12,33,196,24,99,102,102,134,70,146,4]),0,6)[1],eA=Jl(new mn([33,20,196,24,99,140,33,132,16,66,8,33,132,16,66,8,33,68,68,68,68,68,68,68,68,36,9]),0,6)[1],tA=Jl(new mn([32,132,16,66,102,70,68,68,68,68,36,73,2]),0,5)[1],rv=function(i,e){for(var t=i.length,n=new zu(t),s=0;s<t;++s)n[s]=e,e+=1<<i[s];return n},sm=new mn(new zu([0,0,0,0,16843009,50528770,134678020,202050057,269422093]).buffer,0,36),nA=rv(sm,0),rm=new mn(new zu([0,0,0,0,0,0,0,0,16843009,50528770,117769220,185207048,252579084,16]).buffer,0,53),iA=rv(rm,3),Kl=function(i,e,t){var n=i.length,s=e.length,r=i[n-1],o=(1<<t.b)-1,a=-t.b;r||wn(0);for(var l=0,c=t.b,h=(n<<3)-8+Vr(r)-c,d=-1;h>a&&d<s;){var u=h>>3,f=(i[u]|i[u+1]<<8|i[u+2]<<16)>>(h&7);l=(l<<c|f)&o,e[++d]=t.s[l],h-=c=t.n[l]}(h!=a||d+1!=s)&&wn(0)},sA=function(i,e,t){var n=6,s=e.length,r=s+3>>2,o=r<<1,a=r+o;Kl(i.subarray(n,n+=i[0]|i[1]<<8),e.subarray(0,r),t),Kl(i.subarray(n,n+=i[2]|i[3]<<8),e.subarray(r,o),t),Kl(i.subarray(n,n+=i[4]|i[5]<<8),e.subarray(o,a),t),Kl(i.subarray(n),e.subarray(a),t)},rA=function(i,e,t){var n,s=e.b,r=i[s],o=r>>1&3;e.l=r&1;var a=r>>3|i[s+1]<<5|i[s+2]<<13,l=(s+=3)+a;if(o==1)return s>=i.length?void 0:(e.b=s+1,t?(Zl(t,i[s],e.y,e.y+=a),t):Zl(new mn(a),i[s]));if(!(l>i.length)){if(o==0)return e.b=l,t?(t.set(i.subarray(s,l),e.y),e.y+=a,t):im(i,s,l);if(o==2){var c=i[s],h=c&3,d=c>>2&3,u=c>>4,f=0,g=0;h<2?d&1?u|=i[++s]<<4|(d&2&&i[++s]<<12):u=c>>3:(g=d,d<2?(u|=(i[++s]&63)<<4,f=i[s]>>6|i[++s]<<2):d==2?(u|=i[++s]<<4|(i[++s]&3)<<12,f=i[s]>>2|i[++s]<<6):(u|=i[++s]<<4|(i[++s]&63)<<12,f=i[s]>>6|i[++s]<<2|i[++s]<<10)),++s;var y=t?t.subarray(e.y,e.y+e.m):new mn(e.m),p=y.length-u;if(h==0)y.set(i.subarray(s,s+=u),p);else if(h==1)Zl(y,i[s++],p);else{var m=e.h;if(h==2){var x=j1(i,s);f+=s-(s=x[0]),e.h=m=x[1]}else m||wn(0);(g?sA:Kl)(i.subarray(s,s+=f),y.subarray(p),m)}var A=i[s++];if(A){A==255?A=(i[s++]|i[s++]<<8)+32512:A>127&&(A=A-128<<8|i[s++]);var S=i[s++];S&3&&wn(0);for(var R=[eA,tA,Q1],M=2;M>-1;--M){var v=S>>(M<<1)+2&3;if(v==1){var T=new mn([0,0,i[s++]]);R[M]={s:T.subarray(2,3),n:T.subarray(0,1),t:new Bu(T.buffer,0,1),b:0}}else v==2?(n=Jl(i,s,9-(M&1)),s=n[0],R[M]=n[1]):v==3&&(e.t||wn(0),R[M]=e.t[M])}var k=e.t=R,N=k[0],L=k[1],F=k[2],V=i[l-1];V||wn(0);var P=(l<<3)-8+Vr(V)-F.b,B=P>>3,$=0,X=(i[B]|i[B+1]<<8)>>(P&7)&(1<<F.b)-1;B=(P-=L.b)>>3;var le=(i[B]|i[B+1]<<8)>>(P&7)&(1<<L.b)-1;B=(P-=N.b)>>3;var J=(i[B]|i[B+1]<<8)>>(P&7)&(1<<N.b)-1;for(++A;--A;){var ee=F.s[X],se=F.n[X],fe=N.s[J],de=N.n[J],te=L.s[le],ge=L.n[le];B=(P-=te)>>3;var ye=1<<te,_e=ye+((i[B]|i[B+1]<<8|i[B+2]<<16|i[B+3]<<24)>>>(P&7)&ye-1);B=(P-=rm[fe])>>3;var ve=iA[fe]+((i[B]|i[B+1]<<8|i[B+2]<<16)>>(P&7)&(1<<rm[fe])-1);B=(P-=sm[ee])>>3;var Ve=nA[ee]+((i[B]|i[B+1]<<8|i[B+2]<<16)>>(P&7)&(1<<sm[ee])-1);if(B=(P-=se)>>3,X=F.t[X]+((i[B]|i[B+1]<<8)>>(P&7)&(1<<se)-1),B=(P-=de)>>3,J=N.t[J]+((i[B]|i[B+1]<<8)>>(P&7)&(1<<de)-1),B=(P-=ge)>>3,le=L.t[le]+((i[B]|i[B+1]<<8)>>(P&7)&(1<<ge)-1),_e>3)e.o[2]=e.o[1],e.o[1]=e.o[0],e.o[0]=_e-=3;else{var je=_e-(Ve!=0);je?(_e=je==3?e.o[0]-1:e.o[je],je>1&&(e.o[2]=e.o[1]),e.o[1]=e.o[0],e.o[0]=_e):_e=e.o[0]}for(var M=0;M<Ve;++M)y[$+M]=y[p+M];$+=Ve,p+=Ve;var Fe=$-_e;if(Fe<0){var rt=-Fe,ct=e.e+Fe;rt>ve&&(rt=ve);for(var M=0;M<rt;++M)y[$+M]=e.w[ct+M];$+=rt,ve-=rt,Fe=0}for(var M=0;M<ve;++M)y[$+M]=y[Fe+M];$+=ve}if($!=p)for(;p<y.length;)y[$++]=y[p++];else $=y.length;t?e.y+=$:y=im(y,0,$)}else if(t){if(e.y+=u,p)for(var M=0;M<u;++M)y[M]=y[p+M]}else p&&(y=im(y,p));return e.b=l,y}wn(2)}},oA=function(i,e){if(i.length==1)return i[0];for(var t=new mn(e),n=0,s=0;n<i.length;++n){var r=i[n];t.set(r,s),s+=r.length}return t};function ov(i,e){for(var t=[],n=+!e,s=0,r=0;i.length;){var o=J1(i,n||e);if(typeof o=="object"){for(n?(e=null,o.w.length==o.u&&(t.push(e=o.w),r+=o.u)):(t.push(e),o.e=0);!o.l;){var a=rA(i,o,e);a||wn(5),e?o.e=o.y:(t.push(a),r+=a.length,Y1(o.w,0,a.length),o.w.set(a,o.w.length-a.length))}s=o.b+o.c*4}else s=o;i=i.subarray(s)}return oA(t,r)}var aA=6,lA=5,cA=new TextDecoder;function hA(i,e){return(i.getUint32(e+4,!0)*4294967296+i.getUint32(e,!0))/1e9}function Hu(i){let e=new DataView(i.buffer,i.byteOffset,i.byteLength);if(e.getUint8(0)!==aA)throw new Error("the index points to something that is not a chunk");let t=25,n=Number(e.getBigUint64(t,!0));t+=12;let s=e.getUint32(t,!0),r=cA.decode(i.subarray(t+4,t+4+s));t+=4+s;let o=Number(e.getBigUint64(t,!0)),a=i.subarray(t+8,t+8+o);if(a.length!==o)throw new Error("a chunk is cut off");if(r==="")return a;if(r!=="zstd")throw new Error(`chunks are packed by ${r}, which this page cannot unpack`);return ov(a,new Uint8Array(n))}function Vu(i,e,t){let n=new DataView(i.buffer,i.byteOffset,i.byteLength);for(let s=0;s+9<=i.length;){let r=n.getUint32(s+1,!0)+n.getUint32(s+5,!0)*4294967296,o=s+9;if(o+r>i.length)throw new Error("a record is longer than its chunk");if(n.getUint8(s)===lA){let a=n.getUint16(o,!0);e(a)&&t(a,hA(n,o+6),i.subarray(o+22,o+r))}s=o+r}}var Gr=new TextDecoder,Bs=class{constructor(e){this.bytes=e;this.view=new DataView(e.buffer,e.byteOffset,e.byteLength)}bytes;pos=0;view;varint(){let e=0,t=0;for(let n=0;n<70;n+=7){if(this.pos>=this.bytes.length)throw new Error("a message ends in the middle of a number");let s=this.bytes[this.pos++];if(n<28?e|=(s&127)<<n:n===28?(e|=(s&15)<<28,t|=(s&127)>>4):t|=(s&127)<<n-32,s<128)return(t|0)*4294967296+(e>>>0)}throw new Error("a number in a message is too long")}fixed(e){let t=this.pos;if(this.pos+=e,this.pos>this.bytes.length)throw new Error("a message ends in the middle of a number");return t}part(){let e=this.varint(),t=this.pos;if(this.pos+=e,e<0||this.pos>this.bytes.length)throw new Error("a part is longer than its message");return this.bytes.subarray(t,this.pos)}end(){let e=this.varint();if(e<0||this.pos+e>this.bytes.length)throw new Error("a part is longer than its message");return this.pos+e}skip(e){if(e===0)this.varint();else if(e===1)this.fixed(8);else if(e===2)this.part();else if(e===5)this.fixed(4);else throw new Error(`wire type ${e} is not known`)}};function*ua(i){let e=new Bs(i);for(;e.pos<i.length;){let t=e.varint();(t&7)===2?yield[t>>>3,e.part()]:(t&7)===0?yield[t>>>3,e.varint()]:e.skip(t&7)}}var am=class{messages=new Map;enums=new Map;constructor(e){for(let[t,n]of ua(e))t===1&&this.file(n);for(let t of this.messages.values())for(let n of t.fields.values())n.message=this.messages.get(n.typeName),n.names=this.enums.get(n.typeName)}file(e){let t=[...ua(e)],n=t.find(([r])=>r===2),s=n?`.${Gr.decode(n[1])}`:"";for(let[r,o]of t)r===4&&this.message(o,s),r===5&&this.enumeration(o,s)}message(e,t){let n=[...ua(e)],s=`${t}.${Gr.decode(n.find(([o])=>o===1)[1])}`,r=new Map;for(let[o,a]of n){if(o===3&&this.message(a,s),o===4&&this.enumeration(a,s),o!==2)continue;let l={name:"",type:0,typeName:"",repeated:!1},c=0;for(let[h,d]of ua(a))h===1&&(l.name=Gr.decode(d)),h===3&&(c=d),h===4&&(l.repeated=d===3),h===5&&(l.type=d),h===6&&(l.typeName=Gr.decode(d));r.set(c,l)}this.messages.set(s,{fields:r})}enumeration(e,t){let n=[...ua(e)],s=new Map;for(let[r,o]of n){if(r!==2)continue;let a=0,l="";for(let[c,h]of ua(o))c===1&&(l=Gr.decode(h)),c===2&&(a=h);s.set(a,l)}this.enums.set(`${t}.${Gr.decode(n.find(([r])=>r===1)[1])}`,s)}};function uA(i){if(i.repeated)return[];switch(i.type){case 11:return null;case 9:return"";case 12:return new Uint8Array(0);case 8:return!1;case 14:return i.names?.get(0)??0;default:return 0}}var dA=i=>i===1||i===6||i===16?1:i===2||i===7||i===15?5:i===9||i===12||i===11?2:0;function om(i,e){let{view:t}=i;switch(e.type){case 1:return t.getFloat64(i.fixed(8),!0);case 2:return t.getFloat32(i.fixed(4),!0);case 7:return t.getUint32(i.fixed(4),!0);case 15:return t.getInt32(i.fixed(4),!0);case 6:return Number(t.getBigUint64(i.fixed(8),!0));case 16:return Number(t.getBigInt64(i.fixed(8),!0));case 8:return i.varint()!==0;case 9:return Gr.decode(i.part());case 12:return i.part().slice();case 11:return e.message?av(i.part(),e.message):(i.part(),null);case 14:{let n=i.varint();return e.names?.get(n)??n}case 4:{let n=i.varint();return n<0?n+18446744073709552e3:n}case 17:case 18:{let n=i.varint();return n%2===0?n/2:-(n+1)/2}default:return i.varint()}}function av(i,e){let t={};for(let s of e.fields.values())t[s.name]=uA(s);let n=new Bs(i);for(;n.pos<i.length;){let s=n.varint(),r=e.fields.get(s>>>3);if(!r)n.skip(s&7);else if(!r.repeated)t[r.name]=om(n,r);else if((s&7)===2&&dA(r.type)!==2){let o=new Bs(n.part());for(;o.pos<o.bytes.length;)t[r.name].push(om(o,r))}else t[r.name].push(om(n,r))}return t}function lv(i,e){let t=new am(i).messages.get(`.${e}`);if(!t)throw new Error(`the schema does not describe ${e}`);return n=>av(n,t)}var fA=10,pA=13;function Gu(i){let e=new Bs(i),t=[],n=()=>t.push(e.view.getFloat32(e.fixed(4),!0));for(;e.pos<i.length;){let s=e.varint();if(s===fA)for(let r=e.end();e.pos<r;)n();else s===pA?n():e.skip(s&7)}return Float32Array.from(t)}function cv(i,e,t,n,s){let[r,o]=[i??e,e??i];if(!r||!o||t<0||t+s.length>r.length)return!1;let a=t+s.length>o.length?0:n;for(let l=0;l<s.length;++l)s[l]=r[t+l]+(a>0?(o[t+l]-r[t+l])*a:0);return!0}var Wu=class{names=[];numbers=new Map;number(e){let t=this.numbers.get(e);return t===void 0&&(t=this.names.length,this.names.push(e),this.numbers.set(e,t)),t}find(e){return this.numbers.get(e)??-1}numberOf(e,t){let n=this.inBytes[t];if(n&&n.length===e.length&&n.every((r,o)=>r===e[o]))return t;let s=this.number(new TextDecoder().decode(e));return this.inBytes[s]??=e.slice(),s}inBytes=[]};function Ti(i,e){let t=0,n=i.length;for(;t<n;){let s=t+n>>1;i[s]<=e?t=s+1:n=s}return t-1}function yr(i,e,t){let n=t*7;return Math.hypot(e[n]-i[n],e[n+1]-i[n+1],e[n+2]-i[n+2])>.3}function hv(i,e,t,n,s){let r=t*7;if(t<0||r+7>i.length||Number.isNaN(i[r]))return!1;if(n<=0||r+7>e.length||Number.isNaN(e[r])||yr(i,e,t)){for(let o=0;o<7;++o)s[o]=i[r+o];return!0}for(let o=0;o<3;++o)s[o]=i[r+o]+(e[r+o]-i[r+o])*n;return mA(i,e,r+3,n,s),!0}function mA(i,e,t,n,s){let r=0;for(let f=0;f<4;++f)r+=i[t+f]*e[t+f];let o=r<0?-1:1,a=Math.min(1,Math.abs(r)),l=Math.acos(a),c=Math.sin(l),h=c<1e-4?1-n:Math.sin((1-n)*l)/c,d=(c<1e-4?n:Math.sin(n*l)/c)*o,u=0;for(let f=0;f<4;++f)s[3+f]=i[t+f]*h+e[t+f]*d,u+=s[3+f]**2;u=Math.sqrt(u)||1;for(let f=0;f<4;++f)s[3+f]/=u}var gA=10,yA=26,vA=34,_A=42;function Xu(i,e){let t=new Bs(i),n=new Float32Array(7*e.names.length).fill(NaN),s=new Float64Array(7);for(let r=0;t.pos<i.length;){let o=t.varint();if(o!==gA){t.skip(o&7);continue}let a=xA(t,e,r++,s);if(a<0)continue;let l=7*e.names.length;if(l>n.length){let c=new Float32Array(l).fill(NaN);c.set(n),n=c}n.set(s,a*7)}return n}function xA(i,e,t,n){let s=i.end(),r=-1;for(n.fill(0),n[6]=1;i.pos<s;){let o=i.varint();o===yA?r=e.numberOf(i.part(),t):o===vA?uv(i,n,0):o===_A?(n[6]=0,uv(i,n,3)):i.skip(o&7)}return r}function uv(i,e,t){let n=i.end();for(;i.pos<n;){let s=i.varint(),r=(s>>>3)-1;(s&7)===1&&r>=0&&t+r<7?e[t+r]=i.view.getFloat64(i.fixed(8),!0):i.skip(s&7)}}var da=class{byName=new Map;byChannel=new Map;add(e,t,n){this.byName.set(e,t),this.byChannel.set(t,{topic:e,decode:n})}get names(){return[...this.byName.keys()]}channel(e){return this.byName.get(e)}of(e){return this.byChannel.get(e)}};function lm(i,e,t){let n=[],s=[],r=[],o=e.channel("/tf"),a=e.channel("/joints");return Vu(i,l=>l===o||l===a,(l,c,h)=>{l===o?(n.push(c),s.push(Xu(h,t))):c===n.at(-1)&&(r[n.length-1]=Gu(h))}),{times:Float64Array.from(n),poses:s,bends:r}}function cm(i,e,t){let n=[];return Vu(i,s=>t.has(s),(s,r,o)=>{let{topic:a,decode:l}=e.of(s);n.push({topic:a,time:r,value:l(o)})}),n}var Ql=["/players/ticks"],bA=new Set(["/tf","/joints","/scene","/league","/robot",...Ql]),jl=class{constructor(e,t,n){this.topics=t;let s=lm(e,t,n);this.times=s.times,this.poses=s.poses,this.bends=s.bends??[];let r=o=>t.of(o)?.topic??"/tf";Vu(e,o=>!bA.has(r(o)),(o,a,l)=>{let c=this.raw.get(r(o)),h={time:a,value:l.slice()};c?c.push(h):this.raw.set(r(o),[h])})}topics;times;poses;bends;raw=new Map;lists=new Map;of(e){let t=this.lists.get(e);if(!t){let n=this.topics.of(this.topics.channel(e)??-1)?.decode;t=n?(this.raw.get(e)??[]).map(({time:s,value:r})=>({time:s,value:n(r)})):[],this.lists.set(e,t),this.raw.delete(e)}return t}};function SA({polynomial:i,numTables:e}){let t=new Uint32Array(256*e);for(let n=0;n<256;n++){let s=n;s=(s&1)*i^s>>>1,s=(s&1)*i^s>>>1,s=(s&1)*i^s>>>1,s=(s&1)*i^s>>>1,s=(s&1)*i^s>>>1,s=(s&1)*i^s>>>1,s=(s&1)*i^s>>>1,s=(s&1)*i^s>>>1,t[n]=s}for(let n=256;n<t.length;n++){let s=t[n-256];t[n]=t[s&255]^s>>>8}return t}var ys=SA({polynomial:3988292384,numTables:8});function qu(){return-1}function ec(i,e){let t=e.byteLength,n=new DataView(e.buffer,e.byteOffset,t),s=i,r=0,o=-n.byteOffset&3;for(;r<o&&r<t;r++)s=ys[(s^n.getUint8(r))&255]^s>>>8;if(r===t)return s;r=o;let a=t-r;for(;a>=8;r+=8,a-=8){s^=n.getUint32(r,!0);let l=n.getUint32(r+4,!0);s=ys[0*256+(l>>>24&255)]^ys[1*256+(l>>>16&255)]^ys[2*256+(l>>>8&255)]^ys[3*256+(l>>>0&255)]^ys[4*256+(s>>>24&255)]^ys[5*256+(s>>>16&255)]^ys[6*256+(s>>>8&255)]^ys[7*256+(s>>>0&255)]}for(let l=r;l<t;l++)s=ys[(s^n.getUint8(l))&255]^s>>>8;return s}function $u(i){return(i^-1)>>>0}function vr(i){return $u(ec(qu(),i))}var Yu=class{constructor(){throw new Error("the page reads messages chunk by chunk: see recording.ts")}};var Ku=class{#e;#t=new Map;#i;#s=0;#o;constructor(e,t){this.#e=e,this.#i=t}async size(){return this.#o==null&&(this.#o=await this.#e.size()),this.#o}async read(e,t,n){let s=Number(t),r=this.#t.get(e);if(r!=null&&r.byteLength>=s)return r.byteLength===s?r:r.subarray(0,s);let o=await this.#e.read(e,t,n);if(this.#s+o.byteLength<=this.#i){let a=new Uint8Array(o);return this.#t.set(e,a),this.#s+=a.byteLength,a}return o}};var dv=typeof DataView.prototype.getBigUint64=="function"?DataView.prototype.getBigUint64:function(i,e){let t=e===!0?this.getUint32(i,e):this.getUint32(i+4,e),n=e===!0?this.getUint32(i+4,e):this.getUint32(i,e);return BigInt(n)<<32n|BigInt(t)};var MA=new TextDecoder,Wn=class{#e;#t;offset;constructor(e,t=0){this.#e=e,this.#t=new Uint8Array(e.buffer,e.byteOffset,e.byteLength),this.offset=t}reset(e,t=0){this.#e=e,this.#t=new Uint8Array(e.buffer,e.byteOffset,e.byteLength),this.offset=t}bytesRemaining(){return this.#t.length-this.offset}uint8(){let e=this.#e.getUint8(this.offset);return this.offset+=1,e}uint16(){let e=this.#e.getUint16(this.offset,!0);return this.offset+=2,e}uint32(){let e=this.#e.getUint32(this.offset,!0);return this.offset+=4,e}uint64(){let e=dv.call(this.#e,this.offset,!0);return this.offset+=8,e}string(){let e=this.uint32();if(e===0)return"";if(e>this.bytesRemaining())throw new Error(`String length ${e} exceeds bounds of buffer`);return MA.decode(this.u8ArrayBorrow(e))}keyValuePairs(e,t){let n=this.uint32();if(this.offset+n>this.#e.byteLength)throw new Error(`Key-value pairs length ${n} exceeds bounds of buffer`);let s=[],r=this.offset+n;try{for(;this.offset<r;)s.push([e(this),t(this)])}catch(o){throw new Error(`Error reading key-value pairs: ${o.message}`)}if(this.offset!==r)throw new Error(`Key-value pairs length (${this.offset-r+n}) greater than expected (${n})`);return s}map(e,t){let n=this.uint32();if(this.offset+n>this.#e.byteLength)throw new Error(`Map length ${n} exceeds bounds of buffer`);let s=new Map,r=this.offset+n;try{for(;this.offset<r;){let o=e(this),a=t(this),l=s.get(o);if(l!=null)throw new Error(`Duplicate key ${String(o)} (${String(l)} vs ${String(a)})`);s.set(o,a)}}catch(o){throw new Error(`Error reading map: ${o.message}`)}if(this.offset!==r)throw new Error(`Map length (${this.offset-r+n}) greater than expected (${n})`);return s}u8ArrayBorrow(e){let t=this.#t.subarray(this.offset,this.offset+e);return this.offset+=e,t}u8ArrayCopy(e){let t=this.#t.slice(this.offset,this.offset+e);return this.offset+=e,t}};var Ln=Object.freeze([137,77,67,65,80,48,13,10]),En;(function(i){i[i.MIN=1]="MIN",i[i.HEADER=1]="HEADER",i[i.FOOTER=2]="FOOTER",i[i.SCHEMA=3]="SCHEMA",i[i.CHANNEL=4]="CHANNEL",i[i.MESSAGE=5]="MESSAGE",i[i.CHUNK=6]="CHUNK",i[i.MESSAGE_INDEX=7]="MESSAGE_INDEX",i[i.CHUNK_INDEX=8]="CHUNK_INDEX",i[i.ATTACHMENT=9]="ATTACHMENT",i[i.ATTACHMENT_INDEX=10]="ATTACHMENT_INDEX",i[i.STATISTICS=11]="STATISTICS",i[i.METADATA=12]="METADATA",i[i.METADATA_INDEX=13]="METADATA_INDEX",i[i.SUMMARY_OFFSET=14]="SUMMARY_OFFSET",i[i.DATA_END=15]="DATA_END",i[i.MAX=15]="MAX"})(En||(En={}));function fa(i){if(i.bytesRemaining()<Ln.length)return;let e=i.u8ArrayBorrow(Ln.length);if(!Ln.every((t,n)=>t===e[n]))throw new Error(`Expected MCAP magic '${Ln.map(t=>t.toString(16).padStart(2,"0")).join(" ")}', found '${Array.from(e,(t,n)=>e[n].toString(16).padStart(2,"0")).join(" ")}'`);return{specVersion:"0"}}function Ai(i,e=!1){if(i.bytesRemaining()<9)return;let n=i.offset,s=i.uint8(),r=i.uint64();if(r>Number.MAX_SAFE_INTEGER)throw new Error(`Record content length ${r} is too large`);let o=Number(r);if(i.bytesRemaining()<o){i.offset=n;return}let a;switch(s){case En.HEADER:a=TA(i,o);break;case En.FOOTER:a=AA(i,o);break;case En.SCHEMA:a=RA(i,o);break;case En.CHANNEL:a=CA(i,o);break;case En.MESSAGE:a=PA(i,o);break;case En.CHUNK:a=IA(i,o);break;case En.MESSAGE_INDEX:a=LA(i,o);break;case En.CHUNK_INDEX:a=DA(i,o);break;case En.ATTACHMENT:a=NA(i,o,e);break;case En.ATTACHMENT_INDEX:a=OA(i,o);break;case En.STATISTICS:a=UA(i,o);break;case En.METADATA:a=FA(i,o);break;case En.METADATA_INDEX:a=kA(i,o);break;case En.SUMMARY_OFFSET:a=BA(i,o);break;case En.DATA_END:a=zA(i,o);break;default:a=EA(i,o,s);break}return i.offset=n+9+o,a}function EA(i,e,t){let n=i.u8ArrayBorrow(e);return{type:"Unknown",opcode:t,data:n}}function TA(i,e){let t=i.offset,n=i.string(),s=i.string();return i.offset=t+e,{type:"Header",profile:n,library:s}}function AA(i,e){let t=i.offset,n=i.uint64(),s=i.uint64(),r=i.uint32();return i.offset=t+e,{type:"Footer",summaryStart:n,summaryOffsetStart:s,summaryCrc:r}}function RA(i,e){let t=i.offset,n=i.uint16(),s=i.string(),r=i.string(),o=i.uint32(),a=i.offset;if(e-(a-t)<o)throw new Error(`Schema data length ${o} exceeds bounds of record`);let l=i.u8ArrayCopy(o);return i.offset=t+e,{type:"Schema",id:n,encoding:r,name:s,data:l}}function CA(i,e){let t=i.offset,n=i.uint16(),s=i.uint16(),r=i.string(),o=i.string(),a=i.map(l=>l.string(),l=>l.string());return i.offset=t+e,{type:"Channel",id:n,schemaId:s,topic:r,messageEncoding:o,metadata:a}}function PA(i,e){let n=i.uint16(),s=i.uint32(),r=i.uint64(),o=i.uint64(),a=i.u8ArrayCopy(e-22);return{type:"Message",channelId:n,sequence:s,logTime:r,publishTime:o,data:a}}function IA(i,e){let t=i.offset,n=i.uint64(),s=i.uint64(),r=i.uint64(),o=i.uint32(),a=i.string(),l=Number(i.uint64()),h=i.offset-t;if(l+h>e)throw new Error("Chunk records length exceeds remaining record size");let d=i.u8ArrayCopy(l);return i.offset=t+e,{type:"Chunk",messageStartTime:n,messageEndTime:s,compression:a,uncompressedSize:r,uncompressedCrc:o,records:d}}function LA(i,e){let t=i.offset,n=i.uint16(),s=i.keyValuePairs(r=>r.uint64(),r=>r.uint64());return i.offset=t+e,{type:"MessageIndex",channelId:n,records:s}}function DA(i,e){let t=i.offset,n=i.uint64(),s=i.uint64(),r=i.uint64(),o=i.uint64(),a=i.map(u=>u.uint16(),u=>u.uint64()),l=i.uint64(),c=i.string(),h=i.uint64(),d=i.uint64();return i.offset=t+e,{type:"ChunkIndex",messageStartTime:n,messageEndTime:s,chunkStartOffset:r,chunkLength:o,messageIndexOffsets:a,messageIndexLength:l,compression:c,compressedSize:h,uncompressedSize:d}}function NA(i,e,t){let n=i.offset,s=i.uint64(),r=i.uint64(),o=i.string(),a=i.string(),l=i.uint64();if(BigInt(i.offset)+l>Number.MAX_SAFE_INTEGER)throw new Error(`Attachment too large: ${l}`);if(i.offset+Number(l)+4>n+e)throw new Error(`Attachment data length ${l} exceeds bounds of record`);let c=i.u8ArrayCopy(Number(l)),h=i.offset-n,d=i.uint32();if(t&&d!==0){i.offset=n;let u=i.u8ArrayBorrow(h),f=vr(u);if(i.offset=n+h+4,f!==d)throw new Error(`Attachment CRC32 mismatch: expected ${d}, actual ${f}`)}return i.offset=n+e,{type:"Attachment",logTime:s,createTime:r,name:o,mediaType:a,data:c}}function OA(i,e){let t=i.offset,n=i.uint64(),s=i.uint64(),r=i.uint64(),o=i.uint64(),a=i.uint64(),l=i.string(),c=i.string();return i.offset=t+e,{type:"AttachmentIndex",offset:n,length:s,logTime:r,createTime:o,dataSize:a,name:l,mediaType:c}}function UA(i,e){let t=i.offset,n=i.uint64(),s=i.uint16(),r=i.uint32(),o=i.uint32(),a=i.uint32(),l=i.uint32(),c=i.uint64(),h=i.uint64(),d=i.map(u=>u.uint16(),u=>u.uint64());return i.offset=t+e,{type:"Statistics",messageCount:n,schemaCount:s,channelCount:r,attachmentCount:o,metadataCount:a,chunkCount:l,messageStartTime:c,messageEndTime:h,channelMessageCounts:d}}function FA(i,e){let t=i.offset,n=i.string(),s=i.map(r=>r.string(),r=>r.string());return i.offset=t+e,{type:"Metadata",metadata:s,name:n}}function kA(i,e){let t=i.offset,n=i.uint64(),s=i.uint64(),r=i.string();return i.offset=t+e,{type:"MetadataIndex",offset:n,length:s,name:r}}function BA(i,e){let t=i.offset,n=i.uint8(),s=i.uint64(),r=i.uint64();return i.offset=t+e,{type:"SummaryOffset",groupOpcode:n,groupStart:s,groupLength:r}}function zA(i,e){let t=i.offset,n=i.uint32();return i.offset=t+e,{type:"DataEnd",dataSectionCrc:n}}function fv(i,e,t){let n=0,s=i.length;if(s===0)return 0;let r=t(e);for(;n<s;){let o=n+s>>>1;t(i[o][0])<r?n=o+1:s=o}return s}function pv(i,e,t){let n=0,s=i.length;if(s===0)return 0;let r=t(e);for(;n<s;){let o=n+s>>>1;t(i[o][0])<=r?n=o+1:s=o}return s}var Zu=class{chunkIndex;#e;#t;#i;#s;#o;#n;#a=0;constructor(e){if(this.chunkIndex=e.chunkIndex,this.#e=e.relevantChannels,this.#t=e.startTime,this.#i=e.endTime,this.#s=e.reverse,this.#o=e.readFullMessageIndexRange??!1,this.chunkIndex.messageIndexLength===0n&&(this.chunkIndex.messageStartTime!==0n||this.chunkIndex.messageEndTime!==0n))throw new Error("Encountered a chunk index without message indexes and non-zero start and end times")}compare(e){if(this.#s!==e.#s)throw new Error("Cannot compare a reversed ChunkCursor to a non-reversed ChunkCursor");let t=Number(this.#r()-e.#r());return t===0&&(t=Number(this.chunkIndex.chunkStartOffset-e.chunkIndex.chunkStartOffset)),this.#s?-t:t}hasMoreMessages(){if(this.#n==null)throw new Error("loadMessageIndexes() must be called before hasMore()");return this.#a<this.#n.length}popMessage(){if(this.#n==null)throw new Error("loadMessageIndexes() must be called before popMessage()");if(this.#a>=this.#n.length)throw new Error(`Unexpected popMessage() call when no more messages are available, in chunk at offset ${this.chunkIndex.chunkStartOffset}`);return this.#n[this.#a++]}hasMessageIndexes(){return this.#n!=null}async loadMessageIndexes(e,t){let n=this.#s,s,r,o=this.#o;for(let[S,R]of this.chunkIndex.messageIndexOffsets)(s==null||R<s)&&(s=R),(o||!this.#e||this.#e.has(S))&&(r==null||R<r)&&(r=R);if(s==null||r==null){this.#n=[];return}let a=s+this.chunkIndex.messageIndexLength,l=await e.read(r,a-r,t),c=new DataView(l.buffer,l.byteOffset,l.byteLength),h=new Wn(c),d=[],u;for(;u=Ai(h,!0);)u.type==="MessageIndex"&&(u.records.length===0||this.#e&&!this.#e.has(u.channelId)||d.push(u.records));if(h.bytesRemaining()!==0)throw new Error(`${h.bytesRemaining()} bytes remaining in message index section`);if(this.#n=d.flat().sort(([S,R],[M,v])=>{let T=Number(S-M);return T===0&&(T=Number(R-v)),T}),n&&this.#n.reverse(),this.#n.length===0)return;let[f]=this.#n[0];if(f<this.chunkIndex.messageStartTime)throw new Error(`Chunk at offset ${this.chunkIndex.chunkStartOffset} contains a message with logTime (${f}) earlier than chunk messageStartTime (${this.chunkIndex.messageStartTime})`);let[g]=this.#n[this.#n.length-1];if(g>this.chunkIndex.messageEndTime)throw new Error(`Chunk at offset ${this.chunkIndex.chunkStartOffset} contains a message with logTime (${g}) later than chunk messageEndTime (${this.chunkIndex.messageEndTime})`);let y=n?this.#i:this.#t,p=n?this.#t:this.#i,m=n?S=>-S:S=>S,x,A;y!=null&&(x=fv(this.#n,y,m)),p!=null&&(A=pv(this.#n,p,m)),(x!=null||A!=null)&&(this.#n=this.#n.slice(x,A))}#r(){return this.#n!=null&&this.#n.length>0&&this.#a<this.#n.length?this.#n[this.#a][0]:this.#s?this.chunkIndex.messageEndTime:this.chunkIndex.messageStartTime}};var pa=class i{chunkIndexes;attachmentIndexes;metadataIndexes=[];channelsById;schemasById;statistics;summaryOffsetsByOpcode;header;footer;dataEndOffset;dataSectionCrc;#e;#t;#i;#s;#o;#n;#a;constructor(e){this.#e=e.readable,this.chunkIndexes=e.chunkIndexes,this.attachmentIndexes=e.attachmentIndexes,this.metadataIndexes=e.metadataIndexes,this.statistics=e.statistics,this.#i=e.decompressHandlers,this.channelsById=e.channelsById,this.schemasById=e.schemasById,this.summaryOffsetsByOpcode=e.summaryOffsetsByOpcode,this.header=e.header,this.footer=e.footer,this.dataEndOffset=e.dataEndOffset,this.dataSectionCrc=e.dataSectionCrc;let t=e.messageIndexCacheSizeBytes??0;this.#t=t>0?new Ku(this.#e,t):this.#e;for(let n of e.chunkIndexes)(this.#s==null||n.messageStartTime<this.#s)&&(this.#s=n.messageStartTime),(this.#o==null||n.messageEndTime>this.#o)&&(this.#o=n.messageEndTime);for(let n of e.attachmentIndexes)(this.#n==null||n.logTime<this.#n)&&(this.#n=n.logTime),(this.#a==null||n.logTime>this.#a)&&(this.#a=n.logTime)}#r(e){return new Error(`${e} [library=${this.header.library}]`)}static async Initialize({readable:e,decompressHandlers:t,messageIndexCacheSizeBytes:n,readOptions:s}){let r=await e.size(),o,a;{let F=await e.read(0n,BigInt(Ln.length+1+8),s),V=new DataView(F.buffer,F.byteOffset,F.byteLength);fa(new Wn(V));let P=V.getBigUint64(Ln.length+1,!0),B=1n+8n+P,$=await e.read(BigInt(Ln.length),B,s);a=BigInt(Ln.length)+B;let X=new Wn(new DataView($.buffer,$.byteOffset,$.byteLength)),le=Ai(X,!0);if(le?.type!=="Header")throw new Error(`Unable to read header at beginning of file; found ${le?.type??"nothing"}`);if(X.bytesRemaining()!==0)throw new Error(`${X.bytesRemaining()} bytes remaining after parsing header`);o=le}function l(F){return new Error(`${F} [library=${o.library}]`)}let c,h;{let F=BigInt(Ln.length+1+8+4+4),V=BigInt(29+Ln.length);if(r<F+V)throw l(`File size (${r}) is too small to be valid MCAP`);c=r-V;let P=await e.read(c,V,s);h=new DataView(P.buffer,P.byteOffset,P.byteLength)}try{fa(new Wn(h,h.byteLength-Ln.length))}catch(F){throw l(F.message)}let d;{let F=new Wn(h),V=Ai(F,!0);if(V?.type!=="Footer")throw l(`Unable to read footer from end of file (offset ${c}); found ${V?.type??"nothing"}`);if(F.bytesRemaining()!==Ln.length)throw l(`${F.bytesRemaining()-Ln.length} bytes remaining after parsing footer`);d=V}if(d.summaryStart===0n)throw l("File is not indexed");let u=new Uint8Array(25);u.set(new Uint8Array(h.buffer,h.byteOffset,u.byteLength));let f=1n+8n+4n,g=d.summaryStart-f;if(g<a)throw l(`Expected DataEnd position (summary start ${d.summaryStart} - ${f} = ${g}) to be after Header end offset (${a})`);let y=await e.read(g,c-g,s);if(d.summaryCrc!==0){let F=qu();if(F=ec(F,y.subarray(Number(f))),F=ec(F,u),F=$u(F),F!==d.summaryCrc)throw l(`Incorrect summary CRC ${F} (expected ${d.summaryCrc})`)}let p=new DataView(y.buffer,y.byteOffset,y.byteLength),m=new Wn(p),x=new Map,A=new Map,S=[],R=[],M=[],v=new Map,T,k,N=!0,L;for(;L=Ai(m,!0);){if(N&&L.type!=="DataEnd")throw l(`Expected DataEnd record to precede summary section, but found ${L.type}`);switch(N=!1,L.type){case"Schema":A.set(L.id,L);break;case"Channel":x.set(L.id,L);break;case"ChunkIndex":S.push(L);break;case"AttachmentIndex":R.push(L);break;case"MetadataIndex":M.push(L);break;case"Statistics":if(T)throw l("Duplicate Statistics record");T=L;break;case"SummaryOffset":v.set(L.groupOpcode,L);break;case"DataEnd":k=L.dataSectionCrc===0?void 0:L.dataSectionCrc;break;case"Header":case"Footer":case"Message":case"Chunk":case"MessageIndex":case"Attachment":case"Metadata":throw l(`${L.type} record not allowed in index section`);case"Unknown":break}}if(m.bytesRemaining()!==0)throw l(`${m.bytesRemaining()} bytes remaining in index section`);return new i({readable:e,chunkIndexes:S,attachmentIndexes:R,metadataIndexes:M,statistics:T,decompressHandlers:t,channelsById:x,schemasById:A,summaryOffsetsByOpcode:v,header:o,footer:d,dataEndOffset:g,dataSectionCrc:k,messageIndexCacheSizeBytes:n})}async*readMessages(e={}){let{topics:t,startTime:n=this.#s,endTime:s=this.#o,reverse:r=!1,validateCrcs:o,readOptions:a}=e;if(n==null||s==null)return;let l;if(t){l=new Set;for(let y of this.channelsById.values())t.includes(y.topic)&&l.add(y.id)}let c=new Yu((y,p)=>y.compare(p)),h=!0,d,u=this.#t!==this.#e;for(let y of this.chunkIndexes)y.messageStartTime<=s&&y.messageEndTime>=n&&(c.push(new Zu({chunkIndex:y,relevantChannels:l,startTime:n,endTime:s,reverse:r,readFullMessageIndexRange:u})),h&&d!=null&&(h=y.messageStartTime>=d),d=y.messageEndTime);let f=new Map,g=new Wn(new DataView(new ArrayBuffer(0)));for(let y;y=c.peek();){if(!y.hasMessageIndexes()){await y.loadMessageIndexes(this.#t,a),y.hasMoreMessages()?c.replace(y):c.pop();continue}let p=f.get(y.chunkIndex.chunkStartOffset);p||(p=await this.#l(y.chunkIndex,{validateCrcs:o??!0,readOptions:a}),f.set(y.chunkIndex.chunkStartOffset,p));let[m,x]=y.popMessage();if(x>=BigInt(p.byteLength))throw this.#r(`Message offset beyond chunk bounds (log time ${m}, offset ${x}, chunk data length ${p.byteLength}) in chunk at offset ${y.chunkIndex.chunkStartOffset}`);g.reset(p,Number(x));let A=Ai(g,o??!0);if(!A)throw this.#r(`Unable to parse record at offset ${x} in chunk at offset ${y.chunkIndex.chunkStartOffset}`);if(A.type!=="Message")throw this.#r(`Unexpected record type ${A.type} in message index (time ${m}, offset ${x} in chunk at offset ${y.chunkIndex.chunkStartOffset})`);if(A.logTime!==m)throw this.#r(`Message log time ${A.logTime} did not match message index entry (${m} at offset ${x} in chunk at offset ${y.chunkIndex.chunkStartOffset})`);yield A,y.hasMoreMessages()?h||c.replace(y):(c.pop(),f.delete(y.chunkIndex.chunkStartOffset))}}async*readMetadata(e={}){let{name:t,readOptions:n}=e;for(let s of this.metadataIndexes){if(t!=null&&s.name!==t)continue;let r=await this.#e.read(s.offset,s.length,n),o=new Wn(new DataView(r.buffer,r.byteOffset,r.byteLength)),a=Ai(o,!1);if(a?.type!=="Metadata")throw this.#r(`Metadata data at offset ${s.offset} does not point to metadata record (found ${String(a?.type)})`);yield a}}async*readAttachments(e={}){let{name:t,mediaType:n,startTime:s=this.#n,endTime:r=this.#a,validateCrcs:o,readOptions:a}=e;if(!(s==null||r==null))for(let l of this.attachmentIndexes){if(t!=null&&l.name!==t||n!=null&&l.mediaType!==n||l.logTime>r||l.logTime<s)continue;let c=await this.#e.read(l.offset,l.length,a),h=new Wn(new DataView(c.buffer,c.byteOffset,c.byteLength)),d=Ai(h,o??!0);if(d?.type!=="Attachment")throw this.#r(`Attachment data at offset ${l.offset} does not point to attachment record (found ${String(d?.type)})`);yield d}}async#l(e,t){let n=await this.#e.read(e.chunkStartOffset,e.chunkLength,t?.readOptions),s=new Wn(new DataView(n.buffer,n.byteOffset,n.byteLength)),r=Ai(s,t?.validateCrcs??!0);if(r?.type!=="Chunk")throw this.#r(`Chunk start offset ${e.chunkStartOffset} does not point to chunk record (found ${String(r?.type)})`);let o=r,a=o.records;if(o.compression!==""&&a.byteLength>0){let l=this.#i?.[o.compression];if(!l)throw this.#r(`Unsupported compression ${o.compression}`);a=l(a,o.uncompressedSize)}if(o.uncompressedCrc!==0&&t?.validateCrcs!==!1){let l=vr(a);if(l!==o.uncompressedCrc)throw this.#r(`Incorrect chunk CRC ${l} (expected ${o.uncompressedCrc})`)}return new DataView(a.buffer,a.byteOffset,a.byteLength)}};var ma=class{#e=new ArrayBuffer(Ln.length*2);#t=new DataView(this.#e,0,0);#i=new Wn(this.#t);#s;#o;#n;#a;#r=!1;#l=this.#u();#c=new Map;constructor({includeChunks:e=!1,decompressHandlers:t={},validateCrcs:n=!0,noMagicPrefix:s=!1}={}){this.#o=e,this.#s=t,this.#n=n,this.#a=s}done(){return this.#r}bytesRemaining(){return this.#i.bytesRemaining()}append(e){if(this.#r)throw new Error("Already done reading");this.#h(e)}#h(e){let t=this.#i.offset,n=this.#t.byteLength-t,s=n+e.byteLength;if(s<=this.#e.byteLength)if(this.#t.byteOffset+this.#t.byteLength+e.byteLength<=this.#e.byteLength)new Uint8Array(this.#e,this.#t.byteOffset).set(e,this.#t.byteLength),this.#t=new DataView(this.#e,this.#t.byteOffset,this.#t.byteLength+e.byteLength),this.#i.reset(this.#t,this.#i.offset);else{let r=new Uint8Array(this.#e,this.#t.byteOffset+t,n),o=new Uint8Array(this.#e);o.set(r,0),o.set(e,r.byteLength),this.#t=new DataView(this.#e,0,r.byteLength+e.byteLength),this.#i.reset(this.#t)}else{this.#e=new ArrayBuffer(s*2);let r=new Uint8Array(this.#e),o=new Uint8Array(this.#t.buffer,this.#t.byteOffset+t,n);r.set(o,0),r.set(e,o.byteLength),this.#t=new DataView(this.#e,0,o.byteLength+e.byteLength),this.#i.reset(this.#t)}}nextRecord(){if(this.#r)return;let e=this.#l.next();if(e.value?.type==="Channel"){let t=this.#c.get(e.value.id);if(this.#c.set(e.value.id,e.value),t&&!HA(t,e.value))throw new Error(`Channel record for id ${e.value.id} (topic: ${e.value.topic}) differs from previous channel record of the same id.`)}else if(e.value?.type==="Message"){let t=e.value.channelId;if(!this.#c.get(t))throw new Error(`Encountered message on channel ${t} without prior channel record`)}return e.done===!0&&(this.#r=!0),e.value}*#u(){if(!this.#a){let n;for(;n=fa(this.#i),!n;)yield}let e;function t(n){return new Error(`${n} ${e?`[library=${e.library}]`:"[no header]"}`)}for(;;){let n;for(;n=Ai(this.#i,this.#n),!n;)yield;switch(n.type){case"Header":if(e)throw new Error(`Duplicate Header record: library=${e.library} profile=${e.profile} vs. library=${n.library} profile=${n.profile}`);e=n,yield n;break;case"Unknown":case"Schema":case"Channel":case"Message":case"MessageIndex":case"ChunkIndex":case"Attachment":case"AttachmentIndex":case"Statistics":case"Metadata":case"MetadataIndex":case"SummaryOffset":case"DataEnd":yield n;break;case"Chunk":{this.#o&&(yield n);let s=n.records;if(n.compression!==""&&s.byteLength>0){let l=this.#s[n.compression];if(!l)throw t(`Unsupported compression ${n.compression}`);s=l(s,n.uncompressedSize)}if(this.#n&&n.uncompressedCrc!==0){let l=vr(s);if(l!==n.uncompressedCrc)throw t(`Incorrect chunk CRC ${l} (expected ${n.uncompressedCrc})`)}let r=new DataView(s.buffer,s.byteOffset,s.byteLength),o=new Wn(r),a;for(;a=Ai(o,this.#n);)switch(a.type){case"Header":case"Footer":case"Chunk":case"MessageIndex":case"ChunkIndex":case"Attachment":case"AttachmentIndex":case"Statistics":case"Metadata":case"MetadataIndex":case"SummaryOffset":case"DataEnd":throw t(`${a.type} record not allowed inside a chunk`);case"Unknown":case"Schema":case"Channel":case"Message":yield a;break}if(o.bytesRemaining()!==0)throw t(`${o.bytesRemaining()} bytes remaining in chunk`);break}case"Footer":try{let s;for(;s=fa(this.#i),!s;)yield}catch(s){throw t(s.message)}if(this.#i.bytesRemaining()!==0)throw t(`${this.#i.bytesRemaining()} bytes remaining after MCAP footer and trailing magic`);return n}}}};function HA(i,e){if(!(i.id===e.id&&i.messageEncoding===e.messageEncoding&&i.schemaId===e.schemaId&&i.topic===e.topic&&i.metadata.size===e.metadata.size))return!1;for(let[t,n]of i.metadata.entries()){let s=e.metadata.get(t);if(n!==s)return!1}return!0}var VA="2.2.2",GA=`mcap-typescript/${VA}`;var Ju=[137,77,67,65,80,48,13,10];async function gv(i){let e=typeof i=="string"?await vo.open(i):i;if(!Ju.every((n,s)=>e.head[s]===n))throw new Bt("notMcap");let t=await e.part(e.bytes-Ju.length,Ju.length);if(e.bytes<64||!Ju.every((n,s)=>t[s]===n))throw new Bt("cut");try{let n=await pa.Initialize({readable:e});if(n.chunkIndexes.length===0)throw new Bt("cut");let s=new Map;for await(let r of n.readMetadata({name:"cancha.match"}))for(let[o,a]of r.metadata)s.set(o,a);return{file:e,parts:XA(n),topics:qA(n),about:s}}catch(n){throw n instanceof Bt?n:new Bt("broken",n.message)}}function XA(i){return i.chunkIndexes.map(hm).sort((e,t)=>e.from-t.from)}function hm(i){let e=t=>Number(t)/1e9;return{from:e(i.messageStartTime),to:e(i.messageEndTime),offset:Number(i.chunkStartOffset),length:Number(i.chunkLength),channels:new Set(i.messageIndexOffsets.keys())}}function qA(i){let e=new da;for(let t of i.channelsById.values())um(e,t,i.schemasById.get(t.schemaId));return e}function um(i,e,t){e.messageEncoding!=="protobuf"||t?.encoding!=="protobuf"||i.add(e.topic,e.id,lv(t.data,t.name))}var ga="/velocities",ya="/ball/path",tc="/players/frames";var va={x:0,y:0,z:0},dm={x:0,y:0,z:0,w:1};function ju(i){return{...i,links:i.links.map(e=>({...e,position:e.position??va,rotation:e.rotation??dm,axis:e.axis??va,anchor:e.anchor??va})),shapes:i.shapes.map(e=>({...e,kind:e.kind.toLowerCase(),size:e.size??va,position:e.position??va,rotation:e.rotation??dm})),soles:i.soles.map(e=>({...e,position:e.position??va,rotation:e.rotation??dm}))}}var $A=180,YA=512*1024,KA=120,ZA=8,_a=class i{bodies=new Wu;start;file;about;parts;topics;starts;kept=new Map;coming=new Map;opened;askedAt=0;constructor(e){({file:this.file,about:this.about,parts:this.parts,topics:this.topics}=e),this.starts=this.parts.map(t=>t.from),this.start=this.parts[0].from}static async open(e){return new i(await gv(e))}get end(){return Math.max(...this.parts.slice(-3).map(e=>e.to))}get written(){return this.end}get chunks(){return this.parts.length}get topicNames(){return this.topics.names}holds(e){let t=this.topics.channel(e)??-1;return this.parts.some(n=>n.channels.has(t))}chunkAt(e){return Math.max(0,Ti(this.starts,e))}peek(e){let t=this.kept.get(e);return t&&(this.kept.delete(e),this.kept.set(e,t)),t}load(e){let t=this.peek(e);if(t)return Promise.resolve(t);this.askedAt=performance.now();let n=this.coming.get(e);if(!n){let{offset:s,length:r}=this.parts[e];n=this.file.part(s,r).then(o=>this.keep(e,new jl(Hu(o),this.topics,this.bodies))).finally(()=>this.coming.delete(e)),this.coming.set(e,n)}return n}async ready(e){let t=this.chunkAt(e),n=await this.load(t),s=["/match/state",ya].map(r=>this.fetchLatest(r,e));t>0&&!(n.times[0]<=e)&&s.push(this.load(t-1)),t+1<this.chunks&&!(n.times.at(-1)>e)&&s.push(this.load(t+1)),await Promise.all(s)}async prefetch(e,t,n){let s=this.chunkAt(e),r=[];for(let o=1;o<=t;++o){let a=s+o*n;if(a<0||a>=this.chunks||this.coming.size>8)break;this.peek(a)||r.push(this.load(a).catch(()=>{}))}return await Promise.all(r),r.length>0}moment(e){let t=this.chunkAt(e),n=this.peek(t);if(!n)return;let s=Ti(n.times,e);if(s<0&&t>0){if(n=this.peek(--t),!n)return;s=n.times.length-1}s=Math.max(0,s);let r=n.poses[s];if(!r)return;let o=s+1<n.times.length?n:this.peek(t+1),a=o===n?s+1:0,l=o?.poses[a],c=n.times[s],h={a:n.bends?.[s],b:o?.bends?.[a]};if(!o||!l)return{a:r,b:r,bends:h,share:0,frameTime:c};let d=Math.min(1,Math.max(0,(e-c)/(o.times[a]-c||1)));return{a:r,b:l,bends:h,share:d,frameTime:c}}past(e,t){let n=[],s=[];for(let r=this.chunkAt(e);r>=0&&this.parts[r].to>=e-t;--r){let o=this.peek(r);if(!o)break;for(let a=Ti(o.times,e);a>=0&&o.times[a]>=e-t;--a)n.push(o.times[a]),s.push(o.poses[a])}return{times:Float64Array.from(n.reverse()),poses:s.reverse()}}pastMessages(e,t,n){let s=[];for(let r=this.chunkAt(t);r>=0&&this.parts[r].to>=t-n;--r){let o=this.peek(r)?.of(e);if(!o)break;for(let a=o.length-1;a>=0;--a)o[a].time<=t&&o[a].time>=t-n&&s.push(o[a])}return s.reverse()}async fetchPast(e,t){let n=!1;for(let s=this.chunkAt(e);s>=0&&this.parts[s].to>=e-t;--s)this.peek(s)||(await this.load(s).catch(()=>{}),n=!0);return n}async stepped(e,t){let n=this.chunkAt(e),s=[n-1,n,n+1].filter(a=>a>=0&&a<this.chunks),r=(await Promise.all(s.map(a=>this.load(a)))).flatMap(a=>[...a.times]),o=1e-6;return t>0?r.find(a=>a>e+o)??this.end:r.filter(a=>a<e-o).at(-1)??this.start}latest(e,t){for(let n=this.lastWith(e,this.chunkAt(t));n>=0;n=this.lastWith(e,n-1)){let s=this.peek(n)?.of(e);if(!s)return;for(let r=s.length-1;r>=0;--r)if(s[r].time<=t)return s[r].value}}async fetchLatest(e,t){let n=this.lastWith(e,this.chunkAt(t));if(n<0)return;let s=(await this.load(n)).of(e)[0],r=s&&s.time>t?this.lastWith(e,n-1):-1;r>=0&&await this.load(r)}state(e){return this.latest("/match/state",e)}statistics(e){return this.latest("/match/statistics",e)}statisticsReady(e){return this.fetchLatest("/match/statistics",e)}async scene(){let e=await this.first("/scene");if(!e)throw new Bt("broken","the recording has no scene");return e}league(){return this.first("/league")}async robot(){let e=await this.first("/robot");return e&&ju(e)}async first(e){let t=this.topics.channel(e)??-1,n=this.parts.findIndex(a=>a.channels.has(t));if(n<0)return;let{offset:s,length:r}=this.parts[n];this.opened=this.opened?.index===n?this.opened:{index:n,records:Hu(await this.file.part(s,r))};let{records:o}=this.opened;return this.kept.has(n)||this.keep(n,new jl(o,this.topics,this.bodies)),cm(o,this.topics,new Set([t]))[0].value}async*scan(e,t=this.start,n=this.end){let s=new Set(e.map(r=>this.topics.channel(r)).filter(r=>r!==void 0));for await(let r of this.records(s,t,n))for(let o of cm(r,this.topics,s))o.time>=t&&o.time<=n&&(yield o)}async*frames(e=this.start,t=this.end){let n=this.topics.channel("/tf");if(n!==void 0)for await(let s of this.records(new Set([n]),e,t))yield lm(s,this.topics,this.bodies)}allFrames(){return this.frames()}async*events(){for await(let{time:e,value:t}of this.scan(["/match/events"]))yield{...t,time:e,score:t.score??{blue:0,yellow:0}}}async*programs(){for await(let{value:e}of this.scan(["/behaviour/programs"]))yield e}async*records(e,t,n){let s=this.parts.filter(o=>o.length>0&&o.to>=t&&o.from<=n&&[...e].some(a=>o.channels.has(a))),r=performance.now();for(let o=0;o<s.length;){let a=s[o],l=o,c=d=>s[d].offset+s[d].length-a.offset;for(;l+1<s.length&&c(l+1)<=YA&&s[l+1].offset>a.offset;)++l;let h=await this.file.part(a.offset,c(l));for(;o<=l;++o){let d=s[o].offset-a.offset;if(yield Hu(h.subarray(d,d+s[o].length)),!(performance.now()-r<ZA)){do await new Promise(u=>setTimeout(u));while(performance.now()-this.askedAt<KA);r=performance.now()}}}}keep(e,t){this.kept.set(e,t);for(let n of this.kept.keys()){if(this.kept.size<=$A)break;this.kept.delete(n)}return t}lastWith(e,t){let n=this.topics.channel(e);if(n===void 0)return-1;for(;t>=0&&!this.parts[t].channels.has(n);)--t;return t}};function nc({x:i,y:e,z:t,w:n}){return Math.atan2(2*(n*t+i*e),1-2*(e*e+t*t))}function Wr(i,e){let t=e*7+3;return nc({x:i[t],y:i[t+1],z:i[t+2],w:i[t+3]})}function Xr(i){return i-2*Math.PI*Math.round(i/(2*Math.PI))}function yv(i,e){return i?{right:i.length/2,top:i.width/2,goal:i.goal_width/2}:{right:e.x/2,top:e.y/2,goal:0}}var ic=new G;function Fi(i,e,t,n,s,r){let o=2*Math.PI*s/4,a=Math.max(r-2*s,0),l=Math.PI/4;ic.copy(e),ic[n]=0,ic.normalize();let c=.5*o/(o+a),h=1-ic.angleTo(i)/l;return Math.sign(ic[t])===1?h*c:a/(o+a)+c+c*(1-h)}var sc=class i extends Yi{constructor(e=1,t=1,n=1,s=2,r=.1){let o=s*2+1;if(r=Math.min(e/2,t/2,n/2,r),super(1,1,1,o,o,o),this.type="RoundedBoxGeometry",this.parameters={width:e,height:t,depth:n,segments:s,radius:r},o===1)return;let a=this.toNonIndexed();this.index=null,this.attributes.position=a.attributes.position,this.attributes.normal=a.attributes.normal,this.attributes.uv=a.attributes.uv;let l=new G,c=new G,h=new G(e,t,n).divideScalar(2).subScalar(r),d=this.attributes.position.array,u=this.attributes.normal.array,f=this.attributes.uv.array,g=d.length/6,y=new G,p=.5/o;for(let m=0,x=0;m<d.length;m+=3,x+=2)switch(l.fromArray(d,m),c.copy(l),c.x-=Math.sign(c.x)*p,c.y-=Math.sign(c.y)*p,c.z-=Math.sign(c.z)*p,c.normalize(),d[m+0]=h.x*Math.sign(l.x)+c.x*r,d[m+1]=h.y*Math.sign(l.y)+c.y*r,d[m+2]=h.z*Math.sign(l.z)+c.z*r,u[m+0]=c.x,u[m+1]=c.y,u[m+2]=c.z,Math.floor(m/g)){case 0:y.set(1,0,0),f[x+0]=Fi(y,c,"z","y",r,n),f[x+1]=1-Fi(y,c,"y","z",r,t);break;case 1:y.set(-1,0,0),f[x+0]=1-Fi(y,c,"z","y",r,n),f[x+1]=1-Fi(y,c,"y","z",r,t);break;case 2:y.set(0,1,0),f[x+0]=1-Fi(y,c,"x","z",r,e),f[x+1]=Fi(y,c,"z","x",r,n);break;case 3:y.set(0,-1,0),f[x+0]=1-Fi(y,c,"x","z",r,e),f[x+1]=1-Fi(y,c,"z","x",r,n);break;case 4:y.set(0,0,1),f[x+0]=1-Fi(y,c,"x","y",r,e),f[x+1]=1-Fi(y,c,"y","x",r,t);break;case 5:y.set(0,0,-1),f[x+0]=Fi(y,c,"x","y",r,e),f[x+1]=1-Fi(y,c,"y","x",r,t);break}}static fromJSON(e){return new i(e.width,e.height,e.depth,e.segments,e.radius)}};var Qu=new $e,JA=.009;function rc(i,e){let t=i?.position,n=i?.orientation;return new dt().compose(new G(t?.x??0,t?.y??0,t?.z??0),new sn(n?.x??0,n?.y??0,n?.z??0,n?.w??1),e?new G(e.x,e.y,e.z):new G(1,1,1))}var xa=class{positions=[];normals=[];colors=[];add(e,t,n){let s=e.index?e.toNonIndexed():e;s.applyMatrix4(t),s.getAttribute("normal")||s.computeVertexNormals();for(let r of s.getAttribute("position").array)this.positions.push(r);for(let r of s.getAttribute("normal").array)this.normals.push(r);Qu.setRGB(n.r,n.g,n.b,pn);for(let r=0;r<s.getAttribute("position").count;++r)this.colors.push(Qu.r,Qu.g,Qu.b)}geometry(){if(this.positions.length===0)return;let e=new rn;return e.setAttribute("position",new Kt(new Float32Array(this.positions),3)),e.setAttribute("normal",new Kt(new Float32Array(this.normals),3)),e.setAttribute("color",new Kt(new Float32Array(this.colors),3)),e}},oc={x:1,y:1,z:1},qr={r:1,g:1,b:1,a:1};function vv(i){let e=new xa;for(let t of i.cubes)e.add(new Yi(1,1,1),rc(t.pose,t.size??oc),t.color??qr);for(let t of i.spheres)e.add(new ar(.5,32,20),rc(t.pose,t.size??oc),t.color??qr);for(let t of i.cylinders){let n=new or(.5*t.top_scale,.5*t.bottom_scale,1,28).rotateX(Math.PI/2);e.add(n,rc(t.pose,t.size??oc),t.color??qr)}for(let t of i.triangles)e.add(jA(t),rc(t.pose),t.color??t.colors[0]??qr);return e.geometry()}function jA(i){let e=i.indices.length?i.indices.map(n=>i.points[n]):i.points,t=new rn;return t.setAttribute("position",new Kt(new Float32Array(e.flatMap(n=>[n.x,n.y,n.z])),3)),t}function _v(i){let e=new xa;for(let t of i.lines){let n=t.color??t.colors[0];t.points.length>1&&n&&e.add(QA(t),rc(t.pose),n)}return e.geometry()}function QA(i){let e=i.indices.length?i.indices.map(o=>i.points[o]):i.points,t=Math.max(i.scale_invariant?0:i.thickness,JA)/2,n=[],s=(o,a)=>{let l=o.length,c=(d,u)=>{let[f,g]=[o[(d+l)%l],o[(u+l)%l]],y=Math.hypot(g.x-f.x,g.y-f.y)||1;return{x:-(g.y-f.y)/y,y:(g.x-f.x)/y}},h=o.map((d,u)=>{let f=u>0||a?c(u-1,u):c(u,u+1),g=u+1<l||a?c(u,u+1):c(u-1,u),y=t/Math.max(.3,(1+f.x*g.x+f.y*g.y)/2)/2,p={x:(f.x+g.x)*y,y:(f.y+g.y)*y};return{l:[d.x+p.x,d.y+p.y,d.z],r:[d.x-p.x,d.y-p.y,d.z]}});for(let d=0;d+1<l+(a?1:0);++d){let[u,f]=[h[d],h[(d+1)%l]];n.push(...u.r,...f.r,...f.l,...u.r,...f.l,...u.l)}};if(i.type==="LINE_LIST")for(let o=0;o+1<e.length;o+=2)s(e.slice(o,o+2),!1);else{let[o,a]=[e[0],e.at(-1)],l=e.length>3&&Math.hypot(o.x-a.x,o.y-a.y,o.z-a.z)<1e-6;s(l?e.slice(0,-1):e,l||i.type==="LINE_LOOP")}let r=new rn;return r.setAttribute("position",new Kt(new Float32Array(n),3)),r}var xv=new dt().makeRotationX(Math.PI/2),eR=.3,tR=new G(1,1,1),nR={fine:{edge:3,around:24,over:16,cap:8},coarse:{edge:1,around:12,over:8,cap:3}},ba=class i{constructor(e,t="fine"){this.robot=e;this.detail=t;this.links=e.links.map((n,s)=>this.link(s))}robot;detail;links;plain=bv(0);lit=bv(9058816);worn(e){let t=s=>Math.max(...s.rgba.slice(0,3))<eR,n=this.link(0,s=>t(s)?{...s,rgba:e}:s);return Object.assign(Object.create(i.prototype),this,{links:[n,...this.links.slice(1)]})}link(e,t=n=>n){let n=new xa;for(let s of this.robot.shapes.filter(({link:r})=>r===e).map(t)){let{position:r,rotation:o}=s,[a,l,c]=s.rgba.map(h=>.08+.92*h);n.add(iR(s,this.detail),new dt().compose(new G(r.x,r.y,r.z),new sn(o.x,o.y,o.z,o.w),tR),{r:a,g:l,b:c})}return n.geometry()}},bv=i=>new lr({vertexColors:!0,shininess:45,specular:3815994,emissive:i});function iR({kind:i,size:e},t){let{edge:n,around:s,over:r,cap:o}=nR[t];return i==="box"?new sc(2*e.x,2*e.y,2*e.z,n,Math.min(.012,.4*Math.min(e.x,e.y,e.z))):i==="sphere"?new ar(e.x,s,r):i==="capsule"?new Ko(e.x,2*e.z,o,s).applyMatrix4(xv):new or(e.x,e.x,2*e.z,s).applyMatrix4(xv)}var Sv=Math.PI/180,ed=({x:i,y:e,z:t})=>new G(i,e,t),Mv=({x:i,y:e,z:t,w:n})=>new sn(i,e,t,n),ac=class{constructor(e,t=new ba(e)){this.robot=e;this.skin=t;this.axes=e.links.map(({axis:n,anchor:s,position:r,rotation:o})=>({axis:ed(n),anchor:ed(s),position:ed(r),rotation:Mv(o)})),e.links.forEach((n,s)=>{let r=s===0?this.root:new fi;r.name=n.name,this.links.push(r),n.parent>=0&&this.links[n.parent].add(r),this.meshes.push(this.dress(r,s))}),this.pose(e.joints.map(()=>0))}robot;skin;root=new fi;links=[];axes;meshes=[];turned=new sn;moved=new G;dress(e,t){let n=this.skin.links[t];if(!n)return;let s=new Gt(n,this.skin.plain);return s.castShadow=!0,s.receiveShadow=!0,e.add(s),s}pose(e){this.bend(e,0,Sv)}bend(e,t=0,n=1){this.robot.links.forEach((s,r)=>{if(r===0)return;let{axis:o,anchor:a,position:l,rotation:c}=this.axes[r],h=this.links[r];h.position.copy(l),h.quaternion.copy(c),!(s.joint<0)&&(this.turned.setFromAxisAngle(o,s.ratio*e[t+s.joint]*n+s.bias*Sv),this.moved.copy(a).applyQuaternion(this.turned).negate().add(a).applyQuaternion(c),h.position.add(this.moved),h.quaternion.multiply(this.turned))})}stand(){let[e,t]=this.robot.soles;this.root.position.set(0,0,0),this.root.quaternion.identity(),this.root.updateMatrixWorld(!0);let n=[e,t].map(a=>this.links[a.link].matrixWorld.clone().multiply(new dt().compose(ed(a.position),Mv(a.rotation),new G(1,1,1)))),s=[0,1].map(a=>{let l=[e,t][1-a],c=n[a].clone().invert().multiply(n[1-a]);return Math.min(...[-1,1].flatMap(h=>[-1,1].map(d=>new G(h*l.length/2,d*l.width/2,0).applyMatrix4(c).z)))}),r=s[1]>s[0]?1:0;n[r].clone().invert().decompose(this.root.position,this.root.quaternion,new G);let o=new G().setFromMatrixPosition(n[r].clone().invert().multiply(n[1-r]));this.root.position.x-=o.x/2,this.root.position.y-=o.y/2}put([e,t,n,s,r,o,a]){this.root.position.set(e,t,n),this.root.quaternion.set(s,r,o,a)}show(e){this.robot.links.forEach((t,n)=>{let s=this.meshes[n];s&&(s.material=e>=0&&t.joint===e?this.skin.lit:this.skin.plain)})}get bounds(){return this.root.updateMatrixWorld(!0),new Mi().setFromObject(this.root,!0)}place(e){return this.root.updateMatrixWorld(!0),new G().setFromMatrixPosition(this.links[this.robot.links.findIndex(t=>t.name===e)].matrixWorld).toArray()}ahead(e){this.root.updateMatrixWorld(!0);let t=this.links[this.robot.links.findIndex(n=>n.name===e)];return new G(1,0,0).transformDirection(t.matrixWorld).toArray()}};var td=class{constructor(e,t,n,s,r){this.robot=e;this.names=t;this.numbers=r;let o=new ba(e,"coarse"),a={blue:o.worn(n.blue),yellow:o.worn(n.yellow)};this.angles=new Float64Array(e.joints.length),this.height=sR(e,o);for(let l of t){let c=new ac(e,l.startsWith("blue")?a.blue:a.yellow);this.bodies.set(l,c),s(l).add(c.root)}}robot;names;numbers;bodies=new Map;angles;height;place({a:e,b:t,bends:n,share:s}){this.names.forEach((r,o)=>{let a=yr(e,t,this.numbers.find(r));cv(n?.a,n?.b,o*this.angles.length,a?0:s,this.angles)&&this.bodies.get(r).bend(this.angles)})}stand(e){return this.bodies.get(e).pose(this.robot.joints.map(({standing:t})=>t)),this.height}link(e,t){return this.bodies.get(e)?.place(t)}ahead(e,t){return this.bodies.get(e)?.ahead(t)}};function sR(i,e){let t=new ac(i,e);return t.pose(i.joints.map(({standing:n})=>n)),t.stand(),t.root.position.z}var rR="field",xt="ball",oR=1.2,aR=new $e(16777215),wv={scale:1,robot:.075,height:.04},lR={scale:2.6,robot:.2,height:.4},nd=class{constructor(e,t,n,s){this.bodies=t;this.robot=n;this.sizes=n?lR:{...wv,robot:s?.robot_side||wv.robot};for(let r of e.entities)this.add(r),/^(blue|yellow) \d+$/.test(r.frame_id)&&!this.robots.includes(r.frame_id)&&this.robots.push(r.frame_id);this.ground=yv(s,this.size);for(let r of["blue","yellow"]){let o=e.entities.find(a=>a.id===`${r} goal`)?.cubes[0]?.color;o&&(this.colors[r]=`rgb(${[o.r,o.g,o.b].map(a=>Math.round(a*255)).join(" ")})`)}n&&(this.squad=new td(n,this.robots,{blue:this.shirt("blue"),yellow:this.shirt("yellow")},r=>this.frame(r),t));for(let r of this.robots)this.tint(r)}bodies;robot;root=new fi;robots=[];colors={blue:"",yellow:""};size={x:2.2,y:1.8};ground;sizes;squad;frames=new Map;labels=new Map;pose=new Float64Array(7);frame(e){let t=this.frames.get(e);return t||(t=new fi,t.name=e,this.frames.set(e,t),this.root.add(t)),t}place(e){for(let[t,n]of this.frames){if(!hv(e.a,e.b,this.bodies.find(t),e.share,this.pose))continue;let[s,r,o,a,l,c,h]=this.pose;n.position.set(s,r,o),n.quaternion.set(a,l,c,h)}this.squad?.place(e)}lift(){for(let[e,t]of this.labels){let{x:n,y:s,z:r}=this.frame(e).position;for(let{sprite:o,above:a}of t)o.position.set(n,s,r+a)}}tint(e,t){let[n,s,r]=this.shirt(e.startsWith("blue")?"blue":"yellow");for(let{sprite:o}of this.labels.get(e)??[])t===void 0?o.material.color.setRGB(n,s,r,pn).lerp(aR,.45):o.material.color.set(t)}shirt(e){return this.colors[e].match(/\d+/g)?.map(t=>Number(t)/255)??[.5,.5,.5]}add(e){let t=this.frame(e.frame_id),n=e.frame_id===rR,s=vv(e.id==="ground"?cR(e):e);if(s){let a=n?new Nr({vertexColors:!0,side:ei}):new lr({vertexColors:!0,shininess:40,specular:3355443}),l=new Gt(s,a);l.castShadow=e.id!=="ground"&&!e.id.endsWith("goal"),l.receiveShadow=!0,l.name=e.id,t.add(l)}let r=_v(e);if(r){let a=new Nr({vertexColors:!0,side:ei,polygonOffset:!0,polygonOffsetFactor:-2,polygonOffsetUnits:-2}),l=new Gt(r,a);l.receiveShadow=!0,t.add(l)}let o=e.id==="ground"?e.cubes[0]:void 0;o?.size&&(this.size={x:o.size.x,y:o.size.y});for(let a of e.texts)this.write(e.frame_id,a)}write(e,t){let n=hR(t);if(!this.robot)return void this.frame(e).add(n);n.scale.multiplyScalar(oR),this.root.add(n);let s=this.labels.get(e)??[];this.labels.set(e,[...s,{sprite:n,above:n.position.z}])}};function cR(i){let t=i.cubes.flatMap(n=>Array.from({length:12},(s,r)=>{let{x:o,y:a,z:l}=n.size??oc,c=n.pose?.position??{x:0,y:0,z:0},{r:h,g:d,b:u,a:f}=n.color??qr,g=r%2?1.13:.97;return{pose:{position:{x:c.x+o*((r+.5)/12-.5),y:c.y,z:c.z},orientation:null},size:{x:o/12,y:a,z:l},color:{r:h*g,g:d*g,b:u*g,a:f}}}));return{...i,cubes:t}}function hR(i){let t=document.createElement("canvas"),n=`700 ${96*.78}px system-ui, "Segoe UI", Roboto, sans-serif`,s=t.getContext("2d");s.font=n,t.width=Math.max(96,Math.ceil(s.measureText(i.text).width)+24),t.height=96,s=t.getContext("2d"),s.font=n,s.textAlign="center",s.textBaseline="middle",s.lineJoin="round",s.lineWidth=14,s.strokeStyle="rgba(8,12,18,0.85)",s.strokeText(i.text,t.width/2,96*.54);let{r,g:o,b:a}=i.color??qr;s.fillStyle=`rgb(${r*255} ${o*255} ${a*255})`,s.fillText(i.text,t.width/2,96*.54);let l=new rr(t);l.colorSpace=pn;let c=new Yo(new Lr({map:l,transparent:!0,depthWrite:!1}));c.renderOrder=5;let h=i.pose?.position;return c.position.set(h?.x??0,h?.y??0,h?.z??0),c.scale.set(i.font_size*t.width/96,i.font_size,1).multiplyScalar(1.15),c}var Xn=class{constructor(e,t=.003){this.most=e;this.height=t;this.positions=new Kt(new Float32Array(e*4*3),3).setUsage(Gl),this.colors=new Kt(new Float32Array(e*4*4),4).setUsage(Gl),this.geometry.setAttribute("position",this.positions),this.geometry.setAttribute("color",this.colors);let n=new Uint32Array(e*6);for(let s=0;s<e;++s)n.set([0,1,2,1,3,2].map(r=>4*s+r),6*s);this.geometry.setIndex(new Kt(n,1)),this.geometry.setDrawRange(0,0),this.mesh=new Gt(this.geometry,new hi({vertexColors:!0,transparent:!0,depthWrite:!1,side:ei})),this.mesh.frustumCulled=!1,this.mesh.renderOrder=2}most;height;mesh;positions;colors;geometry=new rn;used=0;clear(){this.used=0}line(e,t,n,s,r=[1,1],o=1){let a=Math.hypot(t.x-e.x,t.y-e.y);if(this.used>=this.most||a===0)return;let[l,c]=[-(t.y-e.y)/a*(n/2),(t.x-e.x)/a*(n/2)],h=4*this.used++,d=(u,f,g,y)=>{this.positions.setXYZ(h+u,f.x+l*g,f.y+c*g,this.height),this.colors.setXYZW(h+u,s[0],s[1],s[2],y)};d(0,e,1,r[0]),d(1,e,-1,r[0]),d(2,t,o,r[1]),d(3,t,-o,r[1])}path(e,t,n,s=[1,1]){let r=o=>s[0]+(s[1]-s[0])*o/Math.max(1,e.length-1);for(let o=0;o+1<e.length;++o)this.line(e[o],e[o+1],t,n,[r(o),r(o+1)])}dashes(e,t,n,s,r=[1,1]){let o=0;for(let a=0;a+1<e.length;++a){let[l,c]=[e[a],e[a+1]],h=r[0]+(r[1]-r[0])*a/Math.max(1,e.length-1);Math.floor(o/s)%2===0&&this.line(l,c,t,n,[h,h]),o+=Math.hypot(c.x-l.x,c.y-l.y)}}cross(e,t,n,s,r=1){for(let o of[1,-1])this.line({x:e.x-t,y:e.y-t*o},{x:e.x+t,y:e.y+t*o},n,s,[r,r])}arrow(e,t,n,s,r=1){let o=Math.hypot(t.x-e.x,t.y-e.y)||1,a=Math.min(.6*o,3.2*n),l={x:t.x-(t.x-e.x)/o*a,y:t.y-(t.y-e.y)/o*a};this.line(e,l,n,s,[r,r]),this.line(l,t,2.6*n,s,[r,r],0)}finish(){this.geometry.setDrawRange(0,this.used*6),this.positions.needsUpdate=!0,this.colors.needsUpdate=!0}};var uR=.5,fm=28,dR=.17,fR=.022,Ev={lies:{ring:[1,.45,.05],number:16756813},rises:{ring:[.35,.85,.95],number:10217717},penalised:{ring:[1,.05,.04],number:16739166}},pR=({x:i,y:e})=>1-2*(i*i+e*e)<uR,mR=(i,e,t)=>i?"penalised":e?"rises":t?"lies":"plays",$r=i=>i?`${i.team.toLowerCase()} ${i.number}`:"",id=class{constructor(e){this.pitch=e;this.ribbons=new Xn(e.robots.length*fm,.005),e.root.add(this.ribbons.mesh)}pitch;ribbons;shown=new Map;update(e,t){let n=new Set(e?.penalties.map(({robot:s})=>$r(s)));this.ribbons.clear();for(let s of this.pitch.robots){let{position:r,quaternion:o}=this.pitch.frame(s),a=mR(n.has(s),t.has(s),pR(o));if(a!=="plays"){let l=pm(r,dR),c=a==="rises"?[0,1,2,3].map(h=>l.slice(7*h,7*h+5)):[l];for(let h of c)this.ribbons.path(h,fR,Ev[a].ring,[.9,.9])}this.shown.get(s)!==a&&(this.shown.set(s,a),this.pitch.tint(s,a==="plays"?void 0:Ev[a].number))}this.ribbons.finish()}condition(e){return this.shown.get(e)??"plays"}};function pm({x:i,y:e},t){return Array.from({length:fm+1},(n,s)=>{let r=2*Math.PI*s/fm;return{x:i+t*Math.cos(r),y:e+t*Math.sin(r)}})}var Av=1;function sd(i,e,t){return i.pastMessages(tc,t,Av).reverse().find(({value:s})=>$r(s.robot)===e)?.value}function Rv(i,e){let t=new Map;for(let{value:n}of i.pastMessages(tc,e,Av))t.set($r(n.robot),n.beliefs?.posture);return new Set([...t].filter(([,n])=>n==="GETTING_UP").map(([n])=>n))}var Tv=i=>i?i.seconds+i.nanos/1e9:0;function Kr(i,e){let{x:t,y:n}=e??{x:0,y:0};return i==="BLUE"?{x:-t,y:-n}:{x:t,y:n}}function lc(i,e){let t=e?.heading??0;return{...Kr(i,e),heading:Xr(i==="BLUE"?t+Math.PI:t)}}var Yr=(i,e)=>Math.max(0,Tv(i.time)-Tv(e));function Cv({robot:i,beliefs:e}){if(!i||!e)return[];let{team:t}=i,[n,s]=t==="BLUE"?["blue","yellow"]:["yellow","blue"],{pose:r,ball:o,team_ball:a}=e;return[...r?[{body:$r(i),...lc(t,r.pose),spread:r.spread,age:Yr(e,r.fixed)}]:[],...o?[{body:xt,...Kr(t,o.position),spread:o.spread,age:Yr(e,o.seen)}]:[],...a?[{body:xt,...Kr(t,a.position),spread:a.spread,age:Yr(e,a.seen),shared:!0}]:[],...e.mates.map(l=>({body:`${n} ${l.number}`,...lc(t,l.pose),spread:l.spread,age:Yr(e,l.known)})),...e.opponents.map(l=>({body:l.number<0?s:`${s} ${l.number}`,...Kr(t,l.position),spread:l.spread,age:Yr(e,l.seen)}))]}function Pv({robot:i,beliefs:e}){if(!i||!e?.pose||!e.ball_angle)return;let{x:t,y:n,heading:s}=lc(i.team,e.pose.pose);return{x:t,y:n,heading:Xr(s+e.ball_angle.angle)}}function Iv({x:i,y:e},t,n){if(i.length<2)return[];let s=i.map((c,h)=>({x:c,y:e[h]})),r=gR(s,t)+1,o=[],a=t,l=0;for(let c of s.slice(r)){let h=Math.hypot(c.x-a.x,c.y-a.y);for(;l<h;l+=n){let d=l/h;o.push({x:a.x+(c.x-a.x)*d,y:a.y+(c.y-a.y)*d})}l-=h,a=c}return o.push(a),o}function gR(i,{x:e,y:t}){let[n,s]=[0,1/0];for(let r=0;r+1<i.length;++r){let[o,a]=[i[r],i[r+1]],[l,c]=[a.x-o.x,a.y-o.y],h=((e-o.x)*l+(t-o.y)*c)/(l*l+c*c||1),d=Math.min(1,Math.max(0,h)),u=Math.hypot(o.x+l*d-e,o.y+c*d-t);u<s-1e-9&&([n,s]=[r,u])}return n}var Lv=3;function rd(i,e,t){let n=e.time-i.time;if(n<=0||yr(i.pose,e.pose,t))return{vx:NaN,vy:NaN,turn:NaN};let s=t*7;return{vx:(e.pose[s]-i.pose[s])/n,vy:(e.pose[s+1]-i.pose[s+1])/n,turn:Xr(Wr(e.pose,t)-Wr(i.pose,t))/n}}function Dv({times:i,poses:e},t){let n=e.length-1,s=n;for(;s>0&&!yr(e[s-1],e[s],t);)--s;return s===n?{vx:0,vy:0,turn:0}:rd({time:i[s],pose:e[s]},{time:i[n],pose:e[n]},t)}function Nv({times:i,poses:e},t){return e.slice(1).map((n,s)=>({time:i[s+1],value:rd({time:i[s],pose:e[s]},{time:i[s+1],pose:n},t)}))}async function*Ov(i){let e=[];for await(let{times:t,poses:n}of i)for(let s=0;s<t.length;++s){e.push({time:t[s],pose:n[s]}),e.length>2*Lv+1&&e.shift();let{time:r}=e[Math.max(0,e.length-1-Lv)];yield{time:r,before:e[0],after:e.at(-1)}}}var yR=.07;function od({ball:i,x:e,y:t,turn_rate:n},s){let[r,o]=s.split(" ");if(o===void 0)return{vx:i?.x??0,vy:i?.y??0,turn:i?.spin_z??0};let a=Number(o)+(r==="yellow"?e.length/2:0);return{vx:e[a]??0,vy:t[a]??0,turn:n[a]??0}}function Zr(i,e,t){let n=i.past(t,yR),s=i.bodies.find(e),r=n.poses.at(-1),o=s*7;if(!r||s<0||o+7>r.length||Number.isNaN(r[o]))return;let a=i.latest(ga,t),l=a?od(a,e):Dv(n,s);return{x:r[o],y:r[o+1],heading:Wr(r,s),...l}}function Uv(i,e,t,n){let s=i.pastMessages(ga,t,n);return s.length>0?s.map(({time:r,value:o})=>({time:r,value:od(o,e)})):Nv(i.past(t,n),i.bodies.find(e))}var vR=.5,_R=.1,xR=.15;function Fv({times:i,poses:e},t,n,s,r=_R){let o=[],a=n*7,l=new Map(t.map(({time:c,value:h})=>[c,h]));for(let c=1;c<e.length;++c){let[h,d]=[e[c-1],e[c]],[u,f]=[l.get(i[c-1]),l.get(i[c])];if(!u||!f||yr(h,d,n))continue;let{vx:g,vy:y}=f,p=Math.hypot(g-u.vx,y-u.vy);if(!(p>vR))continue;let[m,x]=[-1,r];for(let S of s){let R=Math.hypot(h[S*7]-h[a],h[S*7+1]-h[a+1]);R<x&&([m,x]=[S,R])}let A=o.at(-1);m<0||A&&A.body===m&&i[c]-A.time<xR||o.push({time:i[c-1],x:h[a],y:h[a+1],vx:g,vy:y,body:m,gain:p})}return o}var Jr=[1,1,1],cc=[1,.2,.02],vs=i=>i.startsWith("blue")?"blue":"yellow";function _r(i,e){return new $e(i.colors[e]?i.colors[e].replaceAll(" ",","):e==="blue"?"#1c6bcc":"#fac729").lerp(new $e(16777215),e==="blue"?.22:0).toArray()}var kv=["#000004","#1f0c48","#550f6d","#88226a","#ba3655","#e35933","#f98e09","#f9cb35","#fcffa4"],ad=kv.map(i=>[1,3,5].map(e=>parseInt(i.slice(e,e+2),16)));function Bv(i){let e=Math.min(1,Math.max(0,i))*(ad.length-1),[t,n]=[ad[Math.floor(e)],ad[Math.min(ad.length-1,Math.floor(e)+1)]];return[0,1,2].map(s=>Math.round(t[s]+(n[s]-t[s])*(e%1)))}var zv=`linear-gradient(90deg, ${kv.slice(2).join(", ")})`;var bR=.0075,SR=6,ld=class{constructor(e,t){this.recording=e;this.pitch=t}recording;pitch;name="prediction";key="b";ribbons=new Xn(600,.006);object3d=this.ribbons.mesh;update(e){this.ribbons.clear();let{scale:t}=this.pitch.sizes,n=Zr(this.recording,xt,e),s=this.recording.latest(ya,e),r=n&&s?Iv(s,n,bR*t):[];this.ribbons.dashes(r,.011*t,Jr,.03*t,[.95,.35]);let o=r.at(-1);o&&r.length>SR&&this.ribbons.cross(o,.018*t,.007*t,Jr,.85),this.ribbons.finish()}};var MR=2,cd=61,wR=.018,ud=class{constructor(e,t,n){this.recording=e;this.pitch=t;this.ball=n}recording;pitch;ball;name="trail";key="t";ribbons=new Xn(cd,.01);object3d=this.ribbons.mesh;update(e){let t=this.places(e);this.ribbons.clear(),this.ribbons.path(t,wR*this.pitch.sizes.scale,cc,[.9,.9*(1-t.length/cd)]),this.ribbons.finish()}places(e){let t=[],n=this.ball*7;for(let s=0;s<cd;++s){let r=e-s*MR/(cd-1),o=r>=this.recording.start?this.recording.moment(r):void 0;if(!o||this.ball<0)break;let{a,b:l,share:c}=o,h=Math.hypot(l[n]-a[n],l[n+1]-a[n+1])>.3?0:c,d={x:a[n]+(l[n]-a[n])*h,y:a[n+1]+(l[n+1]-a[n+1])*h},u=t.at(-1);if(u&&Math.hypot(d.x-u.x,d.y-u.y)>.3)break;t.push(d)}return t}};var Hv={ball:.06,robot:.12},ER=.8,Vv=.018,TR=8,dd=class{constructor(e,t,n){this.recording=e;this.pitch=t;this.selection=n}recording;pitch;selection;name="beliefs";key="u";first=!0;ribbons=new Xn(600,.007);object3d=this.ribbons.mesh;update(e){this.ribbons.clear();let{robot:t}=this.selection,n=t&&sd(this.recording,t,e);for(let s of n?Cv(n):[])this.draw(s,s.body===t);n&&this.drawDirection(n),this.ribbons.finish()}drawDirection(e){let t=Pv(e);if(!t)return;let n=s=>({x:t.x+s*Math.cos(t.heading),y:t.y+s*Math.sin(t.heading)});for(let s=0;s<TR;++s)this.ribbons.line(n(.3+.3*s),n(.45+.3*s),Vv,cc,[.95,.95])}draw(e,t){let n=this.color(e.body,t),s=Math.min(ER,Math.max(e.spread,e.body===xt?Hv.ball:Hv.robot)),r=e.age>3?.45:.95,o=pm(e,s);if(o.forEach((a,l)=>(e.shared||l%2===0)&&o[l+1]&&this.ribbons.line(a,o[l+1],Vv,n,[r,r])),this.ribbons.cross(e,.03,.014,n,r),e.heading!==void 0){let a={x:e.x+.3*Math.cos(e.heading),y:e.y+.3*Math.sin(e.heading)};this.ribbons.arrow(e,a,.02,n,r)}this.knows(e.body)&&this.ribbons.line(e,this.pitch.frame(e.body).position,.008,n,[r,.35])}color(e,t){return t?Jr:e===xt?cc:_r(this.pitch,vs(e))}knows(e){return e===xt||this.pitch.robots.includes(e)}};var Sa=class{element;spans=[];shown=[];at=new G;constructor(e=""){this.element=C("div",{class:`labels ${e}`,"aria-hidden":"true"})}put(e){for(this.shown=e;this.spans.length<e.length;){let t=C("span");this.spans.push(t),this.element.append(t)}this.spans.forEach((t,n)=>{t.hidden=n>=e.length,e[n]&&Je(t,e[n].text)})}project(e,t,n){this.shown.forEach(({x:s,y:r,z:o},a)=>{this.at.set(s,r,o).project(e);let[l,c]=[(this.at.x+1)/2*t,(1-this.at.y)/2*n];this.spans[a].style.transform=`translate(${l.toFixed(1)}px, ${c.toFixed(1)}px) translate(-50%, -50%)`})}};var fd=class{constructor(e,t,n){this.pitch=e;this.selection=t;n.canvas.after(this.labels.element),n.onDraw((s,r,o)=>this.labels.project(s,r,o))}pitch;selection;name="distances";key="d";ribbons=new Xn(64,.005);object3d=this.ribbons.mesh;labels=new Sa;turned(e){e||this.labels.put([])}update(){let e=this.selection.robot??xt,t=this.pitch.frame(e).position;this.ribbons.clear();let n=[xt,...this.pitch.robots].filter(s=>s!==e).map(s=>{let r=this.pitch.frame(s).position;this.ribbons.line(t,r,.005*this.pitch.sizes.scale,Jr,[.75,.75]);let o=.62;return{x:t.x+(r.x-t.x)*o,y:t.y+(r.y-t.y)*o,z:.02,text:Math.hypot(r.x-t.x,r.y-t.y).toFixed(2)}});this.ribbons.finish(),this.labels.put(n)}};var Ma=class{constructor(e,t,n,s){this.columns=t;this.rows=n;this.pixels=new Uint8Array(t*n*4),this.texture=new Dr(this.pixels,t,n),this.texture.colorSpace=pn,this.texture.magFilter=Vn,this.texture.minFilter=Vn;let r=new hi({map:this.texture,transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:-1,polygonOffsetUnits:-1});this.mesh=new Gt(new Os(e.x,e.y),r),this.mesh.position.z=s,this.mesh.renderOrder=1}columns;rows;mesh;pixels;texture;changed(){this.texture.needsUpdate=!0}};var AR=.03,Gv=250,pd=Tt("heat","whole")==="whole",md=class{constructor(e,t,n,s){this.recording=e;this.pitch=t;this.ball=n;this.changed=s;let r=AR*t.sizes.scale;this.picture=new Ma(t.size,Math.round(t.size.x/r),Math.round(t.size.y/r),.0015),this.counts=new Float32Array(this.picture.columns*this.picture.rows),this.object3d=this.picture.mesh;let{right:o,top:a,goal:l}=t.ground,{columns:c,rows:h}=this.picture;this.inside=Array.from(this.counts,(u,f)=>{let g=Math.abs(((f%c+.5)/c-.5)*t.size.x),y=Math.abs(((Math.floor(f/c)+.5)/h-.5)*t.size.y);return y<a&&(g<o||y<l)});let d=C("select",{"aria-label":U("heat")},C("option",{value:"whole",selected:pd},U("heatWhole")),C("option",{value:"past",selected:!pd},U("heatPast")));d.addEventListener("change",()=>{pd=d.value==="whole",Ot("heat",d.value),s()}),this.choice=d}recording;pitch;ball;changed;name="heat";key="h";note=C("p",{class:"note-line"});choice;object3d;picture;counts;inside;times=[];cells=[];counted=0;drawn=-1;drawnAt=0;reading;turned(e){e&&(this.reading??=this.read().catch(t=>console.warn(t)))}update(e){let t=pd?this.cells.length:Ti(this.times,e)+1;if(!(t===this.drawn||Math.abs(t-this.drawn)<900&&performance.now()-this.drawnAt<Gv)){for(t<this.counted&&(this.counts.fill(0),this.counted=0);this.counted<t;++this.counted)++this.counts[this.cells[this.counted]];this.drawn=t,this.drawnAt=performance.now(),this.paint()}}async read(){let{columns:e,rows:t}=this.picture,{x:n,y:s}=this.pitch.size,r=this.ball*7,{start:o}=this.recording;this.note.replaceChildren(C("span",{},U("heat")));let a=0;for await(let{times:l,poses:c}of this.recording.allFrames()){for(let d=0;d<l.length;++d){let u=Math.floor((c[d][r]/n+.5)*e),f=Math.floor((c[d][r+1]/s+.5)*t);u>=0&&u<e&&f>=0&&f<t&&(this.times.push(l[d]),this.cells.push(f*e+u))}if(performance.now()-a<Gv)continue;a=performance.now();let h=((l.at(-1)??o)-o)/(this.recording.end-o||1);h>.97?this.explain():Je(this.note,`${U("heat")} ${Math.round(h*100)} %`),this.changed()}this.explain(),this.changed()}explain(){let e=C("span",{class:"gradient"});e.style.background=zv,this.note.replaceChildren(U("rarely"),e,U("often"))}paint(){let{columns:e,rows:t,pixels:n}=this.picture,s=Wv(Wv(this.counts,e,t),e,t),r=[...s].sort((o,a)=>a-o)[Math.floor(s.length*.004)]||1;for(let o=0;o<s.length;++o){if(!this.inside[o])continue;let a=Math.sqrt(Math.min(1,s[o]/r)),[l,c,h]=Bv(.15+.85*a);n.set([l,c,h,Math.min(225,330*a)],4*o)}this.picture.changed()}};function Wv(i,e,t){let n=(s,r,o,a)=>{let l=new Float32Array(s.length);for(let c=0;c<s.length;++c){let h=a(c)>0?s[c-r]:s[c],d=a(c)+1<o?s[c+r]:s[c];l[c]=(h+2*s[c]+d)/4}return l};return n(n(i,1,e,s=>s%e),e,t,s=>Math.floor(s/e))}var mm=3,RR=4/3,Xv=.11,gd=class{constructor(e,t,n){this.recording=e;this.pitch=t;this.ball=n;this.robots=t.robots.map(s=>e.bodies.number(s))}recording;pitch;ball;name="kicks";key="x";ribbons=new Xn(128,.008);object3d=this.ribbons.mesh;robots;update(e){this.ribbons.clear();let{scale:t,robot:n}=this.pitch.sizes,s=this.recording.past(e,mm),r=Uv(this.recording,xt,e,mm);for(let o of Fv(s,r,this.ball,this.robots,RR*n)){let a={x:o.x+o.vx*Xv*t,y:o.y+o.vy*Xv*t},l=_r(this.pitch,vs(this.pitch.robots[this.robots.indexOf(o.body)]??""));this.ribbons.arrow(o,a,.016*t,l,1-.85*((e-o.time)/mm))}this.ribbons.finish()}};var qv=3,$v=4,yd=class{constructor(e,t){this.recording=e;this.pitch=t;this.robots=t.robots.map(n=>({body:e.bodies.number(n),color:_r(t,vs(n))})),this.ribbons=new Xn(this.robots.length*Math.ceil(qv*64/$v),.0025),this.object3d=this.ribbons.mesh}recording;pitch;name="paths";key="r";ribbons;object3d;robots;update(e){let{poses:t}=this.recording.past(e,qv);this.ribbons.clear();for(let{body:n,color:s}of this.robots){let r=n*7,o=[];for(let a=t.length-1;a>=0;a-=$v){let l={x:t[a][r],y:t[a][r+1]},c=o.at(-1);if(Number.isNaN(l.x)||c&&Math.hypot(l.x-c.x,l.y-c.y)>.3*1.5)break;o.push(l)}this.ribbons.path(o,.014*this.pitch.sizes.scale,s,[.85,.05])}this.ribbons.finish()}};function CR(i,e,t){let[n,s]=[1/0,1/0];for(let{x:r,y:o,vx:a,vy:l,team:c}of i){let[h,d]=[r+a*.25-e,o+l*.25-t],u=h*h+d*d;c===0?n=Math.min(n,u):s=Math.min(s,u)}return n===1/0||s===1/0?n===s?0:n===1/0?-1:1:Math.sqrt(s)-Math.sqrt(n)}function Yv(i,e,t,n,s){let r=0;for(let o=0;o<n;++o){let a=((o+.5)/n-.5)*e.y;for(let l=0;l<t;++l){let c=CR(i,((l+.5)/t-.5)*e.x,a);s[o*t+l]=c,r+=c>0?1:c===0?.5:0}}return r/(n*t)}var PR=.02,IR=.06,vd=class{constructor(e,t){this.recording=e;this.pitch=t;this.size={x:2*t.ground.right,y:2*t.ground.top};let n=PR*t.sizes.scale;this.picture=new Ma(this.size,Math.round(this.size.x/n),Math.round(this.size.y/n),.0012),this.values=new Float32Array(this.picture.columns*this.picture.rows),this.object3d=this.picture.mesh;let s=(r,o)=>r.match(/\d+/g)?.map(Number)??o;this.rgb={blue:s(t.colors.blue,[28,107,204]),yellow:s(t.colors.yellow,[250,199,41])}}recording;pitch;name="space";key="v";note=C("p",{class:"note-line"});object3d;picture;size;values;rgb;update(e){let t=this.pitch.robots.flatMap(l=>{let c=Zr(this.recording,l,e);return c?[{...c,team:vs(l)==="blue"?0:1}]:[]}),{columns:n,rows:s,pixels:r}=this.picture,o=Yv(t,this.size,n,s,this.values);for(let l=0;l<this.values.length;++l){let c=this.values[l],h=c>0?this.rgb.blue:this.rgb.yellow;r[4*l]=h[0],r[4*l+1]=h[1],r[4*l+2]=h[2],r[4*l+3]=112*Math.min(1,Math.abs(c)/(IR*this.pitch.sizes.scale))}this.picture.changed();let a=Math.round(o*100);Je(this.note,U("spaceShare",{blue:a,yellow:100-a}))}};var _d=class{constructor(e,t,n){this.recording=e;this.pitch=t;n.canvas.after(this.labels.element),n.onDraw((s,r,o)=>this.labels.project(s,r,o))}recording;pitch;name="targets";key="g";ribbons=new Xn(128,.0045);object3d=this.ribbons.mesh;labels=new Sa("roles");turned(e){e||this.labels.put([])}update(e){this.ribbons.clear();let t=[],{scale:n}=this.pitch.sizes;for(let{robot:s,role:r,target:o,has_target:a}of this.recording.latest("/match/intents",e)?.robots??[]){let l=this.pitch.robots[s];if(!l||!a)continue;let c={x:o?.x??0,y:o?.y??0},h=_r(this.pitch,vs(l));this.ribbons.line(this.pitch.frame(l).position,c,.009*n,h,[.3,.95]),this.ribbons.cross(c,.024*n,.01*n,h),r&&t.push({x:c.x,y:c.y-.065*n,z:0,text:r})}this.ribbons.finish(),this.labels.put(t)}};function Kv(i,e,t,n,s){let r=i.bodies.number(xt);return[new ud(i,e,r),new ld(i,e),new yd(i,e),new _d(i,e,t),new gd(i,e,r),new md(i,e,r,s),new vd(i,e),new fd(e,n,t),...e.squad?[new dd(i,e,n)]:[]]}var LR=0;function xd(i,e,...t){let n=`menu-${++LR}`;t.map(a=>a.querySelector?.("input")??a).find(a=>a instanceof HTMLInputElement)?.setAttribute("autofocus","");let r=C("div",{class:"menu",id:n,popover:"auto",role:"group","aria-label":e},...t),o=C("button",{type:"button",class:"toggle",popovertarget:n,"aria-expanded":"false",title:e},cs(i),C("span",{},e));return r.addEventListener("toggle",a=>{let l=a.newState==="open";if(o.setAttribute("aria-expanded",String(l)),!l)return;let c=o.getBoundingClientRect();r.style.left=`${Math.max(8,Math.min(c.left,innerWidth-r.offsetWidth-8))}px`;let h=c.top-r.offsetHeight-6;r.style.top=`${h>=8?h:Math.max(8,Math.min(c.bottom+6,innerHeight-r.offsetHeight-8))}px`}),C("div",{class:"opens"},o,r)}var DR="trail",gm="overlaysKnown",bd=class{constructor(e,t,n){this.all=e;this.root=t;this.changed=n;this.on=new Set(Tt("overlays",DR).split(",")),this.menu=xd("layers",U("overlays"),...e.map(s=>this.row(s)))}all;root;changed;menu;notes=C("div",{class:"notes"});on;listeners=new Set;boxes=new Map;add(e){this.all.push(e),this.menu.lastElementChild.append(this.row(e))}row(e){let{name:t,note:n,object3d:s}=e;e.first&&!Tt(gm,"").split(",").includes(t)&&this.on.add(t);let r=C("input",{type:"checkbox",checked:this.on.has(t)});return r.addEventListener("change",()=>this.turn(e,r.checked)),this.boxes.set(e,r),s.visible=r.checked,this.root.add(s),n&&(n.hidden=!r.checked,this.notes.append(n)),r.checked&&e.turned?.(!0),C("div",{class:"choice"},C("label",{},r,C("span",{},e.text??U(t)),C("kbd",{},e.key.toUpperCase())),e.choice)}shortcuts(){return this.all.map(({key:e,name:t})=>ji(e,t,()=>this.toggle(t)))}get drawn(){let e=({object3d:t})=>t.geometry.drawRange.count;return Object.fromEntries(this.all.map(t=>[t.name,t.object3d.visible?Math.min(e(t),1e6):0]))}set(e,t){let n=this.all.find(s=>s.name===e);n&&this.on.has(e)!==t&&this.turn(n,t)}toggle(e){this.set(e,!this.on.has(e))}onTurn(e){this.listeners.add(e)}update(e){for(let t of this.all)this.on.has(t.name)&&t.update(e)}turn(e,t){t?this.on.add(e.name):this.on.delete(e.name),this.boxes.get(e).checked=t,e.object3d.visible=t,e.note&&(e.note.hidden=!t),e.turned?.(t);let n=r=>this.all.some(o=>o.name===r),s=Tt("overlays","").split(",").filter(r=>r&&!n(r));Ot("overlays",[...s,...[...this.on].filter(n)].join(",")),Ot(gm,[...new Set([...Tt(gm,"").split(","),...this.all.map(({name:r})=>r)])].join(","));for(let r of this.listeners)r(e.name,t);this.changed()}};var NR=1.13;function ym(i,e,t=0){let n=i.canvas.getBoundingClientRect(),s=new We((e.clientX-n.left)/n.width*2-1,1-(e.clientY-n.top)/n.height*2),r=new Qo;return r.setFromCamera(s,i.cameras.camera),r.ray.intersectPlane(new li(new G(0,0,1),-t),new G)??void 0}function Sd(i,e,t,n){let s=OR(e).map(l=>ym(i,t,l)),r=s.length>1,[o,a]=[void 0,NR*e.sizes.robot*(r?.75:1)];for(let l of n){let{x:c,y:h}=e.frame(l).position;for(let d of l===xt?s.slice(0,1):s){let u=d?Math.hypot(c-d.x,h-d.y):1/0;u<a&&([o,a]=[l,u])}}return o}function OR({sizes:{height:i}}){return i<.1?[i]:[.04,.4*i,.7*i,i]}var UR=6,Md=class{constructor(e,t){this.pitch=e;this.stage=t;this.ring.visible=!1,this.ring.scale.setScalar(e.sizes.scale),this.ring.renderOrder=3,e.root.add(this.ring),this.listenTo(t.canvas)}pitch;stage;robot;listeners=new Set;ring=new Gt(new Rl(.064,.076,48),new hi({color:16777215,transparent:!0,depthWrite:!1}));onChange(e){this.listeners.add(e)}choose(e){if(e!==this.robot){this.robot=e,e&&(this.stage.followed=e),this.ring.visible=e!==void 0;for(let t of this.listeners)t(e)}}step(e){let t=[void 0,...this.pitch.robots],n=t.indexOf(this.robot)+e;this.choose(t[(n+t.length)%t.length])}update(){if(!this.robot)return;let{x:e,y:t}=this.pitch.frame(this.robot).position;this.ring.position.set(e,t,.004)}shortcuts(){return[{shown:[",","."],text:"k_select",bindings:[...[{key:",",run:()=>this.step(-1)},{key:".",run:()=>this.step(1)}],{key:"escape",run:()=>this.choose(void 0)}]}]}listenTo(e){let t;e.addEventListener("pointerdown",n=>t=n.button===0?{x:n.clientX,y:n.clientY}:void 0),e.addEventListener("pointerup",n=>{let s=t&&Math.hypot(n.clientX-t.x,n.clientY-t.y)<UR;t=void 0,s&&this.choose(Sd(this.stage,this.pitch,n,this.pitch.robots))})}};var FR=2.07,kR=.07,Zv={x:.012,y:.012},wd=class{constructor(e){this.pitch=e;this.names=[xt,...e.robots];let t=new hi({map:BR(),transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:-3,polygonOffsetUnits:-3});this.mesh=new Ml(new Os(1,1),t,this.names.length),this.mesh.frustumCulled=!1,this.mesh.renderOrder=1}pitch;mesh;names;place=new dt;update(){this.names.forEach((e,t)=>{let{x:n,y:s}=this.pitch.frame(e).position,{robot:r,scale:o}=this.pitch.sizes,a=e===xt?kR*Math.min(o,1.7):(o>1?1.5:FR)*r;this.place.makeScale(a,a,1).setPosition(n+Zv.x*o,s+Zv.y*o,.002),this.mesh.setMatrixAt(t,this.place)}),this.mesh.instanceMatrix.needsUpdate=!0}};function BR(){let i=document.createElement("canvas");i.width=i.height=64;let e=i.getContext("2d"),t=e.createRadialGradient(32,32,14,32,32,32);return t.addColorStop(0,"rgb(0 0 0 / 0.55)"),t.addColorStop(1,"rgb(0 0 0 / 0)"),e.fillStyle=t,e.fillRect(0,0,64,64),new rr(i)}function Jv(){let i=document.createElement("canvas"),e={antialias:!0,depth:!0,failIfMajorPerformanceCaveat:!0,powerPreference:"high-performance"},t=i.getContext("webgl2",e),n=t?.getExtension("WEBGL_debug_renderer_info"),s=t&&n?String(t.getParameter(n.UNMASKED_RENDERER_WEBGL)):"",r=/swiftshader|llvmpipe|softpipe|software|basic render/i.test(s);return t&&!r?{renderer:new oa({canvas:i,context:t}),simple:!1}:(t?.getExtension("WEBGL_lose_context")?.loseContext(),{renderer:new oa({antialias:!1}),simple:!0})}var zR={dark:{air:"#0f1318",floor:"#273140",fill:1.5,sun:2.1},light:{air:"#e7ebf0",floor:"#c3ccd6",fill:1.7,sun:2}},Ed=class{constructor(e,t,n){this.holder=e;this.pitch=t;let{renderer:s,simple:r}=Jv();this.renderer=s,r&&(this.coarse=.62),this.renderer.shadowMap.enabled=!r,this.renderer.shadowMap.type=Ur,this.canvas=this.renderer.domElement,this.canvas.setAttribute("role","img"),this.canvas.setAttribute("aria-label",n),e.prepend(this.canvas),this.followed=t.robots[0]??xt,this.cameras=new Uu(this.canvas,t.size,t.sizes.scale),this.cameras.controls.addEventListener("change",()=>this.dirty=!0);let{x:o,y:a}=t.size;this.floor=new Gt(new Zo(1.7*Math.max(o,a),64),new hi({vertexColors:!0})),this.floor.position.z=-.012,this.floor.renderOrder=1;let l=new Or(16777215,1.1);l.position.set(.4*o,-a,.5*a),this.sun.position.set(-.35*o,-.5*a,1.5*Math.max(o,a)),this.sun.castShadow=!r;let c=Math.max(o,a)*.62;Object.assign(this.sun.shadow.camera,{left:-c,right:c,top:c,bottom:-c,near:.5,far:4*Math.max(o,a)}),this.sun.shadow.mapSize.setScalar(2048),this.sun.shadow.radius=2,this.sun.shadow.normalBias=.004*t.sizes.scale,this.sun.shadow.bias=-6e-4,this.scene.add(this.floor,this.sky,this.sun,l,t.root),r&&(this.blobs=new wd(t),this.scene.add(this.blobs.mesh)),this.setTheme("dark"),new ResizeObserver(()=>this.resize()).observe(e),this.resize()}holder;pitch;canvas;cameras;followed;drawn=0;renderer;scene=new $o;sky=new Jo(16054527,7042692);sun=new Or(16776696);floor;listeners=new Set;subject=new G;blobs;filled=!1;coarse=1;sharp=!1;still=0;slow=0;width=1;height=1;dirty=!0;get root(){return this.pitch.root}setTheme(e){let t=zR[e];this.scene.background=new $e(t.air);let[n,s]=[new $e(t.floor),new $e(t.air)],r=Array.from({length:this.floor.geometry.getAttribute("position").count},(o,a)=>(a?s:n).toArray());this.floor.geometry.setAttribute("color",new Kt(new Float32Array(r.flat()),3)),this.sky.intensity=t.fill,this.sun.intensity=t.sun,this.dirty=!0}choose(e,t=!0){this.cameras.view=e,this.cameras.choose(e,this.look(),this.heading(),t),this.dirty=!0}draw(e,t){if(!(!this.filled&&!t)){if(this.filled=!0,this.cameras.update(e,this.look(),this.heading()),!t&&!this.dirty)return this.settle(e);this.sharp&&this.fit(this.coarse),this.sharp=!1,this.still=0,this.dirty=!1,++this.drawn,this.blobs?.update(),this.render(),t&&this.adapt(e)}}onDraw(e){this.listeners.add(e)}onPage(e){let t=e.clone().project(this.cameras.camera),n=this.canvas.getBoundingClientRect();return{x:n.left+(t.x+1)/2*n.width,y:n.top+(1-t.y)/2*n.height}}render(){this.renderer.render(this.scene,this.cameras.camera);for(let e of this.listeners)e(this.cameras.camera,this.width,this.height)}settle(e){this.still+=e,!(this.sharp||this.coarse===1||this.still<.3)&&(this.sharp=!0,this.fit(1.5),this.dirty=!1,this.render())}adapt(e){e<=0||e>3||(this.slow=e>1/24?this.slow+Math.min(.5,e):Math.max(0,this.slow-e),!(this.slow<1.5||this.coarse<.65)&&(this.slow=0,this.coarse*=.8,this.sun.shadow.mapSize.setScalar(1024),this.sun.shadow.map?.dispose(),this.sun.shadow.map=null,this.fit(this.coarse)))}resize(){this.width=Math.max(1,this.holder.clientWidth),this.height=Math.max(1,this.holder.clientHeight),this.fit(this.coarse),this.cameras.resize(this.width/this.height,this.look(),this.heading()),this.dirty=!0,this.draw(0,!1)}fit(e){this.renderer.setPixelRatio(Math.min(2,devicePixelRatio)*e),this.renderer.setSize(this.width,this.height),this.dirty=!0}look(){return this.subject.copy(this.pitch.frame(this.cameras.view==="robot"?this.followed:xt).position)}heading(){return nc(this.pitch.frame(this.followed).quaternion)}};var HR={GOAL_LINE:"el balón cruzó entero la línea de gol",BALL_OUT:"el balón salió de la cancha",BALL_STUCK:"el balón estuvo parado {seconds} s",BALL_HELD:"el balón estuvo {seconds} s en el área de meta del {team}",BALL_BLOCKED:"el balón estuvo {seconds} s en el área de meta del {team}, bloqueado por un atacante",TOO_MANY_DEFENDERS:"demasiados robots del {team} defendían su área",TOO_MANY_ATTACKERS:"demasiados robots del {team} estaban en el área del {other}",PUSHING:"{robot} empujó a un rival lejos del balón",AFTER_GOAL:"tras el gol",PERIOD_BEGINS:"comienzo: {period}",IN_PERIOD:"{period}",TIME_UP:"se acabó el tiempo",FORFEITED:"abandona el {team}",TEAM_FAILED:"falló el equipo {team}: {words}",SHOT_AT_GOAL:"el balón va hacia la portería",BALL_IN_PLAY:"el balón está en juego",RESTART_TOO_LONG:"el saque tardó demasiado",BALL_MOVED:"el balón se movió a mano",ROBOT_MOVED:"{robot} se movió a mano",TOUCH_LINE:"el balón salió por la banda",BEHIND_GOAL_LINE:"el balón salió por la línea de fondo",LEFT_FIELD:"{robot} salió de la cancha",NOT_GETTING_UP:"{robot} no se levantó",IN_GOAL_AREA:"{robot} estuvo {seconds} s en un área de meta",PENALTY_OVER:"{robot} cumplió su sanción",ROBOT_FELL:"{robot} se cayó",REFEREE_SAID:"así lo dice el árbitro",HELD_BALL:"{robot} retuvo el balón {seconds} s",BUTTON_PRESSED:"se pulsó el botón del pecho de {robot}",TOO_SOON:"{robot} jugó el balón en el saque del rival"};function jv(i){return Sn(`OUT_${i.replace(/^PENALTY_/,"")}`).replace(/^out /,"")}var VR={"yellow card":"tarjeta amarilla","second yellow card":"segunda tarjeta amarilla","red card":"tarjeta roja"};function Qv({reason:i,why:e}){let t=wf()==="es"&&e?HR[e.cause]:void 0;if(!e||!t)return i;let n=VR[i.split(":")[0]],s=e.team==="BLUE"?"blue":"yellow";return qa(n?`${n}: ${t}`:t,{team:U(s),other:U(s==="blue"?"yellow":"blue"),robot:$n(`${s} ${e.robot}`),words:i,seconds:new Intl.NumberFormat("es",{maximumFractionDigits:1}).format(e.seconds),period:Sn(e.period).toLowerCase()},"es")}var GR=2,Td=class{constructor(e,t,n="",s=!1){this.blue=e;this.yellow=t;this.phases=s;let r=(o,a)=>C("span",{class:`team ${o}`},C("span",{class:"chip","aria-hidden":"true"}),C("span",{class:"name",title:a},a),C("span",{class:"sr"},` (${U(o)})`));this.element=C("section",{class:"scoreboard","aria-label":n?`${U("scoreboard")}: ${n}`:U("scoreboard")},C("div",{class:"pair"},r("blue",e),this.score,r("yellow",t)),C("div",{class:"when"},this.time,this.period),this.phase,this.out)}blue;yellow;phases;element;banner=C("div",{class:"banner","aria-hidden":"true",hidden:!0});ticker=C("div",{class:"sr","aria-live":"polite",role:"status"});score=C("span",{class:"score"});time=C("span",{class:"clock"});period=C("span",{class:"period"});phase=C("div",{class:"play",hidden:!0});out=C("ul",{class:"out","aria-label":U("penalised"),hidden:!0});said;update(e,t,n,s){let r=d=>d?d.blue+d.yellow:-1,o=(r(n?.score)>r(t?.score)?n?.score:t?.score)??{blue:0,yellow:0};Je(this.score,`${o.blue} : ${o.yellow}`),Je(this.time,fn(e,!0));let a=n?.kind==="MATCH_END"||n?.kind==="FORFEIT",l=t?.left?t.left.seconds+t.left.nanos/1e9:0,c=a?Sn("ENDED"):t?Sn(t.period):"";Je(this.period,c+(a||l<=0?"":` · ${U("left",{time:fn(l)})}`)),this.phases&&t&&this.tellPhase(t,a);let h=s!==void 0&&e-s.time<GR;this.banner.hidden=!h,s&&h&&this.said!==s&&this.announce(s),h||(this.said=void 0)}tellPhase(e,t){let n=e.whose_ball==="ANYONE"?"":U(e.whose_ball==="BLUE"?"blue":"yellow"),s=e.set_play==="NONE"?"":Sn(e.set_play);Je(this.phase,[Sn(e.play),s&&(n?U("setPlayFor",{what:s,team:n}):s)].filter(Boolean).join(" · ")),this.phase.hidden=t;let r=e.penalties.map(({robot:o,penalty:a,left:l})=>{let c=Math.ceil((l?.seconds??0)+(l?.nanos??0)/1e9);return{side:o?.team.toLowerCase()??"",text:`${$n($r(o))}: ${jv(a)}${c>0?` · ${c} s`:""}`}});this.out.hidden=r.length===0,r.map(({text:o})=>o).join("")!==this.out.textContent&&this.out.replaceChildren(...r.map(({side:o,text:a})=>C("li",{class:o},a)))}announce(e){this.said=e;let t=e.side==="BLUE"?"blue":"yellow";this.banner.className=`banner ${t}`,this.banner.replaceChildren(C("strong",{},U("goal",{team:U(t)})),C("span",{},`${e.score.blue} : ${e.score.yellow}`)),Je(this.ticker,U("announce",{team:U(t),time:fn(e.time),blue:this.blue,b:e.score.blue,yellow:this.yellow,y:e.score.yellow}))}};var WR=5e3,jr=class i{constructor(e,t,n,s=""){this.recording=e;this.pitch=t;this.name=s;this.scoreboard=new Td(this.team("blue"),this.team("yellow"),s,t.squad!==void 0),this.element=C("div",{class:"stage"},this.scoreboard.element,this.scoreboard.banner);for(let r of["blue","yellow"])t.colors[r]&&document.body.style.setProperty(`--${r}`,t.colors[r]);try{this.stage=new Ed(this.element,t,s?`${U("picture")}: ${s}`:U("picture"))}catch{throw new Bt("broken","webgl")}this.stage.setTheme(Tr()),Za(()=>this.stage.setTheme(Tr())),this.selection=new Md(t,this.stage),t.squad&&(this.marks=new id(t)),this.selection.onChange(n),this.overlays=new bd(Kv(e,t,this.stage,this.selection,n),t.root,n),this.element.append(this.overlays.notes)}recording;pitch;name;events=[];element;stage;scoreboard;overlays;selection;marks;placed=()=>{};told=()=>{};static async of(e,t,n="",s=""){let r=await e.league()??(s?await Kg(s):void 0);return new i(e,new nd(await e.scene(),e.bodies,await e.robot(),r),t,n)}static async open(e,t,n=""){return i.of(await _a.open(typeof e=="string"?`/recordings/${encodeURIComponent(e)}`:e),t,n,typeof e=="string"?e:"")}team(e){return Ei(this.recording.about.get(e)??"")||U(e)}guard(e){let t=setInterval(()=>{document.hidden||this.recording.file.check?.().catch(n=>{clearInterval(t),e(n)})},WR)}show(e){let t=this.recording.moment(e);t&&this.pitch.place(t),this.placed(),this.pitch.lift(),this.marks?.update(this.recording.state(e),Rv(this.recording,e)),this.selection.update(),this.overlays.update(e)}condition(e){return this.marks?.condition(e)??"plays"}tell(e){let t=jg(this.events,e),n=t;for(;n>=0&&this.events[n].kind!=="GOAL";)--n;return this.scoreboard.update(e,this.recording.state(e),this.events[t],this.events[n]),this.told(e),t}choose(e,t){this.stage.choose(e,t)}};var XR=250,qR=4e3;function wa(i){let e=/[#&]t=(\d+(?:\.\d+)?)(?:&|$)/.exec(i);return e?Number(e[1]):void 0}var hc=i=>String(Math.round(i*1e3)/1e3),Ea=class{constructor(e,t,n){this.clock=e;this.start=t;this.elements=[this.note,en("link",U("moment"),()=>{this.copy()},{"data-act":"moment"})],addEventListener("hashchange",()=>{let s=wa(location.hash);s!==void 0&&hc(s)!==hc(this.clock.time)&&n(s)})}clock;start;elements;note=C("span",{class:"quiet saving",role:"status"});timer;seen=NaN;update(){let{time:e,moves:t,following:n}=this.clock,s=n?-1:t?NaN:e;Object.is(s,this.seen)||(this.seen=s,clearTimeout(this.timer),!Number.isNaN(s)&&(this.timer=setTimeout(()=>this.write(n?void 0:e),XR)))}write(e){let t=wa(location.hash);e===t||e!==void 0&&t!==void 0&&hc(e)===hc(t)||t===void 0&&e===this.start||this.put(e)}put(e){let t=e===void 0?"":`#t=${hc(e)}`;history.replaceState(history.state,"",`${location.pathname}${location.search}${t}`)}async copy(){this.put(this.clock.time);let e=await $R(location.href);Je(this.note,e?U("momentCopied"):location.href),setTimeout(()=>Je(this.note,""),qR)}};async function $R(i){try{return await navigator.clipboard.writeText(i),!0}catch{let e=C("textarea",{class:"sr","aria-hidden":"true"});e.value=i,document.body.append(e),e.select();let t=document.execCommand("copy");return e.remove(),t}}var YR=new Set(["FALL","RETURNED"]),Ad=i=>`${Math.round(i*100)}%`,Rd=class{constructor(e){this.seek=e;let t=C("input",{type:"checkbox"});t.addEventListener("change",()=>this.list.classList.toggle("goals",t.checked)),this.element=C("section",{class:"card grow","aria-labelledby":"events-title"},C("div",{class:"title"},C("h2",{id:"events-title"},U("events")),C("label",{},t,U("goalsOnly"))),this.note,this.list)}seek;element;list=C("ol",{class:"events"});note=C("p",{class:"quiet note"},U("reading"));rows=[];current=-1;complete=!1;add(e){this.complete&&(this.note.hidden=!0);for(let t of e){let n=t.side==="ANYONE"?"":t.side.toLowerCase(),s=()=>this.seek(t.time),r=C("li",{class:`${t.kind==="GOAL"?"goal ":YR.has(t.kind)?"minor ":""}${n}`},C("button",{type:"button",onclick:s},C("span",{class:"at"},fn(t.time)),C("span",{class:"chip","aria-hidden":"true"}),C("span",{class:"what"},C("b",{},Sn(t.kind)),n!==""&&C("span",{class:"sr"},` ${U(n)}`),t.reason!==""&&C("span",{class:"why"},Qv(t))),t.kind==="GOAL"&&C("span",{class:"result"},`${t.score.blue} : ${t.score.yellow}`)));this.rows.push(r),this.list.append(r)}}finished(){this.complete=!0,this.note.hidden=this.rows.length>0;let{current:e}=this;this.current=-1,this.mark(e),Je(this.note,U("noEvents"))}mark(e){if(e===this.current)return;this.rows[this.current]?.removeAttribute("aria-current"),this.current=e;let t=this.rows[e];t?.setAttribute("aria-current","true"),t&&!this.list.contains(document.activeElement)&&!this.list.matches(":hover")&&(this.list.scrollTop=t.offsetTop-this.list.clientHeight*.5)}},Ta=class{element;body=C("div",{class:"numbers"});shown=null;constructor(e=""){this.element=C("section",{class:"card of-numbers","aria-label":e?`${U("statistics")}: ${e}`:U("statistics")},C("div",{class:"title"},C("h2",{},U("statistics"))),this.body)}update(e){if(e===this.shown)return;this.shown=e;let{blue:t,yellow:n}=e??{};if(!e||!t||!n){this.body.replaceChildren(C("p",{class:"quiet"},U("noStatistics")));return}let s=(c,h,d)=>{let[u,f]=[h(t),h(n)],g=C("span",{class:"share blue"}),y=C("span",{class:"share yellow"});return g.style.flexGrow=String(u+f>0?u/(u+f):.5),y.style.flexGrow=String(u+f>0?f/(u+f):.5),C("div",{class:"row"},C("dt",{},c),C("dd",{class:"a"},C("span",{class:"sr"},`${U("blue")} `),d(u)),C("dd",{},C("span",{class:"sr"},`${U("yellow")} `),d(f)),C("dd",{class:"shares","aria-hidden":"true"},g,y))},r=c=>String(c),{ball_yellow_third:o,ball_middle_third:a,ball_blue_third:l}=e;this.body.replaceChildren(C("dl",{},s(U("possession"),c=>c.possession,Ad),s(U("shots"),c=>c.shots,r),s(U("touches"),c=>c.touches,r),s(U("fouls"),c=>c.fouls,r),s(U("distance"),c=>c.distance,c=>`${Math.round(c)} m`)),C("p",{class:"quiet foot"},`${U("thirds")}: ${U("yellow")} ${Ad(o)}, ${U("middle")} ${Ad(a)}, ${U("blue")} ${Ad(l)}. `,`${U("topSpeed")}: ${e.top_ball_speed.toFixed(1)} m/s.`))}};var Aa=class{constructor(e,t,n,s=""){this.start=e;this.end=t;this.seek=n;this.bar=C("div",{class:"bar",role:"slider",tabindex:0,"aria-label":s?`${U("timeline")}: ${s}`:U("timeline"),"aria-valuemin":e.toFixed(1),"aria-valuemax":t.toFixed(1),"aria-valuenow":e.toFixed(1),"aria-valuetext":fn(e)},C("div",{class:"rail"},this.here,this.done),this.marks,this.knob,this.hint),this.element=C("div",{class:"timeline"},this.bar,this.ticks),this.bar.addEventListener("pointerdown",r=>{r.button===0&&(this.dragging=!0,this.bar.setPointerCapture(r.pointerId),this.seek(this.under(r)))}),this.bar.addEventListener("pointermove",r=>{this.showHint(r),this.dragging&&this.seek(this.under(r))});for(let r of["pointerup","pointercancel"])this.bar.addEventListener(r,()=>this.dragging=!1);this.bar.addEventListener("pointerleave",()=>this.hint.hidden=!0),new ResizeObserver(()=>this.drawTicks()).observe(this.element)}start;end;seek;element;marks=C("div",{class:"marks","aria-hidden":"true"});ticks=C("div",{class:"ticks","aria-hidden":"true"});done=C("div",{class:"done"});here=C("div",{class:"here"});knob=C("div",{class:"knob"});hint=C("div",{class:"hint","aria-hidden":"true",hidden:!0});bar;known=[];dragging=!1;update(e){let t=`${(ja(e,this.start,this.end)*100).toFixed(3)}%`;this.done.style.width=t,this.knob.style.left=t;let n=e.toFixed(1);this.bar.getAttribute("aria-valuenow")!==n&&(this.bar.setAttribute("aria-valuenow",n),this.bar.setAttribute("aria-valuetext",fn(e)))}grown(e){this.here.style.width=`${(ja(e,this.start,this.end)*100).toFixed(2)}%`}add(e){this.known.push(...e);for(let t of e){let n=Ar(t);if(!n)continue;let s=C("span",{class:`${n} ${t.side.toLowerCase()}`});s.style.left=`${(ja(t.time,this.start,this.end)*100).toFixed(3)}%`,this.marks.append(s)}}under(e){let t=this.bar.getBoundingClientRect(),n=Zg(e.clientX,t.left,t.width,this.start,this.end),s=(this.end-this.start)*5/t.width,r=this.known.find(o=>o.kind==="GOAL"&&Math.abs(o.time-n)<s);return r&&e.type==="pointerdown"?r.time:n}showHint(e){let t=this.bar.getBoundingClientRect(),n=this.under(e),s=(this.end-this.start)*5/t.width,r=this.known.filter(o=>Ar(o)&&Math.abs(o.time-n)<s).sort((o,a)=>+(a.kind==="GOAL")-+(o.kind==="GOAL")||Math.abs(o.time-n)-Math.abs(a.time-n))[0];Je(this.hint,fn(n)+(r?` · ${Sn(r.kind)}`:"")),this.hint.hidden=!1,this.hint.style.left=`${Math.min(t.width-60,Math.max(60,e.clientX-t.left))}px`}drawTicks(){let e=Jg(this.end-this.start,Math.max(2,this.element.clientWidth/90)),t=[];for(let n=Math.ceil(this.start/e)*e;n<=this.end;n+=e){let s=C("span",{},fn(n));s.style.left=`${ja(n,this.start,this.end)*100}%`,t.push(s)}this.ticks.replaceChildren(...t)}};function Cd(i,e,t,n){let s=r=>{i.seek(i.time+r)};return[{shown:["space"],text:"k_space",bindings:[{key:" ",run:()=>i.toggle()}]},{shown:["J"],text:"k_j",bindings:[{key:"j",run:()=>i.shuttle(-1)}]},{shown:["K"],text:"k_k",bindings:[{key:"k",run:()=>i.pause()}]},{shown:["L"],text:"k_l",bindings:[{key:"l",run:()=>i.shuttle(1)}]},{shown:["←","→"],text:"k_arrows",bindings:[{key:"arrowleft",run:()=>{i.step(-1)}},{key:"arrowright",run:()=>{i.step(1)}}]},{shown:["⇧ ←","⇧ →"],text:"k_shift",bindings:[{key:"shift arrowleft",run:()=>s(-5)},{key:"shift arrowright",run:()=>s(5)}]},{shown:["Home","End"],text:"k_home",bindings:[{key:"home",run:()=>{i.seek(e)}},{key:"end",run:()=>{i.seek(t)}}]},{shown:["N","P"],text:"k_np",bindings:[{key:"n",run:()=>n(1)},{key:"p",run:()=>n(-1)}]},{shown:["−","+"],text:"k_speed",bindings:[{key:"-",run:()=>i.setSpeed(Qa(i.speed,-1))},...["+","="].map(r=>({key:r,run:()=>i.setSpeed(Qa(i.speed,1))}))]}]}var Pd=class{constructor(e){this.both=e;this.end=Math.max(...e.map(t=>t.end-t.start))}both;start=0;end;of(e,t){return Math.min(e.end,e.start+t)}async ready(e){await Promise.all(this.both.map(t=>t.ready(this.of(t,e))))}async statisticsReady(e){await Promise.all(this.both.map(t=>t.statisticsReady(this.of(t,e))))}async prefetch(e,t,n){return(await Promise.all(this.both.map(r=>r.prefetch(this.of(r,e),t,n)))).some(Boolean)}moment(e){return this.both.every(t=>t.moment(this.of(t,e)))?this:void 0}async stepped(e,t){let s=(await Promise.all(this.both.map(async r=>await r.stepped(this.of(r,e),t)-r.start))).filter(r=>(r-e)*t>1e-9);return s.length===0?t>0?this.end:this.start:t>0?Math.min(...s):Math.max(...s)}};async function e_(i,e){i.replaceChildren(Di(),C("main",{class:"trouble"},C("h1",{class:"quiet"},U("loading"))));let t="";try{if(!e.get("a")||!e.get("b"))return await KR(i,e);let n,s=o=>(t=e.get(o),jr.open(t,()=>n?.touch(),Ei(t))),r=await s("a");n=new vm(i,[r,await s("b")]),n.begin(e)}catch(n){console.warn(n),Ys(i,n,t)}}async function KR(i,e){document.title=`${U("compare")} · Cancha`;let t=(await Ja()).filter(({complete:o,journal:a})=>o&&!a).sort((o,a)=>a.modified-o.modified),n=(o,a,l)=>{let c=e.get(o)??t[l]?.name;return C("label",{class:"field"},C("span",{},a),C("select",{name:o},...t.map(h=>C("option",{value:h.name,selected:h.name===c},Ei(h.name)))))},s=C("form",{class:"start choose",action:"/compare"},C("div",{class:"two"},n("a",U("first"),0),n("b",U("second"),1)),C("button",{class:"primary"},U("compare"))),r=[C("p",{},U("tooFew",{count:t.length})),C("p",{},C("code",{},"./cancha play --headless --minutes 1"))];i.replaceChildren(Di(),C("main",{class:"home"},C("h1",{},U("compare")),C("p",{class:"quiet"},U("chooseTwo")),...t.length<2?r:[s]))}var vm=class{constructor(e,t){this.matches=t;let n=t.map(u=>u.name);document.title=`${n.join(" – ")} · Cancha`,this.pair=new Pd([t[0].recording,t[1].recording]);let{start:s,end:r}=this.pair,o=u=>Ys(e,u,n.join(", "));this.player=new xo(this.pair,()=>this.touch(),o);for(let u of t)u.guard(o);let a=u=>{this.player.seek(u)};this.timelines=t.map(({name:u,recording:f})=>{let g=new Aa(s,r,a,u);return g.grown(f.end-f.start),g}),this.statistics=n.map(u=>new Ta(u)),this.numbers=en("panel",U("statistics"),()=>this.turnStatistics(),{title:`${U("statistics")} (I)`}),this.full=new ca(()=>this.main),this.moment=new Ea(this.player,s,a);let l={jumpEvent:u=>this.jumpEvent(u),view:u=>this.view(u),follow:u=>this.follow(u)};this.controls=new ha(this.player,r,t[0].pitch.robots,l,t[0].overlays.menu),this.controls.element.append(this.full.button);for(let u of t)u.selection.onChange(f=>t.forEach(g=>g.selection.choose(f)));let c=this.shortcuts(),h=Fu(c);ku(h,c);let d=(u,f)=>C("section",{class:"half","aria-label":u.name},C("h2",{title:u.name},u.name),u.element,this.timelines[f].element,this.statistics[f].element,u.scoreboard.ticker);this.main.append(...t.map(d),C("footer",{},this.controls.element,this.wait)),e.replaceChildren(Di(C("h1",{title:n.join(" – ")},U("compare"),C("span",{class:"quiet"},n.join(" – "))),...this.moment.elements,this.numbers,Pc(h)),this.main,h),this.showStatistics(),t[0].overlays.onTurn((u,f)=>t[1].overlays.set(u,f))}matches;pair;player;timelines;statistics;numbers;full;moment;main=C("main",{class:"compare"});controls;wait=C("div",{class:"wait",role:"status"});moved=!0;last=0;touch(){this.moved=!0}begin(e){let{player:t,matches:n}=this,s=Ka("compare"),r=s?.time??wa(location.hash)??Number(e.get("t")??0);Ya("compare",()=>({time:t.time,playing:t.playing,direction:t.direction,speed:t.speed,robot:n[0].selection.robot})),t.seek(Number.isFinite(r)?r:0).then(()=>{this.show(),this.view(Tt("view","tv"),!1),s&&(t.setSpeed(s.speed),s.robot&&n[0].selection.choose(s.robot),s.playing&&t.play(s.direction));for(let a of n)a.stage.draw(0,!0);requestAnimationFrame(a=>{performance.mark("first-picture"),this.frame(a);for(let l of n)this.readEvents(l)})}),Object.assign(window,{__cancha:{time:()=>t.time,seek:a=>t.seek(a),frames:()=>n.map(({recording:a})=>a.moment(this.pair.of(a,t.time))?.frameTime),end:this.pair.end,drawn:()=>n[0].stage.drawn}})}frame(e){requestAnimationFrame(s=>this.frame(s));let t=this.last?(e-this.last)/1e3:0;this.last=e;let n=this.player.tick(e)||this.moved;this.moved=!1,n&&this.show();for(let s of this.matches)s.stage.draw(t,n)}show(){let{time:e}=this.player;this.matches.forEach((t,n)=>{let s=this.pair.of(t.recording,e);t.show(s),t.tell(s),this.timelines[n].update(e);let r=t.recording.statistics(s);r&&this.statistics[n].update(r)}),this.moment.update(),this.controls.update(),Je(this.wait,this.player.waiting?U("waiting"):"")}async readEvents(e){try{for await(let t of e.recording.events())e.events.push(t),this.timelines[this.matches.indexOf(e)].add([{...t,time:t.time-e.recording.start}]),this.touch()}catch(t){console.warn(t)}}jumpEvent(e){let{time:t}=this.player,s=this.matches.flatMap(({events:a,recording:l})=>a.filter(c=>Ar(c)).map(c=>c.time-l.start)).filter(a=>(a-t)*e>.001),{start:r,end:o}=this.pair;this.player.seek(s.length===0?e>0?o:r:e>0?Math.min(...s):Math.max(...s))}view(e,t=!0){this.controls.setView(e);for(let n of this.matches)n.choose(e,t);Ot("view",e)}follow(e){for(let t of this.matches)t.selection.choose(e);this.view("robot")}turnStatistics(){Ot("compareStatistics",Tt("compareStatistics","on")==="on"?"off":"on"),this.showStatistics()}showStatistics(){let e=Tt("compareStatistics","on")==="on";for(let{element:t}of this.statistics)t.hidden=!e;this.numbers.setAttribute("aria-pressed",String(e))}shortcuts(){let e=la.map((n,s)=>({key:String(s+1),run:()=>this.view(n)})),[t]=this.matches;return[...Cd(this.player,this.pair.start,this.pair.end,n=>this.jumpEvent(n)),{shown:e.map(({key:n})=>n),text:"k_views",bindings:e},...t.selection.shortcuts(),...t.overlays.shortcuts(),ji("i","statistics",()=>this.turnStatistics()),...this.full.shortcuts()]}};var t_=300,ZR=4e3,Id=class{constructor(e,t){this.name=e;this.listener=t;this.open(),Cg(()=>{this.over||this.timer===void 0||this.socket?.readyState!==WebSocket.CLOSED||(clearTimeout(this.timer),this.again())})}name;listener;socket;pause=t_;over=!1;trying=!1;timer;send(e){this.socket?.readyState===WebSocket.OPEN&&this.socket.send(JSON.stringify(e))}open(){let e=location.protocol==="https:"?"wss:":"ws:",t=new WebSocket(`${e}//${location.host}/api/matches/${encodeURIComponent(this.name)}/live`),n=new ma;this.socket=t,t.binaryType="arraybuffer",t.onopen=()=>{this.pause=t_,this.listener.opened()},t.onmessage=({data:s})=>{if(typeof s=="string")return this.hear(JSON.parse(s));n.append(new Uint8Array(s));for(let r;r=n.nextRecord();)this.listener.record(r)},t.onclose=()=>{this.over||(this.listener.lost(),Er(),this.later())}}hear(e){"you"in e?this.listener.named(e.you):"error"in e?this.listener.refused(e.error):"next"in e?this.listener.moved(e.next):this.listener.status(e)}async again(){if(!this.trying){this.trying=!0;try{await this.tryAgain()}finally{this.trying=!1}}}async tryAgain(){let e=await fetch("/api/version").then(t=>t.ok,()=>!1);e&&!await Dc(this.name)?(this.over=!0,this.listener.gone()):e?this.open():this.later()}later(){clearTimeout(this.timer),this.timer=setTimeout(()=>{this.again()},this.pause),this.pause=Math.min(ZR,this.pause*2)}};var n_=4e3,Ld=class{times=[];poses=[];bends=[];lists=new Map;get end(){return this.times.at(-1)}addFrame(e,t){if(e===this.end){this.poses[this.poses.length-1]=t;return}e<(this.end??0)||(this.times.push(e),this.poses.push(t),this.times.length>n_&&this.cut(this.times[n_/2]))}addAngles(e,t){e===this.end&&(this.bends[this.times.length-1]=t)}addMessage(e,t,n,s=!0){let r=this.lists.get(e)??[];this.lists.set(e,r),s&&r.at(-1)?.time===t&&r.pop(),r.push({time:t,value:n})}of(e){return this.lists.get(e)??[]}cut(e){let t=Ti(this.times,e-1e-6)+1,n=new Map([...this.lists].map(([r,o])=>[r,o.filter(a=>a.time<e)])),s={times:this.times.slice(0,t),poses:this.poses.slice(0,t),bends:this.bends.slice(0,t),of:r=>n.get(r)??[]};this.times=this.times.slice(t),this.poses=this.poses.slice(t),this.bends=this.bends.slice(t);for(let[r,o]of this.lists)this.lists.set(r,o.filter(a=>a.time>=e));return s}};var JR=25,Dd=class extends _a{rate=0;tail=new Ld;schemas=new Map;told=[];toldPrograms=[];theScene;theLeague;theRobot;skip=0;seen={end:0,at:0};waiting=[];over=!1;constructor(e){let t={from:0,to:0,offset:-1,length:0,channels:new Set};super({file:e,parts:[t],topics:new da,about:new Map})}get end(){return Math.max(this.tail.end??0,this.parts.at(-2)?.to??0)}get written(){return this.parts.at(-2)?.to??0}get isOpen(){return this.theScene!==void 0&&this.tail.end!==void 0}restart(){this.skip=this.told.length}finish(){this.over=!0,this.rate=0,this.wake()}take(e){if(e.type==="Schema")this.schemas.set(e.id,e);else if(e.type==="Channel")this.addChannel(e);else if(e.type==="Metadata")for(let[t,n]of e.metadata)this.about.set(t,n);else e.type==="ChunkIndex"?this.grow(hm(e)):e.type==="Message"&&this.hear(e)}peek(e){return e===this.parts.length-1?this.tail:super.peek(e)}load(e){return e===this.parts.length-1?Promise.resolve(this.tail):super.load(e)}scene(){return Promise.resolve(this.theScene??{deletions:[],entities:[]})}league(){return Promise.resolve(this.theLeague)}robot(){return Promise.resolve(this.theRobot)}events(){return this.each(this.told)}programs(){return this.each(this.toldPrograms)}async*allFrames(){for(let e=0;!this.over||e<this.parts.length-1;){let t=this.parts.length-1;e<t&&(yield*this.frames(this.parts[e].from+1e-6,this.parts[t-1].to)),e=t,!this.over&&this.parts.length-1===t&&await new Promise(n=>this.waiting.push(n))}}async*each(e){for(let t=0;;++t){for(;t>=e.length;){if(this.over)return;await new Promise(n=>this.waiting.push(n))}yield e[t]}}addChannel(e){um(this.topics,e,this.schemas.get(e.schemaId)),this.parts.at(-1).channels.add(e.id)}grow(e){let t=this.parts.length-1;if(t>0&&e.offset<=this.parts[t-1].offset)return;this.parts.splice(t,0,e),this.starts.splice(t,0,e.from),this.starts[t+1]=e.to,this.parts[t+1].from=e.to;let n=this.tail.cut(e.to);n.times.length>=JR*(e.to-e.from)&&n.times[0]<=e.from+.1&&this.keep(t,n),this.wake()}hear({channelId:e,logTime:t,data:n}){let s=this.topics.of(e);if(!s||Ql.includes(s.topic))return;let r=Number(t)/1e9;if(s.topic==="/tf")this.tail.addFrame(r,Xu(n,this.bodies)),this.parts.at(-1).to=Math.max(this.parts.at(-1).to,r),this.measure(r);else if(s.topic==="/joints")this.tail.addAngles(r,Gu(n));else if(s.topic==="/robot")this.theRobot??=ju(s.decode(n));else if(s.topic==="/scene")this.theScene??=s.decode(n);else if(s.topic==="/league")this.theLeague??=s.decode(n);else if(s.topic==="/match/events"){if(this.skip>0)return void--this.skip;let o=s.decode(n);this.told.push({...o,time:r,score:o.score??{blue:0,yellow:0}}),this.wake()}else s.topic==="/behaviour/programs"?(this.toldPrograms.push(s.decode(n)),this.wake()):this.tail.addMessage(s.topic,r,s.decode(n),s.topic!==tc)}measure(e){let t=performance.now(),n=(t-this.seen.at)/1e3;if(n<.2)return;let s=(e-this.seen.end)/n;this.rate=this.seen.at===0||n>2?0:this.rate+(s-this.rate)*.5,this.seen={end:e,at:t}}wake(){let e=this.waiting;this.waiting=[];for(let t of e)t()}};var Nd=class i{constructor(e,t,n){this.name=e;this.recording=t;this.status=n;this.link=new Id(e,{opened:()=>{this.lost=!1,t.restart(),this.changed()},record:s=>{t.take(s),this.changed()},status:s=>{if(s.run!==this.status.run)return location.reload();this.status=s,this.isOver&&t.finish(),this.changed()},lost:()=>{this.lost=!this.isOver,this.changed()},gone:()=>this.isOver||location.reload(),moved:s=>location.assign(Js(s)),refused:s=>this.said(s),named:s=>{this.you=s,this.changed()}})}name;recording;status;you="";lost=!1;changed=()=>{};said=()=>{};link;static async find(e,t){let n=await Dc(e);if(!n||n.phase!=="playing"&&n.phase!=="preparing")return;let s=await vo.open(`/recordings/${encodeURIComponent(e)}`,!0),r=new i(e,new Dd(s),n);return await new Promise(o=>{r.changed=()=>{t(r.status),r.recording.isOpen&&r.status.phase!=="preparing"&&o()}}),r}get isOver(){return this.status.phase!=="playing"&&this.status.phase!=="preparing"}send(e){this.link.send(e)}};var jR=i=>`/edit?behaviour=${encodeURIComponent(i)}`,i_=i=>C("a",{class:"to-editor",href:jR(i),title:U("editHint")},U("editOne",{name:i}));function s_(i,e){let t=C("span",{class:"to-editors"}),n=s=>s.split(":")[0];return t.append(...[...new Set(i?.behaviours.filter(Boolean))].map(i_)),!i&&e.length>0&&fetch("/api/behaviours").then(r=>r.ok?r.json():[]).then(r=>t.append(...r.filter(({team:o})=>e.map(n).includes(n(o))).map(({name:o})=>i_(o))),()=>{}),[t]}var QR=(i,e)=>C("span",{class:i},e);function eC(i,e,t){let n=(s,r)=>C("span",{class:`team ${s}`},C("span",{class:"chip","aria-hidden":"true"}),C("span",{class:"name",title:r},Ei(r)||"–"),C("span",{class:"sr"},` (${U(s)})`));return C("span",{class:"pair"},n("blue",i),t,n("yellow",e))}function tC(i){let e=document.activeElement;i(),e instanceof HTMLElement&&e.isConnected&&document.activeElement!==e&&e.focus({preventScroll:!0})}var nC=(i,e)=>C("a",{class:"parent",href:Js(i,e)},U("branchedFrom",{name:Ei(i),time:fn(e)}));async function iC(i){let[e,t]=await Promise.all([Ja(),Ic().catch(()=>[])]);return[...new Map([...e,...t].map(s=>[s.name,s])).values()].filter(({branch_of:s})=>s===i).sort((s,r)=>s.branch_time-r.branch_time||(s.name<r.name?-1:1))}function r_(i,e,t){let n=C("span",{class:"branches"});return e&&n.append(nC(e,t)),iC(i).then(s=>{if(s.length===0)return;let r=C("ul",{},...s.map(o=>C("li",{},C("a",{href:Js(o.name)},U("branchAt",{name:Ei(o.name),time:fn(o.branch_time)})))));n.append(C("details",{},C("summary",{},`${U("branches")} (${s.length})`),r))},()=>{}),[n]}var[sC,rC]=["/behaviour.js","/behaviour.css"],Od=class{constructor(e){this.surroundings=e}surroundings;element=C("section",{class:"mind","aria-label":U("behaviour")});view;asked=!1;turned(e){e&&!this.asked&&this.load(),e&&this.surroundings.changed()}update(e){this.element.hidden||this.view?.update(e)}async load(){this.asked=!0,this.element.textContent=U("loading");let e=C("link",{rel:"stylesheet",href:rC}),t=new Promise(n=>["load","error"].forEach(s=>e.addEventListener(s,n)));document.head.append(e);try{let{makeView:n}=await import(sC);await t,this.view=n(this.surroundings),this.element.replaceChildren(this.view.element),this.surroundings.changed()}catch(n){console.warn(n),this.element.textContent=U("e_network"),this.asked=!1}}};var oC=4e3;function o_(i,e,t){let n,s=async()=>{if(document.hidden||e())return;let o=await fetch(`/recordings/${encodeURIComponent(i)}`,{method:"HEAD",cache:"no-store"}).catch(()=>{});if(!o)return;let a=o.headers.get("ETag");n??=a;let l=o.status===404;!l&&(!o.ok||a===n)||(clearInterval(r),t(U(l?"e_gone":"e_replaced",{file:Ei(i)})))},r=setInterval(()=>{s()},oC);s()}var a_=24;function uc(i,e){let{name:t,direction:n,least:s}=e,r=C("div",{class:`splitter ${n}`,role:"separator",tabindex:0,"aria-label":e.label,"aria-orientation":n==="row"?"vertical":"horizontal","aria-valuemin":s}),o=e.size,a=e.size,l=u=>{a=u;let f=Math.max(s,e.most());o=Math.round(Math.min(f,Math.max(s,u))),i.style.setProperty(`--${t}`,`${o}px`),r.setAttribute("aria-valuenow",String(o)),r.setAttribute("aria-valuemax",String(Math.round(f)))},c=u=>{l(u),Ot(`size.${t}`,String(o))};l(Number(Tt(`size.${t}`,String(e.size)))||e.size),new ResizeObserver(()=>l(a)).observe(i);let h,d=u=>n==="row"?u.clientX:u.clientY;r.addEventListener("pointerdown",u=>{h={pointer:d(u),size:o},r.setPointerCapture(u.pointerId)}),r.addEventListener("pointermove",u=>h&&l(h.size+h.pointer-d(u)));for(let u of["pointerup","pointercancel"])r.addEventListener(u,()=>{h&&c(o),h=void 0});return r.addEventListener("dblclick",()=>c(e.size)),r.addEventListener("keydown",u=>{let[f,g]=n==="row"?["ArrowLeft","ArrowRight"]:["ArrowUp","ArrowDown"],y={[f]:o+a_,[g]:o-a_,Home:s,End:e.most()}[u.key];y!==void 0&&(u.preventDefault(),c(y))}),r}var aC=1500,Ud=class{constructor(e,t,n,s,r){this.side=t;this.docked=n;this.mind=r;this.open=new Set(Tt("panels","panel").split(",")),this.dock=C("div",{class:"dock"},...n.map(l=>l.element)),this.element=C("main",{class:"watch"});let o=uc(this.element,{name:"side",label:U("sideSize"),direction:"row",size:316,least:240,most:()=>innerWidth*.5}),a=uc(this.element,{name:"dock",label:U("dockSize"),direction:"column",size:230,least:130,most:()=>innerHeight*.55});if(this.element.append(e,a,this.dock,o,t.element,s),r){let l=uc(this.element,{name:"mind",label:U("mindSize"),direction:"row",size:innerWidth*.54,least:300,most:()=>innerWidth*.75});l.className="splitter of-mind",this.dock.after(l,r.element)}this.buttons=this.all.map(l=>{let c=U(l.name);return en(l.icon,c,()=>this.turn(l,!this.open.has(l.name)),{title:`${c} (${l.key.toUpperCase()})`,"data-panel":l.name})});for(let l of this.all)l.turned?.(this.open.has(l.name));this.apply()}side;docked;mind;element;buttons;open;dock;get all(){return[...this.docked,...this.mind?[this.mind]:[],this.side]}turn(e,t){t?this.open.add(e.name):this.open.delete(e.name),t&&e===this.mind&&innerWidth<aC&&this.open.delete(this.side.name),Ot("panels",[...this.open].join(",")),this.apply(),e.turned?.(t)}shortcuts(){return this.all.map(e=>ji(e.key,e.name,()=>this.turn(e,!this.open.has(e.name))))}apply(){this.all.forEach((e,t)=>{e.element.hidden=!this.open.has(e.name),this.buttons[t].setAttribute("aria-pressed",String(!e.element.hidden))}),this.dock.hidden=this.docked.every(e=>e.element.hidden),this.element.classList.toggle("no-dock",this.dock.hidden),this.element.classList.toggle("no-side",this.side.element.hidden),this.element.classList.toggle("no-mind",this.mind?.element.hidden??!0)}};var lC=6,l_=1500,c_=.05,h_=Math.PI/12,cC=new G(0,0,1),Fd=class{constructor(e,t,n,s,r,o){this.pitch=e;this.stage=t;this.selection=n;this.mayTouch=s;this.drop=r;this.changed=o;let{canvas:a}=t;addEventListener("pointerdown",l=>l.target===a&&this.take(l),!0),a.addEventListener("pointermove",l=>this.carry(l)),a.addEventListener("pointerup",l=>this.letGo(l,!0)),a.addEventListener("pointercancel",l=>this.letGo(l,!1)),a.addEventListener("wheel",l=>this.wheel(l),{capture:!0,passive:!1}),addEventListener("keydown",l=>l.key==="Escape"&&this.held&&this.letGo(void 0,!1),!0)}pitch;stage;selection;mayTouch;drop;changed;held;put;turn=new sn;show(){let e=this.held?.moved?this.held:this.put;if(!e)return;if(e===this.put&&performance.now()>this.put.until){this.put=void 0;return}let t=this.pitch.frame(e.body),s=(e.body===xt?void 0:this.pitch.squad)?.stand(e.body)??t.position.z;t.position.set(e.x,e.y,s+(e===this.held?.03:0)),e.heading!==void 0&&t.quaternion.copy(this.turn.setFromAxisAngle(cC,e.heading))}shortcuts(){let e=(n,s)=>()=>this.nudge(n*c_,s*c_,0),t=n=>()=>this.nudge(0,0,n*h_);return[{shown:["⇧ W","⇧ A","⇧ S","⇧ D"],text:"k_move",bindings:[{key:"shift w",run:e(0,1)},{key:"shift a",run:e(-1,0)},{key:"shift s",run:e(0,-1)},{key:"shift d",run:e(1,0)}]},{shown:["⇧ Q","⇧ E"],text:"k_turn",bindings:[{key:"shift q",run:t(1)},{key:"shift e",run:t(-1)}]}]}nudge(e,t,n){let s=this.selection.robot??xt;if(!this.mayTouch()||s===xt&&n!==0)return;let r=this.put?.body===s?this.put:this.here(s);this.place({body:s,x:r.x+e,y:r.y+t,...s!==xt&&{heading:(r.heading??0)+n}})}here(e){let{position:t,quaternion:n}=this.pitch.frame(e);return{body:e,x:t.x,y:t.y,...e!==xt&&{heading:nc(n)}}}take(e){if(e.button!==0||!this.mayTouch())return;let t=Sd(this.stage,this.pitch,e,[xt,...this.pitch.robots]);t&&(e.stopPropagation(),e.preventDefault(),this.stage.canvas.setPointerCapture(e.pointerId),this.held={...this.here(t),pointer:e.pointerId,from:{x:e.clientX,y:e.clientY},moved:!1})}carry(e){let{held:t}=this;if(!t||e.pointerId!==t.pointer)return;e.stopPropagation(),t.moved||=Math.hypot(e.clientX-t.from.x,e.clientY-t.from.y)>=lC;let n=ym(this.stage,e);!t.moved||!n||(e.shiftKey&&t.heading!==void 0?t.heading=Math.atan2(n.y-t.y,n.x-t.x):Object.assign(t,{x:n.x,y:n.y}),this.changed())}wheel(e){!this.held||this.held.heading===void 0||(e.stopPropagation(),e.preventDefault(),this.held.heading-=Math.sign(e.deltaY)*h_,this.held.moved=!0,this.changed())}letGo(e,t){let{held:n}=this;!n||e&&e.pointerId!==n.pointer||(this.held=void 0,t&&n.moved?this.place({body:n.body,x:n.x,y:n.y,...n.heading!==void 0&&{heading:n.heading}}):t&&this.selection.choose(n.body===xt?void 0:n.body),this.changed())}place(e){this.put={...e,until:performance.now()+l_},this.drop(e),this.changed(),setTimeout(this.changed,l_+50)}};var hC=[.1,.25,.5,1,2,4,8,16,0],uC=[0,.1,1,5],kd=class{constructor(e,t){this.player=e;this.orders=t;this.now=C("button",{type:"button",class:"go-live",title:`${U("goLive")} (0)`,onclick:()=>e.follow()},C("span",{class:"dot","aria-hidden":"true"}),U("live")),this.hold=C("button",{type:"button",title:`${U("hold")} (F)`}),this.drive=C("button",{type:"button",title:`${U("drive")} (C)`,onclick:()=>t.drive()},U("driveShort"));for(let n of hC)this.speed.append(C("option",{value:n},n?`${n}×`:U("fastest")));this.speed.addEventListener("change",()=>t.send({do:"speed",speed:Number(this.speed.value)}));for(let n of uC)this.step.append(C("option",{value:n},n?`${n} s`:U("oneDecision")));this.step.value=Tt("step","0"),this.step.addEventListener("change",()=>Ot("step",this.step.value)),this.buttons=C("span",{class:"orders"},C("span",{class:"quiet"},U("match")),this.hold,en("stepOn",U("stepMatch"),()=>this.stepOn()),this.step,this.speed,this.drive,C("button",{type:"button",title:U("restartHint"),onclick:()=>t.send({do:"reset"})},U("restart")),C("button",{type:"button",title:U("stopHint"),onclick:()=>t.send({do:"stop"})},U("stop"))),this.element=C("div",{class:"live-bar",role:"group","aria-label":U("liveMatch")},this.now,this.buttons,this.words)}player;orders;element;now;hold;drive;speed=C("select",{"aria-label":U("matchSpeed"),title:U("matchSpeed")});step=C("select",{"aria-label":U("stepSize"),title:U("stepSize")});words=C("span",{class:"quiet words",role:"status"});buttons;shown="";shortcuts(){return[ji("0","goLive",()=>this.player.follow()),ji("f","hold",()=>this.hold.click()),ji("s","stepMatch",()=>this.stepOn()),ji("c","drive",()=>this.orders.drive())]}update(e,t,n,s,r){let o=JSON.stringify([e.phase,e.paused,e.held_by,e.problem,e.speed,t,s,this.player.following,r]);if(o===this.shown)return;this.shown=o;let a=e.phase==="playing"||e.phase==="preparing";this.now.classList.toggle("on",this.player.following),this.now.setAttribute("aria-pressed",String(this.player.following)),this.hold.replaceChildren(cs(e.paused?"play":"pause"),e.paused?U("goOn"):U("holdShort")),this.hold.onclick=()=>{this.orders.send({do:e.paused?"play":"pause"}),this.player.follow()},this.speed.value=String(e.speed),this.drive.setAttribute("aria-pressed",String(t!==void 0)),this.buttons.hidden=!a,Je(this.words,s||this.about(e,t,n,r))}about(e,t,n,s){let r=[];return(e.phase==="ended"||e.phase==="stopped")&&r.push(U("liveOver")),e.problem&&e.held_by!=="disk"&&r.push(e.problem),e.paused&&e.held_by&&r.push(dC(e.held_by,s)),t?r.push(U(n?"drivingLegs":"driving",{robot:$n(t)})):e.paused&&e.phase==="playing"&&r.push(U("held")),r.filter(Boolean).join(" · ")}stepOn(){this.orders.send({do:"step",seconds:Number(this.step.value)}),this.player.follow()}};function dC(i,e){if(i==="disk")return"";let t={breakpoint:U("heldBreakpoint"),referee:U("heldReferee"),[e]:U("you")};return U("heldBy",{who:t[i]??i})}var Bd=class{constructor(e,t,n,s){this.file=e;this.player=t;this.session=n;this.say=s;this.possible=n!==void 0}file;player;session;say;possible;busy=!1;async ask(){if(!Zn())try{this.possible=(await Lf()).teams.length>0,Cc(this.possible)}catch(e){e instanceof Ks&&Cc(!1)}}get mayTouch(){let{player:e,session:t}=this;return!this.possible||this.busy?!1:!e.playing||e.following&&t?.status.paused===!0&&!t.isOver}place(e){let{session:t}=this;t&&this.waitsHere?t.send({do:"place",...e}):this.branch(n=>Lc(n,{do:"place",...e}))}drive(e){this.branch(t=>Lc(t,{do:"play"}),`&drive=${encodeURIComponent(e)}`)}get waitsHere(){let{session:e,player:t}=this;return e!==void 0&&!e.isOver&&e.status.paused&&e.status.branch_of!==""&&t.atEdge}async branch(e,t=""){if(!this.busy){this.busy=!0,this.say(U("branching"));try{let{name:n}=await Df({branch_of:this.file,at:this.player.time,speed:this.session?.status.speed??1});await e(n),location.assign(Js(n)+t)}catch(n){this.busy=!1,this.say(n instanceof Ks?n.message:U("e_network"))}}}};var u_=6e3,fC="/driver.js",pC=[{shown:["W","A","S","D"],text:"k_drive",bindings:[]}],mC=[{shown:["Q","E"],text:"k_aside",bindings:[]},{shown:["Z","X"],text:"k_kick",bindings:[]},{shown:["I","J","K","L","O"],text:"k_look",bindings:[]}],zd=class{constructor(e,t,n,s,r){this.match=t;this.player=n;this.session=s;this.changed=r;this.whatIf=new Bd(e,n,s,o=>this.say(o)),this.hands=new Fd(t.pitch,t.stage,t.selection,()=>this.whatIf.mayTouch,o=>this.whatIf.place(o),r),t.placed=()=>this.hands.show(),s&&(s.said=o=>this.say(o),this.bar=new kd(n,{send:o=>s.send(o),drive:()=>this.drive()}),n.instead=()=>s.isOver||!s.status.paused||!n.atEdge?!1:(s.send({do:"play"}),n.follow(),!0)),this.element=this.bar?.element??C("div",{class:"live-bar",hidden:!0},this.note),this.whatIf.ask().then(()=>this.showHint())}match;player;session;changed;element;banner=C("p",{class:"loud",role:"alert",hidden:!0});whatIf;hands;driver;bar;note=C("span",{class:"quiet words",role:"status"});said="";saidAt=0;begin(e){let t=e.get("drive");!this.session||!t||!this.match.pitch.robots.includes(t)||(this.match.selection.choose(t),this.take(this.session,t))}update(){let{session:e,bar:t}=this;this.player.held=e!==void 0&&e.status.paused&&!e.isOver,performance.now()-this.saidAt>u_&&(this.said=""),e&&(t?.update(e.status,this.driver?.robot,this.walks,e.lost?this.missing():this.said,e.you),this.warn(e.status.held_by==="disk"?U("diskFull",{why:e.status.problem}):""))}missing(){let e=this.driver?.robot;return e?U("robotGone",{robot:$n(e)}):U("lost")}warn(e){Je(this.banner,e),this.banner.hidden=e===""}shortcuts(){return[...this.bar?.shortcuts()??[],...this.session?pC:[],...this.session&&this.walks?mC:[],...this.hands.shortcuts()]}get walks(){return this.match.pitch.squad!==void 0}async take(e,t){if(!this.driver){let{Driver:n}=await import(fC);this.driver??=new n(s=>e.send(s),()=>e.status.max_command,this.walks,this.changed),this.bar?.element.append(this.driver.pad)}this.driver.take(t)}drive(){let{driver:e,session:t}=this,{robot:n}=this.match.selection;e?.robot?e.take(void 0):n?t&&!t.isOver&&(this.take(t,n),t.status.paused&&t.send({do:"play"}),this.player.follow()):this.say(U("chooseFirst"))}showHint(){this.session||!this.whatIf.possible||(this.element.hidden=!1,this.note.textContent=U("whatIfHint"),this.element.append(C("button",{type:"button",title:U("drive"),onclick:()=>this.driveFromHere()},U("driveShort"))))}driveFromHere(){let{robot:e}=this.match.selection;e?this.whatIf.drive(e):this.say(U("chooseFirst"))}say(e){this.said=e,this.saidAt=performance.now(),this.session||(this.note.textContent=e),this.changed(),setTimeout(this.changed,u_+50)}};var d_=["DEBUG","INFO","WARNING","ERROR","FATAL"],Hd=class{constructor(e,t){this.recording=e;this.seek=t;d_.forEach((n,s)=>this.level.append(C("option",{value:s,selected:s===0},s===0?U("allLevels"):`≥ ${Sn(n)}`)));for(let[n,s]of[[this.text,"input"],[this.level,"change"]])n.addEventListener(s,()=>this.filter());this.element=C("section",{class:"card log","aria-labelledby":"log-title"},C("div",{class:"title"},C("h2",{id:"log-title"},U("log")),this.text,this.level),this.note,this.list)}recording;seek;element;list=C("ol",{class:"lines",tabindex:0,"aria-label":U("log")});note=C("p",{class:"quiet note",role:"status"},U("reading"));text=C("input",{type:"search",placeholder:U("filter"),"aria-label":U("filter")});level=C("select",{"aria-label":U("level"),title:U("level")});rows=[];times=[];reading;settled=!1;upTo=-1;current=-1;time=0;turned(e){e&&!this.reading&&this.read()}update(e){this.time=e,this.settled&&this.recording.written>this.upTo&&this.read();let t=Ti(this.times,e+1e-6);if(t===this.current)return;this.rows[this.current]?.row.removeAttribute("aria-current"),this.current=t;let n=this.rows[t]?.row;n?.setAttribute("aria-current","true"),n&&!this.list.matches(":hover, :focus-within")&&(this.list.scrollTop=n.offsetTop-this.list.clientHeight*.6)}read(){this.settled=!1,this.reading=this.readOn().finally(()=>this.settled=!0)}async readOn(){let[e,t]=[this.upTo,this.recording.written];this.upTo=t;try{for await(let{time:n,value:s}of this.recording.scan(["/log"],e+1e-9,t))this.add(n,s);this.note.hidden=this.rows.length>0,Je(this.note,U("noLog")),this.filter(),this.update(this.time)}catch(n){console.warn(n),Je(this.note,U("numbersFailed"))}}add(e,t){let n=C("li",{class:t.level.toLowerCase()},C("button",{type:"button",onclick:()=>this.seek(e)},C("span",{class:"at"},fn(e,!0)),C("span",{class:"level"},Sn(t.level)),C("span",{class:"who"},t.name),C("span",{class:"what"},t.message)));this.times.push(e),this.rows.push({row:n,line:t}),this.list.append(n)}filter(){let e=this.text.value.toLowerCase(),t=Number(this.level.value),n=0;for(let{row:s,line:r}of this.rows)s.hidden=d_.indexOf(r.level)<t||!`${r.name} ${r.message}`.toLowerCase().includes(e),s.hidden||++n;this.note.hidden=n>0,Je(this.note,U(this.rows.length?"noMatch":"noLog"))}};var f_={dark:["#56b4e9","#e69f00","#2fc49a","#f0e442","#dd8fbb","#ff7f50"],light:["#0072b2","#a85500","#007a5a","#7a6200","#a8447f","#c2330b"]};function p_(i,e,t){return Array.from({length:2*t},(n,s)=>i+(s+.5)/(2*t)*(e-i))}function m_({times:i,values:e},t,n,s){let r=[],o=Ti(i,t),a=o>=0?e[o]:null;++o;for(let l=0;l<s;++l){let c=t+(l+1)/s*(n-t),[h,d]=[-1,-1];for(;o<i.length&&i[o]<=c;++o)Number.isNaN(e[o])||((h<0||e[o]<e[h])&&(h=o),(d<0||e[o]>e[d])&&(d=o));if(h<0){let g=c-(n-t)/s>(i.at(-1)??-1/0);r.push(g?null:a,g?null:a);continue}let[u,f]=h<=d?[h,d]:[d,h];r.push(e[u],e[f]),a=e[o-1]}return r}function g_({times:i,values:e},t){let n=Ti(i,t+1e-9);return n>=0?e[n]:void 0}var gC="uplot",yC="u-hz",vC="u-vt",_C="u-title",xC="u-wrap",bC="u-under",SC="u-over",MC="u-axis",to="u-off",wC="u-select",EC="u-cursor-x",TC="u-cursor-y",AC="u-cursor-pt",RC="u-legend",CC="u-live",PC="u-inline",IC="u-series",LC="u-marker",y_="u-label",DC="u-value",fc="width",pc="height";var v_="bottom",Ra="left",_m="right",Um="#000",__=Um+"0",xm="mousemove",x_="mousedown",bm="mouseup",b_="mouseenter",S_="mouseleave",M_="dblclick",NC="resize",OC="scroll",w_="change",qd="dppxchange",Fm="--",Oa=typeof window<"u",Tm=Oa?document:null,Pa=Oa?window:null,UC=Oa?navigator:null,Ct,Vd;function Am(){let i=devicePixelRatio;Ct!=i&&(Ct=i,Vd&&Cm(w_,Vd,Am),Vd=matchMedia(`(min-resolution: ${Ct-.001}dppx) and (max-resolution: ${Ct+.001}dppx)`),no(w_,Vd,Am),Pa.dispatchEvent(new CustomEvent(qd)))}function Ri(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function Rm(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function Jt(i,e,t){i.style[e]=t+"px"}function Qi(i,e,t,n){let s=Tm.createElement(i);return e!=null&&Ri(s,e),t?.insertBefore(s,n),s}function ki(i,e){return Qi("div",i,e)}var E_=new WeakMap;function _s(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=E_.get(i);r!=o&&(i.style.transform=r,E_.set(i,r),e<0||t<0||e>n||t>s?Ri(i,to):Rm(i,to))}var T_=new WeakMap;function A_(i,e,t){let n=e+t,s=T_.get(i);n!=s&&(T_.set(i,n),i.style.background=e,i.style.borderColor=t)}var R_=new WeakMap;function C_(i,e,t,n){let s=e+""+t,r=R_.get(i);s!=r&&(R_.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var km={passive:!0},FC={...km,capture:!0};function no(i,e,t,n){e.addEventListener(i,t,n?FC:km)}function Cm(i,e,t,n){e.removeEventListener(i,t,km)}Oa&&Am();function es(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:Ci((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function ix(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var sx=i=>i!=null,rx=i=>i!=null&&i>0,Kd=ix(sx),kC=ix(rx);function BC(i,e,t,n=0,s=!1){let r=s?kC:Kd,o=s?rx:sx;[e,t]=r(i,e,t);let a=i[e],l=i[e];if(e>-1)if(n==1)a=i[e],l=i[t];else if(n==-1)a=i[t],l=i[e];else for(let c=e;c<=t;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??zt,l??-zt]}function Zd(i,e,t,n){let s=L_(i),r=L_(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?zs:ox,a=s==1?Ci:Bi,l=r==1?Bi:Ci,c=a(o(Nn(i))),h=l(o(Nn(e))),d=Ia(t,c),u=Ia(t,h);return t==10&&(c<0&&(d=Ht(d,-c)),h<0&&(u=Ht(u,-h))),n||t==2?(i=d*s,e=u*r):(i=hx(i,d),e=Jd(e,u)),[i,e]}function Bm(i,e,t,n){let s=Zd(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var zm=.1,P_={mode:3,pad:zm},gc={pad:0,soft:null,mode:0},zC={min:gc,max:gc};function $d(i,e,t,n){return jd(t)?I_(i,e,t):(gc.pad=t,gc.soft=n?0:null,gc.mode=n?3:0,I_(i,e,zC))}function wt(i,e){return i??e}function HC(i,e,t){for(e=wt(e,0),t=wt(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function I_(i,e,t){let n=t.min,s=t.max,r=wt(n.pad,0),o=wt(s.pad,0),a=wt(n.hard,-zt),l=wt(s.hard,zt),c=wt(n.soft,zt),h=wt(s.soft,-zt),d=wt(n.mode,0),u=wt(s.mode,0),f=e-i,g=zs(f),y=di(Nn(i),Nn(e)),p=zs(y),m=Nn(p-g);(f<1e-24||m>10)&&(f=0,(i==0||e==0)&&(f=1e-24,d==2&&c!=zt&&(r=0),u==2&&h!=-zt&&(o=0)));let x=f||y||1e3,A=zs(x),S=Ia(10,Ci(A)),R=x*(f==0?i==0?.1:1:r),M=Ht(hx(i-R,S/10),24),v=i>=c&&(d==1||d==3&&M<=c||d==2&&M>=c)?c:zt,T=di(a,M<v&&i>=v?v:ts(v,M)),k=x*(f==0?e==0?.1:1:o),N=Ht(Jd(e+k,S/10),24),L=e<=h&&(u==1||u==3&&N>=h||u==2&&N<=h)?h:-zt,F=ts(l,N>L&&e<=L?L:di(L,N));return T==F&&T==0&&(F=100),[T,F]}var VC=new Intl.NumberFormat(Oa?UC.language:"en-US"),Hm=i=>VC.format(i),Pi=Math,Xd=Pi.PI,Nn=Pi.abs,Ci=Pi.floor,Dn=Pi.round,Bi=Pi.ceil,ts=Pi.min,di=Pi.max,Ia=Pi.pow,L_=Pi.sign,zs=Pi.log10,ox=Pi.log2,GC=(i,e=1)=>Pi.sinh(i)*e,Sm=(i,e=1)=>Pi.asinh(i/e),zt=1/0;function D_(i){return(zs((i^i>>31)-(i>>31))|0)+1}function Pm(i,e,t){return ts(di(i,e),t)}function ax(i){return typeof i=="function"}function bt(i){return ax(i)?i:()=>i}var WC=()=>{},lx=i=>i,cx=(i,e)=>e,XC=i=>null,N_=i=>!0,O_=(i,e)=>i==e,qC=/\.\d*?(?=9{6,}|0{6,})/gm,io=i=>{if(dx(i)||br.has(i))return i;let e=`${i}`,t=e.match(qC);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${io(s)}e${r}`}return Ht(i,n)};function Qr(i,e){return io(Ht(io(i/e))*e)}function Jd(i,e){return io(Bi(io(i/e))*e)}function hx(i,e){return io(Ci(io(i/e))*e)}function Ht(i,e=0){if(dx(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return Dn(n)/t}var br=new Map;function ux(i){return((""+i).split(".")[1]||"").length}function vc(i,e,t,n){let s=[],r=n.map(ux);for(let o=e;o<t;o++){let a=Nn(o),l=Ht(Ia(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,d=(o>=0?0:a)+(o>=r[c]?0:r[c]),u=i==10?h:Ht(h,d);s.push(u),br.set(u,d)}}return s}var yc={},Vm=[],La=[null,null],xr=Array.isArray,dx=Number.isInteger,$C=i=>i===void 0;function U_(i){return typeof i=="string"}function jd(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function YC(i){return i!=null&&typeof i=="object"}var KC=Object.getPrototypeOf(Uint8Array),fx="__proto__";function Da(i,e=jd){let t;if(xr(i)){let n=i.find(s=>s!=null);if(xr(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=Da(i[s],e)}else t=i.slice()}else if(i instanceof KC)t=i.slice();else if(e(i)){t={};for(let n in i)n!=fx&&(t[n]=Da(i[n],e))}else t=i;return t}function Tn(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=fx&&(jd(i[s])?Tn(i[s],Da(n[s])):i[s]=Da(n[s]))}return i}var ZC=0,JC=1,jC=2;function QC(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function eP(i,e){if(iP(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return sP(o[0])||(o=nP(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],d=Array(s).fill(void 0),u=e?e[o][c]:JC,f=[];for(let g=0;g<h.length;g++){let y=h[g],p=r.get(l[g]);y===null?u!=ZC&&(d[p]=y,u==jC&&f.push(p)):d[p]=y}QC(d,f,s),n.push(d)}}return n}var tP=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function nP(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[n[l]];s.push(a)}return s}function iP(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function sP(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=di(1,Ci((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var px=["January","February","March","April","May","June","July","August","September","October","November","December"],mx=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function gx(i){return i.slice(0,3)}var rP=mx.map(gx),oP=px.map(gx),aP={MMMM:px,MMM:oP,WWWW:mx,WWW:rP};function dc(i){return(i<10?"0":"")+i}function lP(i){return(i<10?"00":i<100?"0":"")+i}var cP={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>dc(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>dc(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>dc(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>dc(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>dc(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>lP(i.getMilliseconds())};function Gm(i,e){e=e||aP;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?cP[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var hP=new Intl.DateTimeFormat().resolvedOptions().timeZone;function uP(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==hP?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var yx=i=>i%1==0,Yd=[1,2,2.5,5],dP=vc(10,-32,0,Yd),vx=vc(10,0,32,Yd),fP=vx.filter(yx),eo=dP.concat(vx),Wm=`
`,_x="{YYYY}",F_=Wm+_x,xx="{M}/{D}",mc=Wm+xx,Gd=mc+"/{YY}",bx="{aa}",pP="{h}:{mm}",Ca=pP+bx,k_=Wm+Ca,B_=":{ss}",It=null;function Sx(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,l=(i==1?vc(10,0,3,Yd).filter(yx):vc(10,-3,0,Yd)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,_x,It,It,It,It,It,It,1],[s*28,"{MMM}",F_,It,It,It,It,It,1],[s,xx,F_,It,It,It,It,It,1],[n,"{h}"+bx,Gd,It,mc,It,It,It,1],[t,Ca,Gd,It,mc,It,It,It,1],[e,B_,Gd+" "+Ca,It,mc+" "+Ca,It,k_,It,1],[i,B_+".{fff}",Gd+" "+Ca,It,mc+" "+Ca,It,k_,It,1]];function h(d){return(u,f,g,y,p,m)=>{let x=[],A=p>=o,S=p>=r&&p<o,R=d(g),M=Ht(R*i,3),v=Mm(R.getFullYear(),A?0:R.getMonth(),S||A?1:R.getDate()),T=Ht(v*i,3);if(S||A){let k=S?p/r:0,N=A?p/o:0,L=M==T?M:Ht(Mm(v.getFullYear()+N,v.getMonth()+k,1)*i,3),F=new Date(Dn(L/i)),V=F.getFullYear(),P=F.getMonth();for(let B=0;L<=y;B++){let $=Mm(V+N*B,P+k*B,1),X=$-d(Ht($*i,3));L=Ht((+$+X)*i,3),L<=y&&x.push(L)}}else{let k=p>=s?s:p,N=Ci(g)-Ci(M),L=T+N+Jd(M-T,k);x.push(L);let F=d(L),V=F.getHours()+F.getMinutes()/t+F.getSeconds()/n,P=p/n,B=u.axes[f]._space,$=m/B;for(;L=Ht(L+p,i==1?0:3),!(L>y);)if(P>1){let X=Ci(Ht(V+P,6))%24,ee=d(L).getHours()-X;ee>1&&(ee=-1),L-=ee*n,V=(V+P)%24;let se=x[x.length-1];Ht((L-se)/p,3)*$>=.7&&x.push(L)}else x.push(L)}return x}}return[l,c,h]}var[mP,gP,yP]=Sx(1),[vP,_P,xP]=Sx(.001);vc(2,-53,53,[1]);function z_(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function H_(i,e){return(t,n,s,r,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],l,c,h,d,u,f;return n.map(g=>{let y=i(g),p=y.getFullYear(),m=y.getMonth(),x=y.getDate(),A=y.getHours(),S=y.getMinutes(),R=y.getSeconds(),M=p!=l&&a[2]||m!=c&&a[3]||x!=h&&a[4]||A!=d&&a[5]||S!=u&&a[6]||R!=f&&a[7]||a[1];return l=p,c=m,h=x,d=A,u=S,f=R,M(y)})}}function bP(i,e){let t=Gm(e);return(n,s,r,o,a)=>s.map(l=>t(i(l)))}function Mm(i,e,t){return new Date(i,e,t)}function V_(i,e){return e(i)}var SP="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function G_(i,e){return(t,n,s,r)=>r==null?Fm:e(i(n))}function MP(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function wP(i,e){return i.series[e].fill(i,e)}var EP={show:!0,live:!0,isolate:!1,mount:WC,markers:{show:!0,width:2,stroke:MP,fill:wP,dash:"solid"},idx:null,idxs:null,values:[]};function TP(i,e){let t=i.cursor.points,n=ki(),s=t.size(i,e);Jt(n,fc,s),Jt(n,pc,s);let r=s/-2;Jt(n,"marginLeft",r),Jt(n,"marginTop",r);let o=t.width(i,e,s);return o&&Jt(n,"borderWidth",o),n}function AP(i,e){let t=i.series[e].points;return t._fill||t._stroke}function RP(i,e){let t=i.series[e].points;return t._stroke||t._fill}function CP(i,e){return i.series[e].points.size}var wm=[0,0];function PP(i,e,t){return wm[0]=e,wm[1]=t,wm}function Wd(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function Em(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var IP={show:!0,x:!0,y:!0,lock:!1,move:PP,points:{one:!1,show:TP,size:CP,width:0,stroke:RP,fill:AP},bind:{mousedown:Wd,mouseup:Wd,click:Wd,dblclick:Wd,mousemove:Em,mouseleave:Em,mouseenter:Em},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Mx={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Xm=Tn({},Mx,{filter:cx}),wx=Tn({},Xm,{size:10}),Ex=Tn({},Mx,{show:!1}),qm='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Tx="bold "+qm,Ax=1.5,W_={show:!0,scale:"x",stroke:Um,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Tx,side:2,grid:Xm,ticks:wx,border:Ex,font:qm,lineGap:Ax,rotate:0},LP="Value",DP="Time",X_={show:!0,scale:"x",auto:!1,sorted:1,min:zt,max:-zt,idxs:[]};function NP(i,e,t,n,s){return e.map(r=>r==null?"":Hm(r))}function OP(i,e,t,n,s,r,o){let a=[],l=br.get(s)||0;t=o?t:Ht(Jd(t,s),l);for(let c=t;c<=n;c=Ht(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Im(i,e,t,n,s,r,o){let a=[],l=i.scales[i.axes[e].scale].log,c=l==10?zs:ox,h=Ci(c(t));s=Ia(l,h),l==10&&(s=eo[es(s,eo)]);let d=t,u=s*l;l==10&&(u=eo[es(u,eo)]);do a.push(d),d=d+s,l==10&&!br.has(d)&&(d=Ht(d,br.get(s))),d>=u&&(s=d,u=s*l,l==10&&(u=eo[es(u,eo)]));while(d<=n);return a}function UP(i,e,t,n,s,r,o){let l=i.scales[i.axes[e].scale].asinh,c=n>l?Im(i,e,di(l,t),n,s):[l],h=n>=0&&t<=0?[0]:[];return(t<-l?Im(i,e,di(l,-n),-t,s):[l]).reverse().map(u=>-u).concat(h,c)}var Rx=/./,FP=/[12357]/,kP=/[125]/,q_=/1/,Lm=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function BP(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),d=l(9,o)-h>=c?Rx:l(7,o)-h>=c?FP:l(5,o)-h>=c?kP:q_;if(d==q_){let u=Nn(l(1,o)-h);if(u<c)return Lm(e.slice().reverse(),a.distr,d,Bi(c/u)).reverse()}return Lm(e,a.distr,d,1)}function zP(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,l=i.valToPos,c=Nn(l(1,o)-l(2,o));return c<a?Lm(e.slice().reverse(),3,Rx,Bi(a/c)).reverse():e}function HP(i,e,t,n){return n==null?Fm:e==null?"":Hm(e)}var $_={show:!0,scale:"y",stroke:Um,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Tx,side:3,grid:Xm,ticks:wx,border:Ex,font:qm,lineGap:Ax,rotate:0};function VP(i,e){let t=3+(i||1)*2;return Ht(t*e,3)}function GP(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=Nn(o-r),l=i.series[e],c=a/(l.points.space*Ct);return n[1]-n[0]<=c}var Y_={scale:null,auto:!0,sorted:0,min:zt,max:-zt},Cx=(i,e,t,n,s)=>s,K_={show:!0,auto:!0,sorted:0,gaps:Cx,alpha:1,facets:[Tn({},Y_,{scale:"x"}),Tn({},Y_,{scale:"y"})]},Z_={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Cx,alpha:1,points:{show:GP,filter:null},values:null,min:zt,max:-zt,idxs:[],path:null,clip:null};function WP(i,e,t,n,s){return t/10}var Px={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},XP=Tn({},Px,{time:!1,ori:1}),J_={};function Ix(i,e){let t=J_[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(J_[i]=t)),t}var Na=1,Dm=2;function so(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[e],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],d=n==2?o[s.facets[1].scale]:o[s.scale],u=a.left,f=a.top,g=a.width,y=a.height,p=i.valToPosH,m=i.valToPosV;return h.ori==0?t(s,l,c,h,d,p,m,u,f,g,y,ef,Ua,nf,Dx,Ox):t(s,l,c,h,d,m,p,f,u,y,g,tf,Fa,Km,Nx,Ux)}function $m(i,e){let t=0,n=0,s=wt(i.bands,Vm);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function qP(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Hs(i,e,t,n,s,r){return so(i,e,(o,a,l,c,h,d,u,f,g,y,p)=>{let m=o.pxRound,x=c.dir*(c.ori==0?1:-1),A=c.ori==0?Ua:Fa,S,R;x==1?(S=t,R=n):(S=n,R=t);let M=m(d(a[S],c,y,f)),v=m(u(l[S],h,p,g)),T=m(d(a[R],c,y,f)),k=m(u(r==1?h.max:h.min,h,p,g)),N=new Path2D(s);return A(N,T,k),A(N,M,k),A(N,M,v),N})}function Qd(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?nf:Km,l=t;for(let d=0;d<i.length;d++){let u=i[d];if(u[1]>u[0]){let f=u[0]-l;f>0&&a(o,l,n,f,n+r),l=u[1]}}let c=t+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function $P(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function Ym(i,e,t,n,s,r,o){let a=[],l=i.length;for(let c=s==1?t:n;c>=t&&c<=n;c+=s)if(e[c]===null){let d=c,u=c;if(s==1)for(;++c<=n&&e[c]===null;)u=c;else for(;--c>=t&&e[c]===null;)u=c;let f=r(i[d]),g=u==d?f:r(i[u]),y=d-s;f=o<=0&&y>=0&&y<l?r(i[y]):f;let m=u+s;g=o>=0&&m>=0&&m<l?r(i[m]):g,g>=f&&a.push([f,g])}return a}function j_(i){return i==0?lx:i==1?Dn:e=>Qr(e,i)}function Lx(i){let e=i==0?ef:tf,t=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=ts(c,a/2,l/2),h=ts(h,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,h),t(s,r,o+l,r,o,h),t(s,r,o,r+a,o,c),s.closePath())}}var ef=(i,e,t)=>{i.moveTo(e,t)},tf=(i,e,t)=>{i.moveTo(t,e)},Ua=(i,e,t)=>{i.lineTo(e,t)},Fa=(i,e,t)=>{i.lineTo(t,e)},nf=Lx(0),Km=Lx(1),Dx=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},Nx=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},Ox=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},Ux=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function Fx(i){return(e,t,n,s,r)=>so(e,t,(o,a,l,c,h,d,u,f,g,y,p)=>{let{pxRound:m,points:x}=o,A,S;c.ori==0?(A=ef,S=Dx):(A=tf,S=Nx);let R=Ht(x.width*Ct,3),M=(x.size-x.width)/2*Ct,v=Ht(M*2,3),T=new Path2D,k=new Path2D,{left:N,top:L,width:F,height:V}=e.bbox;nf(k,N-v,L-v,F+v*2,V+v*2);let P=B=>{if(l[B]!=null){let $=m(d(a[B],c,y,f)),X=m(u(l[B],h,p,g));A(T,$+M,X),S(T,$,X,M,0,Xd*2)}};if(r)r.forEach(P);else for(let B=n;B<=s;B++)P(B);return{stroke:R>0?T:null,fill:T,clip:k,flags:Na|Dm}})}function kx(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var YP=kx(Ua),KP=kx(Fa);function Bx(i){let e=wt(i?.alignGaps,0);return(t,n,s,r)=>so(t,n,(o,a,l,c,h,d,u,f,g,y,p)=>{[s,r]=Kd(l,s,r);let m=o.pxRound,x=V=>m(d(V,c,y,f)),A=V=>m(u(V,h,p,g)),S,R;c.ori==0?(S=Ua,R=YP):(S=Fa,R=KP);let M=c.dir*(c.ori==0?1:-1),v={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Na},T=v.stroke,k=!1;if(r-s>=y*4){let V=de=>t.posToVal(de,c.key,!0),P=null,B=null,$,X,le,J=x(a[M==1?s:r]),ee=x(a[s]),se=x(a[r]),fe=V(M==1?ee+1:se-1);for(let de=M==1?s:r;de>=s&&de<=r;de+=M){let te=a[de],ye=(M==1?te<fe:te>fe)?J:x(te),_e=l[de];ye==J?_e!=null?(X=_e,P==null?(S(T,ye,A(X)),$=P=B=X):X<P?P=X:X>B&&(B=X)):_e===null&&(k=!0):(P!=null&&R(T,J,A(P),A(B),A($),A(X)),_e!=null?(X=_e,S(T,ye,A(X)),P=B=$=X):(P=B=null,_e===null&&(k=!0)),J=ye,fe=V(J+M))}P!=null&&P!=B&&le!=J&&R(T,J,A(P),A(B),A($),A(X))}else for(let V=M==1?s:r;V>=s&&V<=r;V+=M){let P=l[V];P===null?k=!0:P!=null&&S(T,x(a[V]),A(P))}let[L,F]=$m(t,n);if(o.fill!=null||L!=0){let V=v.fill=new Path2D(T),P=o.fillTo(t,n,o.min,o.max,L),B=A(P),$=x(a[s]),X=x(a[r]);M==-1&&([X,$]=[$,X]),S(V,X,B),S(V,$,B)}if(!o.spanGaps){let V=[];k&&V.push(...Ym(a,l,s,r,M,x,e)),v.gaps=V=o.gaps(t,n,s,r,V),v.clip=Qd(V,c.ori,f,g,y,p)}return F!=0&&(v.band=F==2?[Hs(t,n,s,r,T,-1),Hs(t,n,s,r,T,1)]:Hs(t,n,s,r,T,F)),v})}function ZP(i){let e=wt(i.align,1),t=wt(i.ascDesc,!1),n=wt(i.alignGaps,0),s=wt(i.extend,!1);return(r,o,a,l)=>so(r,o,(c,h,d,u,f,g,y,p,m,x,A)=>{[a,l]=Kd(d,a,l);let S=c.pxRound,{left:R,width:M}=r.bbox,v=ee=>S(g(ee,u,x,p)),T=ee=>S(y(ee,f,A,m)),k=u.ori==0?Ua:Fa,N={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Na},L=N.stroke,F=u.dir*(u.ori==0?1:-1),V=T(d[F==1?a:l]),P=v(h[F==1?a:l]),B=P,$=P;s&&e==-1&&($=R,k(L,$,V)),k(L,P,V);for(let ee=F==1?a:l;ee>=a&&ee<=l;ee+=F){let se=d[ee];if(se==null)continue;let fe=v(h[ee]),de=T(se);e==1?k(L,fe,V):k(L,B,de),k(L,fe,de),V=de,B=fe}let X=B;s&&e==1&&(X=R+M,k(L,X,V));let[le,J]=$m(r,o);if(c.fill!=null||le!=0){let ee=N.fill=new Path2D(L),se=c.fillTo(r,o,c.min,c.max,le),fe=T(se);k(ee,X,fe),k(ee,$,fe)}if(!c.spanGaps){let ee=[];ee.push(...Ym(h,d,a,l,F,v,n));let se=c.width*Ct/2,fe=t||e==1?se:-se,de=t||e==-1?-se:se;ee.forEach(te=>{te[0]+=fe,te[1]+=de}),N.gaps=ee=c.gaps(r,o,a,l,ee),N.clip=Qd(ee,u.ori,p,m,x,A)}return J!=0&&(N.band=J==2?[Hs(r,o,a,l,L,-1),Hs(r,o,a,l,L,1)]:Hs(r,o,a,l,L,J)),N})}function Q_(i,e,t,n,s,r,o=zt){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(e[l]!==void 0){if(a!=null){let h=Nn(i[l]-i[a]);h<c&&(c=h,o=Nn(t(i[l],n,s,r)-t(i[a],n,s,r)))}a=l}}return o}function JP(i){i=i||yc;let e=wt(i.size,[.6,zt,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=bt(s),o=1-e[0],a=wt(e[1],zt),l=wt(e[2],1),c=wt(i.disp,yc),h=wt(i.each,f=>{}),{fill:d,stroke:u}=c;return(f,g,y,p)=>so(f,g,(m,x,A,S,R,M,v,T,k,N,L)=>{let F=m.pxRound,V=t,P=n*Ct,B=a*Ct,$=l*Ct,X,le;S.ori==0?[X,le]=r(f,g):[le,X]=r(f,g);let J=S.dir*(S.ori==0?1:-1),ee=S.ori==0?nf:Km,se=S.ori==0?h:(Pe,Ze,lt,Ee,kt,Ge,Ye)=>{h(Pe,Ze,lt,kt,Ee,Ye,Ge)},fe=wt(f.bands,Vm).find(Pe=>Pe.series[0]==g),de=fe!=null?fe.dir:0,te=m.fillTo(f,g,m.min,m.max,de),ge=F(v(te,R,L,k)),ye,_e,ve,Ve=N,je=F(m.width*Ct),Fe=!1,rt=null,ct=null,ot=null,jt=null;d!=null&&(je==0||u!=null)&&(Fe=!0,rt=d.values(f,g,y,p),ct=new Map,new Set(rt).forEach(Pe=>{Pe!=null&&ct.set(Pe,new Path2D)}),je>0&&(ot=u.values(f,g,y,p),jt=new Map,new Set(ot).forEach(Pe=>{Pe!=null&&jt.set(Pe,new Path2D)})));let{x0:Vt,size:gn}=c;if(Vt!=null&&gn!=null){V=1,x=Vt.values(f,g,y,p),Vt.unit==2&&(x=x.map(lt=>f.posToVal(T+lt*N,S.key,!0)));let Pe=gn.values(f,g,y,p);gn.unit==2?_e=Pe[0]*N:_e=M(Pe[0],S,N,T)-M(0,S,N,T),Ve=Q_(x,A,M,S,N,T,Ve),ve=Ve-_e+P}else Ve=Q_(x,A,M,S,N,T,Ve),ve=Ve*o+P,_e=Ve-ve;ve<1&&(ve=0),je>=_e/2&&(je=0),ve<5&&(F=lx);let Ut=ve>0,On=Ve-ve-(Ut?je:0);_e=F(Pm(On,$,B)),ye=(V==0?_e/2:V==J?0:_e)-V*J*((V==0?P/2:0)+(Ut?je/2:0));let St={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},An=Fe?null:new Path2D,on=null;if(fe!=null)on=f.data[fe.series[1]];else{let{y0:Pe,y1:Ze}=c;Pe!=null&&Ze!=null&&(A=Ze.values(f,g,y,p),on=Pe.values(f,g,y,p))}let yn=X*_e,H=le*_e;for(let Pe=J==1?y:p;Pe>=y&&Pe<=p;Pe+=J){let Ze=A[Pe];if(Ze==null)continue;if(on!=null){let Y=on[Pe]??0;if(Ze-Y==0)continue;ge=v(Y,R,L,k)}let lt=S.distr!=2||c!=null?x[Pe]:Pe,Ee=M(lt,S,N,T),kt=v(wt(Ze,te),R,L,k),Ge=F(Ee-ye),Ye=F(di(kt,ge)),I=F(ts(kt,ge)),b=Ye-I;if(Ze!=null){let Y=Ze<0?H:yn,ue=Ze<0?yn:H;Fe?(je>0&&ot[Pe]!=null&&ee(jt.get(ot[Pe]),Ge,I+Ci(je/2),_e,di(0,b-je),Y,ue),rt[Pe]!=null&&ee(ct.get(rt[Pe]),Ge,I+Ci(je/2),_e,di(0,b-je),Y,ue)):ee(An,Ge,I+Ci(je/2),_e,di(0,b-je),Y,ue),se(f,g,Pe,Ge-je/2,I,_e+je,b)}}return je>0?St.stroke=Fe?jt:An:Fe||(St._fill=m.width==0?m._fill:m._stroke??m._fill,St.width=0),St.fill=Fe?ct:An,St})}function jP(i,e){let t=wt(e?.alignGaps,0);return(n,s,r,o)=>so(n,s,(a,l,c,h,d,u,f,g,y,p,m)=>{[r,o]=Kd(c,r,o);let x=a.pxRound,A=X=>x(u(X,h,p,g)),S=X=>x(f(X,d,m,y)),R,M,v;h.ori==0?(R=ef,v=Ua,M=Ox):(R=tf,v=Fa,M=Ux);let T=h.dir*(h.ori==0?1:-1),k=A(l[T==1?r:o]),N=k,L=[],F=[];for(let X=T==1?r:o;X>=r&&X<=o;X+=T)if(c[X]!=null){let J=l[X],ee=A(J);L.push(N=ee),F.push(S(c[X]))}let V={stroke:i(L,F,R,v,M,x),fill:null,clip:null,band:null,gaps:null,flags:Na},P=V.stroke,[B,$]=$m(n,s);if(a.fill!=null||B!=0){let X=V.fill=new Path2D(P),le=a.fillTo(n,s,a.min,a.max,B),J=S(le);v(X,N,J),v(X,k,J)}if(!a.spanGaps){let X=[];X.push(...Ym(l,c,r,o,T,A,t)),V.gaps=X=a.gaps(n,s,r,o,X),V.clip=Qd(X,h.ori,g,y,p,m)}return $!=0&&(V.band=$==2?[Hs(n,s,r,o,P,-1),Hs(n,s,r,o,P,1)]:Hs(n,s,r,o,P,$)),V})}function QP(i){return jP(eI,i)}function eI(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),d=Array(o-1);for(let u=0;u<o-1;u++)h[u]=e[u+1]-e[u],d[u]=i[u+1]-i[u],c[u]=h[u]/d[u];l[0]=c[0];for(let u=1;u<o-1;u++)c[u]===0||c[u-1]===0||c[u-1]>0!=c[u]>0?l[u]=0:(l[u]=3*(d[u-1]+d[u])/((2*d[u]+d[u-1])/c[u-1]+(d[u]+2*d[u-1])/c[u]),isFinite(l[u])||(l[u]=0));l[o-1]=c[o-2];for(let u=0;u<o-1;u++)s(a,i[u]+d[u]/3,e[u]+l[u]*d[u]/3,i[u+1]-d[u]/3,e[u+1]-l[u+1]*d[u]/3,i[u+1],e[u+1])}return a}var Nm=new Set;function ex(){for(let i of Nm)i.syncRect(!0)}Oa&&(no(NC,Pa,ex),no(OC,Pa,ex,!0),no(qd,Pa,()=>{Yn.pxRatio=Ct}));var tI=Bx(),nI=Fx();function tx(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>Om(r,o,e,t))}function iI(i,e){return i.map((t,n)=>n==0?{}:Tn({},e,t))}function Om(i,e,t,n){return Tn({},e==0?t:n,i)}function zx(i,e,t){return e==null?La:[e,t]}var sI=zx;function rI(i,e,t){return e==null?La:$d(e,t,zm,!0)}function Hx(i,e,t,n){return e==null?La:Zd(e,t,i.scales[n].log,!1)}var oI=Hx;function Vx(i,e,t,n){return e==null?La:Bm(e,t,i.scales[n].log,!1)}var aI=Vx;function lI(i,e,t,n,s){let r=di(D_(i),D_(e)),o=e-i,a=es(s/n*o,t);do{let l=t[a],c=n*l/o;if(c>=s&&r+(l<5?br.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function nx(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=Dn((t=+s)*Ct))+"px"),[i,e,t]}function cI(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=Ht(e[2]*Ct,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Yn(i,e,t){let n={mode:wt(i.mode,1)},s=n.mode;function r(_,w,D,O){let q=w.valToPct(_);return O+D*(w.dir==-1?1-q:q)}function o(_,w,D,O){let q=w.valToPct(_);return O+D*(w.dir==-1?q:1-q)}function a(_,w,D,O){return w.ori==0?r(_,w,D,O):o(_,w,D,O)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=ki(gC);if(i.id!=null&&(c.id=i.id),Ri(c,i.class),i.title){let _=ki(_C,c);_.textContent=i.title}let h=Qi("canvas"),d=n.ctx=h.getContext("2d"),u=ki(xC,c);no("click",u,_=>{_.target===g&&(Xt!=fo||Qt!=po)&&qn.click(n,_)},!0);let f=n.under=ki(bC,u);u.appendChild(h);let g=n.over=ki(SC,u);i=Da(i);let y=+wt(i.pxAlign,1),p=j_(y);(i.plugins||[]).forEach(_=>{_.opts&&(i=_.opts(n,i)||i)});let m=i.ms||.001,x=n.series=s==1?tx(i.series||[],X_,Z_,!1):iI(i.series||[null],K_),A=n.axes=tx(i.axes||[],W_,$_,!0),S=n.scales={},R=n.bands=i.bands||[];R.forEach(_=>{_.fill=bt(_.fill||null),_.dir=wt(_.dir,-1)});let M=s==2?x[1].facets[0].scale:x[0].scale,v={axes:Ms,series:mt},T=(i.drawOrder||["axes","series"]).map(_=>v[_]);function k(_){let w=_.distr==3?D=>zs(D>0?D:_.clamp(n,D,_.min,_.max,_.key)):_.distr==4?D=>Sm(D,_.asinh):_.distr==100?D=>_.fwd(D):D=>D;return D=>{let O=w(D),{_min:q,_max:j}=_,ce=j-q;return(O-q)/ce}}function N(_){let w=S[_];if(w==null){let D=(i.scales||yc)[_]||yc;if(D.from!=null){N(D.from);let O=Tn({},S[D.from],D,{key:_});O.valToPct=k(O),S[_]=O}else{w=S[_]=Tn({},_==M?Px:XP,D),w.key=_;let O=w.time,q=w.range,j=xr(q);if((_!=M||s==2&&!O)&&(j&&(q[0]==null||q[1]==null)&&(q={min:q[0]==null?P_:{mode:1,hard:q[0],soft:q[0]},max:q[1]==null?P_:{mode:1,hard:q[1],soft:q[1]}},j=!1),!j&&jd(q))){let ce=q;q=(pe,Me,Ne)=>Me==null?La:$d(Me,Ne,ce)}w.range=bt(q||(O?sI:_==M?w.distr==3?oI:w.distr==4?aI:zx:w.distr==3?Hx:w.distr==4?Vx:rI)),w.auto=bt(j?!1:w.auto),w.clamp=bt(w.clamp||WP),w._min=w._max=null,w.valToPct=k(w)}}}N("x"),N("y"),s==1&&x.forEach(_=>{N(_.scale)}),A.forEach(_=>{N(_.scale)});for(let _ in i.scales)N(_);let L=S[M],F=L.distr,V,P;L.ori==0?(Ri(c,yC),V=r,P=o):(Ri(c,vC),V=o,P=r);let B={};for(let _ in S){let w=S[_];(w.min!=null||w.max!=null)&&(B[_]={min:w.min,max:w.max},w.min=w.max=null)}let $=i.tzDate||(_=>new Date(Dn(_/m))),X=i.fmtDate||Gm,le=m==1?yP($):xP($),J=H_($,z_(m==1?gP:_P,X)),ee=G_($,V_(SP,X)),se=[],fe=n.legend=Tn({},EP,i.legend),de=n.cursor=Tn({},IP,{drag:{y:s==2}},i.cursor),te=fe.show,ge=de.show,ye=fe.markers;fe.idxs=se,ye.width=bt(ye.width),ye.dash=bt(ye.dash),ye.stroke=bt(ye.stroke),ye.fill=bt(ye.fill);let _e,ve,Ve,je=[],Fe=[],rt,ct=!1,ot={};if(fe.live){let _=x[1]?x[1].values:null;ct=_!=null,rt=ct?_(n,1,0):{_:0};for(let w in rt)ot[w]=Fm}if(te)if(_e=Qi("table",RC,c),Ve=Qi("tbody",null,_e),fe.mount(n,_e),ct){ve=Qi("thead",null,_e,Ve);let _=Qi("tr",null,ve);Qi("th",null,_);for(var jt in rt)Qi("th",y_,_).textContent=jt}else Ri(_e,PC),fe.live&&Ri(_e,CC);let Vt={show:!0},gn={show:!1};function Ut(_,w){if(w==0&&(ct||!fe.live||s==2))return La;let D=[],O=Qi("tr",IC,Ve,Ve.childNodes[w]);Ri(O,_.class),_.show||Ri(O,to);let q=Qi("th",null,O);if(ye.show){let pe=ki(LC,q);if(w>0){let Me=ye.width(n,w);Me&&(pe.style.border=Me+"px "+ye.dash(n,w)+" "+ye.stroke(n,w)),pe.style.background=ye.fill(n,w)}}let j=ki(y_,q);_.label instanceof HTMLElement?j.appendChild(_.label):j.textContent=_.label,w>0&&(ye.show||(j.style.color=_.width>0?ye.stroke(n,w):ye.fill(n,w)),St("click",q,pe=>{if(de._lock)return;tt(pe);let Me=x.indexOf(_);if((pe.ctrlKey||pe.metaKey)!=fe.isolate){let Ne=x.some((Oe,ke)=>ke>0&&ke!=Me&&Oe.show);x.forEach((Oe,ke)=>{ke>0&&rs(ke,Ne?ke==Me?Vt:gn:Vt,!0,bn.setSeries)})}else rs(Me,{show:!_.show},!0,bn.setSeries)},!1),nt&&St(b_,q,pe=>{de._lock||(tt(pe),rs(x.indexOf(_),go,!0,bn.setSeries))},!1));for(var ce in rt){let pe=Qi("td",DC,O);pe.textContent="--",D.push(pe)}return[O,D]}let On=new Map;function St(_,w,D,O=!0){let q=On.get(w)||{},j=de.bind[_](n,w,D,O);j&&(no(_,w,q[_]=j),On.set(w,q))}function An(_,w,D){let O=On.get(w)||{};for(let q in O)(_==null||q==_)&&(Cm(q,w,O[q]),delete O[q]);_==null&&On.delete(w)}let on=0,yn=0,H=0,Pe=0,Ze=0,lt=0,Ee=Ze,kt=lt,Ge=H,Ye=Pe,I=0,b=0,Y=0,ue=0;n.bbox={};let ae=!1,be=!1,Se=!1,ne=!1,re=!1,me=!1;function z(_,w,D){(D||_!=n.width||w!=n.height)&&oe(_,w),ut(!1),Se=!0,be=!0,Kn()}function oe(_,w){n.width=on=H=_,n.height=yn=Pe=w,Ze=lt=0,we(),Xe();let D=n.bbox;I=D.left=Qr(Ze*Ct,.5),b=D.top=Qr(lt*Ct,.5),Y=D.width=Qr(H*Ct,.5),ue=D.height=Qr(Pe*Ct,.5)}let ie=3;function Te(){let _=!1,w=0;for(;!_;){w++;let D=co(w),O=ss(w);_=w==ie||D&&O,_||(oe(n.width,n.height),be=!0)}}function xe({width:_,height:w}){z(_,w)}n.setSize=xe;function we(){let _=!1,w=!1,D=!1,O=!1;A.forEach((q,j)=>{if(q.show&&q._show){let{side:ce,_size:pe}=q,Me=ce%2,Ne=q.label!=null?q.labelSize:0,Oe=pe+Ne;Oe>0&&(Me?(H-=Oe,ce==3?(Ze+=Oe,O=!0):D=!0):(Pe-=Oe,ce==0?(lt+=Oe,_=!0):w=!0))}}),ns[0]=_,ns[1]=D,ns[2]=w,ns[3]=O,H-=zi[1]+zi[3],Ze+=zi[3],Pe-=zi[2]+zi[0],lt+=zi[0]}function Xe(){let _=Ze+H,w=lt+Pe,D=Ze,O=lt;function q(j,ce){switch(j){case 1:return _+=ce,_-ce;case 2:return w+=ce,w-ce;case 3:return D-=ce,D+ce;case 0:return O-=ce,O+ce}}A.forEach((j,ce)=>{if(j.show&&j._show){let pe=j.side;j._pos=q(pe,j._size),j.label!=null&&(j._lpos=q(pe,j.labelSize))}})}if(de.dataIdx==null){let _=de.hover,w=_.skip=new Set(_.skip??[]);w.add(void 0);let D=_.prox=bt(_.prox),O=_.bias??=0;de.dataIdx=(q,j,ce,pe)=>{if(j==0)return ce;let Me=ce,Ne=D(q,j,ce,pe)??zt,Oe=Ne>=0&&Ne<zt,ke=L.ori==0?H:Pe,at=de.left,Et=e[0],Mt=e[j];if(w.has(Mt[ce])){Me=null;let yt=null,Qe=null,qe;if(O==0||O==-1)for(qe=ce;yt==null&&qe-- >0;)w.has(Mt[qe])||(yt=qe);if(O==0||O==1)for(qe=ce;Qe==null&&qe++<Mt.length;)w.has(Mt[qe])||(Qe=qe);if(yt!=null||Qe!=null)if(Oe){let $t=yt==null?-1/0:V(Et[yt],L,ke,0),cn=Qe==null?1/0:V(Et[Qe],L,ke,0),Bn=at-$t,Ft=cn-at;Bn<=Ft?Bn<=Ne&&(Me=yt):Ft<=Ne&&(Me=Qe)}else Me=Qe==null?yt:yt==null?Qe:ce-yt<=Qe-ce?yt:Qe}else Oe&&Nn(at-V(Et[ce],L,ke,0))>Ne&&(Me=null);return Me}}let tt=_=>{de.event=_};de.idxs=se,de._lock=!1;let he=de.points;he.show=bt(he.show),he.size=bt(he.size),he.stroke=bt(he.stroke),he.width=bt(he.width),he.fill=bt(he.fill);let Be=n.focus=Tn({},i.focus||{alpha:.3},de.focus),nt=Be.prox>=0,Ce=nt&&he.one,ht=[],Wt=[],ni=[];function ka(_,w){let D=he.show(n,w);if(D instanceof HTMLElement)return Ri(D,AC),Ri(D,_.class),_s(D,-10,-10,H,Pe),g.insertBefore(D,ht[w]),D}function oo(_,w){if(s==1||w>0){let D=s==1&&S[_.scale].time,O=_.value;_.value=D?U_(O)?G_($,V_(O,X)):O||ee:O||HP,_.label=_.label||(D?DP:LP)}if(Ce||w>0){_.width=_.width==null?1:_.width,_.paths=_.paths||tI||XC,_.fillTo=bt(_.fillTo||qP),_.pxAlign=+wt(_.pxAlign,y),_.pxRound=j_(_.pxAlign),_.stroke=bt(_.stroke||null),_.fill=bt(_.fill||null),_._stroke=_._fill=_._paths=_._focus=null;let D=VP(di(1,_.width),1),O=_.points=Tn({},{size:D,width:di(1,D*.2),stroke:_.stroke,space:D*2,paths:nI,_stroke:null,_fill:null},_.points);O.show=bt(O.show),O.filter=bt(O.filter),O.fill=bt(O.fill),O.stroke=bt(O.stroke),O.paths=bt(O.paths),O.pxAlign=_.pxAlign}if(te){let D=Ut(_,w);je.splice(w,0,D[0]),Fe.splice(w,0,D[1]),fe.values.push(null)}if(ge){se.splice(w,0,null);let D=null;Ce?w==0&&(D=ka(_,w)):w>0&&(D=ka(_,w)),ht.splice(w,0,D),Wt.splice(w,0,0),ni.splice(w,0,0)}kn("addSeries",w)}function hf(_,w){w=w??x.length,_=s==1?Om(_,w,X_,Z_):Om(_,w,{},K_),x.splice(w,0,_),oo(x[w],w)}n.addSeries=hf;function bc(_){if(x.splice(_,1),te){fe.values.splice(_,1),Fe.splice(_,1);let w=je.splice(_,1)[0];An(null,w.firstChild),w.remove()}ge&&(se.splice(_,1),ht.splice(_,1)[0].remove(),Wt.splice(_,1),ni.splice(_,1)),kn("delSeries",_)}n.delSeries=bc;let ns=[!1,!1,!1,!1];function xs(_,w){if(_._show=_.show,_.show){let D=_.side%2,O=S[_.scale];O==null&&(_.scale=D?x[1].scale:M,O=S[_.scale]);let q=O.time;_.size=bt(_.size),_.space=bt(_.space),_.rotate=bt(_.rotate),xr(_.incrs)&&_.incrs.forEach(ce=>{!br.has(ce)&&br.set(ce,ux(ce))}),_.incrs=bt(_.incrs||(O.distr==2?fP:q?m==1?mP:vP:eo)),_.splits=bt(_.splits||(q&&O.distr==1?le:O.distr==3?Im:O.distr==4?UP:OP)),_.stroke=bt(_.stroke),_.grid.stroke=bt(_.grid.stroke),_.ticks.stroke=bt(_.ticks.stroke),_.border.stroke=bt(_.border.stroke);let j=_.values;_.values=xr(j)&&!xr(j[0])?bt(j):q?xr(j)?H_($,z_(j,X)):U_(j)?bP($,j):j||J:j||NP,_.filter=bt(_.filter||(O.distr>=3&&O.log==10?BP:O.distr==3&&O.log==2?zP:cx)),_.font=nx(_.font),_.labelFont=nx(_.labelFont),_._size=_.size(n,null,w,0),_._space=_._rotate=_._incrs=_._found=_._splits=_._values=null,_._size>0&&(ns[w]=!0,_._el=ki(MC,u))}}function bs(_,w,D,O){let[q,j,ce,pe]=D,Me=w%2,Ne=0;return Me==0&&(pe||j)&&(Ne=w==0&&!q||w==2&&!ce?Dn(W_.size/3):0),Me==1&&(q||ce)&&(Ne=w==1&&!j||w==3&&!pe?Dn($_.size/2):0),Ne}let Ba=n.padding=(i.padding||[bs,bs,bs,bs]).map(_=>bt(wt(_,bs))),zi=n._padding=Ba.map((_,w)=>_(n,w,ns,0)),an,un=null,dn=null,is=s==1?x[0].idxs:null,gi=null,Vs=!1;function za(_,w){if(e=_??[],n.data=n._data=e,s==2){an=0;for(let D=1;D<x.length;D++)an+=e[D][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),gi=e[0],an=gi.length;let D=e;if(F==2){D=e.slice();let O=D[0]=Array(an);for(let q=0;q<an;q++)O[q]=q}n._data=e=D}if(ut(!0),kn("setData"),F==2&&(Se=!0),w!==!1){let D=L;D.auto(n,Vs)?Ha():Xs(M,D.min,D.max),ne=ne||de.left>=0,me=!0,Kn()}}n.setData=za;function Ha(){Vs=!0;let _,w;s==1&&(an>0?(un=is[0]=0,dn=is[1]=an-1,_=e[0][un],w=e[0][dn],F==2?(_=un,w=dn):_==w&&(F==3?[_,w]=Zd(_,_,L.log,!1):F==4?[_,w]=Bm(_,_,L.log,!1):L.time?w=_+Dn(86400/m):[_,w]=$d(_,w,zm,!0))):(un=is[0]=_=null,dn=is[1]=w=null)),Xs(M,_,w)}let ao,Gs,lo,E,W,Q,K,Z,Ae,Ie;function Re(_,w,D,O,q,j){_??=__,D??=Vm,O??="butt",q??=__,j??="round",_!=ao&&(d.strokeStyle=ao=_),q!=Gs&&(d.fillStyle=Gs=q),w!=lo&&(d.lineWidth=lo=w),j!=W&&(d.lineJoin=W=j),O!=Q&&(d.lineCap=Q=O),D!=E&&d.setLineDash(E=D)}function Le(_,w,D,O){w!=Gs&&(d.fillStyle=Gs=w),_!=K&&(d.font=K=_),D!=Z&&(d.textAlign=Z=D),O!=Ae&&(d.textBaseline=Ae=O)}function He(_,w,D,O,q=0){if(O.length>0&&_.auto(n,Vs)&&(w==null||w.min==null)){let j=wt(un,0),ce=wt(dn,O.length-1),pe=D.min==null?BC(O,j,ce,q,_.distr==3):[D.min,D.max];_.min=ts(_.min,D.min=pe[0]),_.max=di(_.max,D.max=pe[1])}}let it={min:null,max:null};function pt(){for(let O in S){let q=S[O];B[O]==null&&(q.min==null||B[M]!=null&&q.auto(n,Vs))&&(B[O]=it)}for(let O in S){let q=S[O];B[O]==null&&q.from!=null&&B[q.from]!=null&&(B[O]=it)}B[M]!=null&&ut(!0);let _={};for(let O in B){let q=B[O];if(q!=null){let j=_[O]=Da(S[O],YC);if(q.min!=null)Tn(j,q);else if(O!=M||s==2)if(an==0&&j.from==null){let ce=j.range(n,null,null,O);j.min=ce[0],j.max=ce[1]}else j.min=zt,j.max=-zt}}if(an>0){x.forEach((O,q)=>{if(s==1){let j=O.scale,ce=B[j];if(ce==null)return;let pe=_[j];if(q==0){let Me=pe.range(n,pe.min,pe.max,j);pe.min=Me[0],pe.max=Me[1],un=es(pe.min,e[0]),dn=es(pe.max,e[0]),dn-un>1&&(e[0][un]<pe.min&&un++,e[0][dn]>pe.max&&dn--),O.min=gi[un],O.max=gi[dn]}else O.show&&O.auto&&He(pe,ce,O,e[q],O.sorted);O.idxs[0]=un,O.idxs[1]=dn}else if(q>0&&O.show&&O.auto){let[j,ce]=O.facets,pe=j.scale,Me=ce.scale,[Ne,Oe]=e[q],ke=_[pe],at=_[Me];ke!=null&&He(ke,B[pe],j,Ne,j.sorted),at!=null&&He(at,B[Me],ce,Oe,ce.sorted),O.min=ce.min,O.max=ce.max}});for(let O in _){let q=_[O],j=B[O];if(q.from==null&&(j==null||j.min==null)){let ce=q.range(n,q.min==zt?null:q.min,q.max==-zt?null:q.max,O);q.min=ce[0],q.max=ce[1]}}}for(let O in _){let q=_[O];if(q.from!=null){let j=_[q.from];if(j.min==null)q.min=q.max=null;else{let ce=q.range(n,j.min,j.max,O);q.min=ce[0],q.max=ce[1]}}}let w={},D=!1;for(let O in _){let q=_[O],j=S[O];if(j.min!=q.min||j.max!=q.max){j.min=q.min,j.max=q.max;let ce=j.distr;j._min=ce==3?zs(j.min):ce==4?Sm(j.min,j.asinh):ce==100?j.fwd(j.min):j.min,j._max=ce==3?zs(j.max):ce==4?Sm(j.max,j.asinh):ce==100?j.fwd(j.max):j.max,w[O]=D=!0}}if(D){x.forEach((O,q)=>{s==2?q>0&&w.y&&(O._paths=null):w[O.scale]&&(O._paths=null)});for(let O in w)Se=!0,kn("setScale",O);ge&&de.left>=0&&(ne=me=!0)}for(let O in B)B[O]=null}function ze(_){let w=Pm(un-1,0,an-1),D=Pm(dn+1,0,an-1);for(;_[w]==null&&w>0;)w--;for(;_[D]==null&&D<an-1;)D++;return[w,D]}function mt(){if(an>0){let _=x.some(w=>w._focus)&&Ie!=Be.alpha;_&&(d.globalAlpha=Ie=Be.alpha),x.forEach((w,D)=>{if(D>0&&w.show&&(nn(D,!1),nn(D,!0),w._paths==null)){let O=Ie;Ie!=w.alpha&&(d.globalAlpha=Ie=w.alpha);let q=s==2?[0,e[D][0].length-1]:ze(e[D]);w._paths=w.paths(n,D,q[0],q[1]),Ie!=O&&(d.globalAlpha=Ie=O)}}),x.forEach((w,D)=>{if(D>0&&w.show){let O=Ie;Ie!=w.alpha&&(d.globalAlpha=Ie=w.alpha),w._paths!=null&&Lt(D,!1);{let q=w._paths!=null?w._paths.gaps:null,j=w.points.show(n,D,un,dn,q),ce=w.points.filter(n,D,j,q);(j||ce)&&(w.points._paths=w.points.paths(n,D,un,dn,ce),Lt(D,!0))}Ie!=O&&(d.globalAlpha=Ie=O),kn("drawSeries",D)}}),_&&(d.globalAlpha=Ie=1)}}function nn(_,w){let D=w?x[_].points:x[_];D._stroke=D.stroke(n,_),D._fill=D.fill(n,_)}function Lt(_,w){let D=w?x[_].points:x[_],{stroke:O,fill:q,clip:j,flags:ce,_stroke:pe=D._stroke,_fill:Me=D._fill,_width:Ne=D.width}=D._paths;Ne=Ht(Ne*Ct,3);let Oe=null,ke=Ne%2/2;w&&Me==null&&(Me=Ne>0?"#fff":pe);let at=D.pxAlign==1&&ke>0;if(at&&d.translate(ke,ke),!w){let Et=I-Ne/2,Mt=b-Ne/2,yt=Y+Ne,Qe=ue+Ne;Oe=new Path2D,Oe.rect(Et,Mt,yt,Qe)}w?Ue(pe,Ne,D.dash,D.cap,Me,O,q,ce,j):Dt(_,pe,Ne,D.dash,D.cap,Me,O,q,ce,Oe,j),at&&d.translate(-ke,-ke)}function Dt(_,w,D,O,q,j,ce,pe,Me,Ne,Oe){let ke=!1;Me!=0&&R.forEach((at,Et)=>{if(at.series[0]==_){let Mt=x[at.series[1]],yt=e[at.series[1]],Qe=(Mt._paths||yc).band;xr(Qe)&&(Qe=at.dir==1?Qe[0]:Qe[1]);let qe,$t=null;Mt.show&&Qe&&HC(yt,un,dn)?($t=at.fill(n,Et)||j,qe=Mt._paths.clip):Qe=null,Ue(w,D,O,q,$t,ce,pe,Me,Ne,Oe,qe,Qe),ke=!0}}),ke||Ue(w,D,O,q,j,ce,pe,Me,Ne,Oe)}let Rn=Na|Dm;function Ue(_,w,D,O,q,j,ce,pe,Me,Ne,Oe,ke){Re(_,w,D,O,q),(Me||Ne||ke)&&(d.save(),Me&&d.clip(Me),Ne&&d.clip(Ne)),ke?(pe&Rn)==Rn?(d.clip(ke),Oe&&d.clip(Oe),vt(q,ce),vn(_,j,w)):pe&Dm?(vt(q,ce),d.clip(ke),vn(_,j,w)):pe&Na&&(d.save(),d.clip(ke),Oe&&d.clip(Oe),vt(q,ce),d.restore(),vn(_,j,w)):(vt(q,ce),vn(_,j,w)),(Me||Ne||ke)&&d.restore()}function vn(_,w,D){D>0&&(w instanceof Map?w.forEach((O,q)=>{d.strokeStyle=ao=q,d.stroke(O)}):w!=null&&_&&d.stroke(w))}function vt(_,w){w instanceof Map?w.forEach((D,O)=>{d.fillStyle=Gs=O,d.fill(D)}):w!=null&&_&&d.fill(w)}function Ss(_,w,D,O){let q=A[_],j;if(O<=0)j=[0,0];else{let ce=q._space=q.space(n,_,w,D,O),pe=q._incrs=q.incrs(n,_,w,D,O,ce);j=lI(w,D,pe,O,ce)}return q._found=j}function _n(_,w,D,O,q,j,ce,pe,Me,Ne){let Oe=ce%2/2;y==1&&d.translate(Oe,Oe),Re(pe,ce,Me,Ne,pe),d.beginPath();let ke,at,Et,Mt,yt=q+(O==0||O==3?-j:j);D==0?(at=q,Mt=yt):(ke=q,Et=yt);for(let Qe=0;Qe<_.length;Qe++)w[Qe]!=null&&(D==0?ke=Et=_[Qe]:at=Mt=_[Qe],d.moveTo(ke,at),d.lineTo(Et,Mt));d.stroke(),y==1&&d.translate(-Oe,-Oe)}function co(_){let w=!0;return A.forEach((D,O)=>{if(!D.show)return;let q=S[D.scale];if(q.min==null){D._show&&(w=!1,D._show=!1,ut(!1));return}else D._show||(w=!1,D._show=!0,ut(!1));let j=D.side,ce=j%2,{min:pe,max:Me}=q,[Ne,Oe]=Ss(O,pe,Me,ce==0?H:Pe);if(Oe==0)return;let ke=q.distr==2,at=D._splits=D.splits(n,O,pe,Me,Ne,Oe,ke),Et=q.distr==2?at.map(qe=>gi[qe]):at,Mt=q.distr==2?gi[at[1]]-gi[at[0]]:Ne,yt=D._values=D.values(n,D.filter(n,Et,O,Oe,Mt),O,Oe,Mt);D._rotate=j==2?D.rotate(n,yt,O,Oe):0;let Qe=D._size;D._size=Bi(D.size(n,yt,O,_)),Qe!=null&&D._size!=Qe&&(w=!1)}),w}function ss(_){let w=!0;return Ba.forEach((D,O)=>{let q=D(n,O,ns,_);q!=zi[O]&&(w=!1),zi[O]=q}),w}function Ms(){for(let _=0;_<A.length;_++){let w=A[_];if(!w.show||!w._show)continue;let D=w.side,O=D%2,q,j,ce=w.stroke(n,_),pe=D==0||D==3?-1:1,[Me,Ne]=w._found;if(w.label!=null){let ri=w.labelGap*pe,_i=Dn((w._lpos+ri)*Ct);Le(w.labelFont[0],ce,"center",D==2?"top":v_),d.save(),O==1?(q=j=0,d.translate(_i,Dn(b+ue/2)),d.rotate((D==3?-Xd:Xd)/2)):(q=Dn(I+Y/2),j=_i);let wr=ax(w.label)?w.label(n,_,Me,Ne):w.label;d.fillText(wr,q,j),d.restore()}if(Ne==0)continue;let Oe=S[w.scale],ke=O==0?Y:ue,at=O==0?I:b,Et=w._splits,Mt=Oe.distr==2?Et.map(ri=>gi[ri]):Et,yt=Oe.distr==2?gi[Et[1]]-gi[Et[0]]:Me,Qe=w.ticks,qe=w.border,$t=Qe.show?Qe.size:0,cn=Dn($t*Ct),Bn=Dn((w.alignTo==2?w._size-$t-w.gap:w.gap)*Ct),Ft=w._rotate*-Xd/180,hn=p(w._pos*Ct),yi=(cn+Bn)*pe,si=hn+yi;j=O==0?si:0,q=O==1?si:0;let Ii=w.font[0],Hi=w.align==1?Ra:w.align==2?_m:Ft>0?Ra:Ft<0?_m:O==0?"center":D==3?_m:Ra,as=Ft||O==1?"middle":D==2?"top":v_;Le(Ii,ce,Hi,as);let vi=w.font[1]*w.lineGap,Li=Et.map(ri=>p(a(ri,Oe,ke,at))),Vi=w._values;for(let ri=0;ri<Vi.length;ri++){let _i=Vi[ri];if(_i!=null){O==0?q=Li[ri]:j=Li[ri],_i=""+_i;let wr=_i.indexOf(`
`)==-1?[_i]:_i.split(/\n/gm);for(let oi=0;oi<wr.length;oi++){let Mg=wr[oi];Ft?(d.save(),d.translate(q,j+oi*vi),d.rotate(Ft),d.fillText(Mg,0,0),d.restore()):d.fillText(Mg,q,j+oi*vi)}}}Qe.show&&_n(Li,Qe.filter(n,Mt,_,Ne,yt),O,D,hn,cn,Ht(Qe.width*Ct,3),Qe.stroke(n,_),Qe.dash,Qe.cap);let ls=w.grid;ls.show&&_n(Li,ls.filter(n,Mt,_,Ne,yt),O,O==0?2:1,O==0?b:I,O==0?ue:Y,Ht(ls.width*Ct,3),ls.stroke(n,_),ls.dash,ls.cap),qe.show&&_n([hn],[1],O==0?1:0,O==0?1:2,O==1?b:I,O==1?ue:Y,Ht(qe.width*Ct,3),qe.stroke(n,_),qe.dash,qe.cap)}kn("drawAxes")}function ut(_){x.forEach((w,D)=>{D>0&&(w._paths=null,_&&(s==1?(w.min=null,w.max=null):w.facets.forEach(O=>{O.min=null,O.max=null})))})}let ln=!1,ii=!1,Nt=[];function xn(){ii=!1;for(let _=0;_<Nt.length;_++)kn(...Nt[_]);Nt.length=0}function Kn(){ln||(tP(rg),ln=!0)}function Sc(_,w=!1){ln=!0,ii=w,_(n),rg(),w&&Nt.length>0&&queueMicrotask(xn)}n.batch=Sc;function rg(){if(ae&&(pt(),ae=!1),Se&&(Te(),Se=!1),be){if(Jt(f,Ra,Ze),Jt(f,"top",lt),Jt(f,fc,H),Jt(f,pc,Pe),Jt(g,Ra,Ze),Jt(g,"top",lt),Jt(g,fc,H),Jt(g,pc,Pe),Jt(u,fc,on),Jt(u,pc,yn),h.width=Dn(on*Ct),h.height=Dn(yn*Ct),A.forEach(({_el:_,_show:w,_size:D,_pos:O,side:q})=>{if(_!=null)if(w){let j=q===3||q===0?D:0,ce=q%2==1;Jt(_,ce?"left":"top",O-j),Jt(_,ce?"width":"height",D),Jt(_,ce?"top":"left",ce?lt:Ze),Jt(_,ce?"height":"width",ce?Pe:H),Rm(_,to)}else Ri(_,to)}),ao=Gs=lo=W=Q=K=Z=Ae=E=null,Ie=1,Wa(!0),Ze!=Ee||lt!=kt||H!=Ge||Pe!=Ye){ut(!1);let _=H/Ge,w=Pe/Ye;if(ge&&!ne&&de.left>=0){de.left*=_,de.top*=w,ho&&_s(ho,Dn(de.left),0,H,Pe),uo&&_s(uo,0,Dn(de.top),H,Pe);for(let D=0;D<ht.length;D++){let O=ht[D];O!=null&&(Wt[D]*=_,ni[D]*=w,_s(O,Bi(Wt[D]),Bi(ni[D]),H,Pe))}}if(qt.show&&!re&&qt.left>=0&&qt.width>0){qt.left*=_,qt.width*=_,qt.top*=w,qt.height*=w;for(let D in gf)Jt(mo,D,qt[D])}Ee=Ze,kt=lt,Ge=H,Ye=Pe}kn("setSize"),be=!1}on>0&&yn>0&&(d.clearRect(0,0,h.width,h.height),kn("drawClear"),T.forEach(_=>_()),kn("draw")),qt.show&&re&&(Mc(qt),re=!1),ge&&ne&&(Mr(null,!0,!1),ne=!1),fe.show&&fe.live&&me&&(pf(),me=!1),l||(l=!0,n.status=1,kn("ready")),Vs=!1,ln=!1}n.redraw=(_,w)=>{Se=w||!1,_!==!1?Xs(M,L.min,L.max):Kn()};function uf(_,w){let D=S[_];if(D.from==null){if(an==0){let O=D.range(n,w.min,w.max,_);w.min=O[0],w.max=O[1]}if(w.min>w.max){let O=w.min;w.min=w.max,w.max=O}if(an>1&&w.min!=null&&w.max!=null&&w.max-w.min<1e-16)return;_==M&&D.distr==2&&an>0&&(w.min=es(w.min,e[0]),w.max=es(w.max,e[0]),w.min==w.max&&w.max++),B[_]=w,ae=!0,Kn()}}n.setScale=uf;let df,ff,ho,uo,og,ag,fo,po,lg,cg,Xt,Qt,Ws=!1,qn=de.drag,Un=qn.x,Fn=qn.y;ge&&(de.x&&(df=ki(EC,g)),de.y&&(ff=ki(TC,g)),L.ori==0?(ho=df,uo=ff):(ho=ff,uo=df),Xt=de.left,Qt=de.top);let qt=n.select=Tn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),mo=qt.show?ki(wC,qt.over?g:f):null;function Mc(_,w){if(qt.show){for(let D in _)qt[D]=_[D],D in gf&&Jt(mo,D,_[D]);w!==!1&&kn("setSelect")}}n.setSelect=Mc;function ab(_){if(x[_].show)te&&Rm(je[_],to);else if(te&&Ri(je[_],to),ge){let D=Ce?ht[0]:ht[_];D!=null&&_s(D,-10,-10,H,Pe)}}function Xs(_,w,D){uf(_,{min:w,max:D})}function rs(_,w,D,O){w.focus!=null&&db(_),w.show!=null&&x.forEach((q,j)=>{j>0&&(_==j||_==null)&&(q.show=w.show,ab(j),s==2?(Xs(q.facets[0].scale,null,null),Xs(q.facets[1].scale,null,null)):Xs(q.scale,null,null),Kn())}),D!==!1&&kn("setSeries",_,w),O&&Xa("setSeries",n,_,w)}n.setSeries=rs;function lb(_,w){Tn(R[_],w)}function cb(_,w){_.fill=bt(_.fill||null),_.dir=wt(_.dir,-1),w=w??R.length,R.splice(w,0,_)}function hb(_){_==null?R.length=0:R.splice(_,1)}n.addBand=cb,n.setBand=lb,n.delBand=hb;function ub(_,w){x[_].alpha=w,ge&&ht[_]!=null&&(ht[_].style.opacity=w),te&&je[_]&&(je[_].style.opacity=w)}let ws,qs,Sr,go={focus:!0};function db(_){if(_!=Sr){let w=_==null,D=Be.alpha!=1;x.forEach((O,q)=>{if(s==1||q>0){let j=w||q==0||q==_;O._focus=w?null:j,D&&ub(q,j?1:Be.alpha)}}),Sr=_,D&&Kn()}}te&&nt&&St(S_,_e,_=>{de._lock||(tt(_),Sr!=null&&rs(null,go,!0,bn.setSeries))});function os(_,w,D){let O=S[w];D&&(_=_/Ct-(O.ori==1?lt:Ze));let q=H;O.ori==1&&(q=Pe,_=q-_),O.dir==-1&&(_=q-_);let j=O._min,ce=O._max,pe=_/q,Me=j+(ce-j)*pe,Ne=O.distr;return Ne==3?Ia(10,Me):Ne==4?GC(Me,O.asinh):Ne==100?O.bwd(Me):Me}function fb(_,w){let D=os(_,M,w);return es(D,e[0],un,dn)}n.valToIdx=_=>es(_,e[0]),n.posToIdx=fb,n.posToVal=os,n.valToPos=(_,w,D)=>S[w].ori==0?r(_,S[w],D?Y:H,D?I:0):o(_,S[w],D?ue:Pe,D?b:0),n.setCursor=(_,w,D)=>{Xt=_.left,Qt=_.top,Mr(null,w,D)};function hg(_,w){Jt(mo,Ra,qt.left=_),Jt(mo,fc,qt.width=w)}function ug(_,w){Jt(mo,"top",qt.top=_),Jt(mo,pc,qt.height=w)}let Va=L.ori==0?hg:ug,Ga=L.ori==1?hg:ug;function pb(){if(te&&fe.live)for(let _=s==2?1:0;_<x.length;_++){if(_==0&&ct)continue;let w=fe.values[_],D=0;for(let O in w)Fe[_][D++].firstChild.nodeValue=w[O]}}function pf(_,w){if(_!=null&&(_.idxs?_.idxs.forEach((D,O)=>{se[O]=D}):$C(_.idx)||se.fill(_.idx),fe.idx=se[0]),te&&fe.live){for(let D=0;D<x.length;D++)(D>0||s==1&&!ct)&&mb(D,se[D]);pb()}me=!1,w!==!1&&kn("setLegend")}n.setLegend=pf;function mb(_,w){let D=x[_],O=_==0&&F==2?gi:e[_],q;ct?q=D.values(n,_,w)??ot:(q=D.value(n,w==null?null:O[w],_,w),q=q==null?ot:{_:q}),fe.values[_]=q}function Mr(_,w,D){lg=Xt,cg=Qt,[Xt,Qt]=de.move(n,Xt,Qt),de.left=Xt,de.top=Qt,ge&&(ho&&_s(ho,Dn(Xt),0,H,Pe),uo&&_s(uo,0,Dn(Qt),H,Pe));let O,q=un>dn;ws=zt,qs=null;let j=L.ori==0?H:Pe,ce=L.ori==1?H:Pe;if(Xt<0||an==0||q){O=de.idx=null;for(let pe=0;pe<x.length;pe++){let Me=ht[pe];Me!=null&&_s(Me,-10,-10,H,Pe)}nt&&rs(null,go,!0,_==null&&bn.setSeries),fe.live&&(se.fill(O),me=!0)}else{let pe,Me,Ne;s==1&&(pe=L.ori==0?Xt:Qt,Me=os(pe,M),O=de.idx=es(Me,e[0],un,dn),Ne=V(e[0][O],L,j,0));let Oe=-10,ke=-10,at=0,Et=0,Mt=!0,yt="",Qe="";for(let qe=s==2?1:0;qe<x.length;qe++){let $t=x[qe],cn=se[qe],Bn=cn==null?null:s==1?e[qe][cn]:e[qe][1][cn],Ft=de.dataIdx(n,qe,O,Me),hn=Ft==null?null:s==1?e[qe][Ft]:e[qe][1][Ft];if(me=me||hn!=Bn||Ft!=cn,se[qe]=Ft,qe>0&&$t.show){let yi=Ft==null?-10:Ft==O?Ne:V(s==1?e[0][Ft]:e[qe][0][Ft],L,j,0),si=hn==null?-10:P(hn,s==1?S[$t.scale]:S[$t.facets[1].scale],ce,0);if(nt&&hn!=null){let Ii=L.ori==1?Xt:Qt,Hi=Nn(Be.dist(n,qe,Ft,si,Ii));if(Hi<ws){let as=Be.bias;if(as!=0){let vi=os(Ii,$t.scale),Li=hn>=0?1:-1,Vi=vi>=0?1:-1;Vi==Li&&(Vi==1?as==1?hn>=vi:hn<=vi:as==1?hn<=vi:hn>=vi)&&(ws=Hi,qs=qe)}else ws=Hi,qs=qe}}if(me||Ce){let Ii,Hi;L.ori==0?(Ii=yi,Hi=si):(Ii=si,Hi=yi);let as,vi,Li,Vi,ls,ri,_i=!0,wr=he.bbox;if(wr!=null){_i=!1;let oi=wr(n,qe);Li=oi.left,Vi=oi.top,as=oi.width,vi=oi.height}else Li=Ii,Vi=Hi,as=vi=he.size(n,qe);if(ri=he.fill(n,qe),ls=he.stroke(n,qe),Ce)qe==qs&&ws<=Be.prox&&(Oe=Li,ke=Vi,at=as,Et=vi,Mt=_i,yt=ri,Qe=ls);else{let oi=ht[qe];oi!=null&&(Wt[qe]=Li,ni[qe]=Vi,C_(oi,as,vi,_i),A_(oi,ri,ls),_s(oi,Bi(Li),Bi(Vi),H,Pe))}}}}if(Ce){let qe=Be.prox,$t=Sr==null?ws<=qe:ws>qe||qs!=Sr;if(me||$t){let cn=ht[0];cn!=null&&(Wt[0]=Oe,ni[0]=ke,C_(cn,at,Et,Mt),A_(cn,yt,Qe),_s(cn,Bi(Oe),Bi(ke),H,Pe))}}}if(qt.show&&Ws)if(_!=null){let[pe,Me]=bn.scales,[Ne,Oe]=bn.match,[ke,at]=_.cursor.sync.scales,Et=_.cursor.drag;if(Un=Et._x,Fn=Et._y,Un||Fn){let{left:Mt,top:yt,width:Qe,height:qe}=_.select,$t=_.scales[ke].ori,cn=_.posToVal,Bn,Ft,hn,yi,si,Ii=pe!=null&&Ne(pe,ke),Hi=Me!=null&&Oe(Me,at);Ii&&Un?($t==0?(Bn=Mt,Ft=Qe):(Bn=yt,Ft=qe),hn=S[pe],yi=V(cn(Bn,ke),hn,j,0),si=V(cn(Bn+Ft,ke),hn,j,0),Va(ts(yi,si),Nn(si-yi))):Va(0,j),Hi&&Fn?($t==1?(Bn=Mt,Ft=Qe):(Bn=yt,Ft=qe),hn=S[Me],yi=P(cn(Bn,at),hn,ce,0),si=P(cn(Bn+Ft,at),hn,ce,0),Ga(ts(yi,si),Nn(si-yi))):Ga(0,ce)}else yf()}else{let pe=Nn(lg-og),Me=Nn(cg-ag);if(L.ori==1){let at=pe;pe=Me,Me=at}Un=qn.x&&pe>=qn.dist,Fn=qn.y&&Me>=qn.dist;let Ne=qn.uni;Ne!=null?Un&&Fn&&(Un=pe>=Ne,Fn=Me>=Ne,!Un&&!Fn&&(Me>pe?Fn=!0:Un=!0)):qn.x&&qn.y&&(Un||Fn)&&(Un=Fn=!0);let Oe,ke;Un&&(L.ori==0?(Oe=fo,ke=Xt):(Oe=po,ke=Qt),Va(ts(Oe,ke),Nn(ke-Oe)),Fn||Ga(0,ce)),Fn&&(L.ori==1?(Oe=fo,ke=Xt):(Oe=po,ke=Qt),Ga(ts(Oe,ke),Nn(ke-Oe)),Un||Va(0,j)),!Un&&!Fn&&(Va(0,0),Ga(0,0))}if(qn._x=Un,qn._y=Fn,_==null){if(D){if(Sg!=null){let[pe,Me]=bn.scales;bn.values[0]=pe!=null?os(L.ori==0?Xt:Qt,pe):null,bn.values[1]=Me!=null?os(L.ori==1?Xt:Qt,Me):null}Xa(xm,n,Xt,Qt,H,Pe,O)}if(nt){let pe=D&&bn.setSeries,Me=Be.prox;Sr==null?ws<=Me&&rs(qs,go,!0,pe):ws>Me?rs(null,go,!0,pe):qs!=Sr&&rs(qs,go,!0,pe)}}me&&(fe.idx=O,pf()),w!==!1&&kn("setCursor")}let $s=null;Object.defineProperty(n,"rect",{get(){return $s==null&&Wa(!1),$s}});function Wa(_=!1){_?$s=null:($s=g.getBoundingClientRect(),kn("syncRect",$s))}function dg(_,w,D,O,q,j,ce){de._lock||Ws&&_!=null&&_.movementX==0&&_.movementY==0||(mf(_,w,D,O,q,j,ce,!1,_!=null),_!=null?Mr(null,!0,!0):Mr(w,!0,!1))}function mf(_,w,D,O,q,j,ce,pe,Me){if($s==null&&Wa(!1),tt(_),_!=null)D=_.clientX-$s.left,O=_.clientY-$s.top;else{if(D<0||O<0){Xt=-10,Qt=-10;return}let[Ne,Oe]=bn.scales,ke=w.cursor.sync,[at,Et]=ke.values,[Mt,yt]=ke.scales,[Qe,qe]=bn.match,$t=w.axes[0].side%2==1,cn=L.ori==0?H:Pe,Bn=L.ori==1?H:Pe,Ft=$t?j:q,hn=$t?q:j,yi=$t?O:D,si=$t?D:O;if(Mt!=null?D=Qe(Ne,Mt)?a(at,S[Ne],cn,0):-10:D=cn*(yi/Ft),yt!=null?O=qe(Oe,yt)?a(Et,S[Oe],Bn,0):-10:O=Bn*(si/hn),L.ori==1){let Ii=D;D=O,O=Ii}}Me&&(w==null||w.cursor.event.type==xm)&&((D<=1||D>=H-1)&&(D=Qr(D,H)),(O<=1||O>=Pe-1)&&(O=Qr(O,Pe))),pe?(og=D,ag=O,[fo,po]=de.move(n,D,O)):(Xt=D,Qt=O)}let gf={width:0,height:0,left:0,top:0};function yf(){Mc(gf,!1)}let fg,pg,mg,gg;function yg(_,w,D,O,q,j,ce){Ws=!0,Un=Fn=qn._x=qn._y=!1,mf(_,w,D,O,q,j,ce,!0,!1),_!=null&&(St(bm,Tm,vg,!1),Xa(x_,n,fo,po,H,Pe,null));let{left:pe,top:Me,width:Ne,height:Oe}=qt;fg=pe,pg=Me,mg=Ne,gg=Oe}function vg(_,w,D,O,q,j,ce){Ws=qn._x=qn._y=!1,mf(_,w,D,O,q,j,ce,!1,!0);let{left:pe,top:Me,width:Ne,height:Oe}=qt,ke=Ne>0||Oe>0,at=fg!=pe||pg!=Me||mg!=Ne||gg!=Oe;if(ke&&at&&Mc(qt),qn.setScale&&ke&&at){let Et=pe,Mt=Ne,yt=Me,Qe=Oe;if(L.ori==1&&(Et=Me,Mt=Oe,yt=pe,Qe=Ne),Un&&Xs(M,os(Et,M),os(Et+Mt,M)),Fn)for(let qe in S){let $t=S[qe];qe!=M&&$t.from==null&&$t.min!=zt&&Xs(qe,os(yt+Qe,qe),os(yt,qe))}yf()}else de.lock&&(de._lock=!de._lock,Mr(w,!0,_!=null));_!=null&&(An(bm,Tm),Xa(bm,n,Xt,Qt,H,Pe,null))}function gb(_,w,D,O,q,j,ce){if(de._lock)return;tt(_);let pe=Ws;if(Ws){let Me=!0,Ne=!0,Oe=10,ke,at;L.ori==0?(ke=Un,at=Fn):(ke=Fn,at=Un),ke&&at&&(Me=Xt<=Oe||Xt>=H-Oe,Ne=Qt<=Oe||Qt>=Pe-Oe),ke&&Me&&(Xt=Xt<fo?0:H),at&&Ne&&(Qt=Qt<po?0:Pe),Mr(null,!0,!0),Ws=!1}Xt=-10,Qt=-10,se.fill(null),Mr(null,!0,!0),pe&&(Ws=pe)}function _g(_,w,D,O,q,j,ce){de._lock||(tt(_),Ha(),yf(),_!=null&&Xa(M_,n,Xt,Qt,H,Pe,null))}function xg(){A.forEach(cI),z(n.width,n.height,!0)}no(qd,Pa,xg);let yo={};yo.mousedown=yg,yo.mousemove=dg,yo.mouseup=vg,yo.dblclick=_g,yo.setSeries=(_,w,D,O)=>{let q=bn.match[2];D=q(n,w,D),D!=-1&&rs(D,O,!0,!1)},ge&&(St(x_,g,yg),St(xm,g,dg),St(b_,g,_=>{tt(_),Wa(!1)}),St(S_,g,gb),St(M_,g,_g),Nm.add(n),n.syncRect=Wa);let wc=n.hooks=i.hooks||{};function kn(_,w,D){ii?Nt.push([_,w,D]):_ in wc&&wc[_].forEach(O=>{O.call(null,n,w,D)})}(i.plugins||[]).forEach(_=>{for(let w in _.hooks)wc[w]=(wc[w]||[]).concat(_.hooks[w])});let bg=(_,w,D)=>D,bn=Tn({key:null,setSeries:!1,filters:{pub:N_,sub:N_},scales:[M,x[1]?x[1].scale:null],match:[O_,O_,bg],values:[null,null]},de.sync);bn.match.length==2&&bn.match.push(bg),de.sync=bn;let Sg=bn.key,vf=Ix(Sg);function Xa(_,w,D,O,q,j,ce){bn.filters.pub(_,w,D,O,q,j,ce)&&vf.pub(_,w,D,O,q,j,ce)}vf.sub(n);function yb(_,w,D,O,q,j,ce){bn.filters.sub(_,w,D,O,q,j,ce)&&yo[_](null,w,D,O,q,j,ce)}n.pub=yb;function vb(){vf.unsub(n),Nm.delete(n),On.clear(),Cm(qd,Pa,xg),c.remove(),_e?.remove(),kn("destroy")}n.destroy=vb;function _f(){kn("init",i,e),za(e||i.data,!1),B[M]?uf(M,B[M]):Ha(),re=qt.show&&(qt.width>0||qt.height>0),ne=me=!0,z(i.width,i.height)}return x.forEach(oo),A.forEach(xs),t?t instanceof HTMLElement?(t.appendChild(c),_f()):t(n,_f):_f(),n}Yn.assign=Tn;Yn.fmtNum=Hm;Yn.rangeNum=$d;Yn.rangeLog=Zd;Yn.rangeAsinh=Bm;Yn.orient=so;Yn.pxRatio=Ct;Yn.join=eP;Yn.fmtDate=Gm,Yn.tzDate=uP;Yn.sync=Ix;{Yn.addGap=$P,Yn.clipGaps=Qd;let i=Yn.paths={points:Fx};i.linear=Bx,i.stepped=ZP,i.bars=JP,i.spline=QP}var Gx=10,hI=[[],[8,4],[2,3]],sf=class{constructor(e,t,n,s={}){this.start=e;this.end=t;this.scale=s;let r=!1,o=a=>{let l=this.chart.over.getBoundingClientRect();n(this.chart.posToVal(Math.min(l.width,Math.max(0,a.clientX-l.left)),"x"))};this.element.addEventListener("pointerdown",a=>{a.button!==0||!this.chart?.over.contains(a.target)||(r=!0,this.element.setPointerCapture(a.pointerId),o(a))}),this.element.addEventListener("pointermove",a=>r&&!this.around&&o(a));for(let a of["pointerup","pointercancel"])this.element.addEventListener(a,()=>r=!1);new ResizeObserver(()=>this.resize()).observe(this.element)}start;end;scale;element=C("div",{class:"plot","aria-hidden":"true"});now=C("div",{class:"now"});chart;drawn=[];around=!1;time=0;set(e,t){let n=e.length===this.drawn.length&&e.every((s,r)=>s.id===this.drawn[r].id&&s.color===this.drawn[r].color);this.drawn=e,this.around=t,!n||!this.chart?this.rebuild():this.fill()}range(e,t){this.start=e,this.end=t}update(e){this.time=e,this.chart&&(this.around&&this.fill(),this.now.style.transform=`translateX(${this.chart.valToPos(e,"x").toFixed(1)}px)`)}rebuild(){if(this.chart?.destroy(),this.chart=void 0,this.drawn.length===0||this.element.clientWidth===0)return;let e=getComputedStyle(this.element),[t,n]=[e.color,e.outlineColor],s={stroke:n,width:1},r=[...new Set(this.drawn.map(({unit:l})=>l))],o="11px system-ui, sans-serif",a=(l,c)=>({scale:`y${l}`,side:c===0?3:1,stroke:t,grid:{...s,show:c===0},ticks:{show:!1},size:36,font:o,label:l,labelSize:l?15:0,labelFont:o,labelGap:0});this.chart=new Yn({width:Math.max(80,this.element.clientWidth),height:Math.max(60,this.element.clientHeight),legend:{show:!1},padding:[8,r.length>1?0:14,0,0],cursor:{drag:{x:!1,y:!1},y:!1,points:{show:!1}},scales:{x:{time:!1,auto:!1},...Object.fromEntries(r.map(l=>[`y${l}`,{auto:!0,distr:this.scale.log?3:1}]))},axes:[{stroke:t,grid:s,ticks:{show:!1},size:26,gap:4,font:o,values:(l,c)=>c.map(this.scale.at??(h=>fn(h,(c[1]??1)-(c[0]??0)<1)))},...r.slice(0,2).map(a)],series:[{},...this.drawn.map(({id:l,unit:c,color:h},d)=>({label:l,scale:`y${c}`,stroke:h,width:1.6,dash:hI[Math.floor(d/6)%3],points:{show:!1},spanGaps:!1}))]},[[],...this.drawn.map(()=>[])],this.element),this.chart.over.append(this.now),this.fill()}fill(){if(!this.chart)return;let[e,t]=this.around?[this.time-Gx/2,this.time+Gx/2]:[this.start,this.end],n=Math.max(20,Math.round(this.chart.over.clientWidth||400));this.chart.batch(()=>{this.chart.setData([p_(e,t,n),...this.drawn.map(({series:s})=>m_(s,e,t,n))],!1),this.chart.setScale("x",{min:e,max:t})}),this.now.style.transform=`translateX(${this.chart.valToPos(this.time,"x").toFixed(1)}px)`}resize(){if(this.element.clientWidth!==0){if(!this.chart)return this.rebuild();this.chart.setSize({width:Math.max(80,this.element.clientWidth),height:Math.max(60,this.element.clientHeight)}),this.fill()}}};var Zm=180/Math.PI,Wx="/players/ticks",uI=["roll","pitch"],Xx=["gyro_x","gyro_y","gyro_z","push_x","push_y","push_z"];async function Jm(i){return(await i.robot())?.joints.map(({name:e})=>e)??[]}function qx(i,e){return e.length===0?[]:[...uI,...i.topicNames.includes(Wx)?Xx:[],...e]}var jm=i=>Xx.includes(i),$x=Wx;function Yx(i){return i.startsWith("gyro_")?"°/s":i.startsWith("push_")?"m/s²":"°"}function Kx(i,e,t){let n=e*7+3,[s,r,o,a]=[i[n],i[n+1],i[n+2],i[n+3]],l=[2*(s*o-a*r),2*(r*o+a*s),1-2*(s*s+r*r)];return(t==="roll"?Math.atan2(l[1],l[2]):Math.atan2(-l[0],Math.hypot(l[1],l[2])))*Zm}function Zx(i,e,t,n){let s=i?.[e*t.length+t.indexOf(n)];return s===void 0?NaN:s*Zm}function Jx(i,e,t){let[n,s]=e.split(" "),o=i.players.find(l=>l.robot?.team.toLowerCase()===n&&l.robot?.number===Number(s))?.readings?.imu,a=t.at(-1);return o?t.startsWith("gyro_")?(o.gyro?.[a]??0)*Zm:o.accelerometer?.[a]??0:NaN}var Qm=i=>typeof i=="object"&&i!==null;function dI(i){return Qm(i)&&Object.keys(i).sort().join()==="nanos,seconds"}function jx(i){return typeof i=="number"?i:typeof i=="boolean"?Number(i):dI(i)?i.seconds+i.nanos/1e9:void 0}function rf(i,e){return jx(e)!==void 0?[i]:Array.isArray(e)?e.slice(0,32).flatMap((t,n)=>rf(`${i}[${n}]`,t)):!Qm(e)||e instanceof Uint8Array?[]:Object.entries(e).flatMap(([t,n])=>rf(`${i}.${t}`,n))}function Qx(i){let e=i.search(/[.[]/),t=e<0?i:i.slice(0,e),s=[...(e<0?"":i.slice(e)).matchAll(/\.([^.[\]]+)|\[(\d+)\]/g)].map(([,r,o])=>r??Number(o));return{topic:t,steps:s}}function eb(i,e){let t=i;for(let n of e){if(!Qm(t))return;t=t[n]}return jx(t)}var ib=["speed","x","y","heading","turn"],fI={speed:"m/s",x:"m",y:"m",heading:"°",turn:"°/s"},tb=new Set(["speed","turn"]),nb=180/Math.PI,pI=new Set(["/tf",ya,"/scene","/league","/robot","/joints","/players/frames",...Ql]),mI=200,gI=5,eg=i=>i.startsWith("/"),_c=i=>{let e=i.lastIndexOf(".");return[i.slice(0,e),i.slice(e+1)]},yI=i=>ib.includes(i);function tg(i){if(eg(i))return"";let[,e]=_c(i);return yI(e)?fI[e]:Yx(e)}var of=class{constructor(e,t){this.recording=e;this.bodies=t}recording;bodies;kept=new Map;readUpTo=0;queue=Promise.resolve();joints;async names(){let e=this.bodies.flatMap((s,r)=>ib.filter(o=>r>0||o!=="heading"&&o!=="turn").map(o=>`${s}.${o}`)),t=qx(this.recording,await(this.joints??=Jm(this.recording)));e.push(...this.bodies.slice(1).flatMap(s=>t.map(r=>`${s}.${r}`)));let n=[];for(let s of this.recording.topicNames)pI.has(s)||(await this.recording.fetchLatest(s,this.recording.end).catch(()=>{}),n.push(...rf(s,this.recording.latest(s,this.recording.end))));return[...e,...n]}get(e){return this.kept.get(e)}get isStale(){let{end:e}=this.recording;return e-this.readUpTo>gI+.05*e}load(e,t){let n=this.queue.then(()=>this.read(this.isStale?e:e.filter(s=>!this.kept.has(s)),t));return this.queue=n.catch(()=>{}),n}async read(e,t){let{start:n,end:s}=this.recording,r=performance.now(),o=l=>{performance.now()-r<mI||(r=performance.now(),t((l-n)/(s-n||1)))};this.readUpTo=s;let a=new Map(e.map(l=>[l,{times:[],values:[]}]));for(let[l,c]of a)this.kept.has(l)||this.kept.set(l,c);try{let l=e.filter(c=>!eg(c));await this.readDerived(l.filter(c=>!jm(_c(c)[1])),a,o),await this.readFelt(l.filter(c=>jm(_c(c)[1])),a,o),await this.readRecorded(e.filter(eg),a,o)}catch(l){for(let[c,h]of a)this.kept.get(c)===h&&this.kept.delete(c);throw l}for(let[l,c]of a)this.kept.set(l,c);t(1)}async readRecorded(e,t,n){let s=e.map(r=>({...Qx(r),series:t.get(r)}));if(s.length!==0)for await(let{topic:r,time:o,value:a}of this.recording.scan([...new Set(s.map(l=>l.topic))])){for(let l of s)l.topic===r&&(l.series.times.push(o),l.series.values.push(eb(a,l.steps)??NaN));n(o)}}async readFelt(e,t,n){let s=e.map(r=>({parts:_c(r),series:t.get(r)}));if(s.length!==0)for await(let{time:r,value:o}of this.recording.scan([$x])){for(let{parts:a,series:l}of s)l.times.push(r),l.values.push(Jx(o,...a));n(r)}}async readDerived(e,t,n){let s=e.map(a=>{let[l,c]=_c(a);return{name:l,what:c,series:t.get(a)}}),r=s.filter(({what:a})=>tb.has(a)),o=s.filter(({what:a})=>!tb.has(a));o.length>0&&await this.readPlaces(o,n),r.length>0&&await this.readVelocities(r,n)}async readPlaces(e,t){let n=await(this.joints??=Jm(this.recording));for await(let{times:s,poses:r,bends:o}of this.recording.frames()){for(let a=0;a<s.length;++a)for(let{name:l,what:c,series:h}of e){let[d,u]=[r[a],this.recording.bodies.number(l)];h.times.push(s[a]),c==="heading"?h.values.push(Wr(d,u)*nb):c==="x"||c==="y"?h.values.push(d[u*7+(c==="x"?0:1)]):n.includes(c)?h.values.push(Zx(o?.[a],this.bodies.indexOf(l)-1,n,c)):h.values.push(Kx(d,u,c))}t(s.at(-1)??0)}}async readVelocities(e,t){let n=(s,r)=>{for(let{name:o,what:a,series:l}of e){let{vx:c,vy:h,turn:d}=r(o);l.times.push(s),l.values.push(a==="speed"?Math.hypot(c,h):d*nb)}t(s)};if(this.recording.holds(ga))for await(let{time:s,value:r}of this.recording.scan([ga]))n(s,o=>od(r,o));else for await(let{time:s,before:r,after:o}of Ov(this.recording.frames()))n(s,a=>rd(r,o,this.recording.bodies.number(a)))}};var af=class{element;store;plot;rows=C("tbody");note=C("p",{class:"quiet note",role:"status"});search=C("input",{type:"search",placeholder:U("searchNumbers"),"aria-label":U("searchNumbers")});choices=C("div",{class:"choices"});boxes=new Map;cells=[];listed="";chosen=Tt("plots","ball.speed").split("|").filter(Boolean);around=Tt("plotsAround","off")==="on";open=!1;reading=!1;time=0;constructor(e,t,n,s){this.store=new of(e,[xt,...n]),this.plot=new sf(e.start,t,s),this.search.addEventListener("input",()=>this.filter());let r=C("input",{type:"checkbox",checked:this.around});r.addEventListener("change",()=>{this.around=r.checked,Ot("plotsAround",this.around?"on":"off"),this.draw()}),this.element=C("section",{class:"card plots","aria-labelledby":"plots-title"},C("div",{class:"title"},C("h2",{id:"plots-title"},U("plots")),xd("add",U("addNumbers"),this.search,this.choices),C("label",{},r,U("aroundNow"))),this.note,C("div",{class:"pane"},this.plot.element,C("table",{class:"values"},C("caption",{class:"sr"},U("valuesNow")),this.rows))),Za(()=>this.draw())}async turned(e){if(!e||this.open)return;this.open=!0,this.draw(),this.read();let t=await this.store.names();this.choices.replaceChildren(...t.map(n=>this.choice(n))),this.filter()}update(e){this.time=e,!(!this.open||this.element.hidden)&&(this.plot.update(e),this.store.isStale&&!this.reading&&this.read(),this.chosen.forEach((t,n)=>this.cells[n]&&Je(this.cells[n],this.valueNow(t))))}valueNow(e){let t=this.store.get(e),n=t&&g_(t,this.time);if(n===void 0||Number.isNaN(n))return"–";let s=Number.isInteger(n)?0:Math.abs(n)<10?3:1;return`${n.toFixed(s)} ${tg(e)}`.trim()}choice(e){let t=C("input",{type:"checkbox",checked:this.chosen.includes(e)});return t.addEventListener("change",()=>this.choose(e,t.checked)),this.boxes.set(e,t),C("label",{},t,C("span",{},e))}filter(){let e=this.search.value.toLowerCase().split(/\s+/);for(let t of this.choices.children){let n=t.textContent.toLowerCase();t.hidden=!e.every(s=>n.includes(s))}}choose(e,t){this.chosen=this.chosen.filter(s=>s!==e),t&&this.chosen.push(e);let n=this.boxes.get(e);n&&(n.checked=t),Ot("plots",this.chosen.join("|")),this.draw(),t&&this.read()}async read(){this.reading=!0;try{await this.store.load(this.chosen,e=>{Je(this.note,e<1?`${U("reading")} ${Math.round(e*100)} %`:""),this.draw()})}catch(e){console.warn(e),Je(this.note,U("numbersFailed"))}this.reading=!1}draw(){let e=f_[Tr()],t=s=>e[s%e.length],n=this.chosen.map((s,r)=>({id:s,unit:tg(s),color:t(r),series:this.store.get(s)??{times:[],values:[]}}));this.plot.set(n,this.around),this.list(t),this.plot.update(this.time)}list(e){let t=this.chosen.map((s,r)=>`${s} ${e(r)}`).join("|");if(this.chosen.forEach((s,r)=>this.cells[r]&&t===this.listed&&Je(this.cells[r],this.valueNow(s))),t===this.listed)return;this.listed=t,this.cells.length=0;let n=this.chosen.map((s,r)=>{let o=C("span",{class:"line","aria-hidden":"true"});o.style.background=e(r);let a=C("td",{},this.valueNow(s));return this.cells.push(a),C("tr",{},C("td",{},o),C("th",{scope:"row",title:s},C("bdi",{},s)),a,C("td",{},en("remove",`${U("remove")} ${s}`,()=>this.choose(s,!1))))});this.rows.replaceChildren(...n)}};function vI(i){return i==="plays"?"":i==="penalised"?U("takenOut"):Sn(i==="lies"?"FALLEN":"GETTING_UP")}var lf=class{element;buttons=new Map;constructor(e,t){for(let s of e){let r=C("span",{class:"word"}),o=C("button",{type:"button","data-robot":s,onclick:()=>t(s)},C("span",{class:"chip","aria-hidden":"true"}),C("b",{"aria-hidden":"true"},s.split(" ")[1]??""),C("span",{class:"sr"},$n(s)," "),r);this.buttons.set(s,{button:o,word:r})}let n=s=>C("ul",{class:s},...[...this.buttons].filter(([r])=>r.startsWith(s)).map(([,{button:r}])=>C("li",{},r)));this.element=C("div",{class:"squad"},n("blue"),n("yellow"))}update(e,t){for(let[n,{button:s,word:r}]of this.buttons){let o=e(n);s.dataset.condition=o,s.setAttribute("aria-pressed",String(n===t)),Je(r,vI(o))}}};var _I=["place","heading","speed","turnRate","wheels","toBall","role","target","action","chosenBy","posture","gaze","believedPlace","believedHeading","believedBall","teamBall"],ro=i=>`${Math.round(i*180/Math.PI)}°`,xc=(i,e)=>`${i.toFixed(2)}, ${e.toFixed(2)} m`,cf=class{constructor(e,t,n,s){this.recording=e;this.pitch=t;this.selection=n;this.condition=s;this.list.append(C("option",{value:""},U("none")));for(let o of t.robots)this.list.append(C("option",{value:o},$n(o)));this.list.addEventListener("change",()=>n.choose(this.list.value||void 0));for(let o of _I){let a=C("dd");this.values.set(o,a),this.facts.append(C("div",{},C("dt",{},U(o)),a))}t.squad&&(this.squad=new lf(t.robots,o=>n.choose(o)));let r=C("div",{class:"title"},C("h2",{id:"robot-title"},U("robot")),this.list);this.element=C("section",{class:"card robot","aria-labelledby":"robot-title"},r,this.squad?.element??!1,this.hint,this.facts),n.onChange(()=>this.chosen()),this.chosen()}recording;pitch;selection;condition;element;list=C("select",{"aria-label":U("chosenRobot"),title:U("chosenRobot")});facts=C("dl",{class:"facts"});values=new Map;squad;hint=C("p",{class:"quiet note"},U("chooseRobot"));update(e){let{robot:t}=this.selection;if(this.squad?.update(this.condition,t),!t)return;let{recording:n}=this,s=Zr(n,t,e),r=Zr(n,xt,e),o=this.pitch.robots.indexOf(t),a=n.latest("/match/commands",e),l=n.latest("/match/intents",e)?.robots.find(c=>c.robot===o);this.tell("place",s&&xc(s.x,s.y)),this.tell("heading",s&&ro(s.heading)),this.tell("speed",s&&`${Math.hypot(s.vx,s.vy).toFixed(2)} m/s`),this.tell("turnRate",s&&`${ro(s.turn)}/s`),this.tell("wheels",a&&o<a.left.length?`${a.left[o].toFixed(1)} · ${a.right[o].toFixed(1)}`:void 0),this.tell("toBall",s&&r&&`${Math.hypot(r.x-s.x,r.y-s.y).toFixed(2)} m`),this.tell("role",l?.role||void 0),this.tell("target",l?.has_target?xc(l.target?.x??0,l.target?.y??0):void 0),this.tellMind(sd(n,t,e),s,r)}tellMind(e,t,n){let{beliefs:s,intent:r}=e??{},o=e?.robot?.team??"",a=r?.action;r?.role&&this.tell("role",r.role),this.tell("action",a?[Sn(a.kind),a.motion].filter(Boolean).join(" "):void 0),this.tell("chosenBy",r?.chosen_by||void 0),this.tell("posture",s&&this.pitch.squad?Sn(s.posture):void 0);let l=a?.gaze;this.tell("gaze",l?`← ${ro(l.pan)} ↓ ${ro(l.tilt)}`:void 0);let c=s?.pose&&lc(o,s.pose.pose),h=(u,f)=>f?` · ${U("off",{value:`${Math.hypot(u.x-f.x,u.y-f.y).toFixed(2)} m`})}`:"";this.tell("believedPlace",s?c?xc(c.x,c.y)+h(c,t):U("lostPlace"):void 0);let d=c&&t?` · ${U("off",{value:ro(Math.abs(Xr(c.heading-t.heading)))})}`:"";this.tell("believedHeading",c?ro(c.heading)+d:void 0),this.tell("believedBall",s?[s.ball?this.ballText(s,s.ball,o,n,h):U("noBall"),...s.ball_angle?[U("ballDirection",{value:ro(s.ball_angle.angle)})]:[]].join(" · "):void 0),s?this.tellTeamBall(s,o,n,h):this.tell("teamBall",void 0)}tellTeamBall({team_ball:e},t,n,s){if(!e)return this.tell("teamBall",void 0);let r=Kr(t,e.position),o=e.sources.filter(a=>a.believed).length;this.tell("teamBall",`${xc(r.x,r.y)}${s(r,n)} · ${U("seenBy",{count:o})}`)}ballText(e,t,n,s,r){let o=Kr(n,t.position),a=t.in_sight?U("inSight"):U("seenAgo",{seconds:Yr(e,t.seen).toFixed(1)});return[xc(o.x,o.y)+r(o,s),a,...t.by_mate?[U("byMate")]:[]].join(" · ")}tell(e,t){let n=this.values.get(e);n.parentElement.hidden=t===void 0,t!==void 0&&Je(n,t)}chosen(){let{robot:e}=this.selection;this.list.value=e??"",this.hint.hidden=e!==void 0,this.facts.hidden=e===void 0,this.element.classList.toggle("blue",e?.startsWith("blue")??!1),this.element.classList.toggle("yellow",e?.startsWith("yellow")??!1)}};var sb=95,xI="/eyes.js",bI="/contest.js";async function rb(i,e){let t=Zn(),n=t?.name??e.get("file")??"",s=C("h1",{class:"quiet"},U("loading"));i.replaceChildren(Di(),C("main",{class:"trouble"},s));try{if(!n)throw new Bt("noFile");let r,o=()=>r?.touch(),a=t?void 0:await Nd.find(n,({phase:c,prepared:h})=>{c==="preparing"&&Je(s,U("preparing",{percent:String(Math.round(h*100))}))}),l=a?await jr.of(a.recording,o):await jr.open(t?.file??n,o);r=new ng(i,n,l,a),r.begin(e)}catch(r){console.warn(r),Ys(i,r,n)}}var ng=class{constructor(e,t,n,s){this.file=t;this.match=n;this.session=s;let{start:r,about:o}=n.recording,a=s?.status.length??n.recording.end,l=t.replace(/\.mcap$/,"");document.title=`${n.team("blue")} – ${n.team("yellow")} · ${l} · Cancha`;let c=p=>Ys(e,p,t);this.player=new xo(n.recording,()=>this.touch(),c),n.guard(c);let h=p=>{this.player.seek(p)};this.timeline=new Aa(r,a,h),this.list=new Rd(h);let d={jumpEvent:p=>this.jumpEvent(p),view:p=>this.view(p),follow:p=>{n.selection.choose(p),this.view("robot")}};this.controls=new ha(this.player,a,n.pitch.robots,d,n.overlays.menu),this.full=new ca(()=>this.layout.element),this.controls.element.append(this.full.button),this.moment=new Ea(this.player,r,h),this.live=new zd(t,n,this.player,s,()=>this.touch()),s&&(s.changed=()=>this.touch()),this.robotCard=new cf(n.recording,n.pitch,n.selection,p=>n.condition(p)),this.plots=new af(n.recording,a,n.pitch.robots,h),this.log=new Hd(n.recording,h),Zn()||(this.behaviour=new Od({recording:n.recording,robots:n.pitch.robots,selection:n.selection,session:s,robotName:$n,seek:h,follow:()=>this.player.follow(),changed:()=>this.touch()})),this.layout=this.makeLayout();let u=this.shortcuts(),f=Fu(u);ku(f,u),n.element.append(this.wait,this.live.banner),Zn()||o_(t,()=>s!==void 0&&!s.isOver,p=>this.live.warn(p));let g=n.recording.holds("/behaviour/programs"),y=C("h1",{title:l},l,C("span",{class:"quiet"},o.get("league")??""));e.replaceChildren(Di(y,...Zn()?[]:[...r_(t,o.get("branch_of")??"",Number(o.get("branch_time")??0)),...s_(s?.status,g?[o.get("blue")??"",o.get("yellow")??""]:[])],...Hg(t),...Vg(t,()=>this.player.time),...this.moment.elements,...this.layout.buttons,Pc(f)),this.layout.element,n.scoreboard.ticker,f)}file;match;session;player;timeline;controls;list;statistics=new Ta;robotCard;plots;log;behaviour;layout;live;full;moment;wait=C("div",{class:"wait",role:"status"});moved=!0;told=0;later;last=0;touch(){this.moved=!0}begin(e){let{match:t,player:n}=this,s=Ka("watch"),r=s?.following?1/0:s?.time??wa(location.hash)??Number(e.get("t")??(this.session?1/0:t.recording.start));Ya("watch",()=>({time:n.time,following:n.following,playing:n.playing,direction:n.direction,speed:n.speed,robot:t.selection.robot}));let o=Tt("view","tv"),a=Tt("camera",""),{cameras:l}=t.stage;l.controls.addEventListener("end",()=>Ot("camera",l.turned)),n.seek(Number.isNaN(r)?t.recording.start:r).then(()=>{this.show(),this.view(o,!1),a&&(l.turned=a,Ot("camera",a)),s&&this.goOn(s),t.stage.draw(0,!0),requestAnimationFrame(c=>{performance.mark("first-picture"),this.frame(c),this.live.begin(e),this.readEvents(),this.openMore()})}),Object.assign(window,{__cancha:{frame:()=>t.recording.moment(n.time)?.frameTime,time:()=>n.time,drawn:()=>t.stage.drawn,seek:c=>n.seek(c),shown:c=>t.pitch.frame(c).position.toArray(),draw:()=>(this.show(),t.stage.draw(0,!0)),requests:()=>t.recording.file.requests,events:t.events,overlays:()=>t.overlays.drawn,tells:c=>t.recording.topicNames.includes(c),robot:()=>t.selection.robot,condition:c=>t.condition(c),link:(c,h)=>t.pitch.squad?.link(c,h),ahead:(c,h)=>t.pitch.squad?.ahead(c,h),at:c=>t.stage.onPage(t.pitch.frame(c).position),live:()=>this.session&&{...this.session.status,end:t.recording.end,following:n.following}}})}async openMore(){let{match:e}=this;if(Zn()||!e.pitch.squad)return;let t=()=>this.touch(),{start:n}=await import(xI);if(n(this.file,e,this.session,t),!e.recording.topicNames.includes("/contest/board"))return;this.statistics.element.hidden=!0,(await import(bI)).start(e,this.session,this.live.element.parentElement,t)}goOn({following:e,playing:t,direction:n,speed:s,robot:r}){this.player.setSpeed(s),r&&this.match.selection.choose(r),t&&!e&&this.player.play(n)}frame(e){requestAnimationFrame(s=>this.frame(s));let t=this.last?(e-this.last)/1e3:0;this.last=e;let n=this.player.tick(e)||this.moved;this.moved=!1,n&&this.show(),this.match.stage.draw(t,n)}show(){let{time:e}=this.player;this.match.show(e);let t=performance.now();if(this.player.moves&&t-this.told<sb){this.later??=setTimeout(()=>this.touch(),sb);return}clearTimeout(this.later),this.later=void 0,this.told=t,this.list.mark(this.match.tell(e)),this.timeline.update(e),this.session&&this.timeline.grown(this.match.recording.end),this.live.update(),this.controls.update(),this.moment.update(),this.robotCard.update(e),this.plots.update(e),this.log.update(e),this.behaviour?.update(e);let n=this.match.recording.statistics(e);n&&this.statistics.update(n),Je(this.wait,this.player.waiting?U("waiting"):"")}async readEvents(){this.session&&this.list.finished();try{for await(let e of this.match.recording.events())this.match.events.push(e),this.timeline.add([e]),this.list.add([e]),this.touch()}catch(e){console.warn(e)}this.list.finished()}jumpEvent(e){let{start:t,end:n}=this.match.recording,s=this.match.events.filter(l=>Ar(l)),{time:r}=this.player,o=.001,a=e>0?s.find(l=>l.time>r+o):s.filter(l=>l.time<r-o).at(-1);this.player.seek(a?.time??(e>0?n:t))}view(e,t=!0){this.controls.setView(e),this.match.choose(e,t),Ot("view",e),Ot("camera","")}makeLayout(){let{plots:e,log:t}=this,n=C("aside",{class:"side","aria-label":U("panel")},this.robotCard.element,this.statistics.element,this.list.element),s=C("footer",{},this.timeline.element,this.controls.element,this.live.element),r=[{name:"plots",key:"o",icon:"plot",element:e.element,turned:l=>{e.turned(l)}},{name:"log",key:"m",icon:"log",element:t.element,turned:l=>t.turned(l)}],{behaviour:o}=this,a=o&&{name:"behaviour",key:"y",icon:"behaviour",element:o.element,turned:l=>o.turned(l)};return new Ud(this.match.element,{name:"panel",key:"i",icon:"panel",element:n},r,s,a)}shortcuts(){let{start:e,end:t}=this.match.recording,n=la.map((s,r)=>({key:String(r+1),run:()=>this.view(s)}));return[...Cd(this.player,e,t,s=>this.jumpEvent(s)),{shown:n.map(({key:s})=>s),text:"k_views",bindings:n},...this.live.shortcuts(),...this.match.selection.shortcuts(),...this.match.overlays.shortcuts(),...this.layout.shortcuts(),...this.full.shortcuts()]}};function ob(){let i=new URL(location.href);i.searchParams.has("token")&&(i.searchParams.delete("token"),history.replaceState(history.state,"",i))}ob();Bg();Ug();Zn()||new Ec().start();var ig=document.getElementById("app"),sg=new URLSearchParams(location.search);if(Zn()||location.pathname==="/watch")rb(ig,sg);else if(location.pathname==="/compare")e_(ig,sg);else{let i=location.pathname.slice(1),e=["chart","motion","tune","study","camera","team","scene"].includes(i);Yg(ig,sg,e?i:i==="edit"?"editor":"home")}export{Mi as Box3,Yi as BoxGeometry,Kt as BufferAttribute,rn as BufferGeometry,rr as CanvasTexture,Ko as CapsuleGeometry,Zo as CircleGeometry,$e as Color,or as CylinderGeometry,Or as DirectionalLight,ei as DoubleSide,Gl as DynamicDrawUsage,Vh as GridHelper,fi as Group,Jo as HemisphereLight,dt as Matrix4,Gt as Mesh,hi as MeshBasicMaterial,Nr as MeshLambertMaterial,lr as MeshPhongMaterial,Yl as OrbitControls,Qn as PerspectiveCamera,sn as Quaternion,Qo as Raycaster,Ks as Refusal,sc as RoundedBoxGeometry,pn as SRGBColorSpace,$o as Scene,ar as SphereGeometry,Yo as Sprite,Lr as SpriteMaterial,G as Vector3,oa as WebGLRenderer,Zs as ask,QR as badge,Lf as choices,wf as currentLanguage,qb as deleteRecording,Er as doubt,qa as fill,C as h,cs as icon,en as iconButton,Ya as keep,tC as keepingFocus,Ka as kept,Rc as language,Ic as matches,Za as onTheme,Lc as order,Di as pageHead,Tt as recall,Ja as recordings,$g as recoverCommand,Ot as remember,Xb as renameRecording,Tf as request,$n as robotName,Cc as serverPlays,Ei as shortName,Tr as shownTheme,uc as splitter,Df as startMatch,U as t,eC as teamPair,Mf as useLanguage,Js as watchAddress,Je as write};
