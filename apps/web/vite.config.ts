import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { catalog } from '@theia-astro/endpoints/catalog';
import { defineConfig } from 'vite';
import { apiFacts } from './scripts/api-facts.ts';
import { homeModules } from './scripts/home/home-modules.ts';
import { playgroundModules } from './scripts/playground/playground-modules.ts';
import { sampleModules } from './scripts/sample-reports/sample-modules.ts';
import { referenceModules } from './scripts/reference/reference-modules.ts';

const backend = process.env.THEIA_URL ?? 'http://127.0.0.1:3000';
/** What the server answers; everything else is the web app's own. */
const proxied = [
  '/auth/v1',
  '/rest/v1',
  '/functions/v1',
  '/v1/',
  '/config.json',
  '/dev/',
  '/health',
  '/openapi.json',
  '/status.json',
  '/status.rss',
  '/errors/',
  '/shared-reports/',
  '/mcp',
  '/oauth/',
  '/.well-known/',
  '^/connect/[^/]+/(request|decision)$',
];
const products = `^/(v1/)?(${[...new Set(catalog.map(({ path }) => path.slice(1)))].join('|')})(\\?|$)`;

/** Small modules that public pages share. */
const BASICS =
  /rolldown\/runtime|vite\/preload-helper|virtual:figures|apps\/web\/src\/(lib\/(after-paint|cn|config|copy-text|format-measured|inert-until-hydrated|load-part|origin|paths|plain-format|timers|use-part)\.ts|components\/(charts\/chart-colours\.ts|code-panel\.tsx|tinted-code\.tsx|sample-code\/sample-key\.ts|quick-start\/code-block\.tsx|ui\/(alert\.tsx|badge\.tsx|button\.tsx|card\.tsx|copy-button\.tsx|loading\.tsx|part-missing\.tsx|segmented\.tsx|text-link\.tsx)))$/;
/** A birth that is entered, on the landing page and in the dashboard. */
const BIRTH =
  /apps\/web\/src\/components\/birth\/(birth|birth-fields|chart-view|curl|place-field|use-suggestions)\.tsx?$/;
/** What pages that read from the server share. */
const QUERY = /node_modules\/@tanstack\//;

export default defineConfig({
  plugins: [tailwindcss(), apiFacts(), referenceModules(), playgroundModules(), sampleModules(), homeModules()],
  resolve: {
    alias: [
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      // Rules that the server shares import it by its name: its settings come first for them too.
      { find: /^zod$/, replacement: fileURLToPath(new URL('./src/lib/zod.ts', import.meta.url)) },
    ],
  },
  server: {
    proxy: {
      ...Object.fromEntries(proxied.map((path) => [path, { target: backend }])),
      [products]: { target: backend },
      '/realtime/v1': { target: backend, ws: true },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    outDir: 'dist/client',
    manifest: true,
    rolldownOptions: {
      output: {
        // What nearly every page uses is one file: as a dozen files of a few hundred bytes their headers alone would be 3 kB.
        codeSplitting: {
          groups: [
            { name: 'basics', test: BASICS },
            { name: 'birth', test: BIRTH },
            { name: 'query', test: QUERY },
            { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// },
          ],
        },
      },
    },
  },
});
