// The way to the chart page.

/// Where the charts of a behaviour are drawn, tried and changed.
export const chartAddress = (name: string): string => `/chart?behaviour=${encodeURIComponent(name)}`;
/// Whether a behaviour is a chart, by the file that it begins with.
export const isChart = (root: string): boolean => /\.(scxml|csv)$/.test(root);
