import type { ReportToRead } from '@theia-astro/server/rules/reports';

/** A sample, as every page knows it. */
export interface SampleEntry {
  /** Part of its address. */
  readonly id: string;
  /** `Year ahead`. */
  readonly kind: string;
  /** Its subject, in a few words. */
  readonly about: string;
}

/** A sample as its beginning shows it. */
export interface SampleBeginning extends SampleEntry {
  readonly title: string;
  readonly text: string;
  readonly notes: readonly string[];
  readonly words: number;
  /** Placements, aspects, rules and dates that its paragraphs name. */
  readonly reasons: number;
}

export type SampleReport = Omit<ReportToRead, 'voice' | 'warnings'> & { readonly words: number };

/** A sample, whole. */
export interface Sample extends SampleEntry {
  /** The source of the birth data. */
  readonly source: string;
  /** What POST /report was asked. */
  readonly request: Readonly<Record<string, unknown>>;
  readonly report: SampleReport;
}
