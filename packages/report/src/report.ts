import type { Sign } from '@theia-astro/astro/zodiac/signs';

export const REPORT_KINDS = ['natal', 'relationship', 'year_ahead', 'dasha_period', 'moon_month'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
/** The languages that have texts. */
export const REPORT_LANGUAGES = ['en'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

/** The chart that a cause is read in. */
export type CauseChart = 'natal' | 'person_a' | 'person_b' | 'composite' | 'solar_return' | 'transit' | 'navamsa';

/** A point where it stands. Degrees are those of the API's answer. */
export interface PlacementCause {
  readonly kind: 'placement';
  readonly chart: CauseChart;
  readonly point: string;
  readonly sign: Sign | null;
  /** Degrees in the sign, [0, 30). */
  readonly degree: number | null;
  readonly house: number | null;
  /** `domicile`, `exalted`, `retrograde`, `combust` …, in the words of the API; empty where none is meant. */
  readonly states: readonly string[];
  /** When the point stands there, for charts of the sky; UTC. */
  readonly at: string | null;
}

/** An aspect of the API's answer. */
export interface AspectCause {
  readonly kind: 'aspect';
  readonly chart_1: CauseChart;
  readonly point_1: string;
  readonly chart_2: CauseChart;
  readonly point_2: string;
  readonly aspect: string;
  /** Degrees, signed as in the API. */
  readonly orb: number;
  readonly applying: boolean | null;
}

/** A rule that holds, and what meets it. */
export interface RuleCause {
  readonly kind: 'rule';
  /** `yoga`, `koota`, `pattern`, `balance` …: the part of the API's answer. */
  readonly part: string;
  /** Its id there. */
  readonly id: string;
  /** The rule in words, where the API has it. */
  readonly rule: string | null;
  readonly points: readonly string[];
  /** What was counted: points of a koota, planets of an element; null where nothing is counted. */
  readonly score: number | null;
  readonly score_max: number | null;
}

/** What happens at a time: a transit, an eclipse, a lunation. */
export interface EventCause {
  readonly kind: 'event';
  /** `aspect`, `house_change`, `eclipse`, `lunation`, `void_of_course` …: the product's word. */
  readonly event: string;
  readonly point: string;
  readonly aspect: string | null;
  readonly target: string | null;
  readonly sign: Sign | null;
  readonly house: number | null;
  /** When it is exact, UTC; several for the passes of one transit. */
  readonly at: readonly string[];
  /** When it ends, for what lasts. */
  readonly ends_at: string | null;
}

/** A period of life: a dasha, a profection, sade sati. */
export interface PeriodCause {
  readonly kind: 'period';
  /** `vimshottari`, `profection`, `sade_sati` … */
  readonly system: string;
  /** Lords from the outermost level in, or the id of the phase. */
  readonly lords: readonly string[];
  readonly house: number | null;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** What a paragraph rests on, in the vocabulary of the API. */
export type Cause = PlacementCause | AspectCause | RuleCause | EventCause | PeriodCause;

/** A paragraph; every sentence of it follows from its causes. */
export interface Paragraph {
  /** Plain text. */
  readonly text: string;
  readonly because: readonly Cause[];
  /** The same as words, for margin notes: `Sun 23°30′ Pisces, house 10`. */
  readonly notes: readonly string[];
  /** Keys of the texts that it is made of. */
  readonly texts: readonly string[];
}

export interface Section {
  /** Id of the section, unique in the report: `self`, `love`, `spring` … */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** A table beside the text; every cell is text. */
export interface ReportTable {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A chart drawn as SVG, with what it shows in words. */
export interface ReportChart {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** A whole `<svg>` element without scripts, fonts and links. */
  readonly svg: string;
}

/** A report as data; the other forms are written from it alone. */
export interface Report {
  readonly kind: ReportKind;
  readonly system: 'western' | 'vedic';
  readonly language: ReportLanguage;
  readonly title: string;
  /** Whose report, when and where, as lines for the head. */
  readonly subtitle: readonly string[];
  readonly opening: Paragraph;
  readonly sections: readonly Section[];
  readonly closing: Paragraph;
  /** What was left out and why: no birth time, an uncertain Moon sign. */
  readonly limits: readonly string[];
  readonly charts: readonly ReportChart[];
  readonly tables: readonly ReportTable[];
  /** Keys of all texts used, in the order of the report. */
  readonly texts: readonly string[];
  readonly words: number;
}

/** Sizes of paper. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];
