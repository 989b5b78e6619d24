/** The parts of a Vedic answer that the invariants use. */
export interface Period {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly level: number;
  readonly children?: readonly Period[];
}
export interface Dasha {
  readonly periods: readonly Period[];
  readonly current: readonly Period[];
}
export interface VargaPoint {
  readonly sign: string;
  readonly degree: number;
  readonly bhava: number;
}
export interface Stay {
  readonly phase: string;
  readonly sign: string;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}
export interface Span {
  readonly starts_at: string;
  readonly ends_at: string;
}

export interface VedicAnswer {
  readonly lagna: { readonly longitude: number; readonly sign: string } | null;
  readonly bhavas_from: 'lagna' | 'moon';
  readonly moon_sign: string;
  readonly points: Readonly<
    Record<string, { readonly longitude: number; readonly sign: string; readonly bhava: number }>
  >;
  readonly vargas: Readonly<Record<string, Readonly<Record<string, VargaPoint>>>>;
  readonly dashas: Readonly<Record<string, Dasha | null>>;
  readonly ashtakavarga: {
    readonly sarva: readonly number[];
    readonly bhinna: Readonly<Record<string, readonly number[]>>;
  } | null;
  readonly shadbala: Readonly<
    Record<
      string,
      {
        readonly sthana: { readonly total: number };
        readonly dig: number;
        readonly kala: { readonly total: number };
        readonly cheshta: number;
        readonly naisargika: number;
        readonly drik: number;
        readonly total: number;
      }
    >
  > | null;
  readonly sade_sati: { readonly current: Stay | null; readonly periods: readonly Stay[] };
  readonly panchang: {
    readonly limbs: Readonly<
      Record<'tithi' | 'nakshatra' | 'yoga' | 'karana', readonly (Span & { readonly index: number })[]>
    >;
    readonly sunrise_at: string | null;
    readonly next_sunrise_at: string | null;
  } | null;
  readonly graha_arudhas: Readonly<
    Record<string, { readonly sign: string; readonly own_sign: string; readonly in_bhava: number }>
  >;
  readonly sphutas: Readonly<Record<string, { readonly longitude: number } | null>>;
  readonly argala: {
    readonly bhavas: readonly {
      readonly bhava: number;
      readonly argalas: readonly { readonly place: number; readonly planets: readonly string[] }[];
    }[];
  };
  readonly sudarshana: {
    readonly current: readonly (Span & { readonly level: string; readonly bhava: number })[];
  } | null;
  readonly longevity: Readonly<
    Record<
      'pindayu' | 'nisargayu' | 'amsayu',
      {
        readonly planets: readonly {
          readonly years: number;
          readonly basic_years: number;
          readonly multiplier: number;
        }[];
        readonly lagna_years: number;
        readonly total_years: number;
      }
    >
  > | null;
  readonly yogas: readonly {
    readonly id: string;
    readonly planets: readonly string[];
    readonly bhavas: readonly number[];
  }[];
}

export interface GunaMilanAnswer {
  readonly total: number;
  readonly kootas: Readonly<Record<string, { readonly score: number; readonly max: number }>>;
}
