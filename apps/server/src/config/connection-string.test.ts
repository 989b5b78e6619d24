import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  isConnectionString,
  readAddresses,
  readTarget,
  withFirstAddress,
  withoutEncryption,
  withRole,
} from './connection-string.ts';

const CLUSTER =
  'postgres://theia:p%40ss@10.0.0.1:5433,db-2,[::1]:5434/name?target_session_attrs=read-write&sslmode=require';

it('names every server of a cluster', () => {
  assert.deepEqual(readAddresses(CLUSTER), [
    { host: '10.0.0.1', port: 5433 },
    { host: 'db-2', port: 5432 },
    { host: '::1', port: 5434 },
  ]);
  assert.equal(readTarget(CLUSTER), 'read-write');
  assert.deepEqual(readAddresses('postgresql://db/name'), [{ host: 'db', port: 5432 }]);
  assert.equal(readTarget('postgresql://db/name'), null);
});

it('is passed on with one server, another role or without encryption', () => {
  assert.equal(withFirstAddress(CLUSTER), 'postgres://theia:p%40ss@10.0.0.1:5433/name?sslmode=require');
  assert.equal(withoutEncryption(withFirstAddress(CLUSTER)), 'postgres://theia:p%40ss@10.0.0.1:5433/name');
  assert.equal(
    withRole(CLUSTER, 'other', 'a:b@c'),
    'postgres://other:a%3Ab%40c@10.0.0.1:5433,db-2,[::1]:5434/name?target_session_attrs=read-write&sslmode=require',
  );
});

it('is refused if a server or the scheme cannot be read', () => {
  assert.ok(isConnectionString(CLUSTER));
  assert.ok(isConnectionString('postgres://u:p@127.0.0.1:5432/x'));
  for (const wrong of ['mysql://db/x', 'db:5432', 'postgres://u@a:1,b:port/x', 'postgres://u@a,[::1/x'])
    assert.ok(!isConnectionString(wrong), wrong);
});
