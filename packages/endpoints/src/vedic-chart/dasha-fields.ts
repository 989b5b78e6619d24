import { DASHA_SYSTEMS, type DashaSystem } from '@theia-astro/astro/vedic/dasha/dashas';
import { NARAYANA_LORDS, NARAYANA_TIES } from '@theia-astro/astro/vedic/dasha/sign-rulers';
import { DASHA_YEARS, type DashaYear } from '@theia-astro/astro/vedic/dasha/scale';
import { VARGAS } from '@theia-astro/astro/vedic/varga/rules';
import { z } from 'zod';
import { field, type Field, type ValuesOf, choice, number, numberChoice } from '../request/field.ts';
import { LONGEST_LIST, type FieldReader } from '../request/field-reader.ts';
import { quote } from '../request/issue-list.ts';
import { dashaSystemSchema } from '../vedic-parts/wire.ts';
import { DEEPEST_TREE, DEFAULT_VEDIC_OPTIONS, type VedicOptions } from './options.ts';

/** Settings of the dashas. */
export const dashaFields = {
  dasha_systems: dashaSystems(),
  dasha_year: field(
    z.literal([...DASHA_YEARS]),
    { description: 'Days in a dasha year; solar means from one return of the Sun to the next.', byDefault: 365.25 },
    readDashaYear,
  ),
  dasha_levels: number(
    { code: 'invalid_setting', min: 1, max: DEEPEST_TREE, integer: true },
    {
      description: 'Depth of the tree. Default: 1, or 2 with include details. Current periods always have five levels.',
    },
  ),
  narayana_lords: choice(NARAYANA_LORDS, 'invalid_setting', {
    description:
      'Narayana, sudasa, shoola, niryana shoola, drig and mandook: who rules Scorpio and Aquarius: the stronger of the two lords by Narasimha Rao or as in the chara dasha, or always Mars and Saturn.',
    byDefault: NARAYANA_LORDS[0],
  }),
  narayana_equal: choice(NARAYANA_TIES, 'invalid_setting', {
    description:
      'The same dashas: of two signs of equal strength, the stronger is the one whose lord is more advanced in its sign, or the one with the longer dasha.',
    byDefault: NARAYANA_TIES[0],
  }),
  narayana_varga: numberChoice(
    VARGAS,
    {
      code: 'invalid_setting',
      min: 1,
      max: 144,
      integer: true,
      hint: 'Use a varga of settings.vargas or extra_vargas.',
    },
    'a known varga',
    { description: 'The varga of the narayana dasha.', byDefault: 1 },
  ),
};

/** The dashas requested in the settings. */
export function readDashaSettings(said: ValuesOf<typeof dashaFields>): VedicOptions['dasha'] {
  const { dasha } = DEFAULT_VEDIC_OPTIONS;
  return {
    systems: said.dasha_systems ?? dasha.systems,
    year: said.dasha_year ?? dasha.year,
    levels: said.dasha_levels ?? dasha.levels,
    narayana: {
      lords: said.narayana_lords ?? dasha.narayana.lords,
      tie: said.narayana_equal ?? dasha.narayana.tie,
      varga: said.narayana_varga ?? dasha.narayana.varga,
    },
  };
}

function dashaSystems(): Field<readonly DashaSystem[]> {
  const type = z.array(dashaSystemSchema).min(1).max(LONGEST_LIST);
  return field(type, { description: 'Dashas to compute.', byDefault: [DASHA_SYSTEMS[0]] }, (fields, name) => {
    const systems = fields.list(name, DASHA_SYSTEMS, { code: 'invalid_setting', what: 'dasha system' });
    if (systems?.length === 0)
      fields.issue(
        'invalid_setting',
        name,
        `${fields.path}${name} must name at least one.`,
        `Use some of ${DASHA_SYSTEMS.join(', ')}.`,
      );
    return systems;
  });
}

function readDashaYear(fields: FieldReader, name: string): DashaYear | undefined {
  const raw = fields.raw(name);
  const text = typeof raw === 'string' ? raw.trim().toLowerCase() : raw;
  const year = DASHA_YEARS.find((known) => known === text || String(known) === text);
  if (year === undefined)
    fields.issue(
      'invalid_setting',
      name,
      `${fields.path}${name} ${quote(raw)} is not supported.`,
      `Use one of ${DASHA_YEARS.join(', ')}.`,
    );
  else fields.echo[name] = year;
  return year;
}
