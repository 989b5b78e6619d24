import { separationDeg } from '@theia-astro/astro/angle/angle';
import {
  HOUSE_SYSTEM_CODES,
  HOUSE_SYSTEM_NAMES,
  type HouseAngles,
  type Houses,
  type HouseSystemCode,
} from '@theia-astro/astro/ephemeris';
import { computeSkyHouses, type SkyHouses } from '@theia-astro/astro/houses/cusps/sky-houses';
import { loadEngineHouses } from '@theia-astro/ephemeris/engine-houses-alone';
import { median } from './statistics.ts';

const PLACES = 100_000;
const TIMED = 10_000;
const ROUNDS = 7;
const WORST_ALLOWED_DEG = 1e-9;

type Place = ReturnType<typeof randomPlace>;

/**
 * Compares our houses with the engine's for 100,000 random places and sidereal times, evenly distributed over the sphere, obliquities
 * 23.25° to 24.1°: the worst difference of any cusp or angle, how often the engine is needed, and the time per call on one core (processor
 * time, medians). Returns false if a difference is above 1e-9°.
 */
export async function compareHousesWithEngine(): Promise<boolean> {
  const engine = await loadEngineHouses();
  const places = Array.from({ length: PLACES }, randomPlace);
  let good = true;
  for (const system of HOUSE_SYSTEM_CODES) {
    if (system === 'I' || system === 'i') continue;
    const byEngine = ({ armcDeg, geoLatitudeDeg, obliquityDeg }: Place): Houses =>
      engine.housesFromArmc(armcDeg, geoLatitudeDeg, obliquityDeg, system);
    const own = ({ armcDeg, geoLatitudeDeg, obliquityDeg }: Place): SkyHouses | null =>
      computeSkyHouses(armcDeg, geoLatitudeDeg, obliquityDeg, system);
    const { worstDeg, ofEngine } = compared(places, own, byEngine);
    if (!(worstDeg <= WORST_ALLOWED_DEG)) good = false;
    const { engineUs, ownUs } = timed(places.slice(0, TIMED), byEngine, own);
    console.log(
      `  ${label(system).padEnd(20)} worst ${worstDeg.toExponential(1)}°   engine needed ${String(ofEngine).padStart(5)} times   own ${ownUs.toFixed(2)} µs   engine ${engineUs.toFixed(2)} µs   ratio ${(engineUs / ownUs).toFixed(1)}`,
    );
  }
  return good;
}

function compared(
  places: readonly Place[],
  own: (place: Place) => SkyHouses | null,
  byEngine: (place: Place) => Houses,
): { worstDeg: number; ofEngine: number } {
  let [worstDeg, ofEngine] = [0, 0];
  for (const place of places) {
    const houses = own(place);
    if (houses === null) ofEngine += 1;
    else worstDeg = Math.max(worstDeg, differenceDeg(houses, byEngine(place)));
  }
  return { worstDeg, ofEngine };
}

function differenceDeg(own: SkyHouses, engine: Houses): number {
  if (own.computed !== engine.computed || own.cuspsDeg.length !== engine.cuspsDeg.length)
    return Number.POSITIVE_INFINITY;
  let worst = 0;
  own.cuspsDeg.forEach((cuspDeg, index) => {
    worst = Math.max(worst, separationDeg(cuspDeg, engine.cuspsDeg[index]!));
  });
  for (const angle of Object.keys(own.angles) as (keyof HouseAngles)[])
    worst = Math.max(worst, separationDeg(own.angles[angle], engine.angles[angle]));
  return worst;
}

/** Median microseconds per call, measured alternately. */
function timed(
  places: readonly Place[],
  byEngine: (place: Place) => Houses,
  own: (place: Place) => SkyHouses | null,
): { engineUs: number; ownUs: number } {
  const [engineUs, ownUs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    engineUs.push(microseconds(places, (place) => byEngine(place).cuspsDeg[1]!));
    ownUs.push(microseconds(places, (place) => own(place)?.cuspsDeg[1] ?? 0));
  }
  return { engineUs: median(engineUs), ownUs: median(ownUs) };
}

function microseconds(places: readonly Place[], work: (place: Place) => number): number {
  const begun = process.cpuUsage();
  let sum = 0;
  for (const place of places) sum += work(place);
  const { user } = process.cpuUsage(begun);
  return sum > 0 ? user / places.length : Number.NaN;
}

function randomPlace() {
  return {
    armcDeg: Math.random() * 360,
    geoLatitudeDeg: (Math.asin(Math.random() * 2 - 1) * 180) / Math.PI,
    obliquityDeg: 23.25 + Math.random() * 0.85,
  };
}

function label(system: HouseSystemCode): string {
  return `${system} ${HOUSE_SYSTEM_NAMES[system]}`;
}
