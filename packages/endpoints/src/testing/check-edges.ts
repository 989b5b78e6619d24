import assert from 'node:assert/strict';
import { catalog } from '../catalog.ts';
import { Problem } from '../problem.ts';
import type { EdgeCall } from './edge-calls.ts';
import type { Services } from './random-answers.ts';

interface Answered {
  readonly meta?: { readonly ephemeris?: string };
  readonly warnings?: readonly { readonly code: string }[];
}

const byName = new Map(catalog.map((endpoint) => [endpoint.name, endpoint]));
/** The chart of a birth within the files, with a part that is not: the warning alone says so. */
const WITH_PARTS = new Set(['vedic']);

/**
 * Checks a call at an edge: it is answered, or refused with a problem. An answer from the analytical ephemeris says so in
 * `meta` and by a warning, and one for a range across an edge by either, or by what was searched.
 */
export function checkEdgeCall(services: Services, { product, body, crosses }: EdgeCall): 'answered' | 'refused' {
  const context = { ...services, nowMs: Date.UTC(2026, 0, 1), account: null };
  const endpoint = byName.get(product)!;
  const about = `${product} ${JSON.stringify(body)}`;
  let answer: Answered;
  try {
    answer = endpoint.calculate(context, endpoint.parse(body, context.nowMs)) as Answered;
  } catch (error) {
    assert.ok(error instanceof Problem, `${about}: ${String(error)}`);
    return 'refused';
  }
  const codes = new Set((answer.warnings ?? []).map(({ code }) => code));
  const [isReduced, isSaid] = [answer.meta?.ephemeris === 'moshier', codes.has('reduced_precision')];
  assert.ok(isSaid || !isReduced, `${about}: moshier without the warning`);
  assert.ok(isReduced || !isSaid || WITH_PARTS.has(product), `${about}: warned, but meta says swisseph`);
  if (crosses) assert.ok(isSaid || codes.has('range_clipped'), `${about}: nothing says that the range crosses an edge`);
  return 'answered';
}
