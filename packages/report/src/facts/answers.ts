import type { PhaseName, RudhyarPhase } from '@theia-astro/astro/phase/lunar-phase';
import type { PatternKind } from '@theia-astro/astro/patterns/pattern';
import type { KootaId } from '@theia-astro/astro/vedic/matching/ashtakoota';
import type { NakshatraId } from '@theia-astro/astro/vedic/nakshatra';
import type { SaturnPhase } from '@theia-astro/astro/vedic/sade-sati/sade-sati';
import type { YogaCategory } from '@theia-astro/astro/vedic/yogas/yoga';
import type { GrahaId } from '@theia-astro/astro/vedic/zodiac';
import type { Element, Modality, Sign } from '@theia-astro/astro/zodiac/signs';

/*
 * What a report reads of the API's answers, with their names and units: longitudes, degrees and orbs in degrees, instants in UTC.
 * An answer has more than this; a whole one can be given.
 */

type Maybe<T> = T | null | undefined;

export interface TimeFact {
  /** With its offset. */
  readonly local: string;
  readonly utc: string;
  readonly unknown: boolean;
}

export interface PlaceFact {
  readonly name: string;
  readonly country: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

export interface Placed {
  readonly longitude: number;
  readonly sign: Sign;
  readonly degree: number;
}

export interface EssentialDignity {
  readonly domicile: boolean;
  readonly exaltation: boolean;
  readonly detriment: boolean;
  readonly fall: boolean;
}

export interface PointFact extends Placed {
  readonly retrograde: boolean;
  readonly house?: Maybe<number>;
  readonly dignity?: EssentialDignity | undefined;
  readonly range?:
    { readonly start_of_day: number; readonly end_of_day: number; readonly sign_changes: boolean } | undefined;
}

export interface AspectFact {
  readonly point_1: string;
  readonly point_2: string;
  readonly aspect: string;
  readonly orb: number;
  readonly applying: boolean | null;
}

export interface HousesFact {
  readonly cusps: readonly {
    readonly house: number;
    readonly longitude: number;
    readonly sign: Sign;
    readonly degree: number;
  }[];
  readonly angles: Readonly<Record<'asc' | 'mc' | 'dsc' | 'ic', number>>;
}

export interface PatternFact {
  readonly type: PatternKind;
  readonly points: readonly string[];
  readonly apex: string | null;
  readonly element: Element | null;
  readonly modality: Modality | null;
  readonly sign: Sign | null;
  readonly house: number | null;
  readonly mean_orb: number | null;
  readonly part_of: readonly number[];
}

/** `POST /swiss/natal` with dignities, lots, patterns and balance. */
export interface NatalAnswer {
  readonly sect: 'day' | 'night' | null;
  readonly points?: Readonly<Record<string, PointFact | undefined>> | undefined;
  readonly houses?: Maybe<HousesFact>;
  readonly aspects?: readonly AspectFact[] | undefined;
  readonly lunar_phase?: Maybe<{ readonly angle: number; readonly rudhyar: RudhyarPhase }>;
  readonly lots?: Maybe<{ readonly fortune?: (Placed & { readonly house: number | null }) | undefined }>;
  readonly patterns?: readonly PatternFact[] | undefined;
  readonly balance?:
    | {
        readonly elements: Readonly<Record<Element, number>>;
        readonly modalities: Readonly<Record<Modality, number>>;
        readonly hemispheres: Readonly<Record<'above' | 'below' | 'eastern' | 'western', number>> | null;
      }
    | undefined;
  readonly time: TimeFact;
  readonly place: PlaceFact | null;
}

export interface GrahaFact extends Placed {
  readonly retrograde: boolean;
  readonly bhava: number;
  readonly dignity: string | null;
  readonly combust: boolean | null;
  readonly nakshatra: { readonly id: NakshatraId; readonly pada: number; readonly lord: GrahaId };
}

export interface DashaFact {
  readonly lord: GrahaId;
  readonly level: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly children?: readonly DashaFact[] | undefined;
}

export interface YogaFact {
  readonly id: string;
  readonly name: string;
  readonly category: YogaCategory;
  readonly present: boolean | null;
  readonly planets: readonly GrahaId[];
  readonly rule: string;
  readonly strength: 'strong' | 'moderate' | 'weak' | null;
  readonly cancelled_by: readonly string[];
}

export interface SaturnPeriodFact {
  readonly phase: SaturnPhase;
  readonly sign: Sign;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** `POST /natal/vedic` with points, bhavas, vargas, dashas, karakas, yogas, shadbala, doshas and sade sati. */
export interface VedicAnswer {
  readonly analysis_at: string;
  readonly lagna: (Placed & { readonly nakshatra: GrahaFact['nakshatra'] }) | null;
  readonly bhavas_from: 'lagna' | 'moon';
  readonly points?: Readonly<Partial<Record<GrahaId, GrahaFact | undefined>>> | undefined;
  readonly bhavas?: readonly { readonly bhava: number; readonly sign: Sign; readonly lord: GrahaId }[] | undefined;
  readonly navamsaLagna: Sign | null;
  readonly dashas: readonly DashaFact[];
  readonly atmakaraka: { readonly planet: GrahaId; readonly degree: number } | null;
  readonly yogas?: readonly YogaFact[] | undefined;
  /** Rupas over what is required, by graha; null without a birth time. */
  readonly shadbala: Readonly<
    Partial<Record<GrahaId, { readonly ratio: number; readonly rank: number } | undefined>>
  > | null;
  readonly doshas: Readonly<
    Partial<
      Record<
        'manglik' | 'kaal_sarpa' | 'pitru' | 'gandmool',
        { readonly present: boolean | null; readonly harmful: boolean | null; readonly level: string | null }
      >
    >
  >;
  readonly saturn: readonly SaturnPeriodFact[];
  readonly time: TimeFact;
  readonly place: PlaceFact | null;
}

/** `POST /synastry`, between `a` and `b`. */
export interface SynastryAnswer {
  readonly charts: { readonly person_a: NatalAnswer; readonly person_b: NatalAnswer };
  readonly aspects: readonly AspectFact[];
  readonly overlays: Readonly<
    Record<'a_in_b' | 'b_in_a', Readonly<Record<string, number | null | undefined>> | null>
  > | null;
  readonly composite: {
    readonly points: Readonly<Record<string, (Placed & { readonly house: number | null }) | undefined>>;
    readonly ascendant: Placed | null;
  } | null;
}

/** `POST /guna_milan`. */
export interface MatchAnswer {
  readonly total: number;
  readonly max: number;
  readonly kootas: Readonly<
    Record<
      KootaId,
      { readonly score: number; readonly max: number; readonly a: string; readonly b: string; readonly reason: string }
    >
  >;
  readonly manglik: Readonly<Record<'a' | 'b', { readonly present: boolean; readonly harmful: boolean }>>;
}

/** An event of `POST /transits` in a range. */
export interface TransitFact {
  readonly type: 'exact' | 'house_ingress' | 'sign_ingress';
  readonly at: string;
  readonly point: string;
  readonly target: string | null;
  readonly aspect: string | null;
  readonly house: number | null;
  readonly sign: Sign | null;
  readonly pass_count: number;
}

export interface EclipseFact extends Placed {
  readonly kind: 'solar' | 'lunar';
  readonly type: string;
  readonly at: string;
  /** House of the birth chart; null without a birth time. */
  readonly house: number | null;
}

/** What a year from a day on brings: transits, profection, solar return, eclipses. */
export interface YearAnswer {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly events: readonly TransitFact[];
  /** The profections of the ascendant that run in this year, in order; none without a birth time. */
  readonly profections: readonly {
    readonly lord: string;
    readonly sign: Sign;
    readonly house: number;
    readonly starts_at: string;
    readonly ends_at: string;
  }[];
  readonly solarReturn: {
    readonly at: string;
    readonly sunHouse: number | null;
    readonly ascendant: Placed | null;
    readonly ascendantNatalHouse: number | null;
  } | null;
  readonly eclipses: readonly EclipseFact[];
  /** Houses of the birth chart in which Jupiter and Saturn stand at the start; null without a birth time. */
  readonly startHouses: Readonly<Record<'jupiter' | 'saturn', number>> | null;
}

/** What the Moon does in a month, in the local time of a zone. */
export interface MoonAnswer {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly timezone: string;
  readonly phases: readonly {
    readonly phase: PhaseName;
    readonly at: string;
    readonly at_local: string;
    readonly sign: Sign;
    readonly degree: number;
    readonly house: number | null;
  }[];
  readonly ingresses: readonly { readonly sign: Sign; readonly at: string; readonly at_local: string }[];
  readonly houses: readonly { readonly house: number; readonly at: string; readonly at_local: string }[];
  readonly voids: readonly {
    readonly sign: Sign;
    readonly starts_at: string;
    readonly starts_at_local: string;
    readonly ends_at: string;
    readonly ends_at_local: string;
  }[];
  readonly aspects: readonly {
    readonly target: string;
    readonly aspect: string;
    readonly at: string;
    readonly at_local: string;
  }[];
}

interface Named {
  /** The name of the report's person; null: none was given. Any text. */
  readonly name: string | null;
}

export interface NatalFacts extends Named {
  readonly kind: 'natal';
  readonly system: 'western';
  readonly natal: NatalAnswer;
}

export interface VedicFacts extends Named {
  readonly kind: 'natal';
  readonly system: 'vedic';
  readonly vedic: VedicAnswer;
}

export interface RelationshipFacts {
  readonly kind: 'relationship';
  readonly system: 'western' | 'vedic';
  readonly names: readonly [string | null, string | null];
  readonly synastry: SynastryAnswer;
  /** The kootas; null in a western report. */
  readonly match: MatchAnswer | null;
}

export interface YearFacts extends Named {
  readonly kind: 'year_ahead';
  readonly system: 'western';
  readonly natal: NatalAnswer;
  readonly year: YearAnswer;
}

export interface DashaFacts extends Named {
  readonly kind: 'dasha_period';
  readonly system: 'vedic';
  readonly vedic: VedicAnswer;
  /** The mahadasha of the report, with its antardashas. */
  readonly period: VedicAnswer['dashas'][number];
}

export interface MoonFacts extends Named {
  readonly kind: 'moon_month';
  readonly system: 'western';
  readonly natal: NatalAnswer;
  readonly month: MoonAnswer;
}

/** Everything a report is written from. */
export type Facts = NatalFacts | VedicFacts | RelationshipFacts | YearFacts | DashaFacts | MoonFacts;
