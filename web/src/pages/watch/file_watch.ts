// Notices that the file of an open recording was renamed, deleted or replaced.

import { shortName } from "../../ui/names";
import { t } from "../../ui/strings";

const LOOK_MS = 4000;

/// Looks from time to time while the page is seen and the file is not `growing`; `tell` hears it once. Nothing is said
/// while the server does not answer.
export function watchFile(file: string, growing: () => boolean, tell: (what: string) => void): void {
  let first: string | null | undefined;
  const look = async () => {
    if (document.hidden || growing()) return;
    const answer = await fetch(`/recordings/${encodeURIComponent(file)}`, { method: "HEAD", cache: "no-store" }).catch(
      () => undefined,
    );
    if (!answer) return;
    const etag = answer.headers.get("ETag");
    first ??= etag;
    const gone = answer.status === 404;
    if (!gone && (!answer.ok || etag === first)) return;
    clearInterval(timer);
    tell(t(gone ? "e_gone" : "e_replaced", { file: shortName(file) }));
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  void look();
}
