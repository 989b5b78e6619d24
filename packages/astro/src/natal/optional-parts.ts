import type { Pattern } from '../patterns/shapes.ts';
import { type DeclinationPlace, declinationPlace, spherePoint } from '../declinations/graph.ts';
import { type AntisciaContact, findAntisciaContacts } from '../antiscia/antiscia.ts';
import type { Aspect, AspectPoint } from '../aspects/aspect.ts';
import { type BodyId, toEngineBody } from '../bodies/body-id.ts';
import {
  draconicContacts,
  draconicCuspsDeg,
  draconicLongitudeDeg,
  housesAreSigns,
} from '../draconic/draconic-chart.ts';
import { BodyUnavailableError, type Ephemeris, type Frame, type GeoPosition } from '../ephemeris.ts';
import { type HarmonicChart, harmonicChart } from '../harmonics/harmonic-chart.ts';
import { eclipticHousePosition, houseNumber } from '../houses/placement.ts';
import { castDial, type Dial, findMidpoints, type MidpointTree, midpointTrees } from '../midpoints/midpoints.ts';
import type { PointId } from '../points/point-id.ts';
import type { ChartPoint, HousesWithRulers } from './chart.ts';
import { chartFrame, type ChartMoment, type Placement } from './house-frame.ts';
import type { ChartSettings, NatalParts } from './settings.ts';
import { readBody } from './sky.ts';
import { findStarParans, type StarParan } from '../stars/parans.ts';
import { findPlanetIndex } from '../bodies/table.ts';
import type { ChartHouses } from '../houses/compute.ts';
import { findPatterns } from '../patterns/find.ts';

interface DraconicPoint {
  readonly id: PointId;
  readonly longitudeDeg: number;
  /** Among the draconic houses; null without houses. */
  readonly house: number | null;
  /** Where the place falls among the houses of birth. */
  readonly natalHouse: number | null;
}

export interface DraconicChart {
  readonly node: 'true' | 'mean';
  readonly nodeLongitudeDeg: number;
  readonly points: readonly DraconicPoint[];
  readonly cuspsDeg: readonly number[] | null;
  readonly contacts: readonly Aspect[];
}

/** Parts of a chart that only some schools use; null when not requested. */
export interface FurtherParts {
  readonly harmonics: readonly HarmonicChart[] | null;
  /** Null also where there is no lunar node: heliocentric charts. */
  readonly draconic: DraconicChart | null;
  readonly midpointTrees: readonly MidpointTree[] | null;
  readonly dial: Dial | null;
  readonly antisciaContacts: readonly AntisciaContact[] | null;
  /** From north to south. */
  readonly declinationGraph: readonly DeclinationPlace[] | null;
  /** Null also without a place. */
  readonly starParans: readonly StarParan[] | null;
  /** Bodies of the chart without parans, because no file has them for the whole day. */
  readonly withoutParans: readonly BodyId[];
}

/** What the further parts are made from. */
interface FurtherContext {
  readonly ephemeris: Ephemeris;
  readonly moment: ChartMoment;
  readonly place: GeoPosition | null;
  readonly frame: Frame;
  readonly obliquityDeg: number;
  readonly settings: ChartSettings;
  readonly points: readonly ChartPoint[];
  readonly aspectPoints: readonly AspectPoint[];
  readonly houses: HousesWithRulers | null;
  readonly placement: Placement | null;
}

/** Computes the requested further parts of a chart. */
export function optionalParts(context: FurtherContext, include: NatalParts): FurtherParts {
  const { aspectPoints, settings } = context;
  return {
    harmonics: include.has('harmonics')
      ? settings.harmonics.map((harmonic) => harmonicChart(aspectPoints, harmonic, settings.harmonicOrbDeg))
      : null,
    draconic: include.has('draconic') ? draconicChart(context) : null,
    midpointTrees: include.has('midpoint_trees')
      ? midpointTrees(findMidpoints(aspectPoints, settings.midpointOrbDeg, settings.dialDeg))
      : null,
    dial: include.has('dial') ? castDial(aspectPoints, settings.dialDeg, settings.pictureOrbDeg) : null,
    antisciaContacts: include.has('antiscia_contacts')
      ? findAntisciaContacts(aspectPoints, settings.antisciaOrbDeg)
      : null,
    declinationGraph: include.has('declination_graph') ? declinationGraph(context) : null,
    ...(include.has('star_parans') ? starParans(context) : NO_PARANS),
  };
}

function draconicChart(context: FurtherContext): DraconicChart | null {
  const { aspectPoints, houses, placement, points, settings } = context;
  const nodeLongitudeDeg = northNodeDeg(context);
  if (nodeLongitudeDeg === null) return null;
  const turned = (deg: number): number => draconicLongitudeDeg(deg, nodeLongitudeDeg);
  const draconic = aspectPoints.map((point) => ({ ...point, longitudeDeg: turned(point.longitudeDeg) }));
  const cuspsDeg =
    houses === null ? null : draconicCuspsDeg(houses.system, houses.cuspsDeg, houses.angles.asc, nodeLongitudeDeg);
  const natalHouseOf = new Map<PointId, number | null>(points.map(({ id, house }) => [id, house]));
  const houseOf = ({ id, longitudeDeg }: AspectPoint): number | null => {
    if (houses === null || cuspsDeg === null) return null;
    if (housesAreSigns(houses.system)) return houseNumber(eclipticHousePosition(longitudeDeg, cuspsDeg));
    const own = natalHouseOf.get(id);
    return own === undefined ? angleHouse(id, houses) : own;
  };
  return {
    node: settings.node,
    nodeLongitudeDeg,
    points: draconic.map((point) => ({
      id: point.id,
      longitudeDeg: point.longitudeDeg,
      house: houseOf(point),
      natalHouse: placement === null ? null : houseNumber(placement(point.longitudeDeg, 0)),
    })),
    cuspsDeg,
    contacts: draconicContacts(draconic, aspectPoints, settings.draconicOrbDeg),
  };
}

