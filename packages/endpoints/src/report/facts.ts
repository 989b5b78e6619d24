import { CLASSICAL_PLANETS, PLANETS } from '@theia-astro/astro/bodies/groups';
import { bodiesOf } from '@theia-astro/astro/bodies/table';
import { eclipticHousePosition, houseNumber } from '@theia-astro/astro/houses/placement';
import { degreeInSign, zodiacSign } from '@theia-astro/astro/zodiac/signs';
import type {
  MoonAnswer,
  NatalAnswer,
  Placed,
  SynastryAnswer,
  TransitFact,
  YearAnswer,
  Facts,
} from '@theia-astro/report/facts/answers';
import { runningAt } from '@theia-astro/report/weigh/dashas';
import type { CalculationContext } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { zoneFactsAt } from '../resolve/resolve-time.ts';
import { instantText, localText } from '../time/instant-text.ts';
import type { Answered, NatalWire, ReportProducts, SynastryWire, TransitsWire, VedicWire } from './products.ts';
import { type ReportRequest, RESOLUTION_NAMES } from './request.ts';
import { vedicFacts } from './vedic-facts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The facts of a report, and the answers that they were read from. */
export interface Gathered {
  readonly facts: Facts;
  /** The birth charts first. */
  readonly answers: readonly [Answered, ...Answered[]];
}

const DAY_MS = 86_400_000;
const NATAL_PARTS = ['default', 'dignities', 'lots', 'patterns', 'balance'];
const VEDIC_PARTS = ['default', 'vargas', 'dashas', 'karakas', 'yogas', 'shadbala', 'doshas', 'sade_sati', 'details'];
const SLOW = ['jupiter', 'saturn', ...bodiesOf('modern_planet')];
const ANGLES = ['asc', 'mc'];
const MOST_EVENTS = 2000;

/** Asks the products for everything that a report is written from. @throws Problem */
export function gatherFacts(context: CalculationContext, products: ReportProducts, request: ReportRequest): Gathered {
  switch (request.kind) {
    case 'natal':
      return request.system === 'western' ? natalOf(context, products, request) : vedicOf(context, products, request);
    case 'relationship':
      return relationshipOf(context, products, request);
    case 'year_ahead':
      return yearOf(context, products, request);
    case 'dasha_period':
      return dashaOf(context, products, request);
    case 'moon_month':
      return monthOf(context, products, request);
  }
}

/** The first day of the report, UTC midnight. */
function dayOf({ nowMs }: Pick<CalculationContext, 'nowMs'>): number {
  return Math.floor(nowMs / DAY_MS) * DAY_MS;
}

/** The settings of a request that a product takes: those named, and how place and time are resolved. */
const settingsOf = ({ settings }: ReportRequest, ...names: readonly string[]): Fields => {
  const asked = Object.fromEntries(
    Object.entries(settings).filter(([name]) => names.includes(name) || RESOLUTION_NAMES.includes(name)),
  );
  return Object.keys(asked).length === 0 ? {} : { settings: asked };
};

function westernChart(context: CalculationContext, products: ReportProducts, request: ReportRequest): NatalWire {
  const answer = products.natal(context, {
    ...request.births[0],
    ...settingsOf(request, 'house_system'),
    include: NATAL_PARTS,
  });
  if (answer.product === 'vedic') throw new RangeError('A western chart was asked for.');
  return answer;
}

function natalOf(context: CalculationContext, products: ReportProducts, request: ReportRequest): Gathered {
  const natal = westernChart(context, products, request);
  return { facts: { kind: 'natal', system: 'western', name: request.name, natal }, answers: [natal] };
}

function vedicChart(
  context: CalculationContext,
  products: ReportProducts,
  request: ReportRequest,
  dayMs: number,
): VedicWire {
  return products.vedic(context, {
    ...request.births[0],
    ...settingsOf(request, 'ayanamsa'),
    include: VEDIC_PARTS,
    analysis_date: instantText(dayMs).slice(0, -10),
  });
}

function vedicOf(context: CalculationContext, products: ReportProducts, request: ReportRequest): Gathered {
  const answer = vedicChart(context, products, request, request.fromMs ?? dayOf(context));
  return {
    facts: { kind: 'natal', system: 'vedic', name: request.name, vedic: vedicFacts(answer) },
    answers: [answer],
  };
}

function dashaOf(context: CalculationContext, products: ReportProducts, request: ReportRequest): Gathered {
  const answer = vedicChart(context, products, request, request.fromMs ?? (request.lord === null ? dayOf(context) : 0));
  const vedic = vedicFacts(answer);
  const period =
    request.lord === null
      ? runningAt(vedic.dashas, answer.analysis_at)
      : (vedic.dashas.find(
          ({ lord, ends_at }) => lord === request.lord && Date.parse(ends_at) > Date.parse(vedic.time.utc),
        ) ?? null);
  if (period === null) throw noPeriod(request);
  return {
    facts: { kind: 'dasha_period', system: 'vedic', name: request.name, vedic, period },
    answers: [answer],
  };
}

