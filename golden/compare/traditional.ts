import { CLASSICAL_PLANETS, type ClassicalPlanet } from '@theia-astro/astro/bodies/groups';
import type { Sect } from '@theia-astro/astro/dignities/sect';
import { altitudeDeg, sectAt } from '@theia-astro/astro/dignities/sect';
import type { HouseSystemCode } from '@theia-astro/astro/ephemeris';
import { GEOCENTRIC_APPARENT } from '@theia-astro/astro/frames/geocentric';
import { eclipticHousePosition, houseNumber } from '@theia-astro/astro/houses/placement';
import { hermeticLots } from '@theia-astro/astro/lots/lots';
import type { AccidentalLine } from '@theia-astro/astro/traditional/accidental';
import { almutenOfDegree, almutenOfFigure, mapPlanets, type Scores } from '@theia-astro/astro/traditional/almuten';
import { houseOfStrength, STRENGTH_STARS, type TraditionalChart } from '@theia-astro/astro/traditional/chart';
import { type EssentialDignity, receivedIn } from '@theia-astro/astro/traditional/receptions';
import { planetStrengths } from '@theia-astro/astro/traditional/strengths';
import { syzygiesBefore } from '@theia-astro/astro/traditional/syzygy';
import { turn } from '../angles.ts';
import { type Comparison, type Engines, quantitiesOf } from '../comparison.ts';
import { jdOfUt1 } from '../instants.ts';

interface Printed {
  readonly longitude: number;
  readonly speed: number;
  readonly house: number;
  readonly house_points: number;
  readonly lines: readonly AccidentalLine[];
  readonly unprinted: readonly AccidentalLine[];
  readonly unscored: readonly AccidentalLine[];
  readonly essential_slip: number;
  readonly net: number;
}
interface Rows {
  readonly tally: {
    readonly id: string;
    readonly date: string;
    readonly sect: Sect;
    readonly cusps: readonly number[];
    readonly north_node: number;
    readonly planets: Readonly<Record<ClassicalPlanet, Printed>>;
    readonly almuten: ClassicalPlanet | null;
  };
  readonly degree: {
    readonly id: string;
    readonly longitude: number;
    readonly sect: Sect;
    readonly scores: Partial<Scores>;
    readonly almuten: ClassicalPlanet;
  };
  readonly reception: {
    readonly id: string;
    readonly a: ClassicalPlanet;
    readonly a_at: number;
    readonly b: ClassicalPlanet;
    readonly b_at: number;
    readonly dignity: EssentialDignity;
  };
  readonly figure: {
    readonly id: string;
    readonly utc: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly house_system: HouseSystemCode;
    readonly planet: ClassicalPlanet;
    readonly score: number;
  };
  readonly birth: {
    readonly id: string;
    readonly ut1: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly day: boolean;
    readonly houses: Scores;
    readonly essential: Scores;
    readonly accidental: Scores;
    readonly asc: Scores;
    readonly figure: Scores;
    readonly syzygy: { readonly ut1_jd: number; readonly new: boolean; readonly longitude: number };
  };
}
const quantity = quantitiesOf<Rows>('traditional');

const LILLY = { terms: 'ptolemaic', triplicity: 'lilly' } as const;
const MEDIEVAL = { terms: 'egyptian', triplicity: 'dorothean' } as const;
const LINE_POINTS: Partial<Record<AccidentalLine, number>> = { oriental: 2, under_beams: -4, free_of_beams: 5 };

/** Zero where both are the same. */
const mismatch = (found: unknown, expected: unknown): number =>
  JSON.stringify(found) === JSON.stringify(expected) ? 0 : Number.NaN;

