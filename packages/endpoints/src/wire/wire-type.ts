import type { z } from 'zod';

/**
 * The read-only type that a wire schema describes. A function that returns `Wire<typeof schema>` cannot omit or rename
 * a field or change its type without a compiler error.
 */
export type Wire<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;

type DeepReadonly<T> = T extends readonly unknown[]
  ? { readonly [Index in keyof T]: DeepReadonly<T[Index]> }
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;
