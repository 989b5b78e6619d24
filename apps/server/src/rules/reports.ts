/** The kinds of reports, as the API names them. */
export const REPORT_KINDS = ['natal', 'relationship', 'year_ahead', 'dasha_period', 'moon_month'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
/** Most characters of a name in a report. */
export const REPORT_NAME_MAX = 80;

export interface ReportParagraph {
  readonly text: string;
  /** The facts behind it, as words. */
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
