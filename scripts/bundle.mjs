// Writes the server as a few files. Node starts them in a third of the processor time that 1,650 source files take, and so do the computing threads.
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..');

/** Loaded from node_modules: they hold machine code. */
const MACHINE_CODE = [/^@node-rs\/bcrypt$/, /^@resvg\/resvg-js$/];

const bundle = await rolldown({
  cwd: root,
  input: { main: 'apps/server/src/main.ts' },
  platform: 'node',
  external: MACHINE_CODE,
  plugins: [{ name: 'places-of-sources', transform: { handler: withPlacesOfSources } }],
  checks: { eval: false },
});
await bundle.write({
  dir: process.argv[2],
  format: 'esm',
  cleanDir: true,
  chunkFileNames: '[name]-[hash].js',
  // Every thread keeps the text of its files in memory: without comments, and with one byte a character, it takes a third.
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
});

/** Code finds its data beside the source it was written in, and the scripts of its threads among the files written here. */
function withPlacesOfSources(code, id) {
  if (!code.includes('import.meta.')) return null;
  return code
    .replace(/new URL\('(\.[^']*\.ts)', import\.meta\.url\)/g, (_, path) => {
      const script = join(dirname(id), path);
      const fileName = `${relative(root, script).replaceAll(/[\\/]/g, '-').slice(0, -'.ts'.length)}.js`;
      this.emitFile({ type: 'chunk', id: script, fileName });
      return `new URL('./${fileName}', THIS_FILE)`;
    })
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
    .replaceAll('import.meta.main', 'false')
    .replaceAll('THIS_FILE', 'import.meta.url');
}
