import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { natalEndpoint } from '@theia-astro/endpoints/natal/endpoint';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { median, processorUsSince } from './statistics.ts';

const ROUNDS = 300;
const WARM_UP_ROUNDS = 60;
const { constants } = zlib;

const brotli = (quality: number) => (bytes: Buffer) =>
  zlib.brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const zstd = (level: number) => (bytes: Buffer) =>
  zlib.zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: level } });
const zstdInPool = promisify(zlib.zstdCompress);

/** Ways to process an answer before it is sent. The first is the baseline. */
const WAYS: Readonly<Record<string, (bytes: Buffer) => Uint8Array | Promise<Uint8Array>>> = {
  none: (bytes) => bytes,
  'zstd 1': zstd(1),
  'zstd 3': zstd(3),
  'zstd 1, in the pool': (bytes) => zstdInPool(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  'br 1': brotli(1),
  'br 4': brotli(4),
  'gzip 1': (bytes) => zlib.gzipSync(bytes, { level: 1 }),
  'gzip 6': (bytes) => zlib.gzipSync(bytes, { level: 6 }),
};

/** Prints size and processor time of a natal answer, computed, written and compressed in each way, alternating within one run. */
export async function compressionPrice(): Promise<void> {
  const context = { ephemeris: await createSwissEphemeris(), places: await loadPlaces(), account: null };
  for (const [title, include] of [
    ['default', undefined],
    ['include: all', ['all']],
  ] as const) {
    const input = { ...natalEndpoint.example.request, ...(include === undefined ? {} : { include }) };
    const { nowMs } = natalEndpoint.example;
    const write = (): Buffer =>
      Buffer.from(JSON.stringify(natalEndpoint.calculate({ ...context, nowMs }, natalEndpoint.parse(input, nowMs))));
    const sizes = new Map<string, number>();
    const times = new Map<string, number[]>(Object.keys(WAYS).map((name) => [name, []]));
    for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round += 1) {
      for (const [name, way] of Object.entries(WAYS)) {
        const before = process.cpuUsage();
        const bytes = await way(write());
        const us = processorUsSince(before);
        sizes.set(name, bytes.byteLength);
        if (round >= WARM_UP_ROUNDS) times.get(name)!.push(us);
      }
    }
    const plain = { bytes: sizes.get('none')!, us: median(times.get('none')!) };
    console.log(`  natal, ${title}: ${plain.bytes} bytes, ${plain.us} µs of processor time without compression`);
    for (const [name, values] of times) {
      const us = median(values);
      const size = sizes.get(name)!;
      console.log(
        `    ${name.padEnd(20)} ${String(size).padStart(6)} bytes (${(size / plain.bytes).toFixed(2)})   ${String(us).padStart(5)} µs (${(us / plain.us).toFixed(2)})`,
      );
    }
  }
}
