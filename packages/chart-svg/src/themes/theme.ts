import COLOURS from '../../data/theme-colours.json' with { type: 'json' };

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

/**
 * A theme that takes every colour from a CSS variable of the page.
 * @param variable the variable of a name (`ink`, `ink-soft`, `fire` …) with the fallback for the colour of the light and of the dark theme
 */
export function themeOfVariables(variable: (name: string, lightColour: string, darkColour: string) => string): Theme {
  const { light, dark } = COLOURS;
  const { elements, aspects, dashes, ...plain } = light;
  const each = <Name extends string>(
    lightColours: Readonly<Record<Name, string>>,
    darkColours: Readonly<Record<Name, string>>,
  ): Record<Name, string> => {
    const names = Object.keys(lightColours) as Name[];
    const named = (name: Name): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return Object.fromEntries(
      names.map((name) => [name, variable(named(name), lightColours[name], darkColours[name])]),
    ) as Record<Name, string>;
  };
  return {
    ...each<keyof typeof plain>(plain, dark),
    elements: each(elements, dark.elements),
    aspects: each(aspects, dark.aspects),
    dashes,
  };
}

/** Every colour from a CSS variable of the page (`--chart-ink`, `--chart-fire` …), with the light theme as fallback. */
const css = themeOfVariables((name, colour) => `var(--chart-${name}, ${name === 'paper' ? 'transparent' : colour})`);
const THEMES: Readonly<Record<ThemeName, Theme>> = { ...COLOURS, css };

/** The colours of a theme by its name; a theme as it is. */
export function themeOf(theme: ThemeName | Theme): Theme {
  return typeof theme === 'string' ? THEMES[theme] : theme;
}

const ORDER = ['fire', 'earth', 'air', 'water'] as const;

/** The colour of a sign by its element; Aries is 0 (fire). */
export function signColour(theme: Theme, signIndex: number): string {
  return theme.elements[ORDER[((signIndex % 4) + 4) % 4] ?? 'fire'];
}

const VARIABLE = /var\(--chart-[a-z-]+, ([^()]+)\)/g;

/** Replaces the CSS variables of a css-theme picture with their fallback colours, for viewers without CSS. */
export function withoutVariables(svg: string): string {
  return svg.replace(VARIABLE, '$1');
}
