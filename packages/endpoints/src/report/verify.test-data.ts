import type { Cause } from '@theia-astro/report/report';
import { degreeInSign, zodiacSign } from '@theia-astro/astro/zodiac/signs';
import type { CalculationContext } from '../endpoint.ts';
import type { calculateReport } from './calculate.ts';
import type { NatalWire, ReportProducts, VedicWire } from './products.ts';

type Fields = Readonly<Record<string, unknown>>;
type Report = ReturnType<typeof calculateReport>;
const BIRTH = ['birth_date', 'birth_time', 'latitude', 'longitude', 'location'];

/** Causes of a report that the products do not confirm when they are asked anew, each with what is wrong. */
export function untrueCauses(
  context: CalculationContext,
  products: ReportProducts,
  fields: Fields,
  report: Report,
): string[] {
  const birth = Object.fromEntries(Object.entries(fields).filter(([name]) => BIRTH.includes(name)));
  const western = new Map<string, NatalWire>();
  const add = (role: string, asked: unknown): void => {
    const chart = products.natal(context, {
      ...(asked as Fields),
      include: ['default', 'dignities', 'lots', 'patterns', 'balance'],
    });
    if (chart.product === 'natal') western.set(role, chart);
  };
  const vedic = report.system === 'vedic' && report.kind !== 'relationship';
  if (report.kind === 'relationship') {
    add('person_a', fields['person_a']);
    add('person_b', fields['person_b']);
  } else if (!vedic) add('natal', birth);
  const sidereal = vedic
    ? products.vedic(context, {
        ...birth,
        include: ['default', 'yogas', 'dashas', 'shadbala', 'sade_sati', 'vargas', 'details'],
        analysis_date: '2026-06-15',
      })
    : null;
  const causes = [report.opening, report.closing, ...report.sections.flatMap(({ paragraphs }) => paragraphs)].flatMap(
    ({ because }) => because,
  );
  return [...new Map(causes.map((cause) => [JSON.stringify(cause), cause])).entries()].flatMap(([text, cause]) =>
    holds(cause, western, sidereal, context, products, birth) ? [] : [text],
  );
}

function holds(
  cause: Cause,
  western: ReadonlyMap<string, NatalWire>,
  sidereal: VedicWire | null,
  context: CalculationContext,
  products: ReportProducts,
  birth: Fields,
): boolean {
  switch (cause.kind) {
    case 'placement':
      return placementHolds(cause, western, sidereal);
    case 'aspect': {
      const chart = western.get(cause.chart_1);
      if (cause.chart_1 !== cause.chart_2 || chart === undefined) return crossHolds(cause, western);
      return (chart.aspects ?? []).some(
        ({ point_1, point_2, aspect, orb, applying }) =>
          point_1 === cause.point_1 &&
          point_2 === cause.point_2 &&
          aspect === cause.aspect &&
          orb === cause.orb &&
          applying === cause.applying,
      );
    }
    case 'rule':
      return cause.part !== 'yoga'
        ? ruleHolds(cause, western.get('natal'))
        : sidereal?.yogas?.some(
            ({ id, present, cancelled_by: cancelled }) => id === cause.id && present === true && cancelled.length === 0,
          ) === true;
    case 'period':
      return periodHolds(cause, sidereal);
    case 'event':
      return cause.event !== 'aspect' || cause.at.every((at) => exactHolds(cause, at, context, products, birth));
  }
}

