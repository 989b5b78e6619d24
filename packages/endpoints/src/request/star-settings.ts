import { DEFAULT_STARS, findStar, STARS, type Star, type StarId } from '@theia-astro/astro/stars/catalogue';
import { z } from 'zod';
import { starIdSchema } from '../wire/star.ts';
import { field, type Facts, type Field } from './field.ts';
import { LONGEST_LIST } from './field-reader.ts';
import { quote } from './quote.ts';

const GROUPS = ['default', 'all'] as const;
const starsType = z
  .array(starIdSchema)
  .min(1)
  .max(LONGEST_LIST)
  .meta({ id: 'StarList', description: 'Stars; default: the usual thirty, all: the whole catalogue.' });

/**
 * Stars by id, another name or designation (`aldebaran`, `Rohini`, `alpha Tau`), `default` or `all`; at least one.
 * Records `invalid_setting`.
 */
export function stars(facts: Facts): Field<readonly Star[]> {
  return field(starsType, facts, (fields, name) => {
    const listed = fields.list<(typeof GROUPS)[number], StarId>(name, GROUPS, {
      code: 'invalid_setting',
      csv: true,
      what: 'star',
      open: { idOf: (text) => findStar(text)?.id ?? null, form: 'a star (aldebaran, alpha_tauri …)' },
    });
    if (listed === undefined) return undefined;
    if (listed.length === 0) {
      fields.issue(
        'invalid_setting',
        name,
        `${fields.path}${name} must name at least one star.`,
        'Use default or all.',
      );
      return undefined;
    }
    const chosen = listed.flatMap((one) => {
      if (one === 'all') return STARS;
      return one === 'default' ? DEFAULT_STARS : STARS.filter(({ id }) => id === one);
    });
    return [...new Set(chosen)];
  });
}

const MOST_CLASSES = 6;
const MAX_ORB_DEG = 10;

/** Orbs in degrees, 0 to 10, by classes of magnitude, 1 to 6 of them. Records `invalid_setting`. */
export function orbsByMagnitude(facts: Facts): Field<readonly number[]> {
  const type = z.array(z.number().min(0).max(MAX_ORB_DEG)).min(1).max(MOST_CLASSES);
  return field(type, facts, (fields, name) => {
    const read = type.safeParse(fields.raw(name));
    if (!read.success) {
      fields.issue(
        'invalid_setting',
        name,
        `${fields.path}${name} ${quote(fields.raw(name))} is no list of orbs.`,
        `Use 1 to ${MOST_CLASSES} numbers from 0 to ${MAX_ORB_DEG}.`,
      );
      return undefined;
    }
    fields.echo[name] = read.data;
    return read.data;
  });
}
