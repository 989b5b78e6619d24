import * as fc from 'fast-check';
import { CHOICE_NAMES } from '../chosen/choice-fields.ts';
import { type Endpoint, type CalculationContext, productOf } from '../endpoint.ts';
import { SchemaBook, type JsonSchema } from '../openapi/schema-book.ts';
import { arbitraryValues, VALID_TEXTS } from '../request/from-schema.ts';
import { catalog } from '../catalog.ts';
import { EXAMPLE_ACCOUNT } from '../me/endpoint.ts';
import { Problem } from '../problem.ts';
import { problemDocument } from '../wire/problem.ts';

type Call = Readonly<Record<string, unknown>>;

const YEARS = { min: -500, max: 2200 };
const DAY_MS = 86_400_000;
/** One call in so many is left as the schema alone would have it: then fields contradict each other, and it is rejected. */
const UNTAMED = 8;

const PLACES: readonly Call[] = [
  { location: 'New York' },
  { location: 'Springfield' },
  { location: 'Longyearbyen' },
  { location: 'Chennai, India' },
  { location: 'Nowhere at all' },
  { latitude: 90, longitude: 0 },
  { latitude: -89.9, longitude: 179.99, elevation_m: 2835 },
  { latitude: 66.6, longitude: -20.5 },
  { lat: -54.8, lng: -68.3 },
];
const coordinates = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const place = fc.oneof(fc.constantFrom(...PLACES), coordinates);
const clock = fc.constantFrom(null, 'unknown', '00:00', '02:30', '14:30', '12:34:56', '23:59:59.999');
const day = fc
  .tuple(fc.integer(YEARS), fc.integer({ min: 0, max: 364 }))
  .map(([year, days]) => dateText(dayOfYear(year, days)));
const zone = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constantFrom<Call>({ timezone: 'Europe/Amsterdam' }, { utc_offset: '+05:30' }) },
);

/** Birth data: mostly a local date with or without a time, sometimes an instant. */
const birth = fc.tuple(day, clock, place, zone, fc.nat({ max: 5 })).map(([date, time, where, rules, kind]): Call => ({
  ...(kind === 0 ? { utc: `${date}T06:30:00Z` } : { birth_date: date, birth_time: time, ...rules }),
  ...where,
}));

/** Conditions whose other fields depend on their type. */
const CONDITIONS: readonly Call[] = [
  { type: 'daylight' },
  { type: 'void_of_course', negated: true },
  { type: 'weekday', weekdays: ['monday', 'friday'] },
  { type: 'phase', phases: ['waxing'] },
  { type: 'sign', body: 'moon', signs: ['leo', 'pisces'] },
  { type: 'house', body: 'sun', houses: [10, 11] },
  { type: 'hour_ruler', planets: ['venus'], weight: 2 },
  { type: 'aspect', body: 'moon', to_body: 'venus', orb: 3, weight: 1 },
  { type: 'tithi', tithis: ['purnima', 'shukla_panchami'] },
];
const conditions = fc.subarray([...CONDITIONS], { minLength: 1, maxLength: 4 });

/** Fields that only make sense together: what the schema alone would say of them is replaced. */
const BIRTH = ['birth_date', 'birth_time', 'utc', 'datetime_utc', 'calendar', 'timezone', 'utc_offset'];
const PLACE = ['location', 'latitude', 'lat', 'longitude', 'lon', 'lng', 'timezone', 'utc_offset'];
const SPAN = ['from', 'to', 'year', 'after', 'before', 'count', 'phase', 'step', 'date', 'time', 'cursor'];
const DAYS = ['transit_date', 'progressed_date', 'analysis_date'];
const PEOPLE = ['person_a', 'person_b'];
const PAIRS = /^\w+_(?:latitude|longitude)$/;

