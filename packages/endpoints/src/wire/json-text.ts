declare const written: unique symbol;

/** JSON text of a value of type `T`. An answer joined from JSON texts keeps its type. */
export type JsonText<T> = string & { readonly [written]: T };

export function jsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value) as JsonText<T>;
}

/** The object with these fields, in this order. */
export function objectText<T extends object>(fields: { readonly [Name in keyof T]: JsonText<T[Name]> }): JsonText<T> {
  const members = Object.entries<string>(fields).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return `{${members.join(',')}}` as JsonText<T>;
}

export function arrayText<T>(items: readonly JsonText<T>[]): JsonText<readonly T[]> {
  return `[${items.join(',')}]` as JsonText<readonly T[]>;
}
