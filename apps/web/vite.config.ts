import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { catalog } from '@theia-astro/endpoints/catalog';
import { defineConfig } from 'vite';
import { apiFacts } from './scripts/api-facts.ts';
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
];
const products = `^/(v1/)?(${[...new Set(catalog.map(({ path }) => path.slice(1)))].join('|')})(\\?|$)`;

export default defineConfig({
  plugins: [tailwindcss(), apiFacts(), referenceModules()],
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
  build: { target: 'es2022', assetsInlineLimit: 0, outDir: 'dist/client', manifest: true },
});
