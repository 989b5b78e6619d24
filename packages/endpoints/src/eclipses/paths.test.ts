import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { catalog } from '../catalog.ts';
import { eclipsesEndpoint } from './endpoint.ts';
import { eclipsesResponseSchema } from './calculate.ts';
import { compute, context, issuesOf } from '../testing/call.test-data.ts';
type Answer = z.infer<typeof eclipsesResponseSchema>;
const answer = (input: object): Answer => {
  const found = compute(eclipsesEndpoint, input);
  assert.deepEqual(eclipsesResponseSchema.parse(found), found);
  return eclipsesResponseSchema.parse(found);
};
const YEAR = { from: '2024-01-01', to: '2025-01-01' };
const faults = (input: object) =>
  issuesOf(() => catalog.find(({ path }) => path === '/eclipses')!.parse(input, context.nowMs));

describe('/eclipses with include path', () => {
  it('has a path for central eclipses, null for lunar and partial ones, and changes nothing else', () => {
    const [plain, paths] = [answer(YEAR), answer({ ...YEAR, include: 'path' })];
    assert.deepEqual(
      paths.eclipses.map(({ id, path }) => [id, path === null]),
      [
        ['L2024-03-25', true],
        ['S2024-04-08', false],
        ['L2024-09-18', true],
        ['S2024-10-02', false],
      ],
    );
    assert.deepEqual(
      paths.eclipses
        .map((eclipse) => ({ ...eclipse, path: undefined }))
        .map((eclipse) => JSON.parse(JSON.stringify(eclipse)) as object),
      plain.eclipses,
    );
    assert.equal(
      answer({ from: '2025-03-01', to: '2025-04-10', include: ['path'], kind: 'solar' }).eclipses[0]?.path,
      null,
    );
  });

  it('is that of NASA for 2024 April 8 at 18:30 UT, within the two seconds that their Delta-T is off', () => {
    const { path } = answer({ ...YEAR, include: ['path'] }).eclipses[1]!;
    const point = path!.points.find(({ at }) => at === '2024-04-08T18:30:00Z')!;
    assert.ok(Math.abs(point.latitude - 28.893) < 0.02 && Math.abs(point.longitude + 100.512) < 0.02);
    assert.ok(Math.abs(point.duration_s - 267) < 0.4 && Math.abs(point.width_km - 195) < 1.5);
    assert.ok(Math.abs(point.northern_limit!.latitude - 29.537) < 0.02 && Math.abs(point.altitude - 68) < 0.6);
    assert.equal(point.type, 'total');
  });

  it('has lines for maps, with the kind of each stretch of the central line', () => {
    const { path } = answer({ from: '2023-04-01', to: '2023-05-01', kind: 'solar', include: ['path'] }).eclipses[0]!;
    assert.deepEqual(
      path!.lines.features.map(({ properties: { line, type } }) => [line, type]),
      [
        ['central_line', 'annular'],
        ['central_line', 'total'],
        ['central_line', 'annular'],
        ['northern_limit', undefined],
        ['southern_limit', undefined],
      ],
    );
    const crossing = path!.lines.features[2]!.geometry.coordinates;
    assert.deepEqual([crossing.length, crossing[0]!.at(-1)![0], crossing[1]![0]![0]], [2, 180, -180]);
  });

  it('has its points every path_minutes', () => {
    const count = (minutes: number | undefined): number =>
      answer({ ...YEAR, kind: 'solar', include: ['path'], ...(minutes === undefined ? {} : { path_minutes: minutes }) })
        .eclipses[0]!.path!.points.length;
    assert.equal(count(undefined), count(5));
    assert.ok(count(1) > 4 * count(5) && count(60) < count(5));
    assert.deepEqual(faults({ ...YEAR, include: ['path'], path_minutes: 0 }), [['invalid_range', 'path_minutes']]);
    assert.deepEqual(
      answer({ ...YEAR, path_minutes: 5 }).warnings.map(({ code, field }) => [code, field]),
      [['unknown_field', 'path_minutes']],
    );
  });

  it('is drawn on a map with format svg', () => {
    const { svg, eclipses } = answer({ ...YEAR, format: 'svg', theme: 'dark' });
    assert.match(svg!, /<title>Paths of solar eclipses<\/title><desc>2024-04-08 total\. 2024-10-02 annular\./);
    assert.doesNotMatch(svg!, /NaN/);
    assert.equal(eclipses[1]!.path, undefined);
    const { forms } = catalog.find(({ path }) => path === '/eclipses')!;
    const request = eclipsesEndpoint.parse({ ...YEAR, format: 'svg' }, 0);
    assert.equal(forms!.of(request)!.asked, 'image/svg+xml');
    const png = forms!.of(eclipsesEndpoint.parse({ ...YEAR, format: 'png' }, 0))!;
    assert.deepEqual(
      [png.asked, png.offered.find(({ mediaType }) => mediaType === png.asked)?.rasterWidthPx],
      ['image/png', 1200],
    );
    assert.equal(eclipsesEndpoint.forms!.of(eclipsesEndpoint.parse(YEAR, 0)), null);
  });

  it('is accepted for a century without a place, and rejected with the largest range where it takes longer', () => {
    const century = { from: '1950-01-01', to: '2049-12-31', kind: 'solar', include: ['path'] };
    assert.deepEqual(faults(century), []);
    assert.deepEqual(faults({ ...century, lat: 40, lon: -74, path_minutes: 1 }), [['range_too_large', 'to']]);
  });
});