function noPeriod({ lord }: ReportRequest): Problem {
  return new Problem({
    code: 'invalid_range',
    field: lord === null ? 'from' : 'dasha_lord',
    message:
      lord === null
        ? 'On that day no mahadasha of the first 120 years of this birth runs.'
        : `No mahadasha of ${lord} follows this birth within its 120 years.`,
    hint: 'Send from, a day between the birth and 120 years after it, or the dasha_lord of a period in these years.',
  });
}

function relationshipOf(context: CalculationContext, products: ReportProducts, request: ReportRequest): Gathered {
  const [person_a, person_b] = request.births;
  const answer = products.synastry(context, {
    person_a,
    person_b,
    ...settingsOf(request, 'house_system'),
    mode: 'relationship',
    include: ['charts', 'aspects', 'overlays', 'composite'],
  });
  if (!isOfCharts(answer)) throw new RangeError('Western charts were asked for.');
  const match =
    request.system === 'vedic'
      ? products.gunaMilan(context, { person_a, person_b, ...settingsOf(request, 'ayanamsa') })
      : null;
  return {
    facts: {
      kind: 'relationship',
      system: request.system,
      names: [nameOf(person_a), nameOf(person_b)],
      synastry: synastryFacts(answer),
      match,
    },
    answers: match === null ? [answer] : [answer, match],
  };
}

const isOfCharts = (answer: ReturnType<ReportProducts['synastry']>): answer is SynastryWire => 'charts' in answer;

function nameOf(birth: Fields | undefined): string | null {
  const name = birth?.['name'];
  return typeof name === 'string' && name !== '' ? name : null;
}

function synastryFacts({ charts, aspects, overlays, composite, time, place }: SynastryWire): SynastryAnswer {
  const person = (id: 'person_a' | 'person_b'): NatalAnswer => ({ ...charts![id], time: time[id], place: place[id] });
  const points: Record<string, Placed & { readonly house: number | null }> = {};
  for (const [id, point] of Object.entries(composite?.points ?? {}))
    if (point !== null && point !== undefined) points[id] = point;
  const asc = composite?.houses?.angles.asc;
  return {
    charts: { person_a: person('person_a'), person_b: person('person_b') },
    aspects: aspects ?? [],
    overlays: overlays ?? null,
    composite: composite === undefined ? null : { points, ascendant: asc === undefined ? null : placed(asc) },
  };
}

function placed(longitude: number): Placed {
  return { longitude, sign: zodiacSign(longitude), degree: degreeInSign(longitude) };
}

/** The house of a longitude in a birth chart; null without houses. */
function houseOf({ houses }: NatalAnswer, longitude: number): number | null {
  return houses === null || houses === undefined
    ? null
    : houseNumber(
        eclipticHousePosition(
          longitude,
          houses.cusps.map((cusp) => cusp.longitude),
        ),
      );
}

/** The transits of a span to a birth chart. */
function transitsIn(
  context: CalculationContext,
  products: ReportProducts,
  request: ReportRequest,
  natal: NatalWire,
  asked: {
    readonly fromMs: number;
    readonly toMs: number;
    readonly bodies: readonly string[];
    readonly targets: readonly string[];
  },
): { readonly answer: TransitsWire; readonly events: readonly TransitFact[] } {
  const hasHouses = natal.houses !== null && natal.houses !== undefined;
  const answer = products.transits(context, {
    ...request.births[0],
    ...settingsOf(request, 'house_system'),
    from: instantText(asked.fromMs),
    to: instantText(asked.toMs),
    bodies: asked.bodies,
    targets: hasHouses ? [...asked.targets, ...ANGLES] : asked.targets,
    events: hasHouses ? ['exact', 'house_ingress'] : ['exact'],
    include: [],
    limit: MOST_EVENTS,
  });
  if (answer.mode !== 'range') throw new RangeError('A range was asked for.');
  return { answer, events: answer.events.flatMap(transitFact) };
}

function transitFact(event: TransitsWire['events'][number]): TransitFact[] {
  switch (event.type) {
    case 'exact':
      return [
        {
          type: 'exact',
          at: event.at,
          point: event.point_1,
          target: event.point_2,
          aspect: event.aspect,
          house: null,
          sign: null,
          pass_count: event.pass_count,
        },
      ];
    case 'house_ingress':
      return [
        {
          type: 'house_ingress',
          at: event.at,
          point: event.body,
          target: null,
          aspect: null,
          house: event.house,
          sign: null,
          pass_count: 1,
        },
      ];
    default:
      return [];
  }
}

