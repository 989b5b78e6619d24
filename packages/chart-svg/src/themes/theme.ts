/** Colours of a chart; each a CSS colour or a CSS variable with a fallback. */
export interface Theme {
  /** Background of the picture. */
  readonly paper: string;
  /** The zodiac ring. */
  readonly ring: string;
  /** Background inside the ring, also behind glyphs to interrupt lines. */
  readonly disc: string;
  readonly ink: string;
  readonly inkSoft: string;
  /** Circles and borders of cells. */
  readonly line: string;
  /** House cusps and the finest scale marks. */
  readonly hairline: string;
  readonly retrograde: string;
  /** Points of the second chart. */
  readonly second: string;
  readonly elements: { readonly fire: string; readonly earth: string; readonly air: string; readonly water: string };
  readonly aspects: { readonly harmonious: string; readonly challenging: string; readonly neutral: string };
  /** Without colour, aspects differ by dash pattern. */
  readonly dashes: boolean;
}

export const THEME_NAMES = ['light', 'dark', 'print', 'css'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];
