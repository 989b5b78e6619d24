import type { Facts, Field } from './field.ts';
import { number } from './kinds.ts';

/** Wider than the years that can be computed: years outside those give a 422, not a parsing fault. */
const MAX_YEAR = 99_999;

/** A calendar year. Records `invalid_year`. */
export function year(facts: Facts): Field<number> {
  return number(
    { code: 'invalid_year', min: -MAX_YEAR, max: MAX_YEAR, integer: true, hint: 'A whole year, for example 2024.' },
    { examples: [2024], ...facts },
  );
}
