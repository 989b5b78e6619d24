import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { isLocalAddress, isPublicAddress } from './public-address.ts';

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

/** What Python's standard library, which has the registries of IANA, calls global. */
function globalByPython(addresses: readonly string[]): readonly boolean[] {
  const program =
    'import ipaddress,json,sys\nprint(json.dumps([ipaddress.ip_address(a).is_global and not ipaddress.ip_address(a).is_multicast for a in json.load(sys.stdin)]))';
  const { stdout, status, stderr } = spawnSync(process.env['THEIA_PYTHON'] ?? 'python3', ['-c', program], {
    input: JSON.stringify(addresses),
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout) as boolean[];
}

describe('an address that webhooks are sent to', () => {
  it('is never one of this machine, of a private network, of a cloud that tells secrets, or one that stands for such', () => {
    for (const address of NOT_PUBLIC) assert.equal(isPublicAddress(address), false, address);
    for (const address of ['', 'localhost', '127.1', '2130706433', '0x7f000001', '[::1]', '1.1.1.1:443'])
      assert.equal(isPublicAddress(address), false, address);
  });

  it('may be any other one', () => {
    for (const address of PUBLIC) assert.equal(isPublicAddress(address), true, address);
  });

  it('is never one that Python does not call global, of 40,000 at random and at the borders of networks', () => {
    const four = (bytes: Uint8Array): string => bytes.join('.');
    const six = (bytes: Buffer): string => bytes.toString('hex').replace(/(.{4})(?!$)/g, '$1:');
    const random4 = Array.from({ length: 20_000 }, () => four(randomBytes(4)));
    const nearby = Array.from({ length: 10_000 }, () => {
      const [a, b, , d] = randomBytes(4);
      const first = [100, 169, 172, 192, 198, 203, 224, 240][a! % 8]!;
      return `${first}.${b!}.${[0, 2, 100, 113, 99][d! % 5]!}.${d!}`;
    });
    const random6 = Array.from({ length: 10_000 }, (_, index) => {
      const bytes = randomBytes(16);
      bytes[0] = index % 3 === 0 ? 0x20 : [0x00, 0x20, 0x26, 0x3f, 0xfc, 0xfe][index % 6]!;
      if (index % 4 === 0) bytes[1] = [0x01, 0x02, 0xff, 0x64][(index % 16) >> 2]!;
      if (index % 8 === 0) bytes.fill(0, 2, 4);
      return six(bytes);
    });
    const addresses = [...random4, ...nearby, ...random6, ...NOT_PUBLIC.filter((one) => !one.includes('%')), ...PUBLIC];
    const isGlobal = globalByPython(addresses);
    let both = 0;
    for (const [index, address] of addresses.entries()) {
      if (isPublicAddress(address)) assert.ok(isGlobal[index], address);
      if (isPublicAddress(address) && isGlobal[index]) both += 1;
    }
    assert.ok(both > 15_000, `${both} are public for both`);
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
