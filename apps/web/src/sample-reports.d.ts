declare module 'virtual:sample-reports' {
  import type { Sample, SampleEntry } from '@/features/sample-reports/model.ts';
  /** One report of each kind. */
  export const samples: readonly SampleEntry[];
  /** Loads a sample by its id. */
  export const loaders: Readonly<Record<string, () => Promise<{ readonly sample: Sample }>>>;
}
declare module 'virtual:sample-reports-beginnings' {
  import type { SampleBeginning } from '@/features/sample-reports/model.ts';
  export const beginnings: readonly SampleBeginning[];
}
