import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { it } from 'node:test';
import { isPublicAddress } from './target.ts';

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

it('a public address is never one that Python does not call global, of 40,000 at random and at the borders of networks', () => {
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
  const addresses = [...random4, ...nearby, ...random6];
  const isGlobal = globalByPython(addresses);
  let both = 0;
  for (const [index, address] of addresses.entries()) {
    if (isPublicAddress(address)) assert.ok(isGlobal[index], address);
    if (isPublicAddress(address) && isGlobal[index]) both += 1;
  }
  assert.ok(both > 15_000, `${both} are public for both`);
});
