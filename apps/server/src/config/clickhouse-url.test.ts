import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClickHouseUrl } from './clickhouse-url.ts';

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
