export type Json = unknown;
/** Which fields of a value are kept: all of it, a list's first entry, or the named fields in their order. */
export type Shape = true | readonly [Shape] | { readonly [key: string]: Shape };

/** Only what the shape names, in its order; of a list the first entry. */
export function pick(value: Json, shape: Shape): Json {
  if (shape === true) return value;
  if (Array.isArray(shape))
    return Array.isArray(value) ? value.slice(0, 1).map((entry: Json) => pick(entry, shape[0])) : value;
  if (typeof value !== 'object' || value === null) return value;
  const fields: Readonly<Record<string, Json>> = { ...value };
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([key]) => key in fields)
      .map(([key, inner]) => [key, pick(fields[key], inner)]),
  );
}
