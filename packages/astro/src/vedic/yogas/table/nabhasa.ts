import { modalityIndex, SEVEN_GRAHAS } from '../../zodiac.ts';
import { KENDRAS, type YogaContext } from '../context.ts';
import type { YogaRule, YogaRules } from '../yoga.ts';

/** Houses 1..12 that contain any of the seven planets. */
const housesHeld = (sky: YogaContext): ReadonlySet<number> => new Set(SEVEN_GRAHAS.map(sky.house));

const inModality =
  (modality: number): YogaRule =>
  (sky) =>
    SEVEN_GRAHAS.every((id) => modalityIndex(sky.sign(id)) === modality) && SEVEN_GRAHAS;

/** All seven planets are in these houses, and each house has at least one. */
const fill =
  (...choices: readonly (readonly number[])[]): YogaRule =>
  (sky) => {
    const held = housesHeld(sky);
    return choices.some((houses) => held.size === houses.length && houses.every((house) => held.has(house)))
      ? SEVEN_GRAHAS
      : false;
  };
const within =
  (houses: readonly number[]): YogaRule =>
  (sky) =>
    sky.areIn(SEVEN_GRAHAS, houses) && SEVEN_GRAHAS;
const run = (start: number, length: number): readonly number[] =>
  Array.from({ length }, (_, step) => ((start - 1 + step) % 12) + 1);
const NOT_KENDRAS = [2, 3, 5, 6, 8, 9, 11, 12];

/**
 * Three or more kendras, each occupied only by benefics (or only by malefics, including the nodes). The Moon does not
 * count.
 */
function dala(good: boolean): YogaRule {
  return (sky) => {
    const groups = KENDRAS.map((house) => sky.occupants(house).filter((id) => id !== 'moon')).filter(
      (there) => there.length > 0 && there.every((id) => sky.isBenefic(id) === good),
    );
    return groups.length >= 3 && groups.flat();
  };
}

const split =
  (goodHouses: readonly number[], badHouses: readonly number[]): YogaRule =>
  (sky) =>
    SEVEN_GRAHAS.every((id) => sky.isIn(id, sky.isBenefic(id) ? goodHouses : badHouses)) && SEVEN_GRAHAS;

/** Every nabhasa yoga except those of number, which apply only when none of these does. */
export const NABHASA_OF_PLACE = {
  rajju: inModality(0),
  musala: inModality(1),
  nala: inModality(2),
  mala: dala(true),
  sarpa: dala(false),
  gada: fill([1, 4], [4, 7], [7, 10], [1, 10]),
  sakata: fill([1, 7]),
  vihaga: fill([4, 10]),
  shringataka: fill([1, 5, 9]),
  hala: fill([2, 6, 10], [3, 7, 11], [4, 8, 12]),
  vajra: split([1, 7], [4, 10]),
  yava: split([4, 10], [1, 7]),
  kamala: within(KENDRAS),
  vapi: within(NOT_KENDRAS),
  yupa: within(run(1, 4)),
  shara: within(run(4, 4)),
  shakti: within(run(7, 4)),
  danda: within(run(10, 4)),
  nauka: fill(run(1, 7)),
  kuta: fill(run(4, 7)),
  chatra: fill(run(7, 7)),
  chapa: fill(run(10, 7)),
  ardhachandra: fill(...NOT_KENDRAS.map((start) => run(start, 7))),
  chakra: fill([1, 3, 5, 7, 9, 11]),
  samudra: fill([2, 4, 6, 8, 10, 12]),
} satisfies YogaRules;

const hasNabhasaOfPlace = (sky: YogaContext): boolean =>
  Object.values(NABHASA_OF_PLACE).some((rule) => rule(sky) !== false);

/** The seven planets in exactly so many signs. Seven in one sign always make a yoga of place too, which does not count. */
const inSigns =
  (count: number): YogaRule =>
  (sky) =>
    new Set(SEVEN_GRAHAS.map(sky.sign)).size === count && (count === 1 || !hasNabhasaOfPlace(sky)) && SEVEN_GRAHAS;

export const NABHASA_OF_NUMBER = {
  vallaki: inSigns(7),
  dama: inSigns(6),
  pasha: inSigns(5),
  kedara: inSigns(4),
  shula: inSigns(3),
  yuga: inSigns(2),
  gola: inSigns(1),
} satisfies YogaRules;