function yearOf(context: CalculationContext, products: ReportProducts, request: ReportRequest): Gathered {
  const natal = westernChart(context, products, request);
  const fromMs = request.fromMs ?? dayOf(context);
  const toMs = yearLater(fromMs);
  const birth = request.births[0];
  const [from, to] = [instantText(fromMs), instantText(toMs)];
  const { answer, events } = transitsIn(context, products, request, natal, {
    fromMs,
    toMs,
    bodies: SLOW,
    targets: CLASSICAL_PLANETS,
  });
  const eclipses = products.eclipses(context, { ...birth, ...settingsOf(request), from, to });
  const solar = products.returns(context, {
    ...birth,
    ...settingsOf(request, 'house_system'),
    type: 'solar',
    before: instantText(Math.round((fromMs + toMs) / 2)),
    count: 1,
    include: ['points', 'houses'],
  });
  const start = products.positions(context, { utc: from, bodies: ['jupiter', 'saturn'] });
  const lords = natal.time.unknown
    ? null
    : products.timeLords(context, {
        ...birth,
        ...settingsOf(request),
        include: ['profections'],
        points: ['asc'],
        from,
        to,
        levels: 1,
      });
  const [birthday] = solar.returns;
  const ascendant = birthday?.chart.houses?.angles.asc;
  const houseAt = (id: 'jupiter' | 'saturn'): number | null => {
    const point = start.points?.[id];
    return point === undefined ? null : houseOf(natal, point.longitude);
  };
  const [jupiter, saturn] = [houseAt('jupiter'), houseAt('saturn')];
  const year: YearAnswer = {
    starts_at: from,
    ends_at: to,
    events,
    profections: (lords?.profections?.[0]?.periods ?? []).flatMap(({ lord, sign, house, starts_at, ends_at }) =>
      sign === null || sign === undefined || house === null || house === undefined
        ? []
        : [{ lord, sign, house, starts_at, ends_at }],
    ),
    solarReturn:
      birthday === undefined
        ? null
        : {
            at: birthday.at,
            sunHouse: birthday.chart.points?.['sun']?.house ?? null,
            ascendant: ascendant === undefined || natal.time.unknown ? null : placed(ascendant),
            ascendantNatalHouse: ascendant === undefined || natal.time.unknown ? null : houseOf(natal, ascendant),
          },
    eclipses: eclipses.eclipses.map((eclipse) => ({ ...eclipse, house: houseOf(natal, eclipse.longitude) })),
    startHouses: jupiter === null || saturn === null ? null : { jupiter, saturn },
  };
  return {
    facts: { kind: 'year_ahead', system: 'western', name: request.name, natal, year },
    answers: [natal, answer, eclipses, solar],
  };
}

/** The same day a year later; after 29 February, 1 March. */
function yearLater(fromMs: number): number {
  const day = new Date(fromMs);
  return day.setUTCFullYear(day.getUTCFullYear() + 1);
}

function monthOf(context: CalculationContext, products: ReportProducts, request: ReportRequest): Gathered {
  const natal = westernChart(context, products, request);
  const timezone = request.zone ?? natal.time.timezone ?? 'UTC';
  const local = (at: string): string =>
    localText(
      Date.parse(at),
      zoneFactsAt(context.places, { kind: 'iana', name: timezone }, Date.parse(at)).offsetSeconds,
    );
  const { year, month } = request.month ?? presentMonth(context);
  const midnight = (monthIndex: number): number => {
    const nominal = Date.UTC(year, monthIndex, 1);
    const guess = nominal - offsetMs(context, timezone, nominal);
    return nominal - offsetMs(context, timezone, guess);
  };
  const [fromMs, toMs] = [midnight(month - 1), midnight(month)];
  const [from, to] = [instantText(fromMs), instantText(toMs)];
  const moon = products.moonphases(context, { from, to, include: ['phases', 'ingresses', 'void_of_course'] });
  const { answer, events } = transitsIn(context, products, request, natal, {
    fromMs,
    toMs,
    bodies: ['moon'],
    targets: PLANETS,
  });
  const answered: MoonAnswer = {
    starts_at: from,
    ends_at: to,
    timezone,
    phases: (moon.phases ?? []).map(({ phase, at, sign, degree, longitude }) => ({
      phase,
      at,
      at_local: local(at),
      sign,
      degree,
      house: houseOf(natal, longitude),
    })),
    ingresses: (moon.ingresses ?? []).map(({ sign, at }) => ({ sign, at, at_local: local(at) })),
    houses: events.flatMap(({ type, at, house }) =>
      type !== 'house_ingress' || house === null ? [] : [{ house, at, at_local: local(at) }],
    ),
    voids: (moon.void_of_course ?? []).map(({ sign, starts_at, ends_at }) => ({
      sign,
      starts_at,
      starts_at_local: local(starts_at),
      ends_at,
      ends_at_local: local(ends_at),
    })),
    aspects: events.flatMap(({ type, at, target, aspect }) =>
      type !== 'exact' || target === null || aspect === null ? [] : [{ target, aspect, at, at_local: local(at) }],
    ),
  };
  return {
    facts: { kind: 'moon_month', system: 'western', name: request.name, natal, month: answered },
    answers: [natal, moon, answer],
  };
}

function presentMonth(context: CalculationContext): { readonly year: number; readonly month: number } {
  const today = new Date(context.nowMs);
  return { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 };
}

function offsetMs({ places }: CalculationContext, zone: string, utcMs: number): number {
  return zoneFactsAt(places, { kind: 'iana', name: zone }, utcMs).offsetSeconds * 1000;
}
