/** What the dashboard shows of written reports. Instants are ISO 8601 in UTC. */

/** The kinds of reports, as the API names them. */
export const REPORT_KINDS = ['natal', 'relationship', 'year_ahead', 'dasha_period', 'moon_month'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
/** Most characters of a name in a report. */
export const REPORT_NAME_MAX = 80;

/** A kept report, without what is written in it. */
export interface ReportRow {
  readonly id: string;
  readonly kind: string;
  /** `model`: written anew by the language model of the operator. */
  readonly voice: 'composed' | 'model';
  readonly status: 'waiting' | 'writing' | 'ready' | 'failed';
  readonly stage: 'composing' | 'rewriting' | 'checking' | null;
  /** From 0 to 1. */
  readonly progress: number;
  readonly title: string | null;
  readonly shared: boolean;
  readonly cost_usd: string;
  /** The code of the problem, and its sentence. */
  readonly failure: string | null;
  readonly failure_message: string | null;
  readonly created_at: string;
  readonly ended_at: string | null;
}

/** A kept report with the fields it was asked for with. */
export interface ReportWithRequest extends ReportRow {
  readonly request: Readonly<Record<string, unknown>> | null;
}

/** A page of the kept reports, newest first. */
export interface ReportList {
  readonly reports: readonly ReportRow[];
  readonly more: boolean;
  /** Whether the operator has a language model. */
  readonly model: boolean;
}

/** What may be read of a report before it is paid for. */
export interface ReportPreview {
  /** Ordering it again, from whichever tab, gives the report of the first order. */
  readonly id: string;
  readonly title: string;
  readonly subtitle: readonly string[];
  readonly paragraph: string;
  /** What the paragraph rests on, as words. */
  readonly notes: readonly string[];
  readonly sections: readonly string[];
  readonly words: number;
  readonly limits: readonly string[];
  readonly price_usd: string;
}

export interface ReportParagraph {
  readonly text: string;
  /** What it rests on, as words. */
  readonly notes: readonly string[];
}

/** A report as it is read. */
export interface ReportToRead {
  readonly title: string;
  readonly subtitle: readonly string[];
  readonly opening: ReportParagraph;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly paragraphs: readonly ReportParagraph[];
  }[];
  readonly closing: ReportParagraph;
  readonly limits: readonly string[];
  readonly charts: readonly {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly svg: string;
  }[];
  readonly tables: readonly {
    readonly id: string;
    readonly title: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
  readonly voice: 'composed' | 'model';
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

/** A report in another form: text, or bytes as base64. */
export type ReportFile =
  { readonly type: string; readonly text: string } | { readonly type: string; readonly base64: string };
