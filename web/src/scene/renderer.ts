// What draws in three dimensions: the graphics card, or the processor where there is none.

import { WebGLRenderer } from "three";

/// The renderer, and whether the processor has to draw: then without smooth edges and true shadows.
export function makeRenderer(): { renderer: WebGLRenderer; simple: boolean } {
  const canvas = document.createElement("canvas");
  const wish = {
    antialias: true,
    depth: true,
    failIfMajorPerformanceCaveat: true,
    powerPreference: "high-performance",
  };
  const context = canvas.getContext("webgl2", wish) as WebGL2RenderingContext | null;
  const names = context?.getExtension("WEBGL_debug_renderer_info");
  const name = context && names ? String(context.getParameter(names.UNMASKED_RENDERER_WEBGL)) : "";
  const software = /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name); // some do not admit it otherwise
  if (context && !software) return { renderer: new WebGLRenderer({ canvas, context }), simple: false };
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return { renderer: new WebGLRenderer({ antialias: false }), simple: true };
}
