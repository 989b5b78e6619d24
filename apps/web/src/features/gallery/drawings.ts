import { requests } from './requests.ts';

/** A picture that the API draws, and the call that makes it. */
export interface Drawing {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const EINSTEIN = requests.einstein.body;
const { person_a: VICTORIA, person_b: ALBERT } = requests.royals.body;
const INDIA = { birth_date: '1947-08-15', birth_time: '00:00', location: 'New Delhi, India' };
const SQUARE = { width: 800, height: 800 };
const MAP = { width: 1000, height: 568 };

const chart = (
  id: string,
  title: string,
  text: string,
  style: string,
  more: Readonly<Record<string, unknown>> = {},
): Drawing => ({ id, title, text, path: '/chart', body: { ...EINSTEIN, style, ...more, format: 'svg' }, ...SQUARE });
const indian = (style: string, title: string, text: string): Drawing => ({
  id: style.replace('_', '-'),
  title,
  text,
  path: '/chart',
  body: { ...INDIA, style, format: 'svg' },
  ...SQUARE,
});

/** Every kind of picture that the API draws. The births are those of the charts above; no living person's data. */
export const DRAWINGS: readonly Drawing[] = [
  chart('natal', 'Natal wheel', 'Houses by any of the house systems, aspects inside.', 'wheel'),
  chart('biwheel', 'Bi-wheel', 'A birth, and around it a second chart or the transits of a moment.', 'biwheel', {
    transit_date: '1919-05-29',
    transit_time: '15:09',
  }),
  chart('dial', 'Dial', 'The 90° dial of the midpoint schools; also 360° to 22.5°.', 'dial'),
  chart(
    'declinations',
    'Declination graph',
    'Points by declination, with parallels and what is out of bounds.',
    'declination_graph',
  ),
  chart('harmonic', 'Harmonic chart', 'Any harmonic from 1 to 360; here the fifth.', 'harmonic', { harmonic: 5 }),
  chart('draconic', 'Draconic chart', 'The zodiac counted from the lunar node.', 'draconic'),
  chart('aspect-grid', 'Aspect grid', 'Every aspect with its orb, as a table.', 'aspect_grid'),
  indian('north_indian', 'North Indian chart', 'Houses stay, signs move. Any varga from D1 to D144.'),
  indian('south_indian', 'South Indian chart', 'Signs stay, the lagna is marked.'),
  indian('east_indian', 'East Indian chart', 'The style of Bengal and Odisha.'),
  {
    id: 'astrocartography',
    title: 'Astrocartography map',
    text: 'Where each planet rises, sets, culminates and anticulminates at the moment of birth.',
    path: '/astrocartography',
    body: { ...EINSTEIN, format: 'svg' },
    ...MAP,
  },
  {
    id: 'eclipse-paths',
    title: 'Eclipse path map',
    text: 'Central lines and limits of every total and annular eclipse of a range.',
    path: '/eclipses',
    body: { from: '2026-01-01', to: '2030-12-31', include: ['path'], format: 'svg' },
    ...MAP,
  },
  {
    id: 'group-matrix',
    title: 'Group matrix',
    text: 'Aspects between every two of two to ten people.',
    path: '/group',
    body: {
      people: [
        { name: 'Victoria', ...VICTORIA },
        { name: 'Albert', ...ALBERT },
        { name: 'Einstein', ...EINSTEIN },
      ],
      format: 'svg',
    },
    ...SQUARE,
  },
];
