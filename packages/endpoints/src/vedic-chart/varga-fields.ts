import {
  COUNTINGS,
  EXTRA_VARGAS,
  MOST_DIVISIONS,
  SHODASA_VARGAS,
  VARGA_READINGS,
  type VargaNumber,
  type VargaReadings,
} from '@theia-astro/astro/vedic/varga/rules';
import { z } from 'zod';
import { field, FieldSet, type Field, type ValuesOf, intList, choice, nested } from '../request/field.ts';
import type { FieldReader } from '../request/field-reader.ts';
import { quote } from '../request/issue-list.ts';
import { MOST_CUSTOM_VARGAS, type CustomVarga } from './options.ts';

const readings = new FieldSet({
  D2: choice(VARGA_READINGS[2], 'invalid_setting'),
  D3: choice(VARGA_READINGS[3], 'invalid_setting'),
  D30: choice(VARGA_READINGS[30], 'invalid_setting'),
  D108: choice(VARGA_READINGS[108], 'invalid_setting'),
});

/** Settings of the divisional charts. */
export const vargaFields = {
  vargas: intList(SHODASA_VARGAS, {
    description: 'Divisional charts of Parashara. Default: the navamsa; all sixteen with include all_vargas.',
  }),
  extra_vargas: intList(EXTRA_VARGAS, {
    description:
      'D5, D6, D8, D11; D81 = D9 of D9, D108 = D9 of D12 (or D12 of D9, by varga_readings), D144 = D12 of D12.',
  }),
  custom_vargas: customVargas(),
  varga_readings: nested(
    readings,
    {
      description:
        'Readings of a varga other than Parashara’s; for D108 which varga is computed from which (default d9_of_d12).',
    },
    (_, { D2: two, D3: three, D30: thirty, D108: d108 }): VargaReadings => ({
      ...(two === undefined ? {} : { 2: two }),
      ...(three === undefined ? {} : { 3: three }),
      ...(thirty === undefined ? {} : { 30: thirty }),
      ...(d108 === undefined ? {} : { 108: d108 }),
    }),
    { wrongType: 'own_code' },
  ),
};

/**
 * The vargas named in `vargas` and `extra_vargas`; with only `extra_vargas` also the navamsa. Undefined when neither is
 * given.
 */
export function readVargas(said: ValuesOf<typeof vargaFields>): readonly VargaNumber[] | undefined {
  const extra = said.extra_vargas ?? [];
  return said.vargas === undefined && extra.length === 0 ? undefined : [...(said.vargas ?? [9 as const]), ...extra];
}

/** `custom_vargas`: `[{"divisions": 11, "counting": "parivritti"}]`. Records `invalid_setting`. */
function customVargas(): Field<readonly CustomVarga[]> {
  const type = z
    .array(
      z.object({
        divisions: z.int().min(2).max(MOST_DIVISIONS),
        counting: z
          .enum(COUNTINGS)
          .optional()
          .meta({ description: `Default: \`${COUNTINGS[0]}\`.` }),
      }),
    )
    .max(MOST_CUSTOM_VARGAS);
  return field(
    type,
    { description: 'Custom divisional charts; in the answer as D<divisions>_<counting>.' },
    readCustomVargas,
  );
}

function readCustomVargas(fields: FieldReader, name: string): readonly CustomVarga[] {
  const raw = fields.raw(name);
  const hint = `Write [{"divisions": 2 to ${MOST_DIVISIONS}, "counting": one of ${COUNTINGS.join(', ')}}].`;
  if (!Array.isArray(raw) || raw.length > MOST_CUSTOM_VARGAS) {
    fields.issue(
      'invalid_setting',
      name,
      `${fields.path}${name} must be a list of at most ${MOST_CUSTOM_VARGAS}.`,
      hint,
    );
    return [];
  }
  const found: CustomVarga[] = [];
  for (const [index, item] of raw.entries()) {
    const varga = customVarga(item);
    if (varga === undefined)
      fields.issue(
        'invalid_setting',
        `${name}[${index}]`,
        `${fields.path}${name}[${index}] ${quote(item)} is not a varga.`,
        hint,
      );
    else if (!found.some(({ divisions, counting }) => divisions === varga.divisions && counting === varga.counting))
      found.push(varga);
  }
  fields.echo[name] = found;
  return found;
}

function customVarga(item: unknown): CustomVarga | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const divisions: unknown = Reflect.get(item, 'divisions');
  const wanted: unknown = Reflect.get(item, 'counting') ?? COUNTINGS[0];
  const counting = COUNTINGS.find((known) => known === wanted);
  if (
    typeof divisions !== 'number' ||
    !Number.isInteger(divisions) ||
    divisions < 2 ||
    divisions > MOST_DIVISIONS ||
    counting === undefined
  )
    return undefined;
  return { divisions, counting };
}
