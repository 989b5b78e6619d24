import { capital, listed, named, ordinal, spoken } from '../words/names.ts';
import WORDS from './en-words.json' with { type: 'json' };

/*
 * Sentences that stand before a text of a Vedic chart: they say which placement it is about and explain each term of the craft where it is first needed.
 */

/** What a bhava is about, from the first; completes "the bhava of …". */
const BHAVAS = WORDS.bhavas;

/** What a bhava is about: `deeds and standing`. @throws RangeError outside 1..12 */
export function bhavaMeaning(bhava: number): string {
  const meaning = BHAVAS[bhava - 1];
  if (meaning === undefined) throw new RangeError(`${bhava} is no bhava.`);
  return meaning;
}

const IN_BHAVA: readonly ((graha: string, bhava: string, meaning: string) => string)[] = [
  (graha, bhava, meaning) => `${capital(graha)} stands in the ${bhava} bhava: ${meaning}.`,
  (graha, bhava, meaning) => `In your chart ${graha} is in the ${bhava} bhava, which is about ${meaning}.`,
  (graha, bhava, meaning) => `The place of ${graha} is the ${bhava} bhava, that of ${meaning}.`,
];
const ORDER = ['sun', 'mercury', 'venus', 'moon', 'jupiter', 'mars', 'saturn', 'rahu', 'ketu'];

/** A graha in its bhava; neighbours in a report are worded differently. */
export function bhavaLead(graha: string, bhava: number): string {
  const wording = IN_BHAVA[(ORDER.indexOf(graha) + 1) % IN_BHAVA.length]!;
  return wording(spoken(graha), ordinal(bhava), bhavaMeaning(bhava));
}

const NODES: Readonly<Record<string, string>> = WORDS.nodes;

/** A graha in its sign. */
export function rashiLead(graha: string, sign: string): string {
  if (graha === 'moon') return `The Moon, which stands for the mind, is in ${named(sign)}.`;
  const node = NODES[graha];
  return node === undefined
    ? `${capital(spoken(graha))} stands in the sign of ${named(sign)}.`
    : `${named(graha)}, ${node}, is in ${named(sign)}.`;
}

/** The strength of a graha by shadbala; `against` where its sign says the opposite. */
export function shadbalaLead(graha: string, level: 'strong' | 'weak', ratio: number, against: boolean): string {
  const share = `${Math.round(ratio * 100)} percent of the strength that is required of it`;
  const counted = `by shadbala, the sum of six strengths, ${spoken(graha)} has ${share}`;
  if (!against) return `${capital(counted)}.`;
  return level === 'strong'
    ? `Its sign does not help it, and yet ${counted}.`
    : `Its sign helps it, and yet ${counted}.`;
}

/** The lord of a bhava in a bhava. */
export function lordLead(lord: string, of: number, at: number): string {
  const [whose, where] = [ordinal(of), ordinal(at)];
  if (of === 1)
    return at === 1
      ? `${capital(spoken(lord))}, lord of your lagna, stands in the lagna itself.`
      : `${capital(spoken(lord))} is the lord of your lagna and speaks for you; it stands in the ${where} bhava: ${bhavaMeaning(at)}.`;
  if (of === at)
    return `${capital(spoken(lord))}, lord of the ${whose} bhava, stands in that same bhava: ${bhavaMeaning(of)}.`;
  return `${capital(spoken(lord))}, lord of your ${whose} bhava (${bhavaMeaning(of)}), stands in the ${where}: ${bhavaMeaning(at)}.`;
}

const SEVEN = 7;

/** A yoga, formed by some planets. */
export function yogaLead(name: string, planets: readonly string[]): string {
  if (planets.length === SEVEN) return `The seven planets together form ${capital(name)} yoga in your chart.`;
  return planets.length === 0
    ? `Your chart has ${capital(name)} yoga.`
    : `${capital(listed(planets.map(spoken)))} ${planets.length === 1 ? 'forms' : 'form'} ${capital(name)} yoga in your chart.`;
}

const FROM_MOON: Readonly<Record<string, string>> = WORDS.from_moon;

/** A stay of Saturn in a sign counted from the Moon. */
export function saturnLead(phase: string, sign: string, from: string, to: string): string {
  return `From ${from} to ${to} Saturn goes through ${named(sign)}, ${FROM_MOON[phase]}.`;
}
