import { VARGAS } from '@theia/astro/vedic/varga/rules';
import type { VargaNumber } from '@theia/astro/vedic/varga/rules';
import { SHOW_ALL } from '@theia/chart-svg/drawing';
import { THEME_NAMES, type ThemeName } from '@theia/chart-svg/themes/theme';
import type { FieldReader } from '../shared/contract.ts';
import { quote } from '../shared/quote.ts';

export const STYLES = ['wheel', 'biwheel', 'north_indian', 'south_indian', 'east_indian', 'aspect_grid'] as const;
export type Style = (typeof STYLES)[number];
export const FORMATS = ['svg', 'json', 'png'] as const;
export type Format = (typeof FORMATS)[number];
export const THEMES = THEME_NAMES;
export const SIZE = { min: 200, max: 2000, default: 800 } as const;
export { VARGAS };

/** How a chart is to be drawn, contract §14 and §20. */
export interface PictureOptions {
  readonly style: Style;
  /** Null: the Accept header decides. */
  readonly format: Format | null;
  readonly theme: ThemeName;
  readonly sizePx: number;
  readonly varga: VargaNumber;
  readonly show: typeof SHOW_ALL;
}

export function isIndian(style: Style): boolean {
  return style === 'north_indian' || style === 'south_indian' || style === 'east_indian';
}

/** Reads the fields of the picture. Records `invalid_setting`. */
export function parsePicture(fields: FieldReader): PictureOptions {
  const style = fields.oneOf('style', STYLES, 'invalid_setting') ?? 'wheel';
  const format = fields.oneOf('format', FORMATS, 'invalid_setting') ?? null;
  const theme = fields.oneOf('theme', THEMES, 'invalid_setting') ?? 'light';
  const sizePx =
    fields.number('size', { code: 'invalid_setting', min: SIZE.min, max: SIZE.max, integer: true }) ?? SIZE.default;
  const varga = parseVarga(fields);
  if (fields.has('varga') && !isIndian(style)) {
    fields.warn({
      code: 'unknown_field',
      message: `varga has no effect on a ${style.replaceAll('_', ' ')}.`,
      field: 'varga',
    });
  }
  const show = fields.child('show', { wrongType: 'own_code' });
  const shown = (name: keyof typeof SHOW_ALL): boolean => show?.boolean(name, 'invalid_setting') ?? true;
  return {
    style,
    format,
    theme,
    sizePx,
    varga,
    show: { aspects: shown('aspects'), degrees: shown('degrees'), houses: shown('houses') },
  };
}

function parseVarga(fields: FieldReader): VargaNumber {
  const hint = `Use one of ${VARGAS.join(', ')}.`;
  const number = fields.number('varga', { code: 'invalid_setting', min: 1, max: 144, integer: true, hint });
  const varga = VARGAS.find((known) => known === number);
  if (number !== undefined && varga === undefined)
    fields.issue('invalid_setting', 'varga', `varga ${quote(number)} is not a divisional chart of this product.`, hint);
  return varga ?? 1;
}
