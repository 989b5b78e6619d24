import type { AspectAnswer, ChartAnswer, ChartItem, PointItem } from '@theia-astro/chart/element';
import type { ChartView } from './chart-view.ts';
import { element } from './element.ts';

type Items = ReadonlyMap<string, ChartItem>;
type Select = (key: string) => void;

/** What a selected part is in this chart, as the answer has it: nothing is interpreted. */
export function describeItem(item: ChartItem | null, view: ChartView, items: Items, select: Select): readonly Node[] {
  if (item === null)
    return [element('p', { class: 'hint' }, 'Select a point, a house or an aspect to see its place in this chart.')];
  switch (item.kind) {
    case 'point':
      return describePoint(item, view, items, select);
    case 'house':
      return [
        heading(`House ${item.house}`),
        facts([[item.longitude === null ? 'Sign' : 'Cusp', placeOf(item.longitude, item.sign)]]),
        list(
          'Points',
          pointsIn(item.house, items).map((point) =>
            row(point.name, placeOf(point.longitude, point.sign), point.key, select),
          ),
        ),
      ];
    case 'aspect':
      return [
        heading(item.label.split(',')[0] ?? item.label),
        facts([
          ['Orb', degreesText(item.orb)],
          ['Motion', motionOf(item.applying)],
        ]),
        list(
          'Between',
          [item.from, item.to].flatMap((key) => {
            const point = items.get(key);
            return point?.kind === 'point'
              ? [row(nameIn(point, view), placeOf(point.longitude, point.sign), key, select)]
              : [];
          }),
        ),
      ];
  }
}

function describePoint(item: PointItem, view: ChartView, items: Items, select: Select): readonly Node[] {
  const chart = item.ring === 'outer' ? view.outer : view.chart;
  // Of a divisional chart only the signs are known: the rest is of the chart that it divides.
  const answer = item.longitude === null ? {} : pointAnswer(chart, item.id);
  return [
    heading(nameIn(item, view)),
    facts([
      ['Position', placeOf(item.longitude, item.sign)],
      ['House', item.house === null ? '' : houseText(item.house, item, view)],
      ['Nakshatra', nakshatraText(answer['nakshatra'])],
      ['Dignity', dignityText(answer['dignity'])],
      ['Motion', speedText(answer['speed'], item.retrograde)],
      ['Combust', answer['combust'] === true ? 'Yes, near the Sun' : ''],
    ]),
    list(
      'Aspects',
      aspectRows(item, view, items, select),
      hasAspects(view) ? 'None within the orbs of this result.' : '',
    ),
    list('To the birth chart', natalRows(item, view)),
  ];
}

/** Outer points are in the houses of the inner chart where they have no own. */
function houseText(house: number, item: PointItem, { rings }: ChartView): string {
  return item.ring === 'outer' && rings?.[0] === 'birth' ? `${house} of the birth chart` : String(house);
}

function hasAspects({ chart, outer, aspects }: ChartView): boolean {
  return (outer === undefined ? chart.aspects : aspects) !== undefined;
}

function aspectRows(
  item: PointItem,
  { chart, aspects, outer }: ChartView,
  items: Items,
  select: Select,
): readonly Node[] {
  const two = outer !== undefined;
  return (two ? (aspects ?? []) : (chart.aspects ?? [])).flatMap((aspect) => {
    const { from, to } = endsOf(aspect, two);
    if (item.key !== from && item.key !== to) return [];
    const other = item.key === from ? to : from;
    const key = `aspect:${bare(from)}-${aspect.aspect}-${bare(to)}`;
    return [
      row(`${words(aspect.aspect)} ${pointName(other, items)}`, orbText(aspect), items.has(key) ? key : null, select),
    ];
  });
}

/** The keys of an aspect's points; between two charts the inner comes first. */
function endsOf(
  { point_1, point_2, chart_2 }: AspectAnswer,
  two: boolean,
): { readonly from: string; readonly to: string } {
  if (!two) return { from: point_1, to: point_2 };
  const isTurned = chart_2 === 'natal' || chart_2 === 'a';
  return isTurned ? { from: point_2, to: `outer:${point_1}` } : { from: point_1, to: `outer:${point_2}` };
}

function natalRows({ id, ring }: PointItem, { toNatal = [] }: ChartView): readonly Node[] {
  return ring === 'outer'
    ? []
    : toNatal
        .filter(({ point_1 }) => point_1 === id)
        .map(({ aspect, point_2, orb, applying }) =>
          row(`${words(aspect)} ${words(point_2)}`, orbText({ orb, applying }), null),
        );
}

