import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { catalog } from '@theia-astro/endpoints/catalog';
import { defineConfig } from 'vite';
import { apiFacts } from './scripts/api-facts.ts';
import { playgroundModules } from './scripts/playground/playground-modules.ts';
import { sampleModules } from './scripts/sample-reports/sample-modules.ts';
import { referenceModules } from './scripts/reference/reference-modules.ts';

const backend = process.env.THEIA_URL ?? 'http://127.0.0.1:3000';
/** What the server answers; everything else is the web app's own. */
const proxied = [
  '/auth/v1',
  '/rest/v1',
  '/functions/v1',
  '/config.json',
  '/dev/',
  '/health',
  '/openapi.json',
  '/status.json',
  '/status.rss',
  '/errors/',
  '/shared-reports/',
];
const products = `^/(v1/)?(${[...new Set(catalog.map(({ path }) => path.slice(1)))].join('|')})(\\?|$)`;

/** Small modules of lib and components that public pages share. */
const BASICS =
  /apps\/web\/src\/(lib\/(cn|copy-text|load-part|origin|paths|use-part)\.ts|components\/(tinted-code\.tsx|sample-code\/sample-key\.ts|quick-start\/code-block\.tsx|ui\/(button-class\.ts|copy-button\.tsx|part-missing\.tsx|text-link\.tsx)))$/;

export default defineConfig({
  plugins: [tailwindcss(), apiFacts(), referenceModules(), playgroundModules(), sampleModules()],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
    },
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
          groups: [{ name: 'basics', test: BASICS }],
        },
      },
    },
  },
});
