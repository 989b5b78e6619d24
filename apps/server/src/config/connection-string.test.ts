import assert from 'node:assert/strict';
import { it, test } from 'node:test';
import {
  isConnectionString,
  readAddresses,
  readClickHouseUrl,
  readRedisUrl,
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

test('reads scheme, host, port, user, password and database', () => {
  assert.deepEqual(readClickHouseUrl('http://archive'), {
    origin: 'http://archive:8123',
    user: 'default',
    password: '',
    database: 'theia',
    caFile: null,
  });
  assert.deepEqual(readClickHouseUrl('https://theia:p%40ss%2F@[::1]:9440/calls?sslrootcert=/etc/ch.crt'), {
    origin: 'https://[::1]:9440',
    user: 'theia',
    password: 'p@ss/',
    database: 'calls',
    caFile: '/etc/ch.crt',
  });
});

test('uses the port that is written, and the one of ClickHouse when none is', () => {
  for (const [url, origin] of [
    ['https://archive', 'https://archive:8443'],
    ['https://archive:443', 'https://archive:443'],
    ['https://user:1234@archive:443/theia', 'https://archive:443'],
    ['https://user:1234@archive/theia', 'https://archive:8443'],
    ['http://[::1]:80', 'http://[::1]:80'],
  ] as const)
    assert.equal(readClickHouseUrl(url).origin, origin);
});

test('says what is wrong with an address, without its password', () => {
  for (const [url, reason] of [
    ['clickhouse://archive', /http: or https:/],
    ['archive:8123', /http: or https:/],
    ['http://theia:hunter2@archive/a/b', /name of a database/],
    ['http://theia:hunter2@archive/a%20b', /name of a database/],
    ['http://theia:hunter2@archive?readonly=1', /sslrootcert/],
    ['http://theia:hunter2@archive?sslrootcert=a', /https:/],
    ['http://theia:hunter2%@archive', /%25/],
  ] as const)
    assert.throws(
      () => readClickHouseUrl(url),
      (error: Error) => reason.test(error.message) && !error.message.includes('hunter2'),
      url,
    );
});

test('reads host, port, user, password, database and encryption', () => {
  assert.deepEqual(readRedisUrl('redis://cache'), {
    host: 'cache',
    port: 6379,
    user: null,
    password: null,
    database: 0,
    tls: false,
    caFile: null,
  });
  assert.deepEqual(readRedisUrl('rediss://theia:p%40ss%2F@[::1]:6380/2?sslrootcert=/etc/redis.crt'), {
    host: '::1',
    port: 6380,
    user: 'theia',
    password: 'p@ss/',
    database: 2,
    tls: true,
    caFile: '/etc/redis.crt',
  });
});

test('says what is wrong with an address, without its password', () => {
  for (const [url, reason] of [
    ['http://cache', /redis: or rediss:/],
    ['cache:6379', /redis: or rediss:/],
    ['redis://:hunter2@', /redis: or rediss:|no host/],
    ['redis://:hunter2@cache/name', /database/],
    ['redis://:hunter2@cache?db=2', /sslrootcert/],
    ['redis://:hunter2@cache?sslrootcert=a', /rediss:/],
    ['redis://theia@cache', /password/],
    ['redis://:hunter2%@cache', /%25/],
  ] as const)
    assert.throws(
      () => readRedisUrl(url),
      (error: Error) => reason.test(error.message) && !error.message.includes('hunter2'),
      url,
    );
});
