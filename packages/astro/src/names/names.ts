import type { AspectId } from '../aspects/kinds.ts';
import type { NamedBodyId } from '../bodies/body-id.ts';
import type { BodyMotion } from '../bodies/motion.ts';
import type { EclipseType } from '../eclipses/eclipse.ts';
import type { AngleId } from '../houses/compute.ts';
import type { LotId } from '../lots/lots.ts';
import type { PatternKind } from '../patterns/pattern.ts';
import type { PhaseName, RudhyarPhase } from '../phase/lunar-phase.ts';
import type { NakshatraId } from '../vedic/nakshatra.ts';
import type { KaranaId, NityaYogaId, TithiId } from '../vedic/panchang/limb-names.ts';
import type { LunarMonthId } from '../vedic/panchang/lunar-month.ts';
import type { Element, Modality, Sign } from '../zodiac/signs.ts';

type NamesOf<Id extends string> = Readonly<Record<Id, string>>;

/** Names that stand for one id each. */
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
  /** A house; `{number}` stands for its number. */
  readonly house: string;
  /** A Gauquelin sector. */
  readonly sector: string;
  /** A minor planet that has no name here. */
  readonly asteroid: string;
}

/** Kinds of ids whose names are listed one by one. */
export type ListedKind = keyof NamesById;
