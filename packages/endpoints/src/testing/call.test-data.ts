import assert from 'node:assert/strict';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { z } from 'zod';
import type { CalculationContext, Endpoint } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import type { Wire } from '../wire/wire.ts';

/** Ephemeris and places, loaded once for all tests of a process. */
export const services = { ephemeris: await createSwissEphemeris(), places: await loadPlaces() };

export const contextAt = (nowMs: number): CalculationContext => ({ ...services, nowMs, account: null });
/** The context of the published examples. */
export const context = contextAt(Date.UTC(2026, 0, 1));

/** Parses a request and computes its response. */
export function compute<Request, Answer extends z.ZodType>(
  endpoint: Endpoint<Request, Answer>,
  request: unknown,
  at: CalculationContext = context,
): Wire<Answer> {
  return endpoint.calculate(at, endpoint.parse(request, at.nowMs));
}

/** The problem that a call throws; null when it throws none. */
function caught(call: () => unknown): Problem | null {
  try {
    call();
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** The problem that a call must throw. */
export const problemOf = (call: () => unknown): Problem => caught(call) ?? assert.fail('expected a problem');

/** Status, code and first field of the problem that a call must throw. */
export function faultOf(call: () => unknown): [number, string, string | null] {
  const { status, code, issues } = problemOf(call);
  return [status, code, issues[0].field];
}

/** Code and field of every issue of a call; none when it succeeds. */
export const issuesOf = (call: () => unknown): readonly (readonly [string, string | null])[] =>
  (caught(call)?.issues ?? []).map(({ code, field }) => [code, field] as const);

/** The same, each as `code field`. */
export const issueTexts = (call: () => unknown): readonly string[] => issuesOf(call).map((issue) => issue.join(' '));

/**
 * An ephemeris that answers from memory what it was asked before: for tests that compute the same chart many times and are about what is shown of it.
 * It remembers for as long as it lives; what throws is asked again.
 */
export function rememberingEphemeris(ephemeris: Ephemeris): Ephemeris {
  const remember = (ask: (...question: unknown[]) => unknown): typeof ask => {
    const answers = new Map<string, unknown>();
    return (...question) => {
      const name = JSON.stringify(question);
      if (!answers.has(name)) answers.set(name, Reflect.apply(ask, ephemeris, question));
      return answers.get(name);
    };
  };
  return Object.fromEntries(
    Object.entries(ephemeris).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'function' ? remember(value as Parameters<typeof remember>[0]) : value,
    ]),
  ) as unknown as Ephemeris;
}
