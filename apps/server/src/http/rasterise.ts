import { renderAsync } from '@resvg/resvg-js';

/** An SVG as PNG of the given width, off the event loop. No fonts of the machine and no files are read: the picture is the same everywhere. */
export async function rasterise(svg: string, widthPx: number): Promise<Uint8Array> {
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: widthPx }, font: { loadSystemFonts: false } });
  return image.asPng();
}
