import type { BodyId } from '@theia-astro/astro/bodies/body-id';
import type { Warning } from '../endpoint.ts';
import { birthFields, readBirth, partnerField } from '../request/birth-data.ts';
import { FieldSet, type ValuesOf } from '../request/field.ts';
import type { FieldReader } from '../request/field-reader.ts';
import type { BirthData, CompanionMoment, Settings } from '../request/asked.ts';
import { clock, companionMoment, date } from '../request/instants.ts';
import {
  ASPECT_NAMES,
  DIGNITY_NAMES,
  FIGURE_NAMES,
  HOUSE_NAMES,
  ORB_NAMES,
  readSettings,
  settingGiven,
  settingsField,
  warnOfIdle,
} from '../request/settings.ts';
import { readFields } from '../request/reader.ts';
import type { SettingName } from '../request/setting-fields.ts';
import { zodiacFields } from '../request/system.ts';
import { isIndian, pictureFields, readPicture, type PictureOptions, type Style, warnOfStyle } from './options.ts';

/** The nine grahas of an Indian chart. The answer uses the Indian names of the nodes. */
const GRAHAS: readonly BodyId[] = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'north_node',
  'south_node',
];

/** Settings that no picture shows; an Indian one has neither aspects nor cusps. */
const IDLE: readonly SettingName[] = ['house_placement', 'rulers', ...DIGNITY_NAMES, 'lot_reversal', ...FIGURE_NAMES];
const IDLE_INDIAN = [...IDLE, ...ASPECT_NAMES, ...HOUSE_NAMES.filter((name) => name !== 'house_placement')];

export interface ChartRequest {
  readonly birth: BirthData;
  readonly settings: Settings;
  readonly picture: PictureOptions;
  /** The outer wheel of a bi-wheel: a partner's birth, or transits (null moment: now). */
  readonly outer:
    | { readonly kind: 'partner'; readonly birth: BirthData }
    | { readonly kind: 'transit'; readonly moment: CompanionMoment | null }
    | null;
  /** The request sets orbs. */
  readonly orbsAsked: boolean;
  /** The sidereal zodiac was requested where the tropical one is the default. */
  readonly siderealWheel: boolean;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** What single styles use beyond the others. */
const OF_STYLE: Readonly<Partial<Record<Style, readonly SettingName[]>>> = {
  dial: ['dial', 'midpoint_orb'],
  harmonic: ['harmonic_orb'],
  declination_graph: ['parallel_orb'],
};
const OF_STYLES = new Set<SettingName>(Object.values(OF_STYLE).flat());

const settings = settingsField({
  orbScale: 1,
  idle: IDLE.filter((name) => !OF_STYLES.has(name)),
  id: 'ChartSettings',
});
const indianSettings = settingsField({ orbScale: 1, idle: IDLE_INDIAN, chart: { bodies: GRAHAS } });

const outerFields = {
  partner: partnerField,
  transit_date: date({
    description:
      'Outer wheel of a biwheel: the sky on this day by the clock of the birth place; Default, without a partner: now.',
  }),
  transit_time: clock({ description: 'Local time of transit_date. Default: 12:00.' }),
};

/** The fields of POST /chart. */
export const chartFields = new FieldSet({
  ...birthFields,
  ...pictureFields,
  ...outerFields,
  ...zodiacFields,
  settings,
});

/** POST /chart. @throws Problem 400 with every fault found */
export function parseChart(input: unknown): ChartRequest {
  const fields = readFields(input);
  const values = chartFields.read(fields);
  const picture = readPicture(fields, values);
  const indian = isIndian(picture.style);
  const birth = readBirth(fields, values);
  const asked = readSettings(
    fields,
    values,
    indian ? indianSettings : settings,
    indian ? `style ${picture.style}` : null,
  );
  if (!indian) warnOfOtherStyles(fields, picture.style);
  if (picture.style === 'draconic' && asked.chart.coordinates === 'heliocentric')
    fields.issue(
      'conflicting_fields',
      'settings.coordinates',
      'A heliocentric chart has no lunar node and no draconic chart.',
      'Use geocentric coordinates.',
    );
  const outer = readOuter(fields, values, picture.style);
  return {
    ...fields.finishRequest(asked.strict),
    birth,
    settings: asked,
    picture,
    outer,
    orbsAsked: settingGiven(fields, ORB_NAMES),
    siderealWheel: asked.sidereal && !indian,
  };
}

function warnOfOtherStyles(fields: FieldReader, style: Style): void {
  const given = fields.child('settings', { wrongType: 'own_code' });
  if (given === undefined) return;
  warnOfIdle(
    given,
    [...OF_STYLES].filter((name) => OF_STYLE[style]?.includes(name) !== true),
  );
}

/** The outer wheel of a biwheel. Records `conflicting_fields`; warns of its fields in other styles. */
function readOuter(fields: FieldReader, values: ValuesOf<typeof outerFields>, style: Style): ChartRequest['outer'] {
  if (style !== 'biwheel') {
    for (const name of Object.keys(outerFields)) if (fields.has(name)) warnOfStyle(fields, name, style);
    return null;
  }
  const { partner } = values;
  for (const name of ['transit_date', 'transit_time']) {
    if (fields.has('partner') && fields.has(name))
      fields.issue(
        'conflicting_fields',
        name,
        `partner and ${name} cannot both be given.`,
        'A bi-wheel has one outer chart: keep partner, or the transits.',
      );
  }
  return partner === undefined
    ? { kind: 'transit', moment: companionMoment(values.transit_date, values.transit_time) }
    : { kind: 'partner', birth: partner };
}
