import { HIGHEST_HARMONIC } from '@theia-astro/astro/harmonics/harmonic-chart';
import { VARGAS, type VargaNumber } from '@theia-astro/astro/vedic/varga/rules';
import { SHOW_ALL } from '@theia-astro/chart-svg/drawing';
import { THEME_NAMES, type ThemeName } from '@theia-astro/chart-svg/themes/theme';
import { FieldSet, type ValuesOf, choice, flag, nested, number, numberChoice, LLM } from '../request/field.ts';
import type { FieldReader } from '../request/field-reader.ts';

export const STYLES = [
  'wheel',
  'biwheel',
  'north_indian',
  'south_indian',
  'east_indian',
  'aspect_grid',
  'harmonic',
  'draconic',
  'dial',
  'declination_graph',
] as const;
export type Style = (typeof STYLES)[number];
const FORMATS = ['svg', 'json', 'png', LLM] as const;
export type Format = (typeof FORMATS)[number];
export const THEMES = THEME_NAMES;
const DEFAULT_HARMONIC = 5;
const SIZE = { min: 200, max: 2000, default: 800 } as const;

/** How a chart is to be drawn, docs/methods/reports-and-charts.md. */
export interface PictureOptions {
  readonly style: Style;
  /** Null: the Accept header decides. */
  readonly format: Format | null;
  readonly theme: ThemeName;
  readonly sizePx: number;
  readonly varga: VargaNumber;
  readonly harmonic: number;
  readonly show: typeof SHOW_ALL;
  readonly hasCaption: boolean;
}

/** Whether a style is one of the Indian ones. */
export function isIndian(style: Style): boolean {
  return style === 'north_indian' || style === 'south_indian' || style === 'east_indian';
}

/** Whether a style shows the cusps of a house system. */
export function hasCusps(style: Style): boolean {
  return style === 'wheel' || style === 'biwheel' || style === 'draconic';
}

const CODE = 'invalid_setting';
const shownFields = { aspects: flag({}, CODE), degrees: flag({}, CODE), houses: flag({}, CODE) };

/** The fields of the picture. */
export const pictureFields = {
  style: choice(STYLES, CODE, {
    description: 'Indian styles draw a sidereal chart of whole signs; dial that of settings.dial.',
    byDefault: 'wheel',
  }),
  format: choice(FORMATS, CODE, {
    description:
      'Form of the answer; llm: what the picture shows, as Markdown. Default: decided by the Accept header, else SVG.',
  }),
  theme: choice(THEMES, CODE, {
    description: 'css: every colour is a CSS variable of the page (--chart-ink …), for inline SVG.',
    byDefault: 'light',
  }),
  size: number(
    { code: CODE, min: SIZE.min, max: SIZE.max, integer: true },
    {
      description: 'Width and height; below 640, and again below 420, everything is drawn larger and with less detail.',
      unit: 'pixels',
      byDefault: SIZE.default,
    },
  ),
  varga: numberChoice(
    VARGAS,
    { code: CODE, min: 1, max: 144, integer: true, hint: `Use one of ${VARGAS.join(', ')}.` },
    'a divisional chart of this product',
    { description: 'Divisional chart, for the Indian styles.', byDefault: 1 },
  ),
  harmonic: number(
    { code: CODE, min: 1, max: HIGHEST_HARMONIC, integer: true },
    { description: 'Number of the chart, for the style harmonic.', byDefault: DEFAULT_HARMONIC },
  ),
  show: nested(
    new FieldSet(shownFields),
    { description: 'What to draw. Default: everything.' },
    (_, shown): typeof SHOW_ALL => ({
      aspects: shown.aspects ?? true,
      degrees: shown.degrees ?? true,
      houses: shown.houses ?? true,
    }),
    { wrongType: 'own_code' },
  ),
  caption: flag(
    {
      description:
        'Writes name, date, place, house system and zodiac into free space of the picture, in Latin letters.',
      byDefault: false,
    },
    CODE,
  ),
};

/** How the chart is drawn. Warns of a caption that has no room, of a varga outside Indian styles, and of a harmonic outside its own. */
export function readPicture(fields: FieldReader, said: ValuesOf<typeof pictureFields>): PictureOptions {
  const { style = 'wheel', varga = 1, harmonic = DEFAULT_HARMONIC } = said;
  if (fields.has('varga') && !isIndian(style)) warnOfStyle(fields, 'varga', style);
  if (fields.has('harmonic') && style !== 'harmonic') warnOfStyle(fields, 'harmonic', style);
  if (said.caption === true && style === 'declination_graph') warnOfStyle(fields, 'caption', style);
  return {
    style,
    format: said.format ?? null,
    theme: said.theme ?? 'light',
    sizePx: said.size ?? SIZE.default,
    varga,
    harmonic,
    show: said.show ?? SHOW_ALL,
    hasCaption: said.caption ?? false,
  };
}

/** Warns of a field that a style does not draw. */
export function warnOfStyle(fields: FieldReader, name: string, style: Style): void {
  fields.warn({
    code: 'unknown_field',
    message: `${name} has no effect on a ${style.replaceAll('_', ' ')}.`,
    field: name,
  });
}
