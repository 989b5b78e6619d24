import type { OpenApiDocument, Schema } from './document.ts';

const SCHEMA_REF = '#/components/schemas/';
const REF_STEPS_MAX = 20;
const SHAPES_MAX = 60;

/** The schema that a reference points to; keywords next to the reference override it. */
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

/** The shape with this description instead of those of its parts. */
function describedBy(shape: Schema, description: string | undefined): Schema {
  const { description: _ofParts, ...bare } = shape;
  return description === undefined ? bare : { ...bare, description };
}

/**
 * Every object shape that a schema allows: one for an object, several for alternatives, none for a plain value. Arrays and maps give the
 * shapes of their items.
 */
export function findShapes(document: OpenApiDocument, schema: Schema, depth = 0): Schema[] {
  if (depth > 12) return [];
  const { anyOf, oneOf, allOf, items, additionalProperties, ...own } = resolve(document, schema);
  const choices = anyOf ?? oneOf;
  if (allOf) {
    let shapes: Schema[] = [{}];
    for (const part of own.properties ? [...allOf, own] : allOf) {
      const more = findShapes(document, part, depth + 1);
      if (more.length > 0)
        shapes = shapes.flatMap((shape) => more.map((next) => merged(shape, next))).slice(0, SHAPES_MAX);
    }
    return shapes
      .filter((shape) => Object.keys(shape.properties ?? {}).length > 0)
      .map((shape) => (own.type === 'object' ? describedBy(shape, own.description) : shape));
  }
  if (choices)
    return choices
      .flatMap((choice) => findShapes(document, choice, depth + 1))
      .map((shape) => (own.properties ? merged(own, shape) : shape))
      .slice(0, SHAPES_MAX);
  if (own.properties && Object.keys(own.properties).length > 0) return [own];
  if (items) return findShapes(document, items, depth + 1);
  if (typeof additionalProperties === 'object') return findShapes(document, additionalProperties, depth + 1);
  return [];
}

/** The enum values of a schema, through references, alternatives and arrays. */
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
