import type { Sql } from '../../database/database.ts';
import type { Dictionary } from '../frame/dictionary.ts';

/** The number of a dictionary in the database, where it is added if it is new. */
export async function knownDictionary(sql: Sql, { digest, content }: Dictionary): Promise<number> {
  const find = () => sql<{ id: number }[]>`select id from private.answer_dictionaries where digest = ${digest}`;
  const [known] = await find();
  if (known !== undefined) return known.id;
  await sql`insert into private.answer_dictionaries (digest, content) values (${digest}, ${content}) on conflict (digest) do nothing`;
  const [added] = await find();
  if (added === undefined) throw new Error('the dictionary of answers could not be stored');
  return added.id;
}
