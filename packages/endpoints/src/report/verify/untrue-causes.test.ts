import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import type { Cause } from '@theia-astro/report/report';
import { reportProducts as products } from '../../report-products.ts';
import { contextWith, writtenReport } from '../test-products.test-data.ts';
import { Evidence } from './evidence.test-data.ts';
import { causeHolds } from './untrue-causes.test-data.ts';

const context = await contextWith(await createSwissEphemeris());
const reportOf = (fields: Readonly<Record<string, unknown>>): ReturnType<typeof writtenReport> =>
  writtenReport(context, fields);

const A = { birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.7, longitude: -74 };
const B = { birth_date: '1988-11-02', birth_time: '05:10', latitude: 51.5, longitude: -0.1 };
const REPORTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  natal: { kind: 'natal', ...A },
  'natal, with an aspect less than a second of arc from exact': {
    kind: 'natal',
    birth_date: '1937-05-29',
    birth_time: '17:25',
    latitude: 51.5,
    longitude: 0,
  },
  'natal, vedic': { kind: 'natal', system: 'vedic', from: '2026-06-15', ...A },
  relationship: { kind: 'relationship', person_a: A, person_b: B },
  'relationship, vedic': { kind: 'relationship', system: 'vedic', person_a: A, person_b: B },
  'year ahead': { kind: 'year_ahead', from: '2026-03-01', ...A },
  'dasha period': { kind: 'dasha_period', from: '2026-06-15', ...A },
  'Moon month': { kind: 'moon_month', year: 2026, month: 3, ...A },
};

describe('the proof of citations', () => {
  for (const [kind, fields] of Object.entries(REPORTS))
    it(`${kind}: holds for every cause, and finds each that is changed`, () => {
      const report = reportOf(fields);
      const evidence = new Evidence(context, products, fields, report);
      const causes = [report.opening, ...report.sections.flatMap(({ paragraphs }) => paragraphs)].flatMap(
        ({ because }) => because,
      );
      assert.ok(causes.length > 10);
      assert.deepEqual(
        causes.filter((cause) => !causeHolds(evidence, cause)),
        [],
      );
      assert.deepEqual(
        causes.flatMap((cause) => changed(cause).filter((other) => causeHolds(evidence, other))),
        [],
      );
    });
});

/** A cause with one part after the other made untrue or unknown. */
function changed(cause: Cause): Cause[] {
  switch (cause.kind) {
    case 'placement':
      return [
        { ...cause, point: 'vulcan' },
        { ...cause, chart: 'transit' },
        { ...cause, sign: null },
        ...(cause.degree === null ? [] : [{ ...cause, degree: cause.degree / 2 + 1 }]),
        ...(cause.house === null ? [] : [{ ...cause, house: (cause.house % 12) + 1 }]),
        ...(cause.chart === 'solar_return' || cause.chart === 'navamsa' ? [] : [{ ...cause, states: ['unheard_of'] }]),
      ];
    case 'aspect':
      return [
        { ...cause, point_1: 'vulcan' },
        { ...cause, aspect: 'quintile' },
        { ...cause, orb: cause.orb + 0.1 },
        ...(cause.chart_1 !== cause.chart_2 || cause.applying === null
          ? []
          : [{ ...cause, applying: !cause.applying }]),
      ];
    case 'rule':
      return [
        { ...cause, part: 'unheard_of' },
        { ...cause, id: 'unheard_of' },
        ...(cause.score === null ? [] : [{ ...cause, score: cause.score + 1 }]),
      ];
    case 'period':
      return [
        { ...cause, system: 'unheard_of' },
        { ...cause, lords: ['vulcan'] },
        { ...cause, ends_at: new Date(Date.parse(cause.ends_at) + 40 * 86_400_000).toISOString() },
      ].slice(0, cause.system === 'sade_sati' ? 2 : 3);
    case 'event':
      return [
        { ...cause, event: 'unheard_of' },
        ...(cause.event === 'house_stay'
          ? [{ ...cause, house: ((cause.house ?? 1) % 12) + 1 }]
          : [{ ...cause, at: cause.at.map((at) => new Date(Date.parse(at) + 30 * 3_600_000).toISOString()) }]),
      ];
  }
}
