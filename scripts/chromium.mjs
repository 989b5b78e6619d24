// The Chromium of the browser tests: found, or installed.
import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.mjs';
import { pinnedEnvironment, pinnedNode, root, runProgram } from './prepare.mjs';

/** The headless shell draws no window and uses a sixth less processor time. */
const SYSTEM_PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Path of the Chromium that `CHROMIUM` names or the system has; undefined leaves the choice to Playwright, which knows its own. */
export function systemChromium() {
  return process.env.CHROMIUM ?? SYSTEM_PATHS.find((path) => existsSync(path));
}

/**
 * Installs a Chromium where none is found: the distribution's as root on Debian or Ubuntu, elsewhere Playwright's.
 * @throws Error that says how to provide one
 */
export async function ensureChromium() {
  if (systemChromium() !== undefined) return;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return;
  process.stdout.write('No Chromium was found; one is installed.\n');
  if (await installPackages(['chromium-headless-shell', 'fonts-liberation'])) return;
  const playwright = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  if ((await runProgram(pinnedNode, playwright, { cwd: root, env: pinnedEnvironment() })) !== 0)
    throw new Error('The browser tests need a Chromium: install one, and set CHROMIUM to the path of its program.');
}
