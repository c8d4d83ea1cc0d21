// Pictures of the server as pixels of a canvas.

import type { EyePicture } from "../../../data/types/api";

/// Three bytes a pixel, in base64, as a canvas wants them.
export function pixelsOf({ width, height, rgb }: Pick<EyePicture, "width" | "height" | "rgb">): ImageData {
  const bytes = atob(rgb);
  const made = new ImageData(width, height);
  for (let i = 0, k = 0; i < made.data.length; i += 4) {
    made.data[i] = bytes.charCodeAt(k++);
    made.data[i + 1] = bytes.charCodeAt(k++);
    made.data[i + 2] = bytes.charCodeAt(k++);
    made.data[i + 3] = 255;
  }
  return made;
}
