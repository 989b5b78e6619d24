import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from '../../../scripts/prepare.mjs';

const PACKAGE = fileURLToPath(new URL('../', import.meta.url));
/** What `python -m build --no-isolation` calls, without that program. */
const BUILD = 'import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])';

/**
 * Writes what is published, a source archive and a wheel, to `folder`. Nothing is downloaded.
 * @param program a Python with setuptools and wheel
 */
export function build(program: string, folder: string): void {
  const copy = mkdtempSync(join(tmpdir(), 'theia-python-'));
  try {
    for (const name of ['pyproject.toml', 'MANIFEST.in', 'README.md', 'LICENSE', 'src'])
      cpSync(join(PACKAGE, name), join(copy, name), {
        recursive: true,
        filter: (path) => !path.includes('__pycache__'),
      });
    mkdirSync(folder, { recursive: true });
    for (const made of ['build_sdist', 'build_wheel'])
      execFileSync(program, ['-c', BUILD, made, folder], { cwd: copy, stdio: 'pipe' });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  await generate();
  build(process.env['THEIA_PYTHON'] ?? 'python3', join(PACKAGE, 'dist'));
}
