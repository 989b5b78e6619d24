import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { startSandboxes } from './start-sandboxes.ts';

const ROOT = join(import.meta.dirname, '../../..');
const IMPORT = /(?:from\s*|import\s*\(?\s*)['"][^'"]*(?:@theia-astro\/sandbox|\/sandbox\/)[^'"]*['"]/g;

/** Every import of a sandbox in the code that production runs, as `file: import`. */
function productionImports(): readonly string[] {
  return globSync(['apps/{server,web}/**/*.{ts,tsx}', 'packages/**/*.ts'], {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts', 'apps/server/src/testing/**'],
  }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([found]) => `${file}: ${found}`),
  );
}

describe('production', () => {
  it('imports no sandbox: the server loads them in one place, only in local mode', () => {
    assert.deepEqual(productionImports(), [
      "apps/server/src/sandboxes.ts: import('@theia-astro/sandbox/start-sandboxes'",
    ]);
    const place = readFileSync(join(ROOT, 'apps/server/src/sandboxes.ts'), 'utf8');
    assert.ok(
      /if \(config\.mode !== 'local'\) return \{[^}]*\{\} \};\n\s*\/\/.*\n\s*const \{ startSandboxes \} = await import\(/.test(
        place,
      ),
    );
  });

  it('is refused by the sandboxes themselves', async () => {
    const config = {
      mode: 'production',
      publicUrl: 'https://theia.test',
      port: 0,
      dataDir: '/nowhere',
      google: null,
      stripe: null,
      reportModel: null,
    } as const;
    const sql = (() => assert.fail('the database was asked')) as never;
    await assert.rejects(startSandboxes({ config, sql, products: [] }), /only in local mode/);
  });
});
