import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { elementNames } from '../testing/well-formed.ts';
import { THEME_NAMES } from '../themes/theme.ts';
import LAND from '../../data/land.json' with { type: 'json' };
import { drawWorldMap, type MapLine } from './world-map.ts';

type Point = readonly [number, number];

/** The figures of the path, absolute, in degrees. */
const RINGS: readonly (readonly Point[])[] = LAND.figures.map((figure) => {
  const numbers = figure.match(/-?\d+/g)!.map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, nth): Point => {
    [x, y] = [x + numbers[2 * nth]!, y + numbers[2 * nth + 1]!];
    return [x / LAND.units_per_degree, -y / LAND.units_per_degree];
  });
});

/** Even-odd rule. */
function isLand(longitude: number, latitude: number): boolean {
  let inside = false;
  for (const ring of RINGS)
    ring.forEach(([x, y], index) => {
      const [fromX, fromY] = ring.at(index - 1)!;
      if (y > latitude !== fromY > latitude && longitude < ((fromX - x) * (latitude - y)) / (fromY - y) + x)
        inside = !inside;
    });
  return inside;
}

const LINES: readonly MapLine[] = [
  {
    body: 'sun',
    angle: 'mc',
    pieces: [
      [
        [10, -90],
        [10, 90],
      ],
    ],
  },
  {
    body: 'asteroid:433',
    angle: 'asc',
    pieces: [
      [
        [170, -60],
        [180, 0],
      ],
      [
        [-180, 0],
        [-170, 60],
      ],
    ],
  },
  {
    body: 'moon',
    angle: 'ic',
    pieces: [
      [
        [-180, -90],
        [-180, 90],
      ],
    ],
  },
];
const OPTIONS = { sizePx: 1000, title: 'A & B', description: '<none>' } as const;

describe('the land', () => {
  it('has the inland cities of every continent, and not the middle of an ocean', () => {
    for (const [name, latitude, longitude] of [
      ['Madrid', 40.42, -3.7],
      ['Moscow', 55.75, 37.62],
      ['Delhi', 28.65, 77.23],
      ['Beijing', 39.91, 116.4],
      ['Novosibirsk', 55.04, 82.93],
      ['Yakutsk', 62.03, 129.73],
      ['Nairobi', -1.28, 36.82],
      ['Kinshasa', -4.32, 15.31],
      ['Johannesburg', -26.2, 28.04],
      ['Alice Springs', -23.7, 133.88],
      ['Denver', 39.74, -104.98],
      ['Winnipeg', 49.88, -97.15],
      ['Mexico City', 19.43, -99.13],
      ['Brasilia', -15.78, -47.93],
      ['La Paz', -16.5, -68.15],
      ['South Pole', -89.5, 0],
      ['Anadyr', 66, 170],
      ['Chukotka beyond the date line', 66.5, -175],
    ] as const)
      assert.ok(isLand(longitude, latitude), name);
    for (const [name, latitude, longitude] of [
      ['North Atlantic', 40, -40],
      ['South Atlantic', -30, -15],
      ['North Pacific', 35, 170],
      ['South Pacific', -40, -120],
      ['Indian Ocean', -25, 80],
      ['North Pole', 89, 0],
      ['Southern Ocean', -62, 179],
      ['Caspian Sea', 42, 50.5],
    ] as const)
      assert.ok(!isLand(longitude, latitude), name);
  });
});

describe('the map', () => {
  it('is well formed in every theme, and names each line', () => {
    for (const theme of THEME_NAMES) {
      const svg = drawWorldMap(LINES, [{ longitudeDeg: 0, latitudeDeg: 0, isBirth: true }], { ...OPTIONS, theme });
      assert.ok(elementNames(svg).filter((name) => name === 'g').length === LINES.length);
      for (const { body, angle } of LINES) assert.ok(svg.includes(`data-line="${body}-${angle}"`));
      assert.ok(svg.includes('A &amp; B') && !svg.includes('style='));
    }
  });

  it('puts Greenwich in the middle and north up', () => {
    const svg = drawWorldMap([], [{ longitudeDeg: 0, latitudeDeg: 0, isBirth: true }], { ...OPTIONS, theme: 'light' });
    assert.ok(svg.includes('cx="500" cy="284"'));
    const north = drawWorldMap([], [{ longitudeDeg: 90, latitudeDeg: 45, isBirth: true }], {
      ...OPTIONS,
      theme: 'light',
    });
    assert.ok(north.includes('cx="750" cy="159"'));
  });
});
