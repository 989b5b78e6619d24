import { type Context, Hono } from 'hono';
import type { Config, Operator } from '../config/config.ts';
import { chooseCoding, PREPARED_CODINGS } from '../encoding/compress.ts';
import { matchesTag } from '../http/answer/answer-headers.ts';
import type { WebFile } from './load-web.ts';
import { escapeHtml } from '../html/plain-page.ts';

const APP = '/spa.html';
const NOT_FOUND = '/404.html';
/** Pages that are rendered only in the browser. Every other path without a file is unknown. */
const CLIENT_PAGES = /^\/(dashboard(\/.*)?|auth\/(email|recovery)|payment-return|login|signup|connect(\/[\w-]+)?)\/?$/;

/** Serves the built web app: hashed assets cached for ever, pages revalidated with a strict content security policy, a 404 page for the rest. */
export function webRoutes(files: ReadonlyMap<string, WebFile>, config: Pick<Config, 'publicUrl' | 'mode'>): Hono {
  const app = new Hono();
  app.on(['GET', 'HEAD'], '*', async (context) => {
    const path = decodePath(context.req.path);
    const exact = path === null ? undefined : (files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`));
    if (exact !== undefined && path !== APP && path !== NOT_FOUND) return send(context, exact, 200, config);
    const isKnown = path !== null && CLIENT_PAGES.test(path);
    const page = files.get(isKnown ? APP : NOT_FOUND);
    if (page === undefined || (path !== null && /\.\w+$/.test(path))) return context.text('Not found\n', 404);
    return send(context, page, isKnown ? 200 : 404, config);
  });
  return app;
}

async function send(
  context: Context,
  file: WebFile,
  status: 200 | 404,
  config: Pick<Config, 'publicUrl' | 'mode'>,
): Promise<Response> {
  const headers = new Headers({
    'content-type': file.type,
    etag: file.etag,
    vary: 'accept-encoding',
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (file.type.startsWith('text/html'))
    for (const [name, value] of Object.entries(pageHeaders(file, config))) headers.set(name, value);
  if (status === 200 && matchesTag(context.req.header('if-none-match'), file.etag))
    return new Response(null, { status: 304, headers });
  const coding = file.copies === null ? null : chooseCoding(context.req.header('accept-encoding'), PREPARED_CODINGS);
  if (coding !== null) headers.set('content-encoding', coding);
  const body = coding === null || file.copies === null ? file.bytes : await file.copies.copy(coding);
  headers.set('content-length', String(body.byteLength));
  return new Response(context.req.method === 'HEAD' ? null : body, { status, headers });
}

function pageHeaders(file: WebFile, config: Pick<Config, 'publicUrl' | 'mode'>): Record<string, string> {
  const origin = new URL(config.publicUrl).origin;
  return {
    'content-security-policy': [
      "default-src 'self'",
      ["script-src 'self'", ...file.scriptHashes].join(' '),
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self' ${origin} ${origin.replace(/^http/, 'ws')}`,
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'x-frame-options': 'DENY',
    ...(config.mode === 'production' ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Placeholders of the web build for values that only the operator knows (`apps/web/src/lib/operator.ts`). */
const PLACEHOLDERS = { supportEmail: 'support@theia.invalid', customer: 'A customer who agreed to be named' } as const;

const NETWORKS = ['github', 'x', 'linkedin', 'mastodon'] as const;
const marked = (tag: string, name: string) => new RegExp(`<${tag} data-operator="${name}"[\\s\\S]*?</${tag}>`, 'g');

function nameCustomers(html: string, names: readonly string[]): string {
  if (names.length === 0) return html.replaceAll(marked('section', 'trusted-by'), '');
  const item = new RegExp(`<li[^>]*>${PLACEHOLDERS.customer}</li>`, 'g');
  return html
    .replaceAll(marked('section', 'foundations'), '')
    .replaceAll(item, (found) =>
      names.map((name) => found.replace(PLACEHOLDERS.customer, () => escapeHtml(name))).join(''),
    );
}

function linkProfiles(html: string, social: Operator['social']): string {
  if (Object.keys(social).length === 0) return html.replaceAll(marked('ul', 'social'), '');
  return NETWORKS.reduce((held, network) => {
    const href = social[network];
    if (href === undefined)
      return held.replaceAll(new RegExp(`<li data-network="${network}">[\\s\\S]*?</li>`, 'g'), '');
    return held.replaceAll(`href="https://${network}.invalid/"`, () => `href="${escapeHtml(href)}"`);
  }, html);
}

/**
 * Fills the operator's values into a built page: the support address, customers and profiles, in its text and as data for its script.
 * Placeholders without a value are removed.
 */
export function fillIn(html: string, operator: Operator): string {
  const data = JSON.stringify(operator).replaceAll('<', '\\u003c');
  const filled = linkProfiles(nameCustomers(html, operator.trustedBy), operator.social).replaceAll(
    PLACEHOLDERS.supportEmail,
    () => escapeHtml(operator.supportEmail),
  );
  return filled.replace(
    '<script type="application/json" id="operator">{}</script>',
    () => `<script type="application/json" id="operator">${data}</script>`,
  );
}
