import { VOC_BODIES, type VocBodies } from '@theia/astro/moon/perfections';
import { MOON_PHASES, type MoonPhase } from '@theia/astro/phase/phases';
import type { Warning } from '../endpoint.ts';
import type { FieldReader, PlaceQuery, Settings, ZoneChoice } from '../shared/contract.ts';
import { parseInclude } from '../shared/include.ts';
import { parseZoneChoice } from '../shared/instant-fields.ts';
import { parsePlaceQuery } from '../shared/place-fields.ts';
import { ASPECT_NAMES, DIGNITY_NAMES, FIGURE_NAMES, HOUSE_NAMES } from '../shared/idle-settings.ts';
import { readFields } from '../shared/reader.ts';
import { parseSettings } from '../shared/settings.ts';
import { parseSpan, type Span } from './span.ts';

export const MOON_INCLUDES = ['phases', 'ingresses', 'void_of_course', 'eclipses', 'apsides', 'supermoons'] as const;
export type MoonInclude = (typeof MOON_INCLUDES)[number];
export const DEFAULT_MOON_INCLUDES: readonly MoonInclude[] = ['phases', 'eclipses'];
export const VOC_SCHOOLS = Object.keys(VOC_BODIES) as [VocBodies, ...VocBodies[]];
export const VOC_DEFINITIONS = ['last_aspect', 'lilly', 'hellenistic'] as const;

/** The Moon's calendar is of apparent places and has no chart. */
const IDLE = [
  ...ASPECT_NAMES,
  'bodies',
  'node',
  'lilith',
  'positions',
  ...HOUSE_NAMES,
  'rulers',
  ...DIGNITY_NAMES,
  'lot_reversal',
  ...FIGURE_NAMES,
] as const;

export interface MoonphasesRequest {
  readonly span: Span;
  readonly phases: readonly MoonPhase[];
  readonly include: ReadonlySet<MoonInclude>;
  readonly vocBodies: VocBodies;
  readonly vocDefinition: (typeof VOC_DEFINITIONS)[number];
  readonly place: PlaceQuery | null;
  readonly zone: ZoneChoice | null;
  readonly settings: Settings;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** Reads GET and POST /moonphases (contract §10.2, §20). @throws Problem with every fault */
export function parseMoonphases(input: unknown): MoonphasesRequest {
  const fields = readFields(input);
  const span = parseSpan(fields);
  const phase = fields.oneOf('phase', MOON_PHASES, 'invalid_setting');
  const include = parseInclude(fields, MOON_INCLUDES, DEFAULT_MOON_INCLUDES);
  const vocBodies = fields.oneOf('voc_bodies', VOC_SCHOOLS, 'invalid_setting') ?? 'modern';
  const vocDefinition = fields.oneOf('voc_definition', VOC_DEFINITIONS, 'invalid_setting') ?? 'last_aspect';
  const place = parsePlaceQuery(fields);
  const zone = parseZoneChoice(fields);
  const settings = parseSettings(fields, { orbScale: 1, idle: IDLE });
  rejectUnusedCenter(fields, settings);
  const warnings = fields.finish(settings.strict);
  return {
    span,
    phases: phase === undefined ? MOON_PHASES : [phase],
    include,
    vocBodies,
    vocDefinition,
    place,
    zone,
    settings,
    input: fields.echo,
    warnings,
  };
}

/** The Moon's calendar is geocentric; another centre would be ignored in silence. */
function rejectUnusedCenter(fields: FieldReader, { chart }: Settings): void {
  if (chart.coordinates === 'geocentric') return;
  fields.issue(
    'invalid_setting',
    'settings.coordinates',
    `settings.coordinates ${chart.coordinates} is not supported here: the Moon's calendar is geocentric.`,
    'Leave it out; latitude and longitude add what a place sees.',
  );
}
