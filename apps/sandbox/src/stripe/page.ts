import { escapeHtml, sandboxPage } from '../look.ts';

export const usd = (cents: number): string => `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

/** A page of the sandbox: without scripts, and clearly different from Stripe's own pages. */
export function page(title: string, body: readonly string[], wide = false): string {
  return sandboxPage({
    title: `${title} · Stripe sandbox`,
    sandbox: 'Stripe sandbox',
    body: ['<div class="card">', ...body, '</div>'],
    width: wide ? 'wide' : 'form',
  });
}

export const button = (action: string, label: string, fields: Readonly<Record<string, string>> = {}): string =>
  `<form class="inline" method="post" action="${escapeHtml(action)}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')}<button class="small">${escapeHtml(label)}</button></form>`;
