export { TheiaError } from '@theia-astro/client';
export type * from '@theia-astro/client';
export { calculate } from './ask.ts';
export { chartSvg, type PictureOptions } from './chart-svg.ts';
export { localTheia } from './engine/local-theia.ts';
export type { LocalOptions } from './engine/options.ts';
export * from './functions.ts';
export type { Short } from './engine/short.ts';
