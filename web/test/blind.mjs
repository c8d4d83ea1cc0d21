// WebGL whose calls lead nowhere, for tests that look at everything but the picture: on a machine without a graphics card
// drawing is two thirds of what such a page costs. Tests of the picture itself ask visit() for `draws`.

/// Runs in the page, before its own scripts.
export function drawNothing() {
  const real = HTMLCanvasElement.prototype.getContext;
  const contexts = new WeakMap();
  const names = { UNMASKED_VENDOR_WEBGL: 0x9245, UNMASKED_RENDERER_WEBGL: 0x9246 };
  const ENOUGH = 4096; // of whatever there is a most of

  /// The few calls whose answers three.js counts on.
  const answers = (canvas, gl) => ({
    canvas,
    getExtension: (name) =>
      ({ WEBGL_debug_renderer_info: names, WEBGL_lose_context: { loseContext: () => undefined } })[name] ?? null,
    getSupportedExtensions: () => [],
    getContextAttributes: () => ({ alpha: true, depth: true, stencil: false, antialias: false }),
    getShaderPrecisionFormat: () => ({ precision: 23, rangeMin: 127, rangeMax: 127 }),
    getProgramParameter: (_, name) => (name === gl.ACTIVE_UNIFORMS || name === gl.ACTIVE_ATTRIBUTES ? 0 : true),
    getShaderParameter: () => true,
    getProgramInfoLog: () => "",
    getShaderInfoLog: () => "",
    getAttribLocation: () => -1,
    getUniformLocation: () => null,
    getError: () => gl.NO_ERROR,
    isContextLost: () => false,
    checkFramebufferStatus: () => gl.FRAMEBUFFER_COMPLETE,
    getParameter: (name) => {
      if (name === names.UNMASKED_RENDERER_WEBGL) return "software that draws nothing";
      if (name === gl.VERSION) return "WebGL 2.0";
      if (name === gl.SHADING_LANGUAGE_VERSION) return "WebGL GLSL ES 3.00";
      if (name === gl.VIEWPORT || name === gl.SCISSOR_BOX) return [0, 0, canvas.width, canvas.height];
      return ENOUGH;
    },
  });

  function contextOf(canvas) {
    const gl = WebGL2RenderingContext; // holds the constants
    const known = answers(canvas, gl);
    return new Proxy(known, {
      get(_, name) {
        if (name === "drawingBufferWidth") return canvas.width;
        if (name === "drawingBufferHeight") return canvas.height;
        return known[name] ?? gl[name] ?? ((known[name] = () => ({})), known[name]);
      },
    });
  }

  HTMLCanvasElement.prototype.getContext = function getContext(kind, wish) {
    if (!/webgl/.test(kind)) return real.call(this, kind, wish);
    if (!contexts.has(this)) contexts.set(this, contextOf(this));
    return contexts.get(this);
  };
}
