import type { BodyId } from '@theia/astro/natal/settings';
import type { Warning } from '../endpoint.ts';
import { parseBirthData } from '../shared/birth-data.ts';
import type { BirthData, CompanionMoment, FieldReader, Settings } from '../shared/contract.ts';
import { parseCompanionMoment } from '../shared/instant-fields.ts';
import { ASPECT_NAMES, DIGNITY_NAMES, FIGURE_NAMES, HOUSE_NAMES } from '../shared/idle-settings.ts';
import { readFields } from '../shared/reader.ts';
import { ORB_SETTINGS, settingGiven } from '../shared/settings-asked.ts';
import { parseSettings } from '../shared/settings.ts';
import { isIndian, parsePicture, type PictureOptions } from './options.ts';

/** The nine grahas of an Indian chart; the nodes go by their Indian names in the answer. */
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
const IDLE = ['house_placement', 'rulers', ...DIGNITY_NAMES, 'lot_reversal', ...FIGURE_NAMES] as const;
const IDLE_INDIAN = [...IDLE, ...ASPECT_NAMES, ...HOUSE_NAMES.filter((name) => name !== 'house_placement')] as const;

export interface ChartRequest {
  readonly birth: BirthData;
  readonly settings: Settings;
  readonly picture: PictureOptions;
  /** The outer wheel of a bi-wheel: a partner's birth, or transits (null moment: now). */
  readonly outer:
    | { readonly kind: 'partner'; readonly birth: BirthData }
    | { readonly kind: 'transit'; readonly moment: CompanionMoment | null }
    | null;
  /** The request says how wide aspects may be. */
  readonly orbsAsked: boolean;
  /** The sidereal zodiac was asked for where the tropical one is usual. */
  readonly siderealWheel: boolean;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** POST /chart, contract §14. @throws Problem 400 with every fault found */
export function parseChart(input: unknown): ChartRequest {
  const fields = readFields(input);
  const picture = parsePicture(fields);
  const indian = isIndian(picture.style);
  const birth = parseBirthData(fields);
  const settings = parseSettings(fields, {
    orbScale: 1,
    idle: indian ? IDLE_INDIAN : IDLE,
    ...(indian ? { chart: { bodies: GRAHAS }, vedicThing: `style ${picture.style}` } : {}),
  });
  const outer = picture.style === 'biwheel' ? parseOuter(fields) : null;
  const warnings = fields.finish(settings.strict);
  return {
    birth,
    settings,
    picture,
    outer,
    orbsAsked: settingGiven(fields, ORB_SETTINGS),
    siderealWheel: settings.sidereal && !indian,
    input: fields.echo,
    warnings,
  };
}

function parseOuter(fields: FieldReader): NonNullable<ChartRequest['outer']> {
  const moment = parseCompanionMoment(fields, 'transit_date', 'transit_time');
  if (!fields.has('partner')) return { kind: 'transit', moment };
  const partner = fields.child('partner');
  for (const name of ['transit_date', 'transit_time']) {
    if (fields.has(name))
      fields.issue(
        'conflicting_fields',
        name,
        `partner and ${name} cannot both be given.`,
        'A bi-wheel has one outer chart: keep partner, or the transits.',
      );
  }
  return partner === undefined ? { kind: 'transit', moment } : { kind: 'partner', birth: parseBirthData(partner) };
}
