import { modulo } from '../zodiac.ts';
import { SAMVATSARAS, type SamvatsaraId } from './era.ts';

/**
 * The year of Jupiter in force when an elapsed Shaka year begins, by the northern reckoning, in which a name is dropped
 * about every 85 years. Varahamihira, Brihat Samhita 8.20–21.
 */
export function northernSamvatsara(shaka: number): SamvatsaraId {
  return SAMVATSARAS[modulo(shaka + Math.floor((22 * shaka + 4291) / 1875), 60)]!;
}
