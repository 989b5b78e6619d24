import { nested, text, type Fields } from './form-body.ts';
import { badParameter, invalidRequest, missingFor } from './stripe-error.ts';

const LIMIT_DEFAULT = 10;
const LIMIT_MAX = 100;

interface Listed {
  readonly id: string;
  readonly object: string;
}

/** One page of a list with Stripe's paging: newest first, up to `limit` objects after or before an object of the list. @throws StripeRejection 400 */
export function listPage(objects: readonly Listed[], form: Fields, url: string): object {
  const limit = readLimit(text(form, 'limit'));
  const [after, before] = [text(form, 'starting_after'), text(form, 'ending_before')];
  if (after !== null && before !== null)
    throw invalidRequest('You may only specify one of these parameters: ending_before, starting_after.');
  const all = objects.filter((object) => within(object, nested(form, 'created'))).toReversed();
  const at = (param: string, id: string): number => {
    const index = all.findIndex((object) => object.id === id);
    if (index < 0) throw missingFor(param, objects[0]?.object ?? 'object', id);
    return index;
  };
  const from = after === null ? 0 : at('starting_after', after) + 1;
  const to = before === null ? from + limit : at('ending_before', before);
  const start = before === null ? from : Math.max(0, to - limit);
  return { object: 'list', url, has_more: before === null ? to < all.length : start > 0, data: all.slice(start, to) };
}

function readLimit(given: string | null): number {
  if (given === null) return LIMIT_DEFAULT;
  const limit = Number(given);
  if (limit < 1)
    throw badParameter('limit', 'This value must be greater than or equal to 1.', 'parameter_invalid_integer');
  if (limit > LIMIT_MAX)
    throw badParameter(
      'limit',
      `This value must be less than or equal to ${LIMIT_MAX} (currently ${limit}).`,
      'parameter_invalid_integer',
    );
  return limit;
}

const BOUNDS: Readonly<Record<string, (created: number, bound: number) => boolean>> = {
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
};

function within(object: object, created: Fields): boolean {
  const at = 'created' in object && typeof object.created === 'number' ? object.created : 0;
  return Object.entries(BOUNDS).every(
    ([name, holds]) => text(created, name) === null || holds(at, Number(text(created, name))),
  );
}

/** True if an object matches the filters of a list; `created`, paging and expansion are handled elsewhere. */
export function matches(object: object, form: Fields, names: readonly string[]): boolean {
  const held = new Map<string, unknown>(Object.entries(object));
  return names.every((name) => {
    const asked = text(form, name);
    const value = held.get(name);
    if (asked === null) return true;
    // Promotion codes are the same in upper and lower case.
    if (name === 'code' && typeof value === 'string') return value.toLowerCase() === asked.toLowerCase();
    return String(value) === asked;
  });
}
