import type { Forms } from '../endpoint.ts';

const SVG = 'image/svg+xml';

/** The picture in `svg` of the answer, for a request that asks for one. */
export const SVG_ON_REQUEST: Forms<{ readonly picture: unknown }> = {
  mediaTypes: [SVG],
  of: ({ picture }) =>
    picture === null ? null : { asked: SVG, offered: [{ mediaType: SVG, write: ({ svg }) => String(svg) }] },
};
