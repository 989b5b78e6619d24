import { modalityIndex, SEVEN_GRAHAS } from '../../zodiac.ts';
import type { YogaContext } from '../context.ts';
import type { YogaFinding, YogaRow } from '../yoga.ts';

type Test = (sky: YogaContext) => boolean;

/** Houses 1..12 that contain any of the seven planets, ascending. */
function housesHeld(sky: YogaContext): readonly number[] {
  return [...new Set(SEVEN_GRAHAS.map(sky.house))].toSorted((a, b) => a - b);
}

const ALL_SEVEN: YogaFinding = { planets: SEVEN_GRAHAS };

function nabhasa(id: string, name: string, verse: string, rule: string, test: Test, needsLagna = true): YogaRow {
  return {
    id,
    name,
    category: 'nabhasa',
    source: `BPHS 35.${verse}`,
    rule,
    needsLagna,
    find: (sky) => (test(sky) ? ALL_SEVEN : null),
  };
}

const inModality =
  (modality: number): Test =>
  (sky) =>
    SEVEN_GRAHAS.every((id) => modalityIndex(sky.sign(id)) === modality);

/** All seven planets are in these houses, and each house has at least one. */
const fill =
  (...choices: readonly (readonly number[])[]): Test =>
  (sky) => {
    const held = housesHeld(sky);
    return choices.some((houses) => held.length === houses.length && houses.every((house) => held.includes(house)));
  };
const within =
  (houses: readonly number[]): Test =>
  (sky) =>
    housesHeld(sky).every((house) => houses.includes(house));
const run = (start: number, length: number): readonly number[] =>
  Array.from({ length }, (_, step) => ((start - 1 + step) % 12) + 1);
const KENDRA_HOUSES = [1, 4, 7, 10];
const NOT_KENDRAS = [2, 3, 5, 6, 8, 9, 11, 12];

/**
 * Three or more kendras, each occupied only by benefics (or only by malefics, including the nodes). The Moon does not
 * count.
 */
function dala(good: boolean): (sky: YogaContext) => YogaFinding | null {
  return (sky) => {
    const groups = KENDRA_HOUSES.map((house) => sky.occupants(house).filter((id) => id !== 'moon')).filter(
      (there) => there.length > 0 && there.every((id) => sky.isBenefic(id) === good),
    );
    return groups.length >= 3 ? { planets: groups.flat() } : null;
  };
}

const split =
  (goodHouses: readonly number[], badHouses: readonly number[]): Test =>
  (sky) =>
    SEVEN_GRAHAS.every((id) => sky.isIn(id, sky.isBenefic(id) ? goodHouses : badHouses));

