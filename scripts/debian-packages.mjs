import { existsSync } from 'node:fs';
import { runProgram } from './prepare.mjs';

const APT_GET = '/usr/bin/apt-get';

/**
 * Installs packages on Debian or Ubuntu.
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether they are installed: false on other systems, without root, and where apt-get does not find them
 */
export async function installPackages(packages) {
  if (!existsSync(APT_GET) || process.getuid() !== 0) return false;
  process.stdout.write(`Installing with apt-get: ${packages.join(' ')} …\n`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  return (
    (await runProgram(APT_GET, ['update', '-qq'], options)) === 0 &&
    (await runProgram(APT_GET, ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)) === 0
  );
}
