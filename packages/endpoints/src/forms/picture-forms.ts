import { withoutVariables } from '@theia-astro/chart-svg/themes/theme';
import type { Forms, Representation } from '../endpoint.ts';

export const SVG = 'image/svg+xml';
export const PNG = 'image/png';

/** The picture of an answer as SVG. */
export const SVG_FORM: Representation = { mediaType: SVG, write: ({ svg }) => String(svg) };

/** The picture of an answer as PNG, which has no page to take colours from. */
export function pngForm(widthPx: number): Representation {
  return { mediaType: PNG, write: ({ svg }) => withoutVariables(String(svg)), rasterWidthPx: widthPx };
}

/** For products with a picture besides their JSON: it is drawn, and sent, when `format` is svg. */
export const SVG_ON_REQUEST: Forms<{ readonly picture: unknown }> = {
  mediaTypes: [SVG],
  of: ({ picture }) => (picture === null ? null : { asked: SVG, offered: [SVG_FORM] }),
};

/** The formats of a product with a picture besides its JSON. */
export const PICTURE_FORMATS = ['svg', 'png'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The picture that a format asks for; null for none. */
export function pictureFormatOf(format: string | undefined): PictureFormat | null {
  return PICTURE_FORMATS.find((picture) => picture === format) ?? null;
}

/** For products with a picture besides their JSON: it is drawn, and sent, when `format` is svg or png. */
export function pictureOnRequest(
  widthPx: number,
): Forms<{ readonly picture: { readonly format: PictureFormat } | null }> {
  const png = pngForm(widthPx);
  return {
    mediaTypes: [SVG, PNG],
    of: ({ picture }) =>
      picture === null ? null : { asked: picture.format === 'png' ? PNG : SVG, offered: [SVG_FORM, png] },
  };
}
