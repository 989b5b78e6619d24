import type { OpenApiDocument, Schema } from './document.ts';

const SCHEMA_REF = '#/components/schemas/';
const REF_STEPS_MAX = 20;
const SHAPES_MAX = 60;

/** The schema a reference stands for; what stands beside the reference wins. */
export function resolve(document: OpenApiDocument, schema: Schema): Schema {
  let held = schema;
  for (let step = 0; held.$ref !== undefined && step < REF_STEPS_MAX; step++) {
    const { $ref, ...beside } = held;
    const target = $ref.startsWith(SCHEMA_REF) ? document.components.schemas[$ref.slice(SCHEMA_REF.length)] : undefined;
    held = { ...target, ...beside };
  }
  return held;
}

function merged(a: Schema, b: Schema): Schema {
  return {
    ...a,
    ...b,
    ...(a.description === undefined && b.description === undefined
      ? {}
      : { description: b.description ?? a.description ?? '' }),
    properties: { ...a.properties, ...b.properties },
    required: [...(a.required ?? []), ...(b.required ?? [])],
  };
}

/** Every form of object that a schema allows: one for a plain object, several for alternatives, none for a plain value. Arrays and maps give what they hold. */
export function shapesOf(document: OpenApiDocument, schema: Schema, depth = 0): Schema[] {
  if (depth > 12) return [];
  const { anyOf, oneOf, allOf, items, additionalProperties, ...own } = resolve(document, schema);
  const choices = anyOf ?? oneOf;
  if (allOf) {
    let shapes: Schema[] = [own.properties ? own : {}];
    for (const part of allOf) {
      const more = shapesOf(document, part, depth + 1);
      if (more.length > 0)
        shapes = shapes.flatMap((shape) => more.map((next) => merged(shape, next))).slice(0, SHAPES_MAX);
    }
    return shapes.filter((shape) => Object.keys(shape.properties ?? {}).length > 0);
  }
  if (choices)
    return choices
      .flatMap((choice) => shapesOf(document, choice, depth + 1))
      .map((shape) => (own.properties ? merged(own, shape) : shape))
      .slice(0, SHAPES_MAX);
  if (own.properties && Object.keys(own.properties).length > 0) return [own];
  if (items) return shapesOf(document, items, depth + 1);
  if (typeof additionalProperties === 'object') return shapesOf(document, additionalProperties, depth + 1);
  return [];
}

/** The values that a schema names, through references, alternatives and arrays. */
export function namedValues(document: OpenApiDocument, schema: Schema, depth = 0): unknown[] {
  if (depth > 8) return [];
  const held = resolve(document, schema);
  const own = held.const === undefined ? [...(held.enum ?? [])] : [held.const];
  const inner = [
    ...(held.anyOf ?? []),
    ...(held.oneOf ?? []),
    ...(held.allOf ?? []),
    ...(held.items ? [held.items] : []),
  ];
  return [...new Set([...own, ...inner.flatMap((part) => namedValues(document, part, depth + 1))])];
}
