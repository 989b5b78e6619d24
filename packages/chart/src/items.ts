import type { WheelChart } from '@theia-astro/chart-svg/chart';
import type { RashiChart } from '@theia-astro/chart-svg/indian/rashi-chart';
import { aspectKey } from '@theia-astro/chart-svg/words';
import type { ChartAnswer, OuterAnswer, PointAnswer } from './answer.ts';
import type { AspectItem, HouseItem, PointItem } from './item.ts';
import { aspectName, houseName, nameOf, orbText, placeName, SIGN_IDS, signOf, type Words } from './names.ts';
import type { ReadAspect } from './read-answer.ts';

/**
 * The points of a chart with their labels.
 * @param leftDeg longitude from which they are listed in the order of the zodiac; null: in the order of the answer and without angles, as in a grid
 */
export function pointItems(
  chart: WheelChart,
  { points }: OuterAnswer,
  ring: 'inner' | 'outer',
  leftDeg: number | null,
  names: Words,
): readonly PointItem[] {
  const answers: Readonly<Record<string, PointAnswer | undefined>> = { ...points };
  const { angles } = chart;
  const angleBodies =
    angles === null || leftDeg === null
      ? []
      : [
          { id: 'asc', longitudeDeg: angles.ascDeg, retrograde: false },
          { id: 'mc', longitudeDeg: angles.mcDeg, retrograde: false },
          { id: 'dsc', longitudeDeg: turned(angles.ascDeg + 180), retrograde: false },
          { id: 'ic', longitudeDeg: turned(angles.mcDeg + 180), retrograde: false },
        ];
  const all = [...angleBodies, ...chart.bodies];
  const ordered =
    leftDeg === null
      ? all
      : all.toSorted((a, b) => turned(a.longitudeDeg - leftDeg) - turned(b.longitudeDeg - leftDeg));
  return ordered.map(({ id, longitudeDeg, retrograde }): PointItem => {
    const answer = answers[id];
    const name = nameOf(id, names);
    const house = answer?.house ?? answer?.natal_house ?? answer?.bhava ?? null;
    return {
      kind: 'point',
      ring,
      key: ring === 'inner' ? id : `outer:${id}`,
      id,
      name,
      longitude: longitudeDeg,
      sign: signOf(longitudeDeg),
      house,
      retrograde,
      label: label(name, placeName(longitudeDeg, names), house, retrograde, names, ring === 'outer'),
    };
  });
}

/** The houses of a wheel. */
export function houseItems({ cuspsDeg }: WheelChart, names: Words): readonly HouseItem[] {
  return (cuspsDeg ?? []).map((longitude, index) => ({
    kind: 'house',
    key: `house:${index + 1}`,
    house: index + 1,
    longitude,
    sign: signOf(longitude),
    label: sentence(houseName(index + 1, names), placeName(longitude, names)),
  }));
}

/** The aspects of a picture, with the keys of their points. */
export function aspectItems(aspects: readonly ReadAspect[], two: boolean, names: Words): readonly AspectItem[] {
  return aspects.map(({ drawn, row }) => {
    const motion = row.applying ?? null;
    return {
      kind: 'aspect',
      key: `aspect:${aspectKey(drawn)}`,
      aspect: drawn.kind,
      from: drawn.a,
      to: two ? `outer:${drawn.b}` : drawn.b,
      orb: row.orb,
      applying: motion,
      label: sentence(
        `${nameOf(drawn.a, names)} ${aspectName(drawn.kind, names)} ${nameOf(drawn.b, names)}`,
        `${nameOf('orb', names)} ${orbText(row.orb)}`,
        ...(motion === null ? [] : [nameOf(motion ? 'applying' : 'separating', names)]),
      ),
    };
  });
}

/** The points and houses of an Indian chart, house by house. */
export function rashiItems(
  { points, firstSignIndex }: RashiChart,
  answer: ChartAnswer,
  names: Words,
): readonly (PointItem | HouseItem)[] {
  const answers: Readonly<Record<string, PointAnswer | undefined>> = { ...answer.points };
  const houseOf = (signIndex: number): number | null =>
    firstSignIndex === null ? null : ((signIndex - firstSignIndex + 12) % 12) + 1;
  const placed = points.map((point): PointItem => {
    const { id, signIndex, degreeInSignDeg, retrograde } = point;
    const longitude = degreeInSignDeg === null ? null : signIndex * 30 + degreeInSignDeg;
    const name = nameOf(id, names);
    const place = longitude === null ? nameOf(SIGN_IDS[signIndex]!, names) : placeName(longitude, names);
    const house = houseOf(signIndex);
    return {
      kind: 'point',
      ring: 'inner',
      key: id,
      id,
      name,
      longitude: longitude === null ? null : (answers[id]?.longitude ?? longitude),
      sign: SIGN_IDS[signIndex]!,
      house,
      retrograde,
      label: label(name, place, house, retrograde, names, false),
    };
  });
  const houses =
    firstSignIndex === null
      ? []
      : SIGN_IDS.map((_, index): HouseItem => {
          const sign = SIGN_IDS[(firstSignIndex + index) % 12]!;
          return {
            kind: 'house',
            key: `house:${index + 1}`,
            house: index + 1,
            longitude: null,
            sign,
            label: sentence(houseName(index + 1, names), nameOf(sign, names)),
          };
        });
  return [...placed.toSorted((a, b) => (a.house ?? 0) - (b.house ?? 0)), ...houses];
}

function label(
  name: string,
  place: string,
  house: number | null,
  retrograde: boolean,
  names: Words,
  outer: boolean,
): string {
  return sentence(
    name,
    place,
    ...(house === null ? [] : [houseName(house, names)]),
    ...(retrograde ? [nameOf('retrograde', names)] : []),
    ...(outer ? [nameOf('outer_wheel', names)] : []),
  );
}

/** Parts between commas, the first with a capital letter. */
function sentence(...parts: readonly string[]): string {
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function turned(deg: number): number {
  return ((deg % 360) + 360) % 360;
}
