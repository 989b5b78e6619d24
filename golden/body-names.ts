import type { EngineBody } from '@theia-astro/astro/ephemeris';

/** The tables' spelling of bodies. */
export const BODY_OF_TABLE: Readonly<Record<string, EngineBody>> = {
  Sun: 'sun',
  Moon: 'moon',
  Mercury: 'mercury',
  Venus: 'venus',
  Mars: 'mars',
  Jupiter: 'jupiter',
  Saturn: 'saturn',
  Uranus: 'uranus',
  Neptune: 'neptune',
  Pluto: 'pluto',
  MeanNode: 'mean_node',
  TrueNode: 'true_node',
  MeanLilith: 'mean_lilith',
  OscLilith: 'osculating_lilith',
  Chiron: 'chiron',
  Ceres: 'ceres',
  Pallas: 'pallas',
  Juno: 'juno',
  Vesta: 'vesta',
};

export function bodyOfTable(name: string): EngineBody {
  const body = BODY_OF_TABLE[name];
  if (body === undefined) throw new Error(`Unknown body in a golden table: ${name}`);
  return body;
}
