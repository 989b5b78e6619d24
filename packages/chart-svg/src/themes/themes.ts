import type { Theme, ThemeName } from './theme.ts';

const light: Theme = {
  paper: '#fcfbf8',
  ring: '#f4f2ec',
  disc: '#fffefc',
  ink: '#131b33',
  inkSoft: '#535c76',
  line: '#a9aebd',
  hairline: '#d3d5dc',
  retrograde: '#a03a2a',
  second: '#2b48cf',
  elements: { fire: '#b0402a', earth: '#4f7038', air: '#84610a', water: '#1f6491' },
  aspects: { harmonious: '#1f6cab', challenging: '#c0432c', neutral: '#666d82' },
  dashes: false,
};

const dark: Theme = {
  paper: '#0a0f1d',
  ring: '#111930',
  disc: '#0d1425',
  ink: '#eef1fa',
  inkSoft: '#a3aecb',
  line: '#4a5778',
  hairline: '#27324d',
  retrograde: '#f0a08c',
  second: '#9db2ff',
  elements: { fire: '#f2937c', earth: '#a9c98a', air: '#e5c672', water: '#86bdec' },
  aspects: { harmonious: '#7fb6ea', challenging: '#ee8f78', neutral: '#8f9ab8' },
  dashes: false,
};

const print: Theme = {
  paper: '#ffffff',
  ring: '#ffffff',
  disc: '#ffffff',
  ink: '#000000',
  inkSoft: '#333333',
  line: '#000000',
  hairline: '#999999',
  retrograde: '#000000',
  second: '#000000',
  elements: { fire: '#000000', earth: '#000000', air: '#000000', water: '#000000' },
  aspects: { harmonious: '#000000', challenging: '#000000', neutral: '#666666' },
  dashes: true,
};

/**
 * A theme that takes every colour from a CSS variable of the page.
 * @param variable the variable of a name (`ink`, `ink-soft`, `fire` …) with the fallback for the colour of the light and of the dark theme
 */
export function themeOfVariables(variable: (name: string, lightColour: string, darkColour: string) => string): Theme {
  const of = (name: string, colour: (theme: Theme) => string): string => variable(name, colour(light), colour(dark));
  return {
    paper: of('paper', ({ paper }) => paper),
    ring: of('ring', ({ ring }) => ring),
    disc: of('disc', ({ disc }) => disc),
    ink: of('ink', ({ ink }) => ink),
    inkSoft: of('ink-soft', ({ inkSoft }) => inkSoft),
    line: of('line', ({ line }) => line),
    hairline: of('hairline', ({ hairline }) => hairline),
    retrograde: of('retrograde', ({ retrograde }) => retrograde),
    second: of('second', ({ second }) => second),
    elements: {
      fire: of('fire', ({ elements }) => elements.fire),
      earth: of('earth', ({ elements }) => elements.earth),
      air: of('air', ({ elements }) => elements.air),
      water: of('water', ({ elements }) => elements.water),
    },
    aspects: {
      harmonious: of('harmonious', ({ aspects }) => aspects.harmonious),
      challenging: of('challenging', ({ aspects }) => aspects.challenging),
      neutral: of('neutral', ({ aspects }) => aspects.neutral),
    },
    dashes: false,
  };
}

/** Every colour from a CSS variable of the page (`--chart-ink`, `--chart-fire` …), with the light theme as fallback. */
const css = themeOfVariables((name, colour) => `var(--chart-${name}, ${name === 'paper' ? 'transparent' : colour})`);
const THEMES: Readonly<Record<ThemeName, Theme>> = { light, dark, print, css };

/** The colours of a theme by its name; a theme as it is. */
export function themeOf(theme: ThemeName | Theme): Theme {
  return typeof theme === 'string' ? THEMES[theme] : theme;
}
