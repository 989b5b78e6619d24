import { birthField } from '../request/birth-data.ts';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { eclipsesBetween } from '@theia-astro/astro/eclipses/eclipses';
import { z } from 'zod';
import { uncertaintyShape } from '../resolve/uncertainty.ts';
import { returnSchema } from '../western/returns/returning.ts';
import { stationEventSchema } from '../western/transits/event.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { eclipseSchema, wireEclipse } from '../wire/eclipse.ts';
import { instantSchema, timeSchema, placeSchema } from '../wire/place-and-time.ts';
import { profectionsSchema, profections } from './profections.ts';
import { progressedMoonSchema, progressedMoon } from './progressed-moon.ts';
import { lunarReturnSchema, lunarReturns, solarReturn } from './movements.ts';
import { slowTransitsSchema, slowTransits, stationsOfYear } from './transits.ts';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { natalTargets } from '../western/natal-points.ts';
import { resolveVenue } from '../western/returns/asked.ts';
import { instantTextOfJd } from '../time/instant-text.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { asReturnRequest, type YearlyCyclePart, type YearlyCycleRequest } from './request.ts';
import { type Scene, sceneNatalPoints, setScene, resolveCycleSpan } from './scene.ts';
import type { Wire } from '../wire/wire.ts';

const TIMELINE_CATEGORIES = [
  'solar_return',
  'profection',
  'transit',
  'eclipse',
  'progressed_moon',
  'lunar_return',
  'station',
] as const;

const timelineSchema = z.array(
  z
    .object({
      at: instantSchema,
      category: z.enum(TIMELINE_CATEGORIES),
      title_key: z.string().meta({
        description: 'Stable words, as a key for texts in any language.',
        examples: ['transit.exact.saturn.conjunction.moon'],
      }),
      ref: z.string().meta({ description: 'Path of the item in this answer.', examples: ['transits.events[3]'] }),
    })
    .meta({ id: 'TimelineEntry' }),
);

/** A year of life; parts that were not requested are absent. */
export const yearlyCycleResponseSchema = z.object({
  product: z.literal('yearly_cycle'),
  year: z.int(),
  span: z
    .object({ starts_at: instantSchema, ends_at: instantSchema, approximate: uncertaintyShape.approximate })
    .meta({ description: 'From the solar return of the year to the next one, exclusive.' }),
  solar_return: returnSchema.optional(),
  profections: profectionsSchema.nullable().optional().meta({ description: 'Null without a birth time.' }),
  transits: slowTransitsSchema.optional(),
  eclipses: z.array(eclipseSchema).optional(),
  progressed_moon: progressedMoonSchema.optional(),
  lunar_returns: z.array(lunarReturnSchema).optional(),
  stations: z.array(stationEventSchema).optional().meta({ description: 'Mercury to Pluto and Chiron.' }),
  timeline: timelineSchema.optional().meta({ description: 'All events of this answer in order of time.' }),
  time: timeSchema.meta({ description: 'Those of the birth.' }),
  place: placeSchema.nullable().meta({ description: 'Those of the birth.' }),
  ...answerShape,
});