function pointsIn(house: number, items: Items): readonly PointItem[] {
  return [...items.values()].filter(
    (item): item is PointItem => item.kind === 'point' && item.ring === 'inner' && item.house === house,
  );
}

function nameIn({ name, ring }: PointItem, { rings }: ChartView): string {
  return rings === undefined ? name : `${name}, ${ring === 'inner' ? rings[0] : rings[1]}`;
}

function pointName(key: string, items: Items): string {
  const item = items.get(key);
  return item?.kind === 'point' ? item.name : words(bare(key));
}

function pointAnswer(chart: ChartAnswer | undefined, id: string): Readonly<Record<string, unknown>> {
  const found = id === 'lagna' ? chart?.lagna : new Map(Object.entries(chart?.points ?? {})).get(id);
  return { ...found };
}

function nakshatraText(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('id' in value)) return '';
  return [
    titled(String(value.id)),
    ...('pada' in value ? [`pada ${value.pada}`] : []),
    ...('lord' in value ? [`lord ${words(String(value.lord))}`] : []),
  ].join(', ');
}

/** The dignity of a graha, or those that a Western planet has. */
function dignityText(value: unknown): string {
  if (typeof value === 'string')
    return words(/friend|enemy/.test(value) ? `${value}’s sign` : value === 'own' ? 'own sign' : value);
  if (typeof value !== 'object' || value === null) return '';
  const held = Object.entries(value).flatMap(([name, holds]) => (holds === true ? [words(name)] : []));
  return held.map((name, index) => (index === 0 ? name : name.toLowerCase())).join(', ');
}

function speedText(speed: unknown, retrograde: boolean): string {
  const direction = retrograde ? 'Retrograde' : 'Direct';
  if (typeof speed === 'number') return `${direction}, ${degreesText(speed)} a day`;
  return retrograde ? direction : '';
}

/** `3°06′ applying`; under a minute of arc an aspect is exact. */
function orbText({ orb, applying }: Pick<AspectAnswer, 'orb' | 'applying'>): string {
  const motion = Math.abs(orb) * 60 < 1 ? 'exact' : motionOf(applying ?? null).toLowerCase();
  return [degreesText(orb), motion].join(' ').trim();
}

function motionOf(applying: boolean | null): string {
  return applying === null ? '' : applying ? 'Applying' : 'Separating';
}

function placeOf(longitude: number | null, sign: string): string {
  return longitude === null ? words(sign) : `${degreesText(((longitude % 30) + 30) % 30)} ${words(sign)}`;
}

/** `3°06′`, unsigned and cut off as in an ephemeris. */
function degreesText(degrees: number): string {
  const minutes = Math.floor(Math.abs(degrees) * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

function bare(key: string): string {
  return key.replace(/^outer:/, '');
}

const SHORT: Readonly<Record<string, string>> = {
  asc: 'Ascendant',
  mc: 'Midheaven',
  dsc: 'Descendant',
  ic: 'Imum coeli',
};

/** An id as words: `great_friend` becomes `Great friend`. */
function words(id: string): string {
  return SHORT[id] ?? `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('_', ' ')}`;
}

/** A name of several words: `purva_bhadrapada` becomes `Purva Bhadrapada`. */
function titled(id: string): string {
  return id.split('_').map(words).join(' ');
}

function heading(text: string): Node {
  return element('h2', { tabindex: '-1' }, text);
}

function facts(rows: readonly (readonly [string, string])[]): Node {
  return element(
    'dl',
    {},
    ...rows
      .filter(([, value]) => value !== '')
      .map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
  );
}

/** A titled list; where it is empty, the sentence that says so, if there is one. */
function list(title: string, rows: readonly Node[], none = ''): Node {
  if (rows.length === 0 && none === '') return document.createDocumentFragment();
  const content = rows.length === 0 ? element('p', { class: 'hint' }, none) : element('ul', {}, ...rows);
  return element('div', {}, element('h3', {}, title), content);
}

/** A line of a list; with a key, a button that selects that part. */
function row(name: string, value: string, key: string | null, select?: Select): Node {
  const content = [element('span', {}, name), element('span', { class: 'value' }, value)];
  if (key === null || select === undefined) return element('li', { class: 'row' }, ...content);
  const button = element('button', { type: 'button', class: 'row' }, ...content);
  button.addEventListener('click', () => select(key));
  return element('li', {}, button);
}
