import { editDistance } from '@theia-astro/places/gazetteer/misspelling';

/** Longer names are not compared: the caller decides about their length. */
const LONGEST = 40;
const FARTHEST = 3;
const MOST = 3;

/** The names that are spelled most alike, at most three letters away; none when nothing is near. */
export function nearest(name: string, names: readonly string[]): readonly string[] {
  if (name.length > LONGEST) return [];
  const far = names.map((other) => [other, editDistance(name, other)] as const);
  const least = Math.min(...far.map(([, steps]) => steps));
  if (least > Math.min(FARTHEST, name.length / 2)) return [];
  return far
    .filter(([, steps]) => steps === least)
    .map(([other]) => other)
    .slice(0, MOST);
}

/** What people write for the fields of a birth, without separators. */
const USUAL_WORDS: Readonly<Record<string, readonly string[]>> = {
  birth_date: ['date', 'dob', 'birthday', 'dateofbirth'],
  birth_time: ['time', 'tob', 'timeofbirth'],
  location: ['place', 'city', 'town', 'address', 'birthplace', 'placeofbirth', 'birthlocation'],
  timezone: ['tz', 'tzid'],
  utc_offset: ['tzone', 'offset', 'gmtoffset'],
};

const plain = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '');

/** The field among `names` that an unknown name may mean: in other letters, by a usual word, or misspelled. */
export function meantField(unknown: string, names: readonly string[]): string | undefined {
  const word = plain(unknown);
  return (
    names.find((name) => plain(name) === word) ??
    names.find((name) => USUAL_WORDS[name]?.includes(word)) ??
    nearest(unknown, names)[0]
  );
}
