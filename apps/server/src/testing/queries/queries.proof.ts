import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import ts from 'typescript';
import { testDatabase } from '../database.ts';
import { readCatalogue } from './catalogue.ts';
import { rowFaults } from './declared-rows.ts';
import { describeQuery } from './describe-query.ts';
import { findQueries } from './find-queries.ts';

const root = join(import.meta.dirname, '../../../../..');

/** Queries whose text contains table or column names, a number of values, the conditions of a filter, or the scope of an audit, known only at run time. */
const TEXT_KNOWN_LATER = [
  'server/src/account/auth/known-device.ts',
  'server/src/account/auth/recovery-codes.ts',
  'server/src/account/auth/recovery-codes.ts',
  'server/src/account/auth/sessions.ts',
  'server/src/account/operations/call-figures.ts',
  'server/src/account/operations/calls.ts',
  'server/src/account/operations/calls.ts',
  'server/src/account/realtime/row-change.ts',
  'server/src/database/audit/audit-books.ts',
  'server/src/database/audit/audit-books.ts',
  'server/src/database/audit/sums.ts',
  'server/src/database/audit/sums.ts',
  'server/src/database/audit/sums.ts',
  'server/src/database/secrets/rewrap.ts',
  'server/src/database/secrets/rewrap.ts',
  'server/src/database/secrets/rewrap.ts',
  'server/src/database/secrets/rewrap.ts',
  'server/src/database/secrets/rewrap.ts',
];

const { database } = await testDatabase();
const program = serverProgram();
const { queries, unknown } = findQueries(program, join(root, 'apps'), isOurs);

it('PostgreSQL parses every query of the server and the sandboxes, and returns rows of their declared types', async () => {
  assert.ok(queries.length > 250 && queries.filter(({ row }) => row !== null).length > 130);
  const catalogue = await readCatalogue(database.sql);
  const faults: string[] = [];
  for (const query of queries) {
    try {
      const columns = await describeQuery(database.sql, query, catalogue);
      faults.push(
        ...rowFaults(query.row, columns, program.getTypeChecker()).map((fault) => `${query.place}: ${fault}`),
      );
    } catch (error) {
      faults.push(`${query.place}: ${(error as Error).message}`);
    }
  }
  assert.deepEqual(faults, []);
});

it('every query has a text known before run time, except queries with variable tables, lists or filters', () => {
  assert.deepEqual(unknown.map((place) => place.replace(/:\d+$/, '')).toSorted(), TEXT_KNOWN_LATER.toSorted());
});

function serverProgram(): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), {}, host)!;
  return ts.createProgram(fileNames.filter(isOurs), options);
}

function isOurs(path: string): boolean {
  return /\/apps\/(server|sandbox)\/src\//.test(path) && !/\.(?:test|proof)(-data)?\.ts$|\/testing\//.test(path);
}
