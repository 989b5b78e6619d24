import type { ClassicalPlanet } from '../bodies/groups.ts';
import type { DignitySettings } from './settings.ts';

export interface TriplicityRulers {
  readonly day: ClassicalPlanet;
  readonly night: ClassicalPlanet;
  readonly participating: ClassicalPlanet | null;
}

const rulers = (
  day: ClassicalPlanet,
  night: ClassicalPlanet,
  participating: ClassicalPlanet | null,
): TriplicityRulers => ({ day, night, participating });

/** Fire, earth, air, water. Dorotheus of Sidon, Carmen Astrologicum I.1 (Pingree 1976). */
const DOROTHEAN = [
  rulers('sun', 'jupiter', 'saturn'),
  rulers('venus', 'moon', 'mars'),
  rulers('saturn', 'mercury', 'jupiter'),
  rulers('venus', 'mars', 'moon'),
] as const;

/** Fire, earth, air, water. Lilly, Christian Astrology (1647), p. 104. */
const LILLY = [
  rulers('sun', 'jupiter', null),
  rulers('venus', 'moon', null),
  rulers('saturn', 'mercury', null),
  rulers('mars', 'mars', null),
] as const;

/** Day, night and participating rulers of a sign (index 0..11) by the chosen table. */
export function triplicityRulers(signIndex: number, scheme: DignitySettings['triplicity']): TriplicityRulers {
  return (scheme === 'lilly' ? LILLY : DOROTHEAN)[signIndex % 4]!;
}
