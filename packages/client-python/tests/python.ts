import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const PACKAGE = fileURLToPath(new URL('../', import.meta.url));
const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
/** What the tests import; Debian's names for it are in the message below. */
const MODULES = 'httpx, anyio, mypy, setuptools, wheel, venv, ensurepip';
const CHECK = `import sys, ${MODULES}; sys.exit(sys.version_info < (3, 11))`;

/** Runs a program and gives what it prints. */
export const run = promisify(execFile);

/** Without the settings of another Python, such as a version manager, which would choose other modules. */
export const PYTHON_ENVIRONMENT = {
  ...process.env,
  PYTHONDONTWRITEBYTECODE: '1',
  PYTHONUTF8: '1',
  PYTHONPATH: SOURCES,
} as const;

let found: string | null = null;

/**
 * The Python of the tests: `THEIA_PYTHON`, else the first with what they need; that of the system comes before version managers, which hide its modules.
 * @throws Error that says what to install
 */
export function python(): string {
  const { THEIA_PYTHON: chosen } = process.env;
  const candidates = chosen === undefined ? ['/usr/bin/python3', 'python3', 'python'] : [chosen];
  found ??= candidates.find((program) => works(program)) ?? null;
  if (found !== null) return found;
  throw new Error(
    `The Python client needs Python 3.11 with ${MODULES}: apt-get install python3-httpx mypy python3-setuptools python3-wheel python3-venv (.ci/run does it), ` +
      'or python3 -m venv FOLDER && FOLDER/bin/pip install httpx mypy setuptools wheel, and set THEIA_PYTHON=FOLDER/bin/python' +
      (chosen === undefined ? '' : ` (THEIA_PYTHON is ${chosen})`),
  );
}

function works(program: string): boolean {
  try {
    execFileSync(program, ['-c', CHECK], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
