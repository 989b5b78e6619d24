import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRedisUrl } from './redis-url.ts';

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