/** Every nabhasa yoga except those of number, which apply only when none of these does. */
export const NABHASA_OF_PLACE: readonly YogaRow[] = [
  nabhasa('rajju', 'Rajju', '7', 'all seven planets in movable signs', inModality(0), false),
  nabhasa('musala', 'Musala', '7', 'all seven planets in fixed signs', inModality(1), false),
  nabhasa('nala', 'Nala', '7', 'all seven planets in dual signs', inModality(2), false),
  {
    id: 'mala',
    name: 'Mala',
    category: 'nabhasa',
    source: 'BPHS 35.8',
    needsLagna: true,
    rule: 'three kendras occupied only by benefics, the moon not counted',
    find: dala(true),
  },
  {
    id: 'sarpa',
    name: 'Sarpa',
    category: 'nabhasa',
    source: 'BPHS 35.8',
    needsLagna: true,
    rule: 'three kendras occupied only by malefics, the moon not counted',
    find: dala(false),
  },
  nabhasa('gada', 'Gada', '9', 'all seven planets in two adjacent kendras', fill([1, 4], [4, 7], [7, 10], [1, 10])),
  nabhasa('sakata', 'Sakata', '9', 'all seven planets in the 1st and 7th', fill([1, 7])),
  nabhasa('vihaga', 'Vihaga', '9', 'all seven planets in the 4th and 10th', fill([4, 10])),
  nabhasa('shringataka', 'Shringataka', '9', 'all seven planets in the 1st, 5th and 9th', fill([1, 5, 9])),
  nabhasa(
    'hala',
    'Hala',
    '9',
    'all seven planets in a triangle of houses without the 1st',
    fill([2, 6, 10], [3, 7, 11], [4, 8, 12]),
  ),
  nabhasa(
    'vajra',
    'Vajra',
    '12',
    'all benefics in the 1st and 7th, all malefics in the 4th and 10th',
    split([1, 7], [4, 10]),
  ),
  nabhasa(
    'yava',
    'Yava',
    '12',
    'all malefics in the 1st and 7th, all benefics in the 4th and 10th',
    split([4, 10], [1, 7]),
  ),
  nabhasa('kamala', 'Kamala', '13', 'all seven planets in kendras', within(KENDRA_HOUSES)),
  nabhasa('vapi', 'Vapi', '13', 'all seven planets outside the kendras', within(NOT_KENDRAS)),
  nabhasa('yupa', 'Yupa', '14', 'all seven planets in the four houses from the 1st', within(run(1, 4))),
  nabhasa('shara', 'Shara', '14', 'all seven planets in the four houses from the 4th', within(run(4, 4))),
  nabhasa('shakti', 'Shakti', '14', 'all seven planets in the four houses from the 7th', within(run(7, 4))),
  nabhasa('danda', 'Danda', '14', 'all seven planets in the four houses from the 10th', within(run(10, 4))),
  nabhasa('nauka', 'Nauka', '15', 'one planet in each of the seven houses from the 1st', fill(run(1, 7))),
  nabhasa('kuta', 'Kuta', '15', 'one planet in each of the seven houses from the 4th', fill(run(4, 7))),
  nabhasa('chatra', 'Chatra', '15', 'one planet in each of the seven houses from the 7th', fill(run(7, 7))),
  nabhasa('chapa', 'Chapa', '15', 'one planet in each of the seven houses from the 10th', fill(run(10, 7))),
  nabhasa(
    'ardhachandra',
    'Ardha Chandra',
    '15',
    'one planet in each of seven successive houses that do not start in a kendra',
    fill(...NOT_KENDRAS.map((start) => run(start, 7))),
  ),
  nabhasa(
    'chakra',
    'Chakra',
    '16',
    'all seven planets in the six odd houses, each of them occupied',
    fill([1, 3, 5, 7, 9, 11]),
  ),
  nabhasa(
    'samudra',
    'Samudra',
    '16',
    'all seven planets in the six even houses, each of them occupied',
    fill([2, 4, 6, 8, 10, 12]),
  ),
];

const NUMBERS: readonly (readonly [string, string, number])[] = [
  ['vallaki', 'Vallaki', 7],
  ['dama', 'Dama', 6],
  ['pasha', 'Pasha', 5],
  ['kedara', 'Kedara', 4],
  ['shula', 'Shula', 3],
  ['yuga', 'Yuga', 2],
  ['gola', 'Gola', 1],
];

/** Number of signs that contain the seven planets. */
export function signsHeld(sky: YogaContext): number {
  return new Set(SEVEN_GRAHAS.map(sky.sign)).size;
}

/** All in one sign always makes a yoga of place too, so gola, which could never apply, is not set aside by one. */
export const NABHASA_OF_NUMBER: readonly YogaRow[] = NUMBERS.map(([id, name, count]) => ({
  id,
  name,
  category: 'nabhasa',
  source: 'BPHS 35.17',
  needsLagna: true,
  rule:
    count === 1
      ? 'all seven planets in one sign'
      : `all seven planets in exactly ${count} signs, when no other nabhasa yoga applies`,
  find: (sky) =>
    signsHeld(sky) === count && (count === 1 || !NABHASA_OF_PLACE.some((row) => row.find(sky) !== null))
      ? ALL_SEVEN
      : null,
}));
