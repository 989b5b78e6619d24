declare module 'virtual:playground' {
  import type { FormSpec } from '@/features/playground/form/model.ts';
  /** Every operation that is called with fields alone, in the order of the reference. */
  export const operations: readonly (Pick<FormSpec, 'id' | 'method' | 'path' | 'title'> & { readonly tag: string })[];
  /** Loads the form of an operation by its id. */
  export const loaders: Readonly<Record<string, () => Promise<{ readonly form: FormSpec }>>>;
}
