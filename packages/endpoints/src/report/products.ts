import type { GrahaId } from '@theia-astro/astro/vedic/zodiac';
import type { PhaseName } from '@theia-astro/astro/phase/phases';
import type { Sign } from '@theia-astro/astro/zodiac/signs';
import type {
  AspectFact,
  DashaFact,
  GrahaFact,
  MatchAnswer,
  NatalAnswer,
  Placed,
  PlaceFact,
  SaturnPeriodFact,
  TimeFact,
  YogaFact,
} from '@theia-astro/report/facts/answers';
import type { z } from 'zod';
import type { CalculationContext, Endpoint } from '../endpoint.ts';
import type { metaSchema } from '../wire/meta.ts';
import type { warningSchema } from '../wire/warning.ts';
import type { Wire } from '../wire/wire.ts';

/** The answer of a product to fields as a caller would send them. @throws Problem */
export type Ask<Answer> = (context: CalculationContext, fields: Readonly<Record<string, unknown>>) => Answer;

/** Asks an endpoint as a call does. A report names every instant, so the clock is not read. */
export function ask<Request, Answer extends z.ZodType>(endpoint: Endpoint<Request, Answer>): Ask<Wire<Answer>> {
  return (context, fields) => endpoint.calculate(context, endpoint.parse(fields, 0));
}

/** What every answer has besides. */
export interface Answered {
  readonly meta: Wire<typeof metaSchema>;
  readonly warnings: readonly Wire<typeof warningSchema>[];
}

type Maybe<T> = T | null | undefined;

export interface DoshaWire {
  readonly present: boolean | null;
  readonly harmful?: Maybe<boolean>;
  readonly level?: Maybe<string>;
}

type GrahaWire = Omit<GrahaFact, 'dignity' | 'combust'> & {
  readonly dignity?: Maybe<string>;
  readonly combust?: Maybe<boolean>;
};

/** A stay of Saturn; its ends are null where the ephemeris ends. */
type SaturnWire = Omit<SaturnPeriodFact, 'starts_at' | 'ends_at'> & {
  readonly starts_at: string | null;
  readonly ends_at: string | null;
};

export interface VedicWire extends Answered {
  readonly product: 'vedic';
  readonly analysis_at: string;
  readonly lagna: (Placed & { readonly nakshatra: GrahaFact['nakshatra'] }) | null;
  readonly bhavas_from: 'lagna' | 'moon';
  readonly points?: Readonly<Partial<Record<GrahaId, GrahaWire | undefined>>> | undefined;
  readonly bhavas?: readonly { readonly bhava: number; readonly sign: Sign; readonly lord: GrahaId }[] | undefined;
  readonly vargas?: { readonly D9?: { readonly lagna?: Maybe<{ readonly sign: Sign }> } | undefined } | undefined;
  readonly dashas?: { readonly vimshottari?: Maybe<{ readonly periods: readonly DashaFact[] }> } | undefined;
  readonly karakas?:
    | { readonly order: readonly { readonly karaka: string; readonly planet: GrahaId; readonly degree: number }[] }
    | undefined;
  readonly yogas?: readonly YogaFact[] | undefined;
  readonly shadbala?: Maybe<
    Readonly<Partial<Record<GrahaId, { readonly ratio: number; readonly rank: number } | undefined>>>
  >;
  readonly doshas?: Readonly<Record<'manglik' | 'kaal_sarpa' | 'gandmool' | 'pitru', Maybe<DoshaWire>>> | undefined;
  readonly sade_sati?: Maybe<{ readonly periods: readonly SaturnWire[] }>;
  readonly time: TimeFact;
  readonly place: PlaceFact | null;
}

export type NatalWire = NatalAnswer &
  Answered & { readonly product: 'natal'; readonly time: { readonly timezone: string | null } };

interface Elsewhere extends Answered {
  readonly product: string;
}

type PersonChart = Omit<NatalAnswer, 'time' | 'place'>;

export interface SynastryWire extends Answered {
  readonly charts?: { readonly person_a: PersonChart; readonly person_b: PersonChart } | undefined;
  readonly aspects?: readonly AspectFact[] | undefined;
  readonly overlays?:
    Readonly<Record<'a_in_b' | 'b_in_a', Readonly<Record<string, number | null | undefined>> | null>> | undefined;
  readonly composite?:
    | {
        readonly points: Readonly<Record<string, Maybe<Placed & { readonly house: number | null }>>>;
        readonly houses: Maybe<{ readonly angles: Readonly<Record<'asc', number>> }>;
      }
    | undefined;
  readonly time: { readonly person_a: TimeFact; readonly person_b: TimeFact };
  readonly place: { readonly person_a: PlaceFact | null; readonly person_b: PlaceFact | null };
}

type TransitEventWire =
  | {
      readonly type: 'exact';
      readonly at: string;
      readonly point_1: string;
      readonly point_2: string;
      readonly aspect: string;
      readonly pass_count: number;
    }
  | { readonly type: 'house_ingress'; readonly at: string; readonly body: string; readonly house: number }
  | { readonly type: 'sign_ingress' | 'station' | 'lunation' | 'eclipse'; readonly at: string };

export interface TransitsWire extends Answered {
  readonly mode: 'range';
  readonly events: readonly TransitEventWire[];
}

interface ReturnWire extends Answered {
  readonly returns: readonly {
    readonly at: string;
    readonly chart: {
      readonly points?: Readonly<Record<string, (Placed & { readonly house?: Maybe<number> }) | undefined>> | undefined;
      readonly houses?: Maybe<{ readonly angles: Readonly<Record<'asc', number>> }>;
    };
  }[];
}

interface TimeLordsWire extends Answered {
  readonly profections?:
    | readonly {
        readonly point: string;
        readonly periods: readonly {
          readonly level: number;
          readonly lord: string;
          readonly sign?: Maybe<Sign>;
          readonly house?: Maybe<number>;
          readonly starts_at: string;
          readonly ends_at: string;
        }[];
      }[]
    | undefined;
}

interface EclipsesWire extends Answered {
  readonly eclipses: readonly (Placed & {
    readonly kind: 'solar' | 'lunar';
    readonly type: string;
    readonly at: string;
  })[];
}

interface MoonphasesWire extends Answered {
  readonly phases?: readonly (Placed & { readonly phase: PhaseName; readonly at: string })[] | undefined;
  readonly ingresses?: readonly { readonly sign: Sign; readonly at: string }[] | undefined;
  readonly void_of_course?:
    readonly { readonly sign: Sign; readonly starts_at: string; readonly ends_at: string }[] | undefined;
}

interface PositionsWire extends Answered {
  readonly points?: Readonly<Record<string, Placed | undefined>> | undefined;
}

/** The products whose answers a report is written from. */
export interface ReportProducts {
  readonly natal: Ask<NatalWire | VedicWire>;
  readonly vedic: Ask<VedicWire>;
  readonly synastry: Ask<SynastryWire | Elsewhere>;
  readonly gunaMilan: Ask<MatchAnswer & Answered>;
  readonly transits: Ask<TransitsWire | (Answered & { readonly mode: 'snapshot' })>;
  readonly returns: Ask<ReturnWire>;
  readonly timeLords: Ask<TimeLordsWire>;
  readonly eclipses: Ask<EclipsesWire>;
  readonly moonphases: Ask<MoonphasesWire>;
  readonly positions: Ask<PositionsWire>;
}
