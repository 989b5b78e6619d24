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
  elements: { fire: '#b0402a', earth: '#4f7038', air: '#96700f', water: '#1f6491' },
  aspects: { harmonious: '#1f6cab', challenging: '#c0432c', neutral: '#6d7489' },
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

const named = (name: string, fallback: string): string => `var(--chart-${name}, ${fallback})`;

/** Every colour from a CSS variable of the page (`--chart-ink`, `--chart-fire` …), with the light theme as fallback. */
const css: Theme = {
  paper: named('paper', 'transparent'),
  ring: named('ring', light.ring),
  disc: named('disc', light.disc),
  ink: named('ink', light.ink),
  inkSoft: named('ink-soft', light.inkSoft),
  line: named('line', light.line),
  hairline: named('hairline', light.hairline),
  retrograde: named('retrograde', light.retrograde),
  second: named('second', light.second),
  elements: {
    fire: named('fire', light.elements.fire),
    earth: named('earth', light.elements.earth),
    air: named('air', light.elements.air),
    water: named('water', light.elements.water),
  },
  aspects: {
    harmonious: named('harmonious', light.aspects.harmonious),
    challenging: named('challenging', light.aspects.challenging),
    neutral: named('neutral', light.aspects.neutral),
  },
  dashes: false,
};

export const THEMES: Readonly<Record<ThemeName, Theme>> = { light, dark, print, css };
