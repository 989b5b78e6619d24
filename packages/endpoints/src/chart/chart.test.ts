import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import { BODY_GLYPHS } from '@theia-astro/chart-svg/glyphs/glyph';
import { NORTH_FRAME } from '@theia-astro/chart-svg/indian/cells';
import { ASPECT_IDS } from '@theia-astro/astro/aspects/kinds';
import { ASPECT_GLYPHS } from '@theia-astro/chart-svg/glyphs/glyph';
import { bodyGlyph } from '@theia-astro/chart-svg/glyphs/glyph';
import { catalog } from '../catalog.ts';
import { productOf } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { chartEndpoint } from './endpoint.ts';
import { STYLES, THEMES } from './options.ts';
import { chartResponseSchema } from './schema.ts';
import { compute, context } from '../testing/call.test-data.ts';

interface Item {
  readonly kind: string;
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly longitude?: number;
}
interface Answer {
  readonly svg: string;
  readonly layout: readonly Item[];
  readonly varga: number | null;
  readonly outer: { readonly kind: string; readonly at: string } | null;
  readonly meta: { readonly zodiac: string; readonly ayanamsa: { readonly id: string } | null };
  readonly warnings: readonly { readonly code: string; readonly field?: string }[];
}
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const LN88 = { birth_date: '1988-11-03', birth_time: '07:15', location: 'London' };

const answer = (changes: object = {}): Answer =>
  JSON.parse(JSON.stringify(compute(chartEndpoint, { ...NY90, ...changes }))) as Answer;
const item = ({ layout }: Answer, kind: string, id: string): Item =>
  layout.find((candidate) => candidate.kind === kind && candidate.id === id)!;
const codes = (input: object): readonly string[] => {
  try {
    chartEndpoint.parse(JSON.parse(JSON.stringify({ ...NY90, ...input })), context.nowMs);
  } catch (error) {
    if (error instanceof Problem) return error.issues.map(({ code, field }) => `${code} ${field}`);
  }
  return [];
};

/** Where the lines of a North Indian chart cross. */
const NORTH_MIDDLE = NORTH_FRAME.top + NORTH_FRAME.side / 2;
/** Signs 1–12 of the lagna and the grahas of NY90 by varga, docs/methods/vargas.md. */
const NY90_VARGAS = {
  vargas: [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60],
  lagna: [6, 5, 10, 12, 4, 3, 8, 1, 7, 6, 7, 9, 12, 9, 2, 9],
  sun: [3, 5, 3, 3, 3, 7, 3, 3, 9, 5, 5, 7, 1, 1, 9, 4],
  moon: [11, 4, 7, 8, 4, 2, 7, 9, 6, 1, 1, 5, 7, 10, 6, 1],
  saturn: [10, 4, 10, 10, 4, 10, 6, 10, 1, 1, 4, 4, 2, 7, 1, 10],
  rahu: [10, 5, 2, 4, 7, 2, 11, 4, 9, 11, 4, 6, 12, 4, 12, 5],
} as const;
const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
];

it('every body that a request may name has a glyph', () => {
  assert.deepEqual(
    BODY_IDS.filter((id) => BODY_GLYPHS[id] === undefined),
    [],
  );
});

