/** What a house is about, from the first; completes "the house of …". */
const HOUSES = [
  'the self and first impressions',
  'money, possessions and worth',
  'talk, learning and the people nearby',
  'home and origin',
  'play, romance and creation',
  'daily work and habits',
  'partnership',
  'trust, crises and what is shared',
  'travel, study and belief',
  'calling and public life',
  'friends and hopes',
  'solitude and what stays hidden',
] as const;

/** What a house is about: `calling and public life`. @throws RangeError outside 1..12 */
export function houseMeaning(house: number): string {
  const meaning = HOUSES[house - 1];
  if (meaning === undefined) throw new RangeError(`${house} is no house.`);
  return meaning;
}
