// The texts of the base station: the game, every robot, orders.

const en = {
  coach: "Base station",
  k_none:
    "No base station of this team has its database on this machine. Start one with ./cancha basestation, or a whole team with ./cancha team run msl.",
  k_gone: "The base station has ended. Robots go on by the last word that they heard.",
  k_stop: "Stop the team",
  k_start: "Let the team play",
  k_stopped: "stopped by order",
  k_ours: "{play}, ours",
  k_refbox: "RefBox {state}",
  k_connected: "connected",
  k_lost: "lost",
  k_noRefbox: "not asked for",
  k_colour: "Colour",
  k_cyan: "Cyan",
  k_magenta: "Magenta",
  k_order: "Order",
  k_link: "Loss on the radio",
  k_hears: "Hears the base",
  k_yes: "yes",
  k_no: "no",
  k_shared: "shared out",
  k_roleOf: "Role of {robot}",
  k_silent: "silent for {age}",
  k_out: "Take out",
  k_in: "Let in",
};

const es: Record<keyof typeof en, string> = {
  coach: "Estación base",
  k_none:
    "Ninguna estación base de este equipo tiene su base de datos en esta máquina. Inicia una con ./cancha basestation, o un equipo entero con ./cancha team run msl.",
  k_gone: "La estación base ha terminado. Los robots siguen con lo último que oyeron.",
  k_stop: "Parar el equipo",
  k_start: "Dejar jugar al equipo",
  k_stopped: "parado por orden",
  k_ours: "{play}, nuestro",
  k_refbox: "RefBox {state}",
  k_connected: "conectada",
  k_lost: "perdida",
  k_noRefbox: "no pedida",
  k_colour: "Color",
  k_cyan: "Cian",
  k_magenta: "Magenta",
  k_order: "Orden",
  k_link: "Pérdida en la radio",
  k_hears: "Oye a la base",
  k_yes: "sí",
  k_no: "no",
  k_shared: "se reparte",
  k_roleOf: "Papel de {robot}",
  k_silent: "en silencio {age}",
  k_out: "Sacar",
  k_in: "Dejar entrar",
};

export const coach = { en, es };
