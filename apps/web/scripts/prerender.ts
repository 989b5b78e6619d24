import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BUILT_ORIGIN } from '../src/lib/built-origin.ts';
import { galleryDrawings } from './gallery-drawings.ts';
import { samplePdfs } from './sample-reports/sample-pdfs.ts';
import { siteTexts } from './reference/site-texts.ts';

interface RenderedPage {
  path: string;
  isListed: boolean;
  title: string;
  description: string | undefined;
  sources: readonly string[];
  alternates: readonly { type: string; href: string }[];
  html: string;
}
interface Renderer {
  BOOT_SCRIPT: string;
  INERT_SCRIPT: string;
  SITE_NAME: string;
  LISTED_PATHS: readonly string[];
  renderPages: () => Promise<RenderedPage[]>;
  renderWaiting: () => Promise<string>;
}
interface ManifestEntry {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** Nothing is drawn before the HTML is whole: on a slow machine a half page would be drawn, and shift when the rest comes. */
const WAIT_FOR_END = '<link rel="expect" href="#page-end" blocking="render" />';
/** A prerendered page is readable without its scripts: they come last, after style sheets and typefaces. */
const SCRIPT_LOADS = /[^\S\n]*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)\n?/g;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const client = join(root, 'dist/client');
const server = join(root, 'dist/server');

const SHARE_IMAGE = {
  path: '/share.png',
  width: 1200,
  height: 630,
  alt: 'An ecliptic dial beside the words: Theia, the astrology API, exact to the arc second',
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What the entry asks for as soon as it runs, by the name of its group in `vite.config.ts`. */
const FIRST_PART = 'react-dom';

/** A module of the build by its name or that of its group; a virtual one is known by what it ends in. */
function findEntry(manifest: Manifest, source: string): ManifestEntry | undefined {
  const found = Object.entries(manifest).find(([key, { name }]) => key.endsWith(source) || name === source);
  return manifest[source] ?? found?.[1];
}

/** The files a page needs besides the entry: its own chunks and what they import, and their style sheets. */
function readChunks(manifest: Manifest, sources: readonly string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const entry = findEntry(manifest, key);
    if (!entry || seen.has(entry.file)) return;
    seen.add(entry.file);
    for (const style of entry.css ?? []) styles.add(style);
    for (const next of entry.imports ?? []) visit(next);
  };
  for (const source of sources) {
    if (findEntry(manifest, source) === undefined) throw new Error(`The build has no ${source}`);
    visit(source);
  }
  return { scripts: [...seen], styles: [...styles] };
}

function fontPreloads(manifest: Manifest): string {
  return Object.values(manifest)
    .filter(({ file }) => file.endsWith('.woff2'))
    .map(({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`)
    .join('');
}

const UNLISTED = '<meta name="robots" content="noindex" />';

/** What search engines and previews read. */
function about({ path, isListed, title, description, alternates }: RenderedPage, siteName: string): string {
  if (!isListed) return UNLISTED;
  const address = `${BUILT_ORIGIN}${path}`;
  const image = `${BUILT_ORIGIN}${SHARE_IMAGE.path}`;
  const properties: Record<string, string | undefined> = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:locale': 'en_US',
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': String(SHARE_IMAGE.width),
    'og:image:height': String(SHARE_IMAGE.height),
    'og:image:alt': SHARE_IMAGE.alt,
  };
  return [
    description ? `<meta name="description" content="${escape(description)}" />` : '',
    `<link rel="canonical" href="${address}" />`,
    ...alternates.map(({ type, href }) => `<link rel="alternate" type="${type}" href="${href}" />`),
    ...Object.entries(properties).map(([name, value]) =>
      value ? `<meta property="${name}" content="${escape(value)}" />` : '',
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('');
}

function siteMap(paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${BUILT_ORIGIN}${path}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

async function main(): Promise<void> {
  const renderer = (await import(pathToFileURL(join(server, 'render.js')).href)) as Renderer;
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const head = `<script type="application/json" id="operator">{}</script><script>${renderer.BOOT_SCRIPT}</script>${fontPreloads(manifest)}`;
  const waiting = await renderer.renderWaiting();
  const preloads = (files: readonly string[]) =>
    files
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
  await writeFile(
    join(client, 'spa.html'),
    template
      .replace(
        '<!--head-->',
        () => `${UNLISTED}${head}${preloads(readChunks(manifest, [FIRST_PART]).scripts).join('')}`,
      )
      .replace('<!--page-->', () => waiting),
  );
  // An open tab compares it with its own entry script (`src/lib/new-version.ts`).
  await writeFile(join(client, 'build.json'), JSON.stringify({ entry: `/${manifest['index.html']?.file ?? ''}` }));
  for (const page of await renderer.renderPages()) {
    const { scripts, styles } = readChunks(manifest, [FIRST_PART, ...page.sources]);
    const styleSheets = styles
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`);
    const scriptLoads = [...template.matchAll(SCRIPT_LOADS)].map(([, element]) => element ?? '');
    const html = template
      .replaceAll(SCRIPT_LOADS, '')
      .replace('<title>Theia</title>', () => `<title>${escape(page.title)}</title>`)
      .replace('<!--head-->', () => `${about(page, renderer.SITE_NAME)}${WAIT_FOR_END}${head}${styleSheets.join('')}`)
      .replace('<div id="root"><!--page-->', () => `<div id="root" data-page="${page.path}">${page.html}`)
      .replace(
        '</body>',
        () =>
          `<script>${renderer.INERT_SCRIPT}</script>${[...preloads(scripts), ...scriptLoads].join('')}<template id="page-end"></template></body>`,
      );
    const file = join(client, page.isListed ? `.${page.path}/index.html` : `.${page.path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  for (const [address, text] of [...siteTexts(), ...(await galleryDrawings()), ...(await samplePdfs())]) {
    await mkdir(dirname(join(client, address)), { recursive: true });
    await writeFile(join(client, address), text);
  }
  await writeFile(join(client, 'sitemap.xml'), siteMap(renderer.LISTED_PATHS));
  await rm(join(client, '.vite'), { recursive: true });
  await rm(server, { recursive: true });
}

await main();
