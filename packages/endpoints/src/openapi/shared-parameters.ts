import type { JsonSchema } from './schema-book.ts';

type Operation = Readonly<Record<string, unknown>>;
export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/**
 * Query parameters that several operations have in the same words stand once, in `components/parameters`, under the name of the field. Where a
 * name has several meanings, the one used most often is the component.
 */
export function shareParameters(paths: Paths): {
  readonly paths: Paths;
  readonly parameters: Readonly<Record<string, JsonSchema>>;
} {
  const shared = listShared(Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(listParameters)));
  const refer = (parameter: JsonSchema): JsonSchema => {
    const name = componentName(parameter);
    return name !== null && JSON.stringify(shared.get(name)) === JSON.stringify(parameter)
      ? { $ref: `#/components/parameters/${name}` }
      : parameter;
  };
  const shorter = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        operation['parameters'] === undefined
          ? operation
          : { ...operation, parameters: listParameters(operation).map(refer) },
      ]),
    ),
  ]);
  return { paths: Object.fromEntries(shorter) as Paths, parameters: Object.fromEntries(shared) };
}

/** By the name of its component, the parameter most operations have under that name, if more than one has it. */
function listShared(parameters: readonly JsonSchema[]): ReadonlyMap<string, JsonSchema> {
  const uses = new Map<string, { readonly parameter: JsonSchema; count: number }>();
  for (const parameter of parameters) {
    const text = JSON.stringify(parameter);
    const known = uses.get(text);
    if (known === undefined) uses.set(text, { parameter, count: 1 });
    else known.count++;
  }
  const shared = new Map<string, JsonSchema>();
  for (const { parameter, count } of [...uses.values()].toSorted((a, b) => b.count - a.count)) {
    const name = componentName(parameter);
    if (count > 1 && name !== null && !shared.has(name)) shared.set(name, parameter);
  }
  return shared;
}

function listParameters(operation: Operation): readonly JsonSchema[] {
  return (operation['parameters'] ?? []) as readonly JsonSchema[];
}

/** `elevation_m` → `ElevationM`; null of a reference. */
function componentName({ name }: JsonSchema): string | null {
  if (typeof name !== 'string') return null;
  return name.replace(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
