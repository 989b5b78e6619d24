// node packages/mcp-app/scripts/write-page.ts: the view as one page without addresses, which the server sends as a resource.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { cssAsText, withoutSpace } from '../../chart/scripts/css-as-text.ts';

const FOLDER = join(import.meta.dirname, '..');
const read = (name: string): Promise<string> => readFile(join(FOLDER, 'src', name), 'utf8');

const css = await read('chart-app.css');
const bundle = await rolldown({
  input: join(FOLDER, 'src/chart-app.js'),
  platform: 'browser',
  plugins: [cssAsText],
  checks: { eval: false },
});
const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
if (output.length > 1) throw new Error('The view is more than one file.');
const page = (await read('page.html'))
  .replace('/* CSS */', () => withoutSpace(css))
  .replace('/* SCRIPT */', () => output[0].code.replaceAll('</script', String.raw`<\/script`));
const file = join(FOLDER, 'generated/page.json');
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify({ html: page })}\n`);
