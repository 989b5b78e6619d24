import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { testDatabase } from '../database.ts';
import { readCatalogue } from './catalogue.ts';
import { rowFaults } from './declared-rows.ts';
import { describeQuery } from './describe-query.ts';
import { findQueries } from './find-queries.ts';

const { database } = await testDatabase();
const { sql } = database;
await sql.unsafe(`
  create table public.pets (id bigint primary key, name text not null, weight numeric, born date not null, kind text not null check (kind in ('cat', 'dog')));
  create table public.owners (pet bigint not null references public.pets, mail text);
  create view public.named_pets as select p.id, o.mail from public.pets p left join public.owners o on o.pet = p.id`);
const catalogue = await readCatalogue(sql);
/** Title, declared row, query, expected faults. */
const CASES: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    'correct types',
    '{ id: string; name: string; born: Date }',
    'select id, name, born from public.pets where born < ${born}',
    [],
  ],
  [
    'bigint, numeric and counts arrive as text',
    '{ id: number; n: number }',
    'select id, count(*) as n from public.pets group by id',
    ['id is string, declared number', 'n is string, declared number'],
  ],
  [
    'a column that may be null',
    '{ weight: string }',
    'select weight from public.pets',
    ['weight may be null, declared string'],
  ],
  [
    'unless a condition says it is not',
    '{ weight: string }',
    'select weight from public.pets where weight is not null and id = ${id}',
    [],
  ],
  ['or compares it', '{ mail: string }', 'select mail from public.owners where mail = ${id}', []],
  [
    'a column behind an outer join',
    '{ pet: string }',
    'select o.pet from public.pets p left join public.owners o on o.pet = p.id',
    ['pet may be null, declared string'],
  ],
  [
    'the same in a view',
    '{ id: string; mail: string }',
    'select id, mail from public.named_pets',
    ['mail may be null, declared string'],
  ],
  [
    'and in a subquery',
    '{ last: Date }',
    'select last from (select max(born) as last from public.pets) x',
    ['last may be null, declared Date'],
  ],
  ['an aggregate over a group', '{ last: Date }', 'select max(born) as last from public.pets group by kind', []],
  [
    'coalesce with a non-null last argument',
    '{ weight: string }',
    'select coalesce(weight, 0) as weight from public.pets',
    [],
  ],
  [
    'a scalar subquery may find nothing',
    '{ name: string }',
    'select (select name from public.pets where id = p.id) as name from public.pets p',
    ['name may be null, declared string'],
  ],
  [
    'nullable declared for a non-null column',
    '{ name: string | null }',
    'select name from public.pets',
    ['name is never null, declared nullable'],
  ],
  [
    'a column written by an update',
    '{ weight: string }',
    'update public.pets set weight = null where weight is not null returning weight',
    ['weight may be null, declared string'],
  ],
  [
    'what an insert writes',
    '{ weight: string }',
    'insert into public.owners (pet) values (1) returning mail as weight',
    ['weight may be null, declared string'],
  ],
  [
    'both branches of a union',
    '{ x: string }',
    'select name as x from public.pets union all select mail from public.owners',
    ['x may be null, declared string'],
  ],
  ['texts limited by a check', "{ kind: 'cat' | 'dog' }", 'select kind from public.pets', []],
  [
    'a text missing in the type',
    "{ kind: 'cat' }",
    'select kind from public.pets',
    ['kind can be dog, which is not declared'],
  ],
  [
    'texts without a check',
    "{ name: 'Tom' }",
    'select name from public.pets',
    ['name can be any text, declared "Tom"'],
  ],
  [
    'a missing and a superfluous column',
    '{ a: string }',
    'select name from public.pets',
    ['name is selected and not declared', 'a is declared and not selected'],
  ],
  [
    'each possible text of a query',
    '{ weight: string }',
    'select weight from public.pets ${yes ? sql`where weight > 0` : sql``}',
    ['weight may be null, declared string'],
  ],
];
const NOT_UNDERSTOOD = ['{ nme: string }', 'select nme from public.pets'] as const;

const FILE = join(import.meta.dirname, 'asked.ts').replaceAll('\\', '/');
const program = createProgram([...CASES.map(([, row, text]) => [row, text] as const), NOT_UNDERSTOOD]);
const { queries } = findQueries(program, import.meta.dirname, (path) => path === FILE);

async function findFaults(line: number): Promise<readonly string[]> {
  const asked = queries.filter(({ place }) => place === `asked.ts:${line}`);
  assert.ok(asked.length > 0);
  const faults: string[] = [];
  for (const query of asked)
    faults.push(...rowFaults(query.row, await describeQuery(sql, query, catalogue), program.getTypeChecker()));
  return faults;
}

describe('a declared row is compared with what the driver returns', () => {
  for (const [index, [title, , , faults]] of CASES.entries())
    it(title, async () => {
      assert.deepEqual(await findFaults(index + 1), faults);
    });

  it('a query that PostgreSQL cannot parse fails with PostgreSQL’s message', async () => {
    await assert.rejects(findFaults(CASES.length + 1), /column "nme" does not exist/);
  });
});

/** An in-memory program of one file, with one query per line. */
function createProgram(asked: readonly (readonly [string, string])[]): ts.Program {
  const options = { module: ts.ModuleKind.NodeNext, strict: true, skipLibCheck: true };
  const lines = asked.map(
    ([row, text], index) =>
      `export const ask${index} = (sql: import('../../database/database.ts').Sql, id: string, born: Date, yes: boolean) => sql<(${row})[]>\`${text}\`;\n`,
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => path === FILE || fileExists.call(host, path);
  host.readFile = (path) => (path === FILE ? lines.join('') : readFile.call(host, path));
  return ts.createProgram([FILE], options, host);
}
