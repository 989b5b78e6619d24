import type { Theme, ThemeName } from './themes/theme.ts';

/** Every picture is drawn in a square of 1000 units; `x` to the right, `y` down. */
export const VIEW = 1000;

/** Where an item is drawn, in view units; `x`, `y` is its centre. */
export interface LayoutItem {
  readonly kind:
    'point' | 'second_point' | 'degrees' | 'minutes' | 'retrograde' | 'sign' | 'house' | 'angle' | 'aspect' | 'cell';
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

export interface DrawOptions {
  /** Width and height of the picture in CSS pixels. Below 420 everything is drawn larger and with less detail. */
  readonly sizePx: number;
  readonly theme: ThemeName | Theme;
  /** Accessible name. Any text: it is escaped. */
  readonly title: string;
  /** Accessible description, put before the list of positions. Any text: it is escaped. */
  readonly description: string;
  readonly show: { readonly aspects: boolean; readonly degrees: boolean; readonly houses: boolean };
  /** Attributes of every part that can be selected; each then also has a transparent area of the class `hit`. */
  readonly mark?: Marker;
}

export const SHOW_ALL: DrawOptions['show'] = { aspects: true, degrees: true, houses: true };

/** Below this size a picture is drawn for small screens. */
export const COMPACT_BELOW_PX = 420;
