// npm runs this after every installation (postinstall): it removes files of packages that nothing here uses.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { trim } from './trim.mjs';

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
// npm install --package-lock-only installs nothing but also runs this script.
const { files, bytes } = existsSync(modules) ? trim(modules) : { files: 0, bytes: 0 };
if (files > 0)
  process.stdout.write(
    `Removed ${files} C headers, static libraries, source maps, readmes and second copies (${Math.round(bytes / 1e6)} MB)\n`,
  );
