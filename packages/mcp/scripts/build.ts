import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { LIB, writePackage } from '../../../scripts/published/write-package.ts';

const path = (relative: string): string => fileURLToPath(new URL(`../${relative}`, import.meta.url));

/** Writes the package that is published to `folder`: the program. */
export async function buildMcp(folder = path('dist')): Promise<void> {
  await writePackage('packages/mcp', folder);
  const bundle = await rolldown({
    input: path('src/theia-mcp.ts'),
    platform: 'node',
    external: [/^@modelcontextprotocol\//],
  });
  await bundle.write({ file: join(folder, LIB, 'theia-mcp.js'), format: 'esm' });
}
