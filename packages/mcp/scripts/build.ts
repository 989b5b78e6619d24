import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const path = (relative: string): string => fileURLToPath(new URL(`../${relative}`, import.meta.url));

/** Writes the program that is published to `folder`. */
export async function build(folder = path('dist')): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const bundle = await rolldown({
    input: path('src/theia-mcp.ts'),
    platform: 'node',
    external: [/^@modelcontextprotocol\//],
  });
  await bundle.write({ file: `${folder}/theia-mcp.js`, format: 'esm' });
}

if (import.meta.main) await build();
