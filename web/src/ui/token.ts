/// Takes the studio's token out of the address bar: the browser has it in a cookie by now, and neither the history nor
/// those who look at the screen need it.
export function hideToken(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("token")) return;
  address.searchParams.delete("token");
  history.replaceState(history.state, "", address);
}
