import assert from 'node:assert/strict';
import { it } from 'node:test';
import { clientAddress } from './api-request.ts';

const seen = (remoteAddress: string, trustedProxies: number, forwarded?: string) =>
  clientAddress(
    { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } },
    trustedProxies,
  );

it('is the peer, whatever the caller claims', () => {
  assert.equal(seen('203.0.113.7', 0, '1.2.3.4'), '203.0.113.7');
  assert.equal(seen('::ffff:203.0.113.7', 0), '203.0.113.7');
  assert.equal(seen('::1', 0), '::1');
});

it('is the address seen by our own proxies, not the entries the caller added', () => {
  assert.equal(seen('10.0.0.1', 1, '9.9.9.9, 203.0.113.7'), '203.0.113.7');
  assert.equal(seen('10.0.0.1', 2, '9.9.9.9, 203.0.113.7, 10.0.0.2'), '203.0.113.7');
  for (const forged of [undefined, '', 'x', '203.0.113.7, x', '<script>'])
    assert.equal(seen('10.0.0.1', 1, forged), '10.0.0.1');
});

it('is the same for all addresses of an IPv6 network', () => {
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:aaaa::', '2001:0db8:0001:0002:1:2:3:4'])
    assert.equal(seen(address, 0), '2001:db8:1:2::/64');
  assert.equal(seen('2001:db8::1', 0), '2001:db8:0:0::/64');
  assert.equal(seen('fe80::1%eth0', 0), 'fe80:0:0:0::/64');
});
