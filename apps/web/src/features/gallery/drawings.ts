import { requests } from './requests.ts';

/** A picture that the API draws, and the request that makes it. */
export interface Drawing {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The part of the body that tells it from the other pictures. */
  readonly differs: Readonly<Record<string, unknown>>;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Has half the width of the page instead of a third. */
  readonly isWide: boolean;
  /** Is also drawn for the width of a phone. */
  readonly hasPhoneSize: boolean;
}

/** Below this width of the page a picture is drawn for a phone. */
export const PHONE_PX = 480;
/** Width of a picture for a phone. */
export const PHONE_DRAWING_PX = 400;

export const DRAWING_THEMES = ['light', 'dark'] as const;
export type DrawingTheme = (typeof DRAWING_THEMES)[number];

/** The address of a drawing on the page and as a file of the build. */
export function drawingAddress({ id }: Pick<Drawing, 'id'>, theme: DrawingTheme, size: 'full' | 'phone'): string {
  return `/gallery/${id}${theme === 'dark' ? '-dark' : ''}${size === 'phone' ? '-phone' : ''}.svg`;
}

const EINSTEIN = requests.einstein.body;
const { person_a: VICTORIA, person_b: ALBERT } = requests.royals.body;
const INDIA = { birth_date: '1947-08-15', birth_time: '00:00', location: 'New Delhi, India' };
const SQUARE = { width: 800, height: 800, isWide: false, hasPhoneSize: true };
const MAP = { width: 1000, height: 568, isWide: true, hasPhoneSize: false };
const SVG = { format: 'svg' };

const chart = (id: string, title: string, text: string, differs: Readonly<Record<string, unknown>>): Drawing => ({
  id,
  title,
  text,
  path: '/chart',
  body: { ...EINSTEIN, ...differs, ...SVG },
  differs,
  ...SQUARE,
});
const indian = (id: string, title: string, text: string, differs: Readonly<Record<string, unknown>>): Drawing => ({
  ...chart(id, title, text, differs),
  body: { ...INDIA, ...differs, ...SVG },
});
const ECLIPSES = { from: '2026-01-01', to: '2030-12-31', include: ['path'] };

/** Every kind of picture that the API draws. The births are those of the charts above; no living person's data. */
export const DRAWINGS: readonly Drawing[] = [
  chart('natal', 'Natal wheel', 'Any house system, with aspects and a caption.', {
    style: 'wheel',
    name: 'Albert Einstein',
    caption: true,
  }),
  chart('biwheel', 'Bi-wheel', 'A birth, surrounded by a second chart or by transits.', {
    style: 'biwheel',
    transit_date: '1919-05-29',
    transit_time: '15:09',
  }),
  chart('aspect-grid', 'Aspect grid', 'Every aspect with its orb, angles included.', { style: 'aspect_grid' }),
  indian('north-indian', 'North Indian chart', 'Houses stay, signs move. Any varga from D1 to D144.', {
    style: 'north_indian',
  }),
  indian('south-indian', 'South Indian chart', 'Signs stay, strokes mark the lagna.', { style: 'south_indian' }),
  indian('east-indian', 'East Indian chart', 'The style of Bengal and Odisha.', { style: 'east_indian' }),
  chart('dial', 'Dial', 'The 90° dial of the midpoint schools; also 360° to 22.5°.', { style: 'dial' }),
  chart('harmonic', 'Harmonic chart', 'Any harmonic from 1 to 360; here the fifth.', {
    style: 'harmonic',
    harmonic: 5,
  }),
  chart('draconic', 'Draconic chart', 'The zodiac measured from the lunar node.', { style: 'draconic' }),
  {
    id: 'astrocartography',
    title: 'Astrocartography map',
    text: 'Where each planet rises, culminates, sets and anticulminates at birth.',
    path: '/astrocartography',
    body: { ...EINSTEIN, ...SVG },
    differs: SVG,
    ...MAP,
  },
  {
    id: 'eclipse-paths',
    title: 'Eclipse path map',
    text: 'Central lines and limits of every total and annular eclipse of a period.',
    path: '/eclipses',
    body: { ...ECLIPSES, ...SVG },
    differs: ECLIPSES,
    ...MAP,
  },
  {
    ...chart(
      'declinations',
      'Declination graph',
      'Points by declination, their parallels, and what is out of bounds.',
      { style: 'declination_graph' },
    ),
    isWide: true,
  },
  {
    id: 'group-matrix',
    title: 'Group matrix',
    text: 'Aspects between each pair of two to ten people.',
    path: '/group',
    body: {
      people: [
        { name: 'Victoria', ...VICTORIA },
        { name: 'Albert', ...ALBERT },
        { name: 'Einstein', ...EINSTEIN },
      ],
      drawing: 'matrix',
      ...SVG,
    },
    differs: { drawing: 'matrix' },
    ...SQUARE,
    isWide: true,
    hasPhoneSize: false,
  },
];
