import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Texts without line breaks as one compressed frame; made in the thread pool. */
export async function packLines(texts: readonly string[]): Promise<Buffer> {
  return compress(Buffer.from(texts.join('\n')));
}

/** The texts of a frame. */
export async function unpackLines(frame: Uint8Array): Promise<readonly string[]> {
  return (await decompress(frame)).toString().split('\n');
}