describe('POST /chart', () => {
  it("draws every body and angle of the chart NY90 at its longitude, ascendant at nine o'clock", () => {
    const chart = answer();
    for (const [id, longitude] of [
      ['sun', 84.38822558],
      ['moon', 348.99006763],
      ['pluto', 225.396051],
      ['chiron', 106.08797],
    ] as const)
      assert.ok(Math.abs(item(chart, 'point', id).longitude! - longitude) < 1e-6, id);
    const ascendant = item(chart, 'angle', 'asc');
    assert.ok(
      Math.abs(ascendant.longitude! - 193.6953) < 1e-4 && ascendant.x < 60 && Math.abs(ascendant.y - 500) < 0.1,
    );
    assert.equal(item(chart, 'retrograde', 'saturn').id, 'saturn');
    assert.match(
      chart.svg,
      /viewBox="0 0 1000 1000"[^>]*role="img"[^>]*><title>Natal chart<\/title><desc>1990-06-15T14:30:00-04:00, New York City\. Ascendant 13°41′ Libra/,
    );
  });

  it('draws every style in every theme, with the requested size in pixels', () => {
    for (const style of STYLES) {
      for (const theme of THEMES) {
        const { svg } = answer({ style, theme, size: 333 });
        assert.match(svg, /^<svg [^>]*width="333" height="333"/);
        assert.doesNotMatch(svg, /<script|<foreignObject|href=|url\(|NaN|<text/);
      }
    }
  });

  it('puts a partner, the sky of the transit date, or the current sky around a bi-wheel', () => {
    const partner = answer({ style: 'biwheel', partner: LN88 });
    assert.deepEqual([partner.outer?.kind, partner.outer?.at], ['partner', '1988-11-03T07:15:00Z']);
    assert.ok(partner.layout.some(({ kind, id }) => kind === 'second_point' && id === 'asc'));
    const transit = answer({ style: 'biwheel', transit_date: '2024-06-15' });
    assert.deepEqual([transit.outer?.kind, transit.outer?.at], ['transit', '2024-06-15T16:00:00Z']);
    assert.ok(!transit.layout.some(({ kind, id }) => kind === 'second_point' && id === 'asc'));
    assert.equal(answer({ style: 'biwheel' }).outer?.at, '2026-01-01T00:00:00Z');
    assert.equal(answer().outer, null);
  });

  it('puts the grahas of every divisional chart into their signs', () => {
    const { vargas, ...rows } = NY90_VARGAS;
    vargas.forEach((varga, index) => {
      const { svg, meta } = answer({ style: 'south_indian', varga });
      assert.deepEqual([meta.zodiac, meta.ayanamsa?.id], ['sidereal', 'lahiri']);
      for (const [id, signs] of Object.entries(rows)) {
        const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
        assert.match(
          svg,
          new RegExp(`<g data-point="${id}"><title>${name} (in|\\d+°) ${SIGNS[signs[index]! - 1]}`),
          `D${varga} ${id}`,
        );
      }
    });
  });

  it('counts the houses of an Indian chart from the Moon when the birth time is unknown, and says so', () => {
    const chart = answer({ style: 'north_indian', birth_time: null });
    assert.ok(chart.warnings.some(({ code, field }) => code === 'birth_time_unknown' && field === 'style'));
    const [moon, house] = [item(chart, 'point', 'moon'), item(chart, 'house', '11')];
    assert.ok(
      moon.y < NORTH_MIDDLE && Math.abs(moon.x - 500) < 100 && house.y < NORTH_MIDDLE,
      'the Moon of NY90, in sidereal Aquarius, is in the upper diamond',
    );
    assert.equal(
      chart.layout.some(({ id }) => id === 'lagna'),
      false,
    );
    assert.equal(
      answer({ birth_time: null }).layout.some(({ kind }) => kind === 'house' || kind === 'angle'),
      false,
    );
  });

  it('escapes hostile names in title and description', () => {
    const { svg } = answer({
      name: '</svg><script>alert(1)</script>',
      location: undefined,
      latitude: 40,
      longitude: -74,
    });
    assert.match(svg, /<title>Natal chart of &lt;\/svg&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;<\/title>/);
    assert.doesNotMatch(svg, /<script/);
  });

  it('draws the charts of schools: harmonic, draconic, dials, declinations', () => {
    const sun = (changes: object): number => item(answer(changes), 'point', 'sun').longitude!;
    assert.ok(Math.abs(sun({ style: 'harmonic', harmonic: 7 }) - ((84.38822558 * 7) % 360)) < 1e-5);
    assert.ok(Math.abs(sun({ style: 'draconic' }) - (84.38822558 + 360 - 308.124969)) < 1e-5);
    assert.ok(Math.abs(sun({ style: 'dial' }) - 84.38822558) < 1e-6);
    assert.match(answer({ style: 'dial', settings: { dial: 45 } }).svg, /Dial of 45°/);
    assert.match(answer({ style: 'declination_graph' }).svg, /Uranus 23°30′ south, out of bounds/);
    assert.deepEqual(codes({ style: 'draconic', settings: { coordinates: 'heliocentric' } }), [
      'conflicting_fields settings.coordinates',
    ]);
    for (const [changes, field] of [
      [{ harmonic: 7 }, 'harmonic'],
      [{ settings: { dial: 45 } }, 'settings.dial'],
      [{ style: 'dial', settings: { harmonic_orb: 6 } }, 'settings.harmonic_orb'],
    ] as const)
      assert.ok(
        answer(changes).warnings.some((warning) => warning.code === 'unknown_field' && warning.field === field),
        field,
      );
    assert.ok(answer({ style: 'dial', settings: { dial: 45 } }).warnings.every(({ code }) => code !== 'unknown_field'));
  });

  it('writes a caption on request, and warns where a picture has no room for it', () => {
    const named = { name: 'Ada', style: 'biwheel', partner: { ...LN88, name: 'Bob' } };
    const [written, plain] = [true, false].map((caption) => answer({ ...named, caption }).svg.length);
    assert.ok(written! > plain! + 2000);
    assert.ok(answer({ style: 'declination_graph', caption: true }).warnings.some(({ field }) => field === 'caption'));
  });

  it('leaves out what show turns off', () => {
    const { layout } = answer({ show: { aspects: false, degrees: false, houses: false } });
    for (const kind of ['degrees', 'minutes', 'house', 'angle'])
      assert.equal(
        layout.some((entry) => entry.kind === kind),
        false,
        kind,
      );
  });

  it('rejects anything unknown, with code and field', () => {
    for (const [input, expected] of [
      [{ style: 'square' }, 'invalid_setting style'],
      [{ format: 'gif' }, 'invalid_setting format'],
      [{ theme: 'blue' }, 'invalid_setting theme'],
      [{ size: 199 }, 'invalid_setting size'],
      [{ size: 2001 }, 'invalid_setting size'],
      [{ size: 300.5 }, 'invalid_setting size'],
      [{ style: 'north_indian', varga: 13 }, 'invalid_setting varga'],
      [{ show: { degrees: 'perhaps' } }, 'invalid_setting show.degrees'],
      [{ style: 'north_indian', system: 'western' }, 'conflicting_fields system'],
      [{ style: 'east_indian', sidereal: false }, 'conflicting_fields sidereal'],
      [{ style: 'biwheel', partner: LN88, transit_date: '2024-01-01' }, 'conflicting_fields transit_date'],
      [{ style: 'biwheel', partner: { ...LN88, birth_date: 'x' } }, 'invalid_date partner.birth_date'],
      [{ style: 'biwheel', partner: { birth_date: '1988-11-03' } }, 'missing_field partner.location'],
      [{ location: undefined }, 'missing_field location'],
    ] as const)
      assert.ok(codes(input).includes(expected), `${JSON.stringify(input)}: ${codes(input).join()}`);
    assert.ok(answer({ varga: 9 }).warnings.some(({ code, field }) => code === 'unknown_field' && field === 'varga'));
  });

  it('needs Starter, and Growth for a sidereal wheel; an Indian chart is always sidereal', () => {
    const plan = (input: object): string =>
      chartEndpoint.need(chartEndpoint.parse({ ...NY90, ...input }, 0)).minimumPlan;
    assert.deepEqual(
      [plan({}), plan({ style: 'south_indian' }), plan({ sidereal: true }), plan({ system: 'vedic' })],
      ['starter', 'starter', 'growth', 'growth'],
    );
  });

  it('offers SVG, JSON and PNG, also through /swiss', () => {
    const swiss = catalog.find(({ name }) => name === 'swiss')!;
    const request = { ...NY90, style: 'south_indian', format: 'png', size: 500 };
    const offered = chartEndpoint.forms!.of(chartEndpoint.parse(request, 0))!;
    assert.deepEqual(
      [offered.asked, offered.offered.map(({ mediaType }) => mediaType)],
      ['image/png', ['image/svg+xml', 'application/json', 'image/png']],
    );
    assert.deepEqual(
      productOf(swiss, { request: 'chart' }).forms!.of(chartEndpoint.parse(request, 0))?.asked,
      'image/png',
    );
    const [svg, , png] = offered.offered;
    assert.equal(svg.write!({ svg: '<svg/>' }), '<svg/>');
    assert.equal(png?.rasterWidthPx, 500);
    assert.doesNotMatch(png!.write!({ ...answer({ theme: 'css' }) }), /var\(/);
  });
});

describe('an answer matches its schema exactly', () => {
  const requests: readonly Record<string, unknown>[] = [
    ...STYLES.map((style) => ({ style })),
    { style: 'biwheel', partner: LN88 },
    { style: 'biwheel', transit_date: '2024-06-15' },
    { birth_time: null },
    { birth_time: null, style: 'north_indian', varga: 9 },
    { sidereal: true },
    { location: undefined, latitude: 78.22, longitude: 15.65 },
    { birth_date: '-0500-03-01' },
  ];
  for (const request of requests) {
    it(JSON.stringify(request), () => {
      const given = Object.entries({ ...NY90, ...request }).filter(([, value]) => value !== undefined);
      const found = compute(chartEndpoint, Object.fromEntries(given));
      assert.deepEqual(chartResponseSchema.parse(found), found);
    });
  }
});

it('every body and every aspect that a request can name has its own glyph', () => {
  assert.deepEqual(Object.keys(ASPECT_GLYPHS).toSorted(), ASPECT_IDS.toSorted());
  const glyphs = [...BODY_IDS.map(bodyGlyph), bodyGlyph('unheard_of')];
  assert.equal(new Set(glyphs).size, glyphs.length);
});
