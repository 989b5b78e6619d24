import type { AspectAnswer, ChartAnswer, PointAnswer } from '@theia-astro/chart/render';

/** What is drawn of an answer, with its titles. It is sent to the view beside the result, and read there again. */
export interface ChartView {
  readonly kind: 'wheel' | 'north';
  readonly title: string;
  /** When and where, or the two charts of a bi-wheel, inner first. */
  readonly captions: readonly string[];
  readonly chart: ChartAnswer;
  readonly outer?: ChartAnswer;
  /** The two charts of a bi-wheel in a word each, inner first. */
  readonly rings?: readonly [string, string];
  /** Aspects between the two charts of a bi-wheel. */
  readonly aspects?: readonly AspectAnswer[];
  /** Aspects of a progressed or returned chart to the birth chart, which is not drawn. */
  readonly toNatal?: readonly AspectAnswer[];
}

type Json = Readonly<Record<string, unknown>>;

/** The chart in the answer of a product; null where it has none, as a list of dates. */
export function chartViewOf(answer: Json): ChartView | null {
  const { product, transits, natal, charts } = answer;
  const birth = [momentText(answer['time']), placeText(answer['place'])].filter((text) => text !== '').join(' · ');
  const own = (title: string, chart: unknown, ...captions: readonly string[]): ChartView | null =>
    isChart(chart)
      ? { kind: 'wheel', title, captions: captions.filter((text) => text !== ''), chart: drawn(chart) }
      : null;
  const transiting = { points: transits };
  if (isChart(natal) && isChart(transiting))
    return {
      kind: 'wheel',
      title: 'Transits',
      captions: [`Birth: ${birth}`, `Transits: ${instantText(answer['at'])}`],
      chart: drawn(natal),
      outer: transiting,
      rings: ['birth', 'transit'],
      aspects: aspectsIn(answer['aspects']),
    };
  const a = at(charts, 'person_a');
  const b = at(charts, 'person_b');
  if (isChart(a) && isChart(b) && a.lagna === undefined)
    return {
      kind: 'wheel',
      title: 'Synastry',
      captions: [personText('A', 'person_a', answer), personText('B', 'person_b', answer)],
      chart: drawn(a),
      outer: drawn(b),
      rings: ['person A', 'person B'],
      aspects: aspectsIn(answer['aspects']),
    };
  if (product === 'vedic') {
    const view = own('Vedic chart', answer, birth);
    return view === null ? null : { ...view, kind: 'north' };
  }
  if (product === 'progressions') {
    const view = own('Progressed chart', answer, `Progressed to ${instantText(answer['at'])}`, `Birth: ${birth}`);
    return view === null ? null : { ...view, toNatal: aspectsIn(answer['aspects_to_natal']) };
  }
  const returned = first(answer['returns']) ?? answer['solar_return'];
  if (isObject(returned)) {
    const title = `${capitalised(String(answer['type'] ?? 'solar'))} return`;
    const place = placeText(returned['place']);
    const view = own(
      title,
      returned['chart'],
      [localText(returned), place].filter((text) => text !== '').join(' · '),
      `Birth: ${birth}`,
    );
    return view === null ? null : { ...view, toNatal: aspectsIn(returned['aspects_to_natal']) };
  }
  return (
    own('Composite chart', answer['composite'], ...people(answer)) ??
    own('Davison chart', answer['davison'], ...people(answer)) ??
    own(at(answer['meta'], 'zodiac') === 'sidereal' ? 'Sidereal natal chart' : 'Natal chart', answer, birth)
  );
}

function people(answer: Json): readonly string[] {
  return [personText('A', 'person_a', answer), personText('B', 'person_b', answer)];
}

function personText(name: string, key: string, { time, place }: Json): string {
  return `Person ${name}: ${[momentText(at(time, key)), placeText(at(place, key))].filter((text) => text !== '').join(' · ')}`;
}

/** The parts of a chart that are drawn, or shown for a selected point. */
function drawn(chart: Json & ChartAnswer): ChartAnswer {
  const { points, houses, aspects, lagna, vargas, names } = chart;
  return {
    points,
    ...(houses === undefined ? {} : { houses }),
    ...(aspects === undefined ? {} : { aspects }),
    ...(lagna === undefined ? {} : { lagna }),
    ...(vargas === undefined ? {} : { vargas }),
    ...(names === undefined ? {} : { names }),
  };
}

function isChart(value: unknown): value is Json & ChartAnswer {
  const points = at(value, 'points');
  return isObject(points) && Object.keys(points).length > 0 && Object.values(points).every(isPoint);
}

function isPoint(value: unknown): value is PointAnswer {
  return isObject(value) && typeof value['longitude'] === 'number';
}

function aspectsIn(value: unknown): readonly AspectAnswer[] {
  return Array.isArray(value) ? value.filter(isAspect) : [];
}

function isAspect(value: unknown): value is AspectAnswer {
  return isObject(value) && typeof value['point_1'] === 'string' && typeof value['orb'] === 'number';
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const MOMENT = /^(-?\d+)-(\d\d)-(\d\d)T(\d\d:\d\d)/;

/** `15 June 1990, 14:30`; without the clock where the time of birth is unknown. */
function momentText(time: unknown): string {
  const day = dayText(at(time, 'local'));
  if (day === null) return '';
  return at(time, 'unknown') === true ? `${day.date}, time unknown` : `${day.date}, ${day.clock}`;
}

function instantText(instant: unknown): string {
  const day = dayText(instant);
  return day === null ? '' : `${day.date}, ${day.clock} UTC`;
}

function localText({ at_local: local, at: instant }: Json): string {
  const day = dayText(local);
  return day === null ? instantText(instant) : `${day.date}, ${day.clock}`;
}

function dayText(text: unknown): { readonly date: string; readonly clock: string } | null {
  const [, year, month, day, clock] = (typeof text === 'string' ? MOMENT.exec(text) : null) ?? [];
  if (year === undefined || clock === undefined) return null;
  return { date: `${Number(day)} ${MONTHS[Number(month) - 1]} ${Number(year)}`, clock };
}

function placeText(place: unknown): string {
  return [at(place, 'name'), at(place, 'country')].filter((name) => typeof name === 'string' && name !== '').join(', ');
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1).replaceAll('_', ' ')}`;
}

function first(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined;
}

function at(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
