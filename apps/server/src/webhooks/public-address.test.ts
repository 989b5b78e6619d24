import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isLocalAddress, isPublicAddress } from './target.ts';

const NOT_PUBLIC = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:10::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2606:4700::1111%eth0',
];
const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.0.1.1',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001::1',
];

describe('an address that webhooks are sent to', () => {
  it('is never one of this machine, of a private network, of a cloud that tells secrets, or one that stands for such', () => {
    for (const address of NOT_PUBLIC) assert.equal(isPublicAddress(address), false, address);
    for (const address of ['', 'localhost', '127.1', '2130706433', '0x7f000001', '[::1]', '1.1.1.1:443'])
      assert.equal(isPublicAddress(address), false, address);
  });

  it('may be any other one', () => {
    for (const address of PUBLIC) assert.equal(isPublicAddress(address), true, address);
  });
});

describe('a local address', () => {
  it('is one of this machine or of a private network, and never link-local', () => {
    for (const address of ['127.0.0.1', '::1', '10.1.2.3', '172.20.0.1', '192.168.1.1', 'fd12::1'])
      assert.ok(isLocalAddress(address), address);
    for (const address of [
      '169.254.169.254',
      'fe80::1',
      '0.0.0.0',
      '::',
      '224.0.0.1',
      '100.64.0.1',
      '8.8.8.8',
      '64:ff9b::7f00:1',
      'x',
    ])
      assert.ok(!isLocalAddress(address), address);
  });
});
