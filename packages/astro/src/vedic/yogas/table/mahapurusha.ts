import type { SevenGraha } from '../../zodiac.ts';
import { KENDRAS } from '../context.ts';
import type { YogaRow } from '../yoga.ts';

export const MAHAPURUSHA: readonly YogaRow[] = [
  mahapurusha('ruchaka', 'Ruchaka', 'mars'),
  mahapurusha('bhadra', 'Bhadra', 'mercury'),
  mahapurusha('hamsa', 'Hamsa', 'jupiter'),
  mahapurusha('malavya', 'Malavya', 'venus'),
  mahapurusha('sasa', 'Sasa', 'saturn'),
];

function mahapurusha(id: string, name: string, planet: SevenGraha): YogaRow {
  return {
    id,
    name,
    category: 'mahapurusha',
    source: 'BPHS 75; PD 6',
    needsLagna: true,
    rule: `${planet} in a kendra in its own, moolatrikona or exaltation sign`,
    find: (sky) => (sky.isIn(planet, KENDRAS) && sky.isHigh(planet) ? { planets: [planet] } : null),
  };
}
