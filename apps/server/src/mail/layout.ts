export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Rows of a small table: label and value. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly button?: { readonly label: string; readonly url: string };
  readonly code?: string;
  /** A second, less prominent button. */
  readonly otherButton?: { readonly label: string; readonly url: string };
  readonly closing: string;
}

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Renders a mail as plain text and as HTML, in the layout of all our mails. */
export function layOut(content: MailContent): {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
} {
  const { subject, paragraphs, facts = [], button, code, otherButton, closing } = content;
  const text = [
    'Theia',
    ...paragraphs,
    ...(facts.length === 0 ? [] : [facts.map(([label, value]) => `${label}: ${value}`).join('\n')]),
    ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]),
    ...(code === undefined ? [] : [`Or enter this code: ${code}`]),
    ...(otherButton === undefined ? [] : [`${otherButton.label}:\n${otherButton.url}`]),
    closing,
  ].join('\n\n');
  const ink = 'color:#1c2333;font:16px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif';
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">',
    `<title>${escapeHtml(subject)}</title></head><body style="margin:0;background:#f4f5f8">`,
    '<div style="max-width:32rem;margin:0 auto;padding:2.5rem 1.25rem">',
    '<p style="margin:0 0 1.25rem;color:#1c2333;font:600 1.125rem Georgia,serif;letter-spacing:.04em">Theia</p>',
    '<div style="background:#ffffff;border:1px solid #dfe2ea;border-radius:.75rem;padding:2rem">',
    `<h1 style="margin:0 0 1rem;color:#1c2333;font:600 1.25rem/1.3 system-ui,-apple-system,'Segoe UI',sans-serif">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style='margin:0 0 1rem;${ink}'>${escapeHtml(paragraph)}</p>`),
    facts.length === 0
      ? ''
      : `<table role="presentation" style="width:100%;margin:0 0 1rem;border-collapse:collapse">${facts.map(factRow).join('')}</table>`,
    button === undefined
      ? ''
      : `<p style="margin:1.5rem 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:#27408b;color:#ffffff;font:600 1rem system-ui,sans-serif;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
    code === undefined
      ? ''
      : `<p style='margin:0 0 1rem;${ink}'>Or enter this code: <strong style="letter-spacing:.15em">${escapeHtml(code)}</strong></p>`,
    otherButton === undefined
      ? ''
      : `<p style="margin:1.5rem 0"><a href="${escapeHtml(otherButton.url)}" style="display:inline-block;padding:.6875rem 1.1875rem;border:1px solid #b3261e;border-radius:.5rem;color:#b3261e;font:600 1rem system-ui,sans-serif;text-decoration:none">${escapeHtml(otherButton.label)}</a></p>`,
    `<p style="margin:1.5rem 0 0;color:#5a6275;font:14px/1.5 system-ui,sans-serif">${escapeHtml(closing)}</p>`,
    '</div></div></body></html>',
  ].join('');
  return { subject, text, html };
}

const factRow = ([label, value]: readonly [string, string]): string =>
  `<tr><td style="padding:.5rem .75rem .5rem 0;border-top:1px solid #dfe2ea;vertical-align:top;color:#5a6275;font:14px/1.4 system-ui,sans-serif">${escapeHtml(label)}</td>` +
  `<td style="padding:.5rem 0;border-top:1px solid #dfe2ea;vertical-align:top;white-space:nowrap;color:#1c2333;font:600 14px/1.4 system-ui,sans-serif;text-align:right;font-variant-numeric:tabular-nums">${escapeHtml(value)}</td></tr>`;
