import type { PatternKind } from '../patterns/shapes.ts';
import type { AspectId } from '../aspects/kinds.ts';
import type { EclipseType } from '../eclipses/eclipse.ts';
import type { AngleId } from '../houses/compute.ts';
import type { LotId } from '../lots/lots.ts';
import type { PhaseName, RudhyarPhase } from '../phase/phases.ts';
import type { NakshatraId } from '../vedic/nakshatra.ts';
import type { KaranaId, NityaYogaId, TithiId } from '../vedic/panchang/limb-names.ts';
import type { LunarMonthId } from '../vedic/panchang/lunar-month.ts';
import type { Element, Modality, Sign } from '../zodiac/signs.ts';
import type { BodyMotion, NamedBodyId } from '../bodies/body-id.ts';

/** The languages of names, by the codes of ISO 639-1. `pt` is Brazilian, `zh` is written in simplified characters. */
export const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'it', 'hi', 'ta', 'ru', 'ja', 'zh', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

type NamesOf<Id extends string> = Readonly<Record<Id, string>>;

/** Names of one id each. */
interface NamesById {
  readonly signs: NamesOf<Sign>;
  readonly bodies: NamesOf<NamedBodyId | 'rahu' | 'ketu'>;
  readonly angles: NamesOf<AngleId | 'lagna'>;
  readonly lots: NamesOf<LotId>;
  readonly aspects: NamesOf<AspectId | 'parallel' | 'contraparallel'>;
  readonly patterns: NamesOf<PatternKind>;
  /** The eight phases, and the eight of Rudhyar. */
  readonly phases: NamesOf<PhaseName | RudhyarPhase>;
  readonly motions: NamesOf<BodyMotion | 'station_direct' | 'station_retrograde'>;
  readonly eclipses: NamesOf<EclipseType | 'solar' | 'lunar'>;
  readonly elements: NamesOf<Element>;
  readonly modalities: NamesOf<Modality>;
  readonly weekdays: NamesOf<'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday'>;
  readonly nakshatras: NamesOf<NakshatraId>;
  readonly tithis: NamesOf<TithiId>;
  readonly fortnights: NamesOf<'shukla' | 'krishna'>;
  /** The 27 yogas of Sun and Moon. */
  readonly yogas: NamesOf<NityaYogaId>;
  readonly karanas: NamesOf<KaranaId>;
  readonly lunar_months: NamesOf<LunarMonthId>;
}

/** All names of a language. One that is missing, and one that has no id, does not compile. */
export interface Names extends NamesById {
  /** A house; `{number}` is replaced by its number. */
  readonly house: string;
  /** A Gauquelin sector. */
  readonly sector: string;
  /** A minor planet that has no name here. */
  readonly asteroid: string;
}

/** Kinds of ids whose names are listed one by one. */
export type ListedKind = keyof NamesById;

/** Kinds of ids that have names. */
export const NAME_KINDS = [
  'signs',
  'bodies',
  'angles',
  'lots',
  'houses',
  'aspects',
  'patterns',
  'phases',
  'motions',
  'eclipses',
  'elements',
  'modalities',
  'weekdays',
  'nakshatras',
  'tithis',
  'fortnights',
  'yogas',
  'karanas',
  'lunar_months',
] as const satisfies readonly (ListedKind | 'houses')[];
export type NameKind = ListedKind | 'houses';

const ASTEROID = 'asteroid:';

/**
 * The name of an id; null when the kind has no such id. Houses are numbers (`7`), minor planets without a name of their own numbered (`asteroid:433`).
 *
 * @example
 * nameOf(fr, 'signs', 'aries'); // 'Bélier'
 * nameOf(de, 'houses', '7'); // '7. Haus'
 */
export function nameOf(names: Names, kind: NameKind, id: string): string | null {
  if (kind === 'houses') return names.house.replace('{number}', id);
  const listed: Readonly<Record<string, string>> = names[kind];
  if (Object.hasOwn(listed, id)) return listed[id]!;
  return kind === 'bodies' && id.startsWith(ASTEROID)
    ? names.asteroid.replace('{number}', id.slice(ASTEROID.length))
    : null;
}

/** The name of a Gauquelin sector, 1 to 36. */
export function sectorName(names: Names, sector: string): string {
  return names.sector.replace('{number}', sector);
}
