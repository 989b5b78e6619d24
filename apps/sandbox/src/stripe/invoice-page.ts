import { escapeHtml, sandboxPage } from '../look.ts';
import type { CreditNote, Invoice } from './objects/objects.ts';
import { button, usd } from './page.ts';

const day = (unixSeconds: number): string => new Date(unixSeconds * 1000).toISOString().slice(0, 10);
const REVERSE_CHARGE = 'Reverse charge: the customer accounts for the tax.';

/** What a bookkeeper reads, one entry a line: label and text. */
interface Sheet {
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly lines: readonly (readonly [string, string, string])[];
  readonly sums: readonly (readonly [string, string])[];
  readonly notes: readonly string[];
}

function sheetOf(invoice: Invoice, notes: readonly CreditNote[]): Sheet {
  const { customer_address: address } = invoice;
  const tax = (invoice.total_taxes ?? [])[0];
  const discount = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    title: `Invoice ${invoice.number ?? 'draft'}`,
    facts: [
      ['Date of issue', day(invoice.effective_at ?? invoice.created)],
      ...(invoice.status_transitions.paid_at === null
        ? []
        : [['Date of payment', day(invoice.status_transitions.paid_at)] as const]),
      ['Currency', 'USD'],
      ...(invoice.custom_fields ?? []).map(({ name, value }) => [name, value] as const),
    ],
    seller: [invoice.account_name ?? '', ...(invoice.footer?.split('\n') ?? [])],
    buyer: [
      invoice.customer_name ?? '',
      address?.line1 ?? '',
      address?.line2 ?? '',
      [address?.postal_code, address?.city, address?.state].filter(Boolean).join(' '),
      address?.country ?? '',
      invoice.customer_email ?? '',
      ...(invoice.customer_tax_ids ?? []).map(
        ({ type, value }) => `${type.replaceAll('_', ' ').toUpperCase()} ${value}`,
      ),
    ].filter((line) => line !== ''),
    lines: invoice.lines.data.map(({ description, amount, period }) => [
      description,
      period.end > period.start ? `${day(period.start)} – ${day(period.end)}` : '',
      usd(amount),
    ]),
    sums: [
      ['Subtotal', usd(invoice.subtotal)],
      ...(discount === 0 ? [] : [['Discount', usd(-discount)] as const]),
      ...(tax === undefined ? [] : [[taxName(tax.amount, tax.taxable_amount ?? 0), usd(tax.amount)] as const]),
      ['Total', usd(invoice.total)],
      ['Amount paid', usd(invoice.amount_paid)],
      ...notes.map((note) => [`Credit note ${note.number}`, usd(-note.amount)] as const),
    ],
    notes: tax?.taxability_reason === 'reverse_charge' ? [REVERSE_CHARGE] : [],
  };
}

const taxName = (cents: number, taxable: number): string =>
  taxable <= 0 ? 'Tax' : `Tax (${Number(((cents / taxable) * 100).toFixed(1))}% on ${usd(taxable)})`;

const STATUS = {
  paid: ['good', 'Paid'],
  open: ['bad', 'Open'],
  draft: ['bad', 'Draft'],
  void: ['bad', 'Void'],
  uncollectible: ['bad', 'Uncollectible'],
} as const;

/** The hosted page of an invoice: black on white when printed. */
export function invoicePage(invoice: Invoice, notes: readonly CreditNote[]): string {
  const { title, facts, seller, buyer, lines, sums, notes: remarks } = sheetOf(invoice, notes);
  const [look, word] = STATUS[invoice.status];
  const address = (heading: string, of: readonly string[]): string =>
    `<div><h2 style="margin-top:0">${heading}</h2><p>${of.map(escapeHtml).join('<br>')}</p></div>`;
  return sandboxPage({
    title: `${title} · Stripe sandbox`,
    sandbox: 'Stripe sandbox',
    width: 'text',
    body: [
      '<div class="card">',
      `<h1>${escapeHtml(title)}</h1><p class="sum">${usd(invoice.total)}</p><p class="${look}">${word}</p>`,
      `<table>${facts.map(([label, text]) => `<tr><td>${escapeHtml(label)}</td><td class="right">${escapeHtml(text)}</td></tr>`).join('')}</table>`,
      `<div class="row">${address('From', seller)}${address('Bill to', buyer)}</div>`,
      `<table>${lines.map(([what, when, amount]) => `<tr><td>${escapeHtml(what)}${when === '' ? '' : `<br><span class="note">${when}</span>`}</td><td class="right">${amount}</td></tr>`).join('')}</table>`,
      `<table>${sums.map(([label, amount]) => `<tr><td>${escapeHtml(label)}</td><td class="right">${amount}</td></tr>`).join('')}</table>`,
      ...remarks.map((remark) => `<p>${remark}</p>`),
      invoice.invoice_pdf == null ? '' : `<p><a href="/invoices/${invoice.id}/pdf">Download PDF</a></p>`,
      invoice.status === 'open' && invoice.parent !== null
        ? button(`/invoices/${invoice.id}`, 'Try the card again')
        : '',
      '</div>',
    ],
  });
}

/** The lines of the PDF of an invoice. */
export function invoiceLines(invoice: Invoice, notes: readonly CreditNote[]): readonly string[] {
  const { title, facts, seller, buyer, lines, sums, notes: remarks } = sheetOf(invoice, notes);
  return [
    title,
    ...facts.map(([label, text]) => `${label}: ${text}`),
    '',
    'From',
    ...seller,
    '',
    'Bill to',
    ...buyer,
    '',
    ...lines.map(([what, when, amount]) => `${what}${when === '' ? '' : ` (${when.replace('–', 'to')})`}   ${amount}`),
    '',
    ...sums.map(([label, amount]) => `${label}: ${amount.replace('−', '-')}`),
    ...remarks,
    '',
    'Stripe sandbox: no money moved.',
  ];
}
