import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import { fieldsOf } from './fields.ts';
import { SHORT_NAMES, type ShortName } from './short.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The same request with the names of the API.
 * @throws Problem 400 conflicting_fields when a field has both its names
 */
export function withFullNames(product: Endpoint, fields: Fields): Fields {
  return renamed(new Set(fieldsOf(product).keys()), fields, '');
}

function renamed(known: ReadonlySet<string>, fields: Fields, prefix: string): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const full = isShortName(name) && !known.has(`${prefix}${name}`) ? SHORT_NAMES[name] : name;
      if (full !== name && known.has(`${prefix}${full}`)) {
        if (Object.hasOwn(fields, full)) throw bothNames(`${prefix}${name}`, full);
        return [full, value];
      }
      const isInner = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, isInner ? renamed(known, value as Fields, `${prefix}${name}.`) : value];
    }),
  );
}

function isShortName(name: string): name is ShortName {
  return Object.hasOwn(SHORT_NAMES, name);
}

function bothNames(short: string, full: string): Problem {
  return new Problem({
    code: 'conflicting_fields',
    field: short,
    message: `${short} is short for ${full}: both are given.`,
    hint: 'Keep one of them.',
  });
}
