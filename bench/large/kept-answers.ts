import { crc32 } from 'node:zlib';
import { catalog } from '@theia-astro/endpoints/catalog';
import { makeDictionary, makeFrame } from '../../apps/server/src/answers/frame/frame.ts';
import { knownDictionary } from '../../apps/server/src/answers/keep/keep-answers.ts';
import { WINDOW_MS } from '../../apps/server/src/answers/keep/waiting-answers.ts';
import type { Sql, Transaction } from '../../apps/server/src/database/database.ts';
import { answerWriter } from '../written-answers.ts';

/** Answers in a frame: a window takes the largest that its calls fill. */
const SIZES = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
/** Different frames of each size, so that neighbours hardly ever are the same. */
const FRAMES_A_SIZE = 40;

/** Makes real frames of real answers and keeps them in a table, from which days are filled. */
export async function storeTemplates(sql: Sql): Promise<void> {
  const dictionary = makeDictionary(catalog);
  const number = await knownDictionary(sql, dictionary);
  const write = await answerWriter();
  const answers = write('natal', 1_000).map((text) => Buffer.from(text));
  await sql`create schema bench`;
  await sql`create table bench.frames (answers integer, n integer, ends integer[], crcs bigint[], dictionary integer, frame bytea, primary key (answers, n))`;
  for (const size of SIZES)
    for (let n = 0; n < FRAMES_A_SIZE; n += 1) {
      const texts = Array.from({ length: size }, (_, index) => answers[(n * 23 + size * 7 + index) % answers.length]!);
      let end = 0;
      const ends = texts.map(({ length }) => (end += length));
      await sql`
        insert into bench.frames values (${size}, ${n}, ${ends}::integer[], ${texts.map((text) => crc32(text))}::bigint[], ${number}, ${makeFrame(Buffer.concat(texts), size, dictionary.content)})`;
    }
}

export async function forgetTemplates(sql: Sql): Promise<void> {
  await sql`drop schema bench cascade`;
}

/** Gives a share of the windows of a day frames with the answers of their first calls, and these calls the checksums, in the temporary table `made`. */
export async function fillAnswers(transaction: Transaction, share: number): Promise<void> {
  await transaction`
    create temporary table kept on commit drop as
    select w.user_id, w.ids[1:f.answers] as ids, w.first_at, f.ends, f.crcs, f.dictionary, f.frame
    from (
      select m.user_id, array_agg(m.id order by m.created_at, m.id) as ids, min(m.created_at) as first_at
      from (select user_id, created_at, id, (extract(epoch from created_at) * 1000)::bigint / ${WINDOW_MS}::bigint as part from made) m
      where (hashint8(m.part)::bigint & 1023) < ${Math.round(share * 1024)}::integer group by m.user_id, m.part
    ) w
    join lateral (select max(s) as size from unnest(${SIZES}::integer[]) s where s <= cardinality(w.ids)) a on true
    join bench.frames f on f.answers = a.size and f.n = (hashtext(w.ids[1]::text)::bigint & 2147483647) % ${FRAMES_A_SIZE}`;
  await transaction`
    update made m set response_crc32 = k.crc from (select i.id, i.crc from kept, unnest(ids, crcs) as i (id, crc)) k where m.id = k.id`;
  await transaction`
    insert into private.call_answers (user_id, first_at, id, call_ids, ends, dictionary, frame)
    select user_id, first_at, ids[1], ids, ends, dictionary, frame from kept`;
}