export const comparisons: readonly Comparison[] = [
  quantity('Lilly’s tallies: houses and lines of 14 planets', '', 0, 'tally', (row, tally, engines) => {
    const { planets } = planetStrengths(chartOfTally(row, engines));
    for (const planet of CLASSICAL_PLANETS) {
      const { lines, unprinted, unscored, house } = row.planets[planet];
      const expected = [...lines.filter((line) => !unscored.includes(line)), ...unprinted].toSorted();
      const found = planets[planet].accidental.map(({ line }) => line).filter((line) => line !== 'house');
      tally.add(`${row.id} ${planet}`, mismatch([planets[planet].house, found.toSorted()], [house, expected]));
    }
  }),
  quantity('Lilly’s tallies: scores, his slips set aside', 'points', 0, 'tally', (row, tally, engines) => {
    const { planets, strongest } = planetStrengths(chartOfTally(row, engines));
    for (const planet of CLASSICAL_PLANETS) {
      const printed = row.planets[planet];
      const { score, accidental } = planets[planet];
      const houseSlip = accidental[0]!.points - printed.house_points;
      const slips = worth(planet, printed.unprinted) - worth(planet, printed.unscored) + houseSlip;
      tally.add(`${row.id} ${planet}`, score - slips - printed.essential_slip - printed.net);
    }
    if (row.almuten !== null) tally.add(`${row.id} almuten`, mismatch(strongest, [row.almuten]));
  }),
  quantity('worked examples: almuten of a degree', '', 0, 'degree', (row, tally) => {
    const { scores, almutens } = almutenOfDegree({ sect: row.sect, tables: MEDIEVAL }, row.longitude, 'sect');
    for (const [planet, points] of Object.entries(row.scores))
      tally.add(`${row.id} ${planet}`, scores[planet as ClassicalPlanet] - points);
    tally.add(row.id, mismatch(almutens, [row.almuten]));
  }),
  quantity('worked examples: receptions', '', 0, 'reception', (row, tally) => {
    const away = { longitudeDeg: 215, speedDegPerDay: 1, house: 1 };
    const planets = {
      ...mapPlanets(() => away),
      [row.a]: { ...away, longitudeDeg: row.a_at },
      [row.b]: { ...away, longitudeDeg: row.b_at },
    };
    const sky = { planets, sect: 'day', tables: LILLY } as const;
    const both = [receivedIn(sky, row.a, row.b), receivedIn(sky, row.b, row.a)];
    tally.add(row.id, both.every((dignities) => dignities.includes(row.dignity)) ? 0 : Number.NaN);
  }),
  quantity('almuten of the figure: flatlib’s recorded score', 'points', 0, 'figure', (row, tally, engines) => {
    const { chart, fortuneDeg } = cast(engines, row.utc, row, row.house_system, MEDIEVAL);
    const { last } = syzygies(engines, row.utc, row)!;
    const moonDeg = engines.ephemeris.ecliptic(last.jdUt, 'moon', GEOCENTRIC_APPARENT).longitudeDeg;
    const hour = { dayRuler: 'venus', ruler: 'mars' } as const;
    const { scores } = almutenOfFigure(chart, places(chart, fortuneDeg, moonDeg), hour, 'all');
    tally.add(row.id, scores[row.planet] - row.score);
  }),
  quantity('150 births, second program: scores of strength', 'points', 0, 'birth', (row, tally, engines) => {
    const { chart } = cast(engines, row.ut1, row, 'R', LILLY);
    const { planets } = planetStrengths(chart);
    tally.add(`${row.id} sect`, mismatch(chart.sect === 'day', row.day));
    for (const planet of CLASSICAL_PLANETS) {
      tally.add(`${row.id} ${planet} house`, planets[planet].house - row.houses[planet]);
      tally.add(`${row.id} ${planet} essential`, planets[planet].essentialScore - row.essential[planet]);
      tally.add(`${row.id} ${planet} accidental`, planets[planet].accidentalScore - row.accidental[planet]);
    }
  }),
  quantity('150 births, second program: almutens', 'points', 0, 'birth', (row, tally, engines) => {
    const { chart, fortuneDeg } = cast(engines, row.ut1, row, 'R', LILLY);
    const { last } = syzygies(engines, row.ut1, row)!;
    const ofAsc = almutenOfDegree(chart, chart.ascDeg, 'sect').scores;
    const ofFigure = almutenOfFigure(chart, places(chart, fortuneDeg, last.longitudeDeg), null, 'sect').scores;
    for (const planet of CLASSICAL_PLANETS) {
      tally.add(`${row.id} ${planet} ascendant`, ofAsc[planet] - row.asc[planet]);
      tally.add(`${row.id} ${planet} figure`, ofFigure[planet] - row.figure[planet]);
    }
  }),
  quantity('150 births, second program: syzygies', 's', 1, 'birth', (row, tally, engines) => {
    const { last } = syzygies(engines, row.ut1, row)!;
    tally.add(`${row.id} instant`, (last.jdUt - row.syzygy.ut1_jd) * 86_400);
    tally.add(`${row.id} degree`, turn(last.longitudeDeg, row.syzygy.longitude) * 3600);
    tally.add(`${row.id} phase`, mismatch(last.phase === 'new_moon', row.syzygy.new));
  }),
];

