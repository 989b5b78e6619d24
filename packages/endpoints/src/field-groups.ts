import { z } from 'zod';
import { choiceFields } from './chosen/choice-fields.ts';
import { transitedShape } from './gochara/schema.ts';
import { nextFields } from './forms/with-search-cursors.ts';
import { rayShape } from './primary-directions/schema.ts';
import { progressionsShape } from './progressions/schema.ts';
import { analysisFields, resolutionFields, settingFields } from './request/setting-fields.ts';
import { birthFields } from './request/birth-data.ts';
import { FieldSet, type Fields } from './request/field.ts';
import { placeFields } from './request/place-fields.ts';
import { vedicZodiacFields, zodiacFields } from './request/system.ts';
import { factShape } from './sensitivity/schema.ts';
import { timesAndPlacesShape } from './synastry/schema.ts';
import { uncertaintyShape } from './resolve/uncertainty.ts';
import { vedicPartsShape } from './vedic-chart/parts.ts';
import { vedicFields } from './vedic-chart/request.ts';
import { vedicHeadSchema } from './vedic-chart/schema.ts';
import { agesShape, moonOfBirthShape, openSpanShape } from './vedic-parts/wire-sade-sati.ts';
import { panchangShape } from './vedic-parts/panchang-shape.ts';
import { whenShape } from './western/transits/event.ts';
import { answerShape, nextShape } from './wire/answer-parts.ts';
import { chartsPairShape } from './wire/aspect.ts';
import { chartShape } from './wire/chart.ts';
import { countsShape } from './wire/chart-figures.ts';
import { placeSchema, timeSchema } from './wire/place-and-time.ts';
import { bodyShape } from './wire/point.ts';
import { zodiacShape } from './wire/wire.ts';

const { ayanamsa, house_system, bhava, polar_fallback, bodies, node, lilith } = settingFields;
const { house_placement, positions, rulers } = settingFields;
const { terms, triplicity, lot_reversal, star_orb, parallel_orb, stellium_min, midpoint_orb } = settingFields;
const { stars, star_aspects, star_orbs, paran_orb_minutes } = settingFields;
const { dial, picture_orb, harmonics, harmonic_orb, draconic_orb, antiscia_orb } = settingFields;
const { analysis_date, analysis_time, dashas_from, dashas_to, dashas_levels, include, settings } = vedicFields.fields;
const { orb_degrees, aspect_orbs, orb_scale, orb_model, aspects } = settingFields;

/** Groups of fields that several requests or answers share. The OpenAPI document describes each group once; schemas with all its fields refer to it. */
const GROUPS: readonly z.ZodType[] = [
  choiceFields.schema,
  asked('BirthData', 'Birth data of one person.', birthFields),
  asked('PlaceInput', 'A place by its name or its coordinates.', placeFields),
  asked(
    'ResolutionSettings',
    'How place and time are resolved, how strictly the request is checked, and the ayanamsa.',
    {
      ...resolutionFields,
      ayanamsa,
    },
  ),
  asked('HouseSettings', 'The houses and bodies of a chart.', {
    house_system,
    bhava,
    polar_fallback,
    bodies,
    node,
    lilith,
  }),
  asked('AspectSettings', 'The aspects to find and their orbs.', {
    orb_degrees,
    aspect_orbs,
    orb_scale,
    orb_model,
    aspects,
  }),
  asked('PlacementSettings', 'How points are placed and ruled.', { positions, house_placement, rulers }),
  asked('DetailSettings', 'How the further parts of a chart are computed.', {
    terms,
    triplicity,
    lot_reversal,
    stars,
    star_aspects,
    star_orb,
    star_orbs,
    paran_orb_minutes,
    parallel_orb,
    stellium_min,
    midpoint_orb,
    dial,
    picture_orb,
    harmonics,
    harmonic_orb,
    draconic_orb,
    antiscia_orb,
  }),
  asked('VedicChartChoice', 'What to compute of a Vedic chart, and how.', {
    analysis_date,
    analysis_time,
    dashas_from,
    dashas_to,
    dashas_levels,
    settings,
    include,
  }),
  asked('AnalysisMoment', 'The moment an answer is given for.', analysisFields),
  asked('NextAsked', 'The next or the last events.', nextFields.fields),
  asked('ZodiacChoice', 'The system and the zodiac.', zodiacFields),
  asked('VedicZodiacChoice', 'The system and the zodiac of a product that is always Vedic.', vedicZodiacFields),
  answered('Fact', 'What a fact of a birth is about.', factShape),
  answered('DirectionRay', 'An aspect or a parallel that is directed.', rayShape),
  answered('Panchang', 'A Vedic day and its limbs at the requested moment.', panchangShape),
  answered('ProgressedChart', 'The progressed chart for one date.', progressionsShape),
  answered('Chart', 'A Western chart: the default parts, and the parts added by include.', chartShape),
  answered('SignCounts', 'Counts of signs.', countsShape),
  answered('Body', 'The position of a body. The fields from id on need include details.', bodyShape),
  answered('NextEvents', 'Where a search continues.', nextShape),
  answered('TimeAndPlace', 'When and where, as resolved.', { time: timeSchema, place: placeSchema.nullable() }),
  answered('TimesAndPlaces', 'When and where two people were born, as resolved.', timesAndPlacesShape),
  answered('AnswerFrame', 'The fields of every answer.', answerShape),
  answered('VedicParts', 'Parts of a Vedic chart: the default parts, and the parts added by include.', vedicPartsShape),
  vedicHeadSchema.meta({ id: 'VedicHead', description: 'The head of a Vedic chart, before its parts.' }),
  answered('EventTime', 'The time of an event.', { ...whenShape, ...uncertaintyShape }),
  answered('Uncertainty', 'How uncertain an instant is when the birth time is unknown.', uncertaintyShape),
  answered('AspectPair', 'An aspect and the points of the charts that form it.', chartsPairShape),
  answered('OpenSpan', 'A span; null where the ephemeris ends within it.', openSpanShape),
  answered('SpanAges', 'Ages in years of 365.2422 days, negative before the birth.', agesShape),
  answered('MoonOfBirth', 'The natal Moon. Without a birth time it is that of noon.', moonOfBirthShape),
  answered('TransitedHouse', 'What a transit of a house and sign means.', transitedShape),
  answered('ZodiacPosition', 'A position in the zodiac.', zodiacShape),
];

/** Components that other answers contain completely. */
const WHOLE = [
  'CallOptions',
  'Settings',
  'HylegWitness',
  'GunaMilan',
  'AspectBetweenCharts',
  'Aspect',
  'DeclinationAspect',
  'SadeSati',
  'Manglik',
  'Place',
  'PlainMeta',
  'Tithi',
  'NakshatraLimb',
  'NityaYoga',
  'Karana',
  'TimeSpan',
  'SubLords',
  'KpCusp',
  'TimeLordPeriods',
  'DashaPeriod',
  'SubscriptionEvent',
] as const;

export const fieldGroups = { schemas: GROUPS, components: WHOLE };

function asked(id: string, description: string, fields: Fields): z.ZodType {
  return new FieldSet(fields, { id, description }).schema;
}

function answered(id: string, description: string, shape: z.ZodRawShape): z.ZodType {
  return z.object(shape).meta({ id, description });
}