/** The year of life. @throws Problem 400 `invalid_range`, 422 */
export function calculateYearlyCycle(
  context: CalculationContext,
  request: YearlyCycleRequest,
): Wire<typeof yearlyCycleResponseSchema> {
  const { ephemeris } = context;
  const { settings, include } = request;
  const birth = resolveBirth(context, request.birth, settings.resolution);
  const venue = resolveVenue(context, asReturnRequest(request, 'solar', 0), birth);
  const span = resolveCycleSpan(context, request, birth, venue);
  const natal = natalTargets(context, birth, settings, birthField(request.birth));
  const scene = setScene(ephemeris, request, birth, natal, span);
  const asked = <Wired>(part: YearlyCyclePart, make: () => Part<Wired>): Part<Wired> | null =>
    include.has(part) ? make() : null;
  const solar = asked('solar_return', () => solarReturn(context, scene, venue));
  const year = asked('profections', () => profections(ephemeris, natal.chart, span));
  const transits = asked('transits', () => slowTransits(scene));
  const eclipses = asked('eclipses', () => eclipsesOfYear(scene));
  const moon = asked('progressed_moon', () => progressedMoon(scene));
  const lunar = asked('lunar_returns', () => lunarReturns(context, scene));
  const stations = asked('stations', () => stationsOfYear(scene));
  const parts = [solar, year, transits, eclipses, moon, lunar, stations].filter((part) => part !== null);
  const source = natal.chart.source === 'moshier' ? 'moshier' : scene.regime.source;
  return {
    product: 'yearly_cycle',
    year: span.year,
    span: {
      starts_at: instantTextOfJd(ephemeris, span.fromJdUt),
      ends_at: instantTextOfJd(ephemeris, span.untilJdUt),
      ...(span.uncertainty.approximate ? { approximate: true } : {}),
    },
    ...(solar === null ? {} : { solar_return: solar.wired }),
    ...(year === null ? {} : { profections: year.wired }),
    ...(transits === null ? {} : { transits: transits.wired }),
    ...(eclipses === null ? {} : { eclipses: eclipses.wired }),
    ...(moon === null ? {} : { progressed_moon: moon.wired }),
    ...(lunar === null ? {} : { lunar_returns: lunar.wired }),
    ...(stations === null ? {} : { stations: stations.wired }),
    ...(include.has('timeline')
      ? {
          timeline: writeTimeline(
            ephemeris,
            parts.flatMap(({ entries }) => entries),
          ),
        }
      : {}),
    time: birth.time,
    place: birth.place,
    input: request.input,
    meta: buildMeta(context, { jdUt: span.fromJdUt, ayanamsa: settings.chart.ayanamsa, source }),
    warnings: distinct([
      ...request.warnings,
      ...birth.warnings,
      ...venue.warnings,
      ...span.warnings,
      ...precisionWarnings(source),
      ...natal.warnings,
      ...parts.flatMap(({ warnings }) => warnings),
    ]),
  };
}

/** Removes duplicate warnings of different parts. */
function distinct(warnings: readonly Warning[]): Warning[] {
  return [...new Map(warnings.map((warning) => [`${warning.code} ${warning.message}`, warning])).values()];
}

/** One part of the answer. */
export interface Part<Wired> {
  readonly wired: Wired;
  readonly entries: readonly Entry[];
  readonly warnings: readonly Warning[];
}

/** One event of the year, from any part of the answer. */
export interface Entry {
  readonly jdUt: number;
  readonly category: (typeof TIMELINE_CATEGORIES)[number];
  /** Stable words joined by dots, as a key for texts in any language. */
  readonly titleKey: string;
  /** Path to the item in the answer. */
  readonly ref: string;
}

/** All entries in order of time; entries at the same instant in the order of the categories. */
function writeTimeline(ephemeris: Ephemeris, entries: readonly Entry[]): Wire<typeof timelineSchema> {
  return entries
    .toSorted(
      (a, b) => a.jdUt - b.jdUt || TIMELINE_CATEGORIES.indexOf(a.category) - TIMELINE_CATEGORIES.indexOf(b.category),
    )
    .map(({ jdUt, category, titleKey, ref }) => ({
      at: instantTextOfJd(ephemeris, jdUt),
      category,
      title_key: titleKey,
      ref,
    }));
}

/** The eclipses of the year with the natal points they fall on. */
function eclipsesOfYear(scene: Scene): Part<readonly Wire<typeof eclipseSchema>[]> {
  const { ephemeris, request, birth, span, frame } = scene;
  const found = eclipsesBetween(ephemeris, span.fromJdUt, span.untilJdUt, {
    place: birth.geo,
    ayanamsa: frame.ayanamsa,
  });
  const details = request.include.has('details');
  return {
    wired: found.map((eclipse) => wireEclipse(ephemeris, eclipse, { details, natal: sceneNatalPoints(scene) })),
    entries: found.map(({ maximumJdUt, kind, type }, index) => ({
      jdUt: maximumJdUt,
      category: 'eclipse',
      titleKey: `eclipse.${kind}.${type}`,
      ref: `eclipses[${index}]`,
    })),
    warnings: [],
  };
}