function worth(planet: ClassicalPlanet, lines: readonly AccidentalLine[]): number {
  const sign = planet === 'mercury' || planet === 'venus' ? -1 : 1;
  return lines.reduce((sum, line) => sum + LINE_POINTS[line]! * (line === 'oriental' ? sign : 1), 0);
}

function starsAt({ ephemeris }: Engines, jdUt: number): TraditionalChart['starsDeg'] {
  const at = (designation: string): number => ephemeris.fixedStar(jdUt, designation, GEOCENTRIC_APPARENT).longitudeDeg;
  return { regulus: at(STRENGTH_STARS.regulus), spica: at(STRENGTH_STARS.spica), algol: at(STRENGTH_STARS.algol) };
}

function chartOfTally({ planets, cusps, north_node, sect, date }: Rows['tally'], engines: Engines): TraditionalChart {
  return {
    planets: mapPlanets((planet) => {
      const { longitude, speed } = planets[planet];
      return { longitudeDeg: longitude, speedDegPerDay: speed, house: houseIn(longitude, cusps) };
    }),
    cuspsDeg: cusps,
    ascDeg: cusps[0]!,
    mcDeg: cusps[9]!,
    northNodeDeg: north_node,
    starsDeg: starsAt(engines, jdOfUt1(date)),
    sect,
    tables: LILLY,
  };
}

function houseIn(longitudeDeg: number, cuspsDeg: readonly number[]): number {
  return houseOfStrength(longitudeDeg, houseNumber(eclipticHousePosition(longitudeDeg, cuspsDeg))!, cuspsDeg);
}

interface Where {
  readonly latitude: number;
  readonly longitude: number;
}

function placeOf({ latitude, longitude }: Where) {
  return { geoLatitudeDeg: latitude, geoLongitudeDeg: longitude, elevationM: 0 };
}

function syzygies({ ephemeris }: Engines, ut1: string, where: Where) {
  return syzygiesBefore(ephemeris, jdOfUt1(ut1), placeOf(where), GEOCENTRIC_APPARENT);
}

function cast(
  engines: Engines,
  ut1: string,
  where: Where,
  system: HouseSystemCode,
  tables: TraditionalChart['tables'],
): { readonly chart: TraditionalChart; readonly fortuneDeg: number } {
  const { ephemeris } = engines;
  const [jdUt, place] = [jdOfUt1(ut1), placeOf(where)];
  const { cuspsDeg, angles } = ephemeris.houses(jdUt, place, system, { ayanamsa: null });
  const at = (body: ClassicalPlanet | 'true_node') => ephemeris.position(jdUt, body, GEOCENTRIC_APPARENT);
  const { rightAscensionDeg, declinationDeg } = at('sun');
  const sect = sectAt(altitudeDeg(rightAscensionDeg, declinationDeg, angles.armcDeg, where.latitude));
  const planets = mapPlanets((planet) => {
    const { longitudeDeg, speedDegPerDay } = at(planet);
    return { longitudeDeg, speedDegPerDay, house: houseIn(longitudeDeg, cuspsDeg) };
  });
  const longitudesDeg = mapPlanets((planet) => planets[planet].longitudeDeg);
  const asc = angles.ascendantDeg;
  return {
    chart: {
      planets,
      cuspsDeg,
      ascDeg: asc,
      mcDeg: angles.midheavenDeg,
      northNodeDeg: at('true_node').longitudeDeg,
      starsDeg: starsAt(engines, jdUt),
      sect,
      tables,
    },
    fortuneDeg: hermeticLots({ ...longitudesDeg, asc }, sect, 'sect')[0]!.longitudeDeg,
  };
}

function places({ planets, ascDeg }: TraditionalChart, fortuneDeg: number, syzygyDeg: number) {
  return {
    sun: planets.sun.longitudeDeg,
    moon: planets.moon.longitudeDeg,
    asc: ascDeg,
    fortune: fortuneDeg,
    syzygy: syzygyDeg,
  };
}
