// The colours of lines, told apart by those who see few colours, too (after Okabe and Ito).

export const COLORS = {
  dark: ["#56b4e9", "#e69f00", "#2fc49a", "#f0e442", "#dd8fbb", "#ff7f50"],
  light: ["#0072b2", "#a85500", "#007a5a", "#7a6200", "#a8447f", "#c2330b"],
};
