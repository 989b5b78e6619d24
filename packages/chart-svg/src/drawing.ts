import type { Theme, ThemeName } from './themes/theme.ts';

/** Every picture is drawn in a square of 1000 units; `x` to the right, `y` down. */
export const VIEW = 1000;

/** Where an item is drawn, in view units; `x`, `y` is its centre. */
export interface LayoutItem {
  readonly kind:
    | 'point'
    | 'second_point'
    | 'degrees'
    | 'minutes'
    | 'point_sign'
    | 'retrograde'
    | 'sign'
    | 'house'
    | 'cusp'
    | 'angle'
    | 'aspect'
    | 'cell';
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** True ecliptic longitude of the item in degrees; the glyph may be drawn beside it. */
  readonly longitudeDeg?: number;
}

export interface Drawing {
  readonly svg: string;
  readonly layout: readonly LayoutItem[];
}

/** A part of a picture that a page may let its readers select. */
export interface Part {
  readonly kind: Extract<LayoutItem['kind'], 'point' | 'second_point' | 'angle' | 'aspect' | 'house'>;
  /** Id of the body or angle, number of the house; of an aspect `sun-trine-moon`. */
  readonly id: string;
}

/** The attributes of a part in the picture. */
export type Marker = (part: Part) => Readonly<Record<string, string | number | undefined>>;

/** Lines written into free space of a picture, in Latin letters; others are left out. */
export interface Caption {
  /** Whose chart it is, when and where. */
  readonly chart: readonly string[];
  /** The same of the outer chart of a bi-wheel. */
  readonly outer?: readonly string[];
  /** House system and zodiac. */
  readonly method: readonly string[];
}

export interface DrawOptions {
  /** Width and height of the picture in CSS pixels. Below 640, and again below 420, everything is drawn larger and with less detail. */
  readonly sizePx: number;
  readonly theme: ThemeName | Theme;
  /** Accessible name. Any text: it is escaped. */
  readonly title: string;
  /** Accessible description, put before the list of positions. Any text: it is escaped. */
  readonly description: string;
  readonly show: { readonly aspects: boolean; readonly degrees: boolean; readonly houses: boolean };
  readonly caption?: Caption | undefined;
  /** Attributes of every part that can be selected; each then also has a transparent area of the class `hit`. */
  readonly mark?: Marker;
}

export const SHOW_ALL: DrawOptions['show'] = { aspects: true, degrees: true, houses: true };

/** How much a picture says: `compact` for small screens, `medium` for a column of text or half a page, `full` above. */
export type Detail = 'compact' | 'medium' | 'full';

const COMPACT_BELOW_PX = 420;
const MEDIUM_BELOW_PX = 640;

/** The detail that is legible at a size. */
export function detailOf(sizePx: number): Detail {
  return sizePx < COMPACT_BELOW_PX ? 'compact' : sizePx < MEDIUM_BELOW_PX ? 'medium' : 'full';
}

/** Capital letters of a text of 8 pixels; nothing is written smaller where a picture can choose. */
const LEAST_CAPITAL_PX = 5.6;

/** Whether letters of a height in view units can be read at a size. */
export function isLegible(height: number, sizePx: number): boolean {
  return (height * sizePx) / VIEW >= LEAST_CAPITAL_PX;
}