function placementHolds(
  cause: Extract<Cause, { kind: 'placement' }>,
  western: ReadonlyMap<string, NatalWire>,
  sidereal: VedicWire | null,
): boolean {
  if (cause.chart === 'composite' || cause.chart === 'solar_return' || cause.chart === 'navamsa')
    return cause.sign !== null;
  const house = (found: number | null | undefined): boolean => cause.house === null || cause.house === found;
  if (sidereal !== null) {
    const place =
      cause.point === 'asc'
        ? sidereal.lagna
        : Object.entries(sidereal.points ?? {}).find(([id]) => id === cause.point)?.[1];
    return (
      place !== null &&
      place !== undefined &&
      place.sign === cause.sign &&
      place.degree === cause.degree &&
      ('bhava' in place && typeof place.bhava === 'number' ? house(place.bhava) : true)
    );
  }
  const chart = western.get(cause.chart);
  if (chart === undefined) return false;
  const { angles } = chart.houses ?? {};
  if (cause.point === 'asc' || cause.point === 'mc' || cause.point === 'dsc' || cause.point === 'ic') {
    const longitude = angles?.[cause.point];
    return longitude !== undefined && zodiacSign(longitude) === cause.sign && degreeInSign(longitude) === cause.degree;
  }
  const point = cause.point === 'fortune' ? chart.lots?.fortune : chart.points?.[cause.point];
  if (point === undefined) return false;
  if (cause.states.includes('sign_uncertain')) return cause.degree === null;
  return point.sign === cause.sign && point.degree === cause.degree && house(point.house);
}

/** An aspect between two people, from the longitudes of both charts. */
function crossHolds(cause: Extract<Cause, { kind: 'aspect' }>, western: ReadonlyMap<string, NatalWire>): boolean {
  const a = western.get(cause.chart_1)?.points?.[cause.point_1]?.longitude;
  const b = western.get(cause.chart_2)?.points?.[cause.point_2]?.longitude;
  if (a === undefined || b === undefined) return false;
  const apart = Math.abs(a - b) % 360;
  const separation = apart > 180 ? 360 - apart : apart;
  const angle = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }[cause.aspect];
  return angle !== undefined && Math.abs(separation - angle - cause.orb) < 1e-7;
}

function ruleHolds(
  { part, id, score, points }: Extract<Cause, { kind: 'rule' }>,
  natal: NatalWire | undefined,
): boolean {
  switch (part) {
    case 'balance': {
      const { elements, modalities, hemispheres } = natal!.balance!;
      return Object.entries({ ...elements, ...modalities, ...hemispheres }).some(
        ([name, count]) => name === id && count === score,
      );
    }
    case 'pattern':
      return natal!.patterns!.some((pattern) => pattern.type === id && pattern.points.join() === points.join());
    case 'sect':
      return natal!.sect === id;
    case 'lunar_phase':
      return natal!.lunar_phase!.rudhyar === id;
    default:
      return true;
  }
}

function periodHolds(cause: Extract<Cause, { kind: 'period' }>, sidereal: VedicWire | null): boolean {
  const [maha, antar] = cause.lords;
  const same = (period: { readonly starts_at: string | null; readonly ends_at: string | null }): boolean =>
    period.starts_at === cause.starts_at && period.ends_at === cause.ends_at;
  switch (cause.system) {
    case 'vimshottari':
      return (sidereal?.dashas?.vimshottari?.periods ?? []).some((period) =>
        antar === undefined
          ? period.lord === maha && same(period)
          : period.lord === maha && (period.children ?? []).some((child) => child.lord === antar && same(child)),
      );
    case 'sade_sati':
      return (sidereal?.sade_sati?.periods ?? []).some((period) => period.phase === maha && same(period));
    default:
      return Date.parse(cause.starts_at) < Date.parse(cause.ends_at);
  }
}

/** A transit at its second: asked anew in the two seconds around it. */
function exactHolds(
  { point, target, aspect }: Extract<Cause, { kind: 'event' }>,
  at: string,
  context: CalculationContext,
  products: ReportProducts,
  birth: Fields,
): boolean {
  const instant = Date.parse(at);
  const answer = products.transits(context, {
    ...birth,
    from: new Date(instant - 2000).toISOString(),
    to: new Date(instant + 2000).toISOString(),
    bodies: [point],
    targets: [target],
    events: ['exact'],
    include: [],
  });
  return (
    answer.mode === 'range' &&
    answer.events.some((event) => event.type === 'exact' && event.aspect === aspect && event.point_2 === target)
  );
}
