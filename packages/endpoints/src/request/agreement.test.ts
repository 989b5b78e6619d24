import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { catalog } from '../catalog.ts';
import type { Endpoint } from '../endpoint.ts';
import { type Issue, Problem } from '../problem.ts';
import { arbitraryValues, VALID_TEXTS } from './from-schema.ts';
import { randomCases } from '../../../../scripts/random-cases.ts';

/** Faults of fields in combination; the schema describes single fields. */
const TOGETHER: readonly (readonly [code: string, field?: RegExp])[] = [
  ['conflicting_fields'],
  ['missing_field'],
  ['range_too_large'],
  ['invalid_range', /^(from|to|dashas_to|year)$/],
  ['invalid_setting', /^settings\.bhava$/],
  ['invalid_cursor'],
];

const products = catalog.filter(({ name }) => name !== 'batch' && name !== 'swiss');

function listIssues(endpoint: Endpoint, input: unknown): readonly Issue[] {
  try {
    endpoint.parse(input, Date.UTC(2026, 0, 1));
    return [];
  } catch (error) {
    if (error instanceof Problem) return error.issues;
    throw error;
  }
}

/** With system vedic a pair of people uses Vedic charts, which have no heliocentric form. */
const isOfVedicPair = (input: unknown, { field }: Issue): boolean =>
  field === 'settings.coordinates' &&
  'person_a' in (input as object) &&
  Reflect.get(input as object, 'system') === 'vedic';

const isOfFieldsTogether = (input: unknown, issue: Issue): boolean =>
  isOfVedicPair(input, issue) ||
  TOGETHER.some(([code, at]) => code === issue.code && (at === undefined || at.test(issue.field ?? '')));

describe('the published schema and the parser', () => {
  for (const endpoint of products) {
    it(`${endpoint.path}: the parser accepts every value that the schema allows`, () => {
      const faults = new Map<string, string>();
      fc.assert(
        fc.property(arbitraryValues(endpoint.requestSchema, VALID_TEXTS), (input) => {
          for (const issue of listIssues(endpoint, input).filter((one) => !isOfFieldsTogether(input, one)))
            faults.set(`${issue.code} ${issue.field}`, issue.message);
        }),
        randomCases(40, 1990),
      );
      assert.deepEqual([...faults], []);
    });

    it(`${endpoint.path}: the echo matches the schema, and parses to the same request`, () => {
      let echoed = 0;
      const base = endpoint.example.request;
      fc.assert(
        fc.property(arbitraryValues(endpoint.requestSchema, VALID_TEXTS), (input) => {
          for (const request of [
            { ...base, ...(input as object) },
            { ...(input as object), ...base },
          ]) {
            if (listIssues(endpoint, request).length > 0) continue;
            const { input: echo = {} } = endpoint.parse(request, 0) as { input?: Record<string, unknown> };
            assert.deepEqual(endpoint.requestSchema.safeParse(echo).error?.issues ?? [], [], JSON.stringify(echo));
            assert.deepEqual((endpoint.parse(echo, 0) as { input?: unknown }).input ?? {}, echo);
            echoed += 1;
          }
        }),
        randomCases(17, 1990),
      );
      assert.ok(echoed > 0);
    });
  }
});
