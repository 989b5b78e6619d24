import { dmsText } from '@theia-astro/astro/angle/angle';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';
import type { AnswerNode } from './answer-node.ts';

type Json = Readonly<Record<string, unknown>>;

/** Decimals of degrees on the wire. */
export const DECIMALS_MAX = 8;
const UNIT = 10 ** DECIMALS_MAX;
const SIGN_UNITS = 30 * UNIT;
/** A longitude and its degree in the sign differ by less: each is rounded on its own. */
const ROUNDING = 4;

/** Cut towards zero to these decimals, computed in whole units of the wire; never −0. */
export function cut(value: number, decimals: number): number {
  if (decimals >= DECIMALS_MAX || !Number.isFinite(value)) return value;
  return cutUnits(Math.round(value * UNIT), decimals);
}

function cutUnits(units: number, decimals: number): number {
  return Math.trunc(units / 10 ** (DECIMALS_MAX - decimals)) / 10 ** decimals + 0;
}

/**
 * An answer with its angles and their changes cut to these decimals. They are cut, never rounded up: a body at 29.9999° of Aries stays in Aries, and sign, degree
 * and longitude agree to the last decimal. Signs, houses, motions and orbs are those of the exact values. Instants, distances and all other numbers stay
 * as they are, and so do the coordinates of places. Pure.
 */
export function withPrecision(value: unknown, node: AnswerNode | null, decimals: number): unknown {
  if (node === null || value === null) return value;
  if (typeof value === 'number') return node.isAngle ? cut(value, decimals) : value;
  if (typeof value !== 'object' || node.isPlace) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => withPrecision(one, node, decimals));
  const entries = Object.entries(value as Json).map(([name, one]) => [
    name,
    withPrecision(one, node.field(name) ?? node.each, decimals),
  ]);
  return agreeing(value as Json, Object.fromEntries(entries) as Json, decimals);
}

/** The same position three times: the longitude and the text of degrees and minutes follow from the sign and the degree in it. */
function agreeing(exact: Json, coarse: Json, decimals: number): Json {
  const { longitude, sign, degree } = exact;
  if (typeof degree !== 'number' || typeof sign !== 'string') return coarse;
  const index = (SIGNS as readonly string[]).indexOf(sign);
  if (index < 0) return coarse;
  const units = index * SIGN_UNITS + Math.round(degree * UNIT);
  const isSame = typeof longitude === 'number' && Math.abs(Math.round(longitude * UNIT) - units) <= ROUNDING;
  return {
    ...coarse,
    ...(isSame ? { longitude: cutUnits(units, decimals) } : {}),
    ...(typeof exact['dms'] === 'string' ? { dms: dmsText(cut(degree, decimals)) } : {}),
  };
}
