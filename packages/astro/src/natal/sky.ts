import { PLANETS } from '../bodies/table.ts';
import { type BodyId, type BodyVariants, existsHeliocentrically, toEngineBody } from '../bodies/body-id.ts';
import { southNodeFrom } from '../points/point-id.ts';
import {
  BodyUnavailableError,
  type BodyPosition,
  type EngineBody,
  type Ephemeris,
  type EphemerisSource,
  type Frame,
} from '../ephemeris.ts';
import type { ChartSettings } from './settings.ts';

/** Positions of all bodies a chart needs at one instant. */
export interface Sky {
  readonly positions: ReadonlyMap<BodyId, BodyPosition>;
  readonly unavailable: readonly Unavailable[];
  readonly source: EphemerisSource;
}

interface Unavailable {
  readonly body: BodyId;
  readonly reason: string;
}

/** The chosen bodies plus Sun to Pluto, which sect, lots, balance and phase always need. */
function neededBodies(chosen: readonly BodyId[], center: Frame['center']): BodyId[] {
  const needed = [...chosen];
  for (const planet of PLANETS) if (!chosen.includes(planet)) needed.push(planet);
  return center === 'heliocentric' ? needed.filter(existsHeliocentrically) : needed;
}

/** Gets everything from the ephemeris in one call. Bodies it cannot compute are reported instead of thrown. */
export function readSky(ephemeris: Ephemeris, jdUt: number, frame: Frame, settings: ChartSettings): Sky {
  const bodies = neededBodies(settings.bodies, frame.center);
  const engineBodies: EngineBody[] = [];
  const slots: number[] = [];
  for (const body of bodies) {
    const engineBody = toEngineBody(body, settings);
    let slot = engineBodies.indexOf(engineBody);
    if (slot < 0) slot = engineBodies.push(engineBody) - 1;
    slots.push(slot);
  }
  const answers = ephemeris.positions(jdUt, engineBodies, frame);
  const positions = new Map<BodyId, BodyPosition>();
  const unavailable: Unavailable[] =
    frame.center !== 'heliocentric'
      ? []
      : settings.bodies
          .filter((body) => !existsHeliocentrically(body))
          .map((body) => ({ body, reason: 'it has no heliocentric position' }));
  let source: EphemerisSource = 'swisseph';
  bodies.forEach((body, index) => {
    const answer = answers[slots[index]!]!;
    if (answer instanceof BodyUnavailableError) {
      unavailable.push({ body, reason: answer.reason });
      return;
    }
    if (answer.source === 'moshier') source = 'moshier';
    positions.set(body, body === 'south_node' ? southNodeFrom(answer) : answer);
  });
  return { positions, unavailable, source };
}

/** One body of `readSky`. @throws BodyUnavailableError, DateOutOfRangeError */
export function readBody(
  ephemeris: Pick<Ephemeris, 'position'>,
  jdUt: number,
  id: BodyId,
  frame: Frame,
  variants: BodyVariants,
): BodyPosition {
  const position = ephemeris.position(jdUt, toEngineBody(id, variants), frame);
  return id === 'south_node' ? southNodeFrom(position) : position;
}
