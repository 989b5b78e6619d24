import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import { z } from 'zod';

/** An object whose keys are known ids; each may be absent. Published as properties, not as an open map. */
export function byId<const Id extends string, Schema extends z.ZodType>(
  ids: readonly Id[],
  schema: Schema,
): z.ZodObject<{ [Key in Id]: z.ZodOptional<Schema> }> {
  const shape = Object.fromEntries(ids.map((id) => [id, schema.optional()]));
  return z.object(shape as { [Key in Id]: z.ZodOptional<Schema> });
}

/** The same with every id always present. */
export function byEveryId<const Id extends string, Schema extends z.ZodType>(
  ids: readonly Id[],
  schema: Schema,
): z.ZodObject<{ [Key in Id]: Schema }> {
  const shape = Object.fromEntries(ids.map((id) => [id, schema]));
  return z.object(shape as { [Key in Id]: Schema });
}

/** Bodies by id: the named ones, and `asteroid:433` for any number. */
export function byBody<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodObject<{ [Key in (typeof BODY_IDS)[number]]: z.ZodOptional<Schema> }, z.core.$catchall<Schema>> {
  return byId(BODY_IDS, schema).catchall(schema);
}

/** An object with a value for every id. */
export function mapIds<const Id extends string, Value>(
  ids: readonly Id[],
  valueOf: (id: Id) => Value,
): { readonly [Key in Id]: Value } {
  return Object.fromEntries(ids.map((id) => [id, valueOf(id)])) as { readonly [Key in Id]: Value };
}
