#include "publish/raster.h"

#include <cairo.h>
#include <librsvg/rsvg.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace cancha::publish {
namespace {

struct Release {
  void operator()(RsvgHandle* handle) const { g_object_unref(handle); }
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_t* context) const { cairo_destroy(context); }
  void operator()(GError* error) const { g_error_free(error); }
};
template <class T>
using Held = std::unique_ptr<T, Release>;

Result<Held<RsvgHandle>> parse(std::string_view svg) {
  GError* trouble = nullptr;
  Held<RsvgHandle> handle{rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), &trouble)};
  const Held<GError> error{trouble};
  if (!handle) return fail("picture", error ? error->message : "cannot be drawn");
  return handle;
}

Held<cairo_surface_t> surface_over(Image& image) {
  return Held<cairo_surface_t>{cairo_image_surface_create_for_data(image.bgra.data(), CAIRO_FORMAT_ARGB32, image.width,
                                                                   image.height, 4 * image.width)};
}

Result<void> render(RsvgHandle& handle, Image& image) {
  const auto surface = surface_over(image);
  const Held<cairo_t> context{cairo_create(surface.get())};
  const RsvgRectangle all{0, 0, static_cast<double>(image.width), static_cast<double>(image.height)};
  GError* trouble = nullptr;
  const bool drawn = rsvg_handle_render_document(&handle, context.get(), &all, &trouble) != 0;
  const Held<GError> error{trouble};
  cairo_surface_flush(surface.get());
  if (!drawn) return fail("picture", error ? error->message : "cannot be drawn");
  return {};
}

}  // namespace

Result<Image> rasterise(std::string_view svg, int width) {
  auto handle = parse(svg);
  if (!handle) return pass_on(std::move(handle));
  double its_width = 0;
  double its_height = 0;
  if (rsvg_handle_get_intrinsic_size_in_pixels(handle->get(), &its_width, &its_height) == 0 || its_width <= 0) {
    return fail("picture", "has no size");
  }
  // even, because films want it so
  const auto height = std::max(2L, 2 * std::lround(its_height * width / its_width / 2));
  if (width < 1 || width > kMostPixels || height > kMostPixels) return fail("picture", "is too large");
  Image image{width, static_cast<int>(height), {}};
  image.bgra.resize(static_cast<std::size_t>(4 * width) * static_cast<std::size_t>(height));
  if (auto drawn = render(**handle, image); !drawn) return pass_on(std::move(drawn));
  return image;
}

Result<void> draw_over(Image& image, std::string_view svg) {
  auto handle = parse(svg);
  if (!handle) return pass_on(std::move(handle));
  return render(**handle, image);
}

Result<std::string> to_png(Image& image) {
  const auto surface = surface_over(image);
  std::string file;
  const auto append = [](void* out, const unsigned char* bytes, unsigned int count) {
    static_cast<std::string*>(out)->append(reinterpret_cast<const char*>(bytes), count);
    return CAIRO_STATUS_SUCCESS;
  };
  const cairo_status_t status = cairo_surface_write_to_png_stream(surface.get(), append, &file);
  if (status != CAIRO_STATUS_SUCCESS) return fail("picture", cairo_status_to_string(status));
  return file;
}

}  // namespace cancha::publish
