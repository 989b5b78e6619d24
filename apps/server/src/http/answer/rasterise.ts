import { renderAsync } from '@resvg/resvg-js';

/** Renders an SVG as PNG of the given width, off the event loop. It reads no system fonts and no files, so the picture is the same everywhere. */
export async function rasterise(svg: string, widthPx: number): Promise<Uint8Array> {
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: widthPx }, font: { loadSystemFonts: false } });
  return image.asPng();
}