/** Random calls of a product: what its schema allows, with fields that fit together; some are still rejected. */
export function randomCalls(endpoint: Endpoint): fc.Arbitrary<Call> {
  const names = fieldNames(endpoint);
  const has = (name: string): boolean => names.has(name);
  const core = fc.tuple(birth, birth, place, day, fc.integer({ min: 1, max: 400 }), fc.nat({ max: 3 }), conditions);
  return fc
    .tuple(arbitraryValues(endpoint.requestSchema, VALID_TEXTS), core, fc.nat({ max: UNTAMED - 1 }))
    .map(([values, [one, other, where, date, days, kind, asked]]) => {
      const call = without(values as Call, CHOICE_NAMES);
      if (has('person_a') && !has('purpose')) return { ...call, person_a: one, person_b: other };
      if (has('people')) return { ...without(call, ['relocation']), people: [one, other] };
      const tamed = without(call, [
        ...(has('birth_date') ? BIRTH : []),
        ...(has('location') ? PLACE : []),
        ...SPAN,
        ...DAYS,
        ...PEOPLE,
        ...Object.keys(call).filter((name) => PAIRS.test(name)),
      ]);
      const companions = Object.fromEntries(DAYS.filter((name) => name in call).map((name) => [name, date]));
      const span = chooseSpan(endpoint.name, names, { date, days, kind });
      const isOfRange = (name: string): boolean => 'from' in span && name.startsWith('transit_');
      return {
        ...without(tamed, Object.keys(tamed).filter(isOfRange)),
        ...without(companions, Object.keys(companions).filter(isOfRange)),
        ...('relocation' in tamed ? { relocation: where } : {}),
        ...(endpoint.name === 'return' && !('type' in tamed) ? { type: 'solar' } : {}),
        ...(has('birth_date') && (endpoint.name !== 'eclipses' || kind === 0) ? one : has('location') ? where : {}),
        ...(has('conditions') ? { conditions: asked } : {}),
        ...(has('purpose')
          ? { purpose: kind === 0 ? 'travel' : 'marriage', ...(kind === 1 ? { person_a: one } : {}) }
          : {}),
        ...(has('question_house') ? { question_house: (days % 12) + 1 } : {}),
        ...span,
      };
    })
    .chain((tamed) =>
      fc.oneof(
        { weight: UNTAMED - 1, arbitrary: fc.constant(tamed) },
        {
          weight: 1,
          arbitrary: arbitraryValues(endpoint.requestSchema, VALID_TEXTS).map((values) => ({
            ...tamed,
            ...without(values as Call, CHOICE_NAMES),
          })),
        },
      ),
    );
}

/** When: a range, a year or a day, as far as the product takes one. */
function chooseSpan(
  product: string,
  names: ReadonlySet<string>,
  { date, days, kind }: { readonly date: string; readonly days: number; readonly kind: number },
): Call {
  if (product === 'ephemeris') return { from: date, to: addDays(date, days % 12), step: kind === 0 ? '6h' : '1d' };
  if (product === 'timezone') return kind === 0 ? { utc: `${date}T12:00:00Z` } : { local: `${date}T02:30` };
  if (product === 'muhurta' || product === 'elections') return { from: date, to: addDays(date, (days % 60) + 1) };
  if (product === 'return') return kind === 0 ? {} : { after: date, count: (days % 3) + 1 };
  if (names.has('from') && kind > 1) return { from: date, to: addDays(date, days) };
  if (names.has('year') && kind > 0) return { year: Number(/^-?\d+/.exec(date)![0]) };
  if (names.has('date')) return kind === 0 ? {} : { date, ...(kind === 1 ? { time: '23:59' } : {}) };
  return {};
}

function without(call: Call, names: readonly string[]): Call {
  return Object.fromEntries(Object.entries(call).filter(([name]) => !names.includes(name)));
}

function fieldNames({ requestSchema }: Endpoint): ReadonlySet<string> {
  const book = new SchemaBook();
  const names = new Set<string>();
  const visit = (schema: JsonSchema): void => {
    const json = book.resolve(schema);
    for (const name of Object.keys((json['properties'] ?? {}) as object)) names.add(name);
    for (const branch of [json['anyOf'], json['oneOf'], json['allOf']])
      for (const one of (branch ?? []) as JsonSchema[]) visit(one);
  };
  visit(book.add(requestSchema));
  return names;
}

function dayOfYear(year: number, days: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, 0, 1 + days);
  return date;
}

/** `-0044-03-15`. */
function dateText(date: Date): string {
  const year = date.getUTCFullYear();
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()].map((part) => String(part).padStart(2, '0'));
  return `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-${month}-${day}`;
}