/** The house of ascendant or midheaven by longitude: it is not always the first or the tenth. */
function angleHouse(id: PointId, { angles, cuspsDeg, system }: HousesWithRulers): number | null {
  if (system === 'G') return id === 'asc' ? 1 : 10;
  return houseNumber(eclipticHousePosition(id === 'asc' ? angles.asc : angles.mc, cuspsDeg));
}

function northNodeDeg({ ephemeris, frame, moment: { jdUt }, points, settings }: FurtherContext): number | null {
  if (frame.center === 'heliocentric') return null;
  const known = points.find(({ id }) => id === 'north_node');
  if (known !== undefined) return known.position.longitudeDeg;
  try {
    return readBody(ephemeris, jdUt, 'north_node', frame, settings).longitudeDeg;
  } catch (error) {
    if (error instanceof BodyUnavailableError) return null;
    throw error;
  }
}

function declinationGraph({
  ephemeris,
  frame,
  houses,
  moment: { jdUt },
  obliquityDeg,
  points,
}: FurtherContext): readonly DeclinationPlace[] {
  const ayanamsaDeg = frame.ayanamsa === null ? 0 : ephemeris.ayanamsa(jdUt, frame.ayanamsa).valueDeg;
  const place = (id: BodyId | 'asc' | 'mc', longitudeDeg: number, declinationDeg: number): DeclinationPlace =>
    declinationPlace(id, longitudeDeg, declinationDeg, obliquityDeg, ayanamsaDeg);
  const found = points.map(({ id, position }) => place(id, position.longitudeDeg, position.declinationDeg));
  if (houses !== null)
    for (const id of ['asc', 'mc'] as const)
      found.push(
        place(id, houses.angles[id], spherePoint(houses.angles[id] + ayanamsaDeg, 0, obliquityDeg).declinationDeg),
      );
  return found.toSorted((one, other) => other.declinationDeg - one.declinationDeg);
}

/** Nodes and apogees are no bodies that rise. */
const WITHOUT_BODY: ReadonlySet<BodyId> = new Set<BodyId>(['north_node', 'south_node', 'lilith']);

const NO_PARANS = { starParans: null, withoutParans: [] } as const;
const A_SECOND = 1 / 86_400;

/** Of the sky seen from the Earth, whatever the centre of the chart. */
function starParans({
  ephemeris,
  moment,
  place,
  points,
  settings,
}: FurtherContext): Pick<FurtherParts, 'starParans' | 'withoutParans'> {
  if (place === null || moment.day === null) return NO_PARANS;
  const [firstJdUt, endJdUt] = ephemeris.range.reduced;
  const day = {
    startJdUt: Math.max(moment.day.startJdUt, firstJdUt),
    endJdUt: Math.min(moment.day.endJdUt, endJdUt),
  };
  const within = (jdUt: number): number => Math.min(Math.max(jdUt, day.startJdUt), day.endJdUt - A_SECOND);
  const coordinates = settings.coordinates === 'topocentric' ? 'topocentric' : 'geocentric';
  const frame = chartFrame({ ...settings, coordinates, ayanamsa: null }, place);
  const ids = points.map(({ id }) => id).filter((id) => !WITHOUT_BODY.has(id));
  const isKnown = (id: BodyId): boolean => {
    const range = ephemeris.bodyRange(toEngineBody(id, settings));
    return range !== null && range[0] <= day.startJdUt && range[1] >= day.endJdUt;
  };
  const bodies = ids.filter(isKnown).map((id) => ({
    id,
    at: (jdUt: number) => ephemeris.position(within(jdUt), toEngineBody(id, settings), frame),
  }));
  const stars = settings.stars.map(({ id, designation }) => ({
    id,
    ...ephemeris.fixedStar(moment.jdUt, designation, frame),
  }));
  return {
    starParans: findStarParans(ephemeris, bodies, stars, place, day, settings.paranOrbMinutes),
    withoutParans: ids.filter((id) => !isKnown(id)),
  };
}

/** The figures among the planets of a chart (docs/methods/aspects.md). Gauquelin sectors form no stelliums. */
export function chartPatterns(
  aspects: readonly Aspect[],
  points: readonly Pick<ChartPoint, 'id' | 'signIndex' | 'house'>[],
  houses: Pick<ChartHouses, 'system'> | null,
  { stelliumMin }: { readonly stelliumMin: number },
): Pattern[] {
  return findPatterns(
    aspects,
    points
      .filter(({ id }) => findPlanetIndex(id) >= 0)
      .map(({ id, signIndex, house }) => ({
        planetIndex: findPlanetIndex(id),
        signIndex,
        house: houses?.system === 'G' ? null : house,
      })),
    stelliumMin,
  );
}
