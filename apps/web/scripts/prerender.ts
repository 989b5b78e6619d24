import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

interface RenderedPage { path: string; title: string; description: string | undefined; html: string }
interface Renderer { BOOT_SCRIPT: string; renderPages: () => Promise<RenderedPage[]> }
interface ManifestEntry { file: string; src?: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, ManifestEntry>;

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const client = join(root, 'dist/client');
const server = join(root, 'dist/server');

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The script files a page needs besides the entry: its own chunk and what that imports. */
function chunksOf(manifest: Manifest, source: string): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || seen.has(entry.file)) return;
    seen.add(entry.file);
    for (const next of entry.imports ?? []) visit(next);
  };
  visit(source);
  return [...seen];
}

function fontPreloads(manifest: Manifest): string {
  return Object.values(manifest)
    .filter(({ file }) => file.endsWith('.woff2'))
    .map(({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`)
    .join('');
}

function routeFile(path: string): string {
  return `src/app/routes/${path === '/' ? 'home' : path.slice(1)}.tsx`;
}

async function main(): Promise<void> {
  const renderer = (await import(pathToFileURL(join(server, 'render.js')).href)) as Renderer;
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const head = `<script>${renderer.BOOT_SCRIPT}</script>${fontPreloads(manifest)}`;
  await writeFile(join(client, 'spa.html'), template.replace('<!--head-->', () => head).replace('<!--page-->', ''));
  for (const page of await renderer.renderPages()) {
    const preloads = chunksOf(manifest, routeFile(page.path)).filter((file) => !template.includes(file)).map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`).join('');
    const description = page.description ? `<meta name="description" content="${escape(page.description)}" />` : '';
    const html = template
      .replace('<title>Theia</title>', () => `<title>${escape(page.title)}</title>`)
      .replace('<!--head-->', () => `${description}${head}${preloads}`)
      .replace('<div id="root"><!--page-->', () => `<div id="root" data-page="${page.path}">${page.html}`);
    const file = join(client, page.path === '/' ? 'index.html' : `${page.path.slice(1)}/index.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await rm(join(client, '.vite'), { recursive: true });
  await rm(server, { recursive: true });
}

await main();
