import WORDS from './en-words.json' with { type: 'json' };

/** What a house is about, from the first; completes "the house of …". */
const HOUSES = WORDS.houses;

/** What a house is about: `calling and public life`. @throws RangeError outside 1..12 */
export function houseMeaning(house: number): string {
  const meaning = HOUSES[house - 1];
  if (meaning === undefined) throw new RangeError(`${house} is no house.`);
  return meaning;
}