function addDays(text: string, days: number): string {
  const [, sign, year, month, day] = /^(-?)(\d{4})-(\d\d)-(\d\d)$/.exec(text)!;
  const date = new Date(0);
  date.setUTCFullYear(Number(`${sign}${year}`), Number(month) - 1, Number(day));
  return dateText(new Date(date.getTime() + days * DAY_MS));
}

type Json = Readonly<Record<string, unknown>>;

/** A call and what it was answered: the answer in JSON and in the other form it asks for, or the problem. */
export interface RandomAnswer {
  readonly endpoint: Endpoint;
  readonly call: Json;
  readonly status: number;
  readonly body: unknown;
  /** The answer in another form. */
  readonly other: { readonly mediaType: string; readonly text: string } | null;
}

/** Random instants at which calls are made. */
const NOW_MS = [Date.UTC(2026, 0, 10, 12), Date.UTC(1999, 11, 31, 23, 59), Date.UTC(2150, 6, 1)];
const ITEMS_MAX = 4;

export type Services = Pick<CalculationContext, 'ephemeris' | 'places'>;

/** How many calls, from which seed, of at most so much processor time each. */
export interface Sample {
  readonly count: number;
  readonly seed: number;
  readonly mostMs: number;
}

/** Calls at random over every line of the catalogue, each answered or rejected. */
export function* randomAnswers(services: Services, { count, seed, mostMs }: Sample): Generator<RandomAnswer> {
  const products = catalog.filter(({ name }) => name !== 'swiss' && name !== 'batch');
  const arbitraries = catalog.map((endpoint): fc.Arbitrary<Json> => {
    if (endpoint.name === 'batch') return randomBatches(products);
    if (endpoint.name === 'swiss') return fc.oneof(...products.filter(hasWord).map(randomSwissCalls));
    return randomCalls(endpoint);
  });
  const perEndpoint = Math.ceil(count / catalog.length);
  const samples = arbitraries.map((one, index) => fc.sample(one, { seed: seed + index, numRuns: perEndpoint }));
  for (let index = 0; index < count; index++) {
    const at = index % catalog.length;
    const nowMs = NOW_MS[index % NOW_MS.length]!;
    const call = samples[at]![Math.floor(index / catalog.length)]!;
    const found = answer(catalog[at]!, call, { ...services, nowMs, account: EXAMPLE_ACCOUNT }, mostMs);
    if (found !== null) yield found;
  }
}

/** Null where it would take too long. */
function answer(endpoint: Endpoint, call: Json, context: CalculationContext, mostMs: number): RandomAnswer | null {
  try {
    const product = productOf(endpoint, call);
    const request = product.parse(call, context.nowMs);
    if ((product.cost?.(request).milliseconds ?? 0) > mostMs) return null;
    const body = JSON.parse(JSON.stringify(product.calculate(context, request))) as Json;
    const { asked, offered } = product.forms?.of(request) ?? { asked: null, offered: [] };
    const form = offered.find(({ mediaType }) => mediaType === asked) ?? offered[0];
    const other = form?.write == null ? null : { mediaType: form.mediaType, text: form.write(body) };
    return { endpoint, call, status: 200, body, other };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const problem = problemDocument(error, endpoint.path, 'req_01J00000000000000000000000');
    return { endpoint, call, status: error.status, body: JSON.parse(JSON.stringify(problem)), other: null };
  }
}

function hasWord({ requestWords }: Endpoint): boolean {
  return requestWords.length > 0;
}

function randomSwissCalls(endpoint: Endpoint): fc.Arbitrary<Json> {
  return fc
    .tuple(fc.constantFrom(...endpoint.requestWords), randomCalls(endpoint))
    .map(([request, call]) => ({ request, ...call }));
}

function randomBatches(products: readonly Endpoint[]): fc.Arbitrary<Json> {
  const item = fc
    .constantFrom(...products)
    .chain((endpoint) => randomCalls(endpoint).map((body): Json => ({ id: endpoint.name, path: endpoint.path, body })));
  return fc.array(item, { minLength: 1, maxLength: ITEMS_MAX }).map((items) => ({ items }));
}
