import type { CompositeChart } from '@theia-astro/astro/synastry/composite';
import { drawPeopleMatrix } from '@theia-astro/chart-svg/grid/people-matrix';
import { SHOW_ALL } from '@theia-astro/chart-svg/drawing';
import type { ThemeName } from '@theia-astro/chart-svg/themes/theme';
import { drawWheel } from '@theia-astro/chart-svg/wheel/wheel';
import { chords } from '../western/wheel-chart.ts';
import { shownAspects } from '../wire/chart-parts.ts';
import { gunaMilanOf, type Matrix, matrixOf, pairsOf, wireMatrix, wirePairs } from './pairs.ts';
import { addBalances } from '@theia-astro/astro/synastry/group';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { personParts } from '../western/relationship/schemas.ts';
import {
  calculateComposite,
  type Composite,
  wireComposite,
  calculateDavison,
} from '../western/relationship/composite.ts';
import { once, type Person, resolvePerson } from '../western/relationship/person.ts';
import { wireChart } from '../wire/chart.ts';
import { wireCounts } from '../wire/chart-figures.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { wire, type Wire } from '../wire/wire.ts';
import type { GroupRequest } from './request.ts';
import type { groupPointSchema, groupResponseSchema } from './schema.ts';

/** Width of the picture. */
export const SIZE_PX = 800;

/** The matrix as a table. */
function drawMatrix(names: readonly string[], { cells, hub }: Matrix, theme: ThemeName): string {
  return drawPeopleMatrix(
    names.map((name, index) => ({ name, isHub: index === hub })),
    cells,
    { sizePx: SIZE_PX, theme, title: 'Aspects between people', description: '', show: SHOW_ALL },
  ).svg;
}

/** The composite as a wheel. */
function drawComposite(
  names: readonly string[],
  { points, houses, aspects }: CompositeChart,
  include: ReadonlySet<string>,
  theme: ThemeName,
): string {
  return drawWheel(
    {
      bodies: points.map(({ id, longitudeDeg }) => ({ id, longitudeDeg, retrograde: false })),
      cuspsDeg: houses?.cuspsDeg ?? null,
      angles: houses && { ascDeg: houses.angles.asc, mcDeg: houses.angles.mc },
    },
    chords(shownAspects(aspects, include)),
    { sizePx: SIZE_PX, theme, title: 'Composite chart', description: `${names.join(', ')}.`, show: SHOW_ALL },
  ).svg;
}

type Answer = Wire<typeof groupResponseSchema>;

/** POST /group. @throws Problem 422, fields prefixed `people[0].` or `relocation.` */
export function calculateGroup(context: CalculationContext, request: GroupRequest): Answer {
  const { include, settings, picture } = request;
  const people = request.people.map((birth) => resolvePerson(context, birth, request));
  const names = request.people.map(({ name }, index) => name ?? `Person ${index + 1}`);
  const composite =
    include.has('composite') || include.has('composite_aspects') || picture?.drawing === 'composite'
      ? calculateComposite(context, request, people)
      : null;
  const wantsDavison = include.has('davison') || include.has('davison_aspects');
  const davison = wantsDavison ? calculateDavison(context, request, people, 'people[0].birth_date') : null;
  const pairs =
    include.has('matrix') || include.has('aspects') || picture?.drawing === 'matrix' ? pairsOf(people, request) : [];
  const matrix = matrixOf(people.length, pairs);
  const source = people.find(({ chart }) => chart.source === 'moshier')?.chart.source ?? people[0]!.chart.source;
  const warnings: readonly Warning[] = [
    ...request.warnings,
    ...people.flatMap((person) => person.warnings),
    ...(composite?.warnings ?? []),
    ...(composite === null ? [] : undeterminedPoints(composite, people)),
    ...(davison?.warnings ?? []),
    ...(wantsDavison && davison === null ? [UNDETERMINED_PLACE] : []),
    ...precisionWarnings(source),
  ];
  return {
    product: 'group',
    people: people.map((person, index) => ({
      name: request.people[index]!.name,
      time: person.time,
      place: person.wirePlace,
      ...(include.has('charts')
        ? { chart: wireChart(context.ephemeris, { ...person.chart, balance: null }, personParts(include)) }
        : {}),
    })),
    ...(include.has('matrix') ? { matrix: wireMatrix(matrix) } : {}),
    ...(include.has('balance') ? { balance: balanceOf(people) } : {}),
    ...(composite === null ? {} : { composite: wireGroupComposite(composite, request, people) }),
    ...(wantsDavison ? { davison: davison?.wired ?? null } : {}),
    ...(include.has('aspects') ? { pairs: wirePairs(pairs, people, include.has('details')) } : {}),
    ...(include.has('guna_milan') ? { guna_milan: gunaMilanOf(context, request) } : {}),
    ...(picture === null
      ? {}
      : {
          svg:
            picture.drawing === 'matrix' || composite === null
              ? drawMatrix(names, matrix, picture.theme)
              : drawComposite(names, composite.chart, include, picture.theme),
        }),
    input: request.input,
    meta: buildMeta(context, { jdUt: people[0]!.moment.jdUt, ayanamsa: settings.chart.ayanamsa, source }),
    warnings: once(warnings),
  };
}

const UNDETERMINED_PLACE: Warning = {
  code: 'mean_undetermined',
  field: 'people',
  message: 'The meridians of the birth places cancel each other: there is no Davison place.',
};

function undeterminedPoints({ chart }: Composite, people: readonly Person[]): Warning[] {
  const found = [
    ...chart.undetermined,
    ...(chart.houses === null && people.every((person) => person.chart.houses !== null) ? ['houses'] : []),
  ];
  return found.map((what) => ({
    code: 'mean_undetermined',
    field: 'people',
    message: `The charts cancel each other: ${what} of the composite ${what === 'houses' ? 'are' : 'is'} null.`,
  }));
}

function balanceOf(people: readonly Person[]): NonNullable<Answer['balance']> {
  const balances = people.flatMap(({ chart }) => chart.balance ?? []);
  return {
    ...wireCounts(addBalances(balances)),
    weighted: wireCounts(addBalances(balances.map(({ weighted }) => weighted))),
  };
}

function wireGroupComposite(
  { chart }: Composite,
  request: GroupRequest,
  people: readonly Person[],
): NonNullable<Answer['composite']> {
  const wired = wireComposite(
    chart,
    request,
    people.some(({ moment }) => moment.unknownTime),
  );
  if (people.length === 2) return wired;
  const points: Record<string, Wire<typeof groupPointSchema> | null> = {};
  for (const { id, concentration } of chart.points)
    points[id] = { ...wired.points[id]!, concentration: wire(concentration) };
  for (const id of chart.undetermined) points[id] = null;
  return { ...wired, points };
}
