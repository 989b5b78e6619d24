import { escapeHtml } from '../html/plain-page.ts';

interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly button?: { readonly label: string; readonly url: string };
  readonly code?: string;
  readonly otherButton?: { readonly label: string; readonly url: string };
  readonly closing: string;
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
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${DARK_STYLE}</style></head>`,
    `<body class="paper" style="margin:0;padding:0;background:#f8f9fc;-webkit-text-size-adjust:100%">`,
    `<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? '')}</div>`,
    '<div style="max-width:34rem;margin:0 auto;padding:40px 20px 48px">',
    MASTHEAD,
    '<div class="card" style="background:#ffffff;border:1px solid #e1e5ef;border-radius:14px;padding:32px 28px">',
    `<h1 class="ink" style="margin:0 0 16px;color:#0c1326;font:600 21px/1.3 ${FONT};letter-spacing:-.02em;overflow-wrap:anywhere">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map(
      (paragraph) =>
        `<p class="soft" style="margin:0 0 16px;color:#36405a;font:400 16px/1.6 ${FONT};overflow-wrap:anywhere;white-space:pre-line">${escapeHtml(paragraph)}</p>`,
    ),
    facts.length === 0
      ? ''
      : `<table role="presentation" style="width:100%;margin:8px 0 16px;border-collapse:collapse">${facts.map(factRow).join('')}</table>`,
    button === undefined
      ? ''
      : `<p style="margin:24px 0"><a class="button" href="${escapeHtml(button.url)}" style="${BUTTON};border:1px solid #2b48cf;background:#2b48cf;color:#ffffff">${escapeHtml(button.label)}</a></p>`,
    code === undefined
      ? ''
      : `<p class="soft" style="margin:0 0 8px;color:#36405a;font:400 16px/1.6 ${FONT}">Or enter this code:</p>` +
        `<p class="code" style="margin:0 0 16px;padding:12px 16px;border-radius:8px;background:#eff1f7;color:#0c1326;font:600 24px/1.25 ${MONO};letter-spacing:.2em;text-align:center">${escapeHtml(code)}</p>`,
    otherButton === undefined
      ? ''
      : `<p style="margin:24px 0"><a class="stop" href="${escapeHtml(otherButton.url)}" style="${BUTTON};border:1px solid #b3261e;color:#b3261e">${escapeHtml(otherButton.label)}</a></p>`,
    `<p class="quiet" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e1e5ef;color:#586280;font:400 14px/1.55 ${FONT};overflow-wrap:anywhere">${escapeHtml(closing)}</p>`,
    '</div></div></body></html>',
  ].join('');
  return { subject, text, html };
}

const FONT = "'Instrument Sans',system-ui,-apple-system,'Segoe UI',sans-serif";
const MONO = "'Geist Mono',ui-monospace,'SF Mono',Menlo,Consolas,monospace";
const BUTTON = `display:inline-block;padding:12px 20px;border-radius:8px;font:600 16px/1.25 ${FONT};text-decoration:none`;

/** The name with the sign of the web app, drawn with borders: many mail programs show no picture. */
const MASTHEAD =
  `<p class="ink" style="margin:0 0 20px;color:#0c1326;font:600 18px/24px ${FONT};letter-spacing:-.02em">` +
  '<span aria-hidden="true" class="sign" style="display:inline-block;width:20px;height:20px;margin:-3px 9px 0 0;border:2px solid #0c1326;border-radius:12px;vertical-align:middle;text-align:center;line-height:0">' +
  '<span style="display:inline-block;width:12px;height:6px;margin:4px 0 0;border-radius:6px 6px 0 0;background:#e8a33a"></span></span>Theia</p>';

/** The colours of the dark dashboard, for mail programs that ask for them. */
const DARK_STYLE =
  '@media (prefers-color-scheme:dark){' +
  '.paper{background:#080c16!important}.card{background:#0e1422!important;border-color:#1f2940!important}' +
  '.ink{color:#e9edf8!important}.soft{color:#c0c9de!important}.quiet{color:#94a0bd!important;border-color:#1f2940!important}' +
  '.fact{border-color:#1f2940!important}.sign{border-color:#e9edf8!important}.code{background:#131b2c!important;color:#e9edf8!important}' +
  '.button{background:#9db2ff!important;border-color:#9db2ff!important;color:#0a1128!important}' +
  '.stop{border-color:#ff938a!important;color:#ff938a!important}}' +
  '@media (max-width:30rem){.card{padding:24px 20px!important}}';

/** Longer values wrap; an amount or a date stays in one line. */
const ONE_LINE_MAX = 24;

const factRow = ([label, value]: readonly [string, string]): string =>
  `<tr><td class="quiet fact" style="padding:9px 16px 9px 0;border-top:1px solid #e1e5ef;vertical-align:top;color:#586280;font:400 14px/1.45 ${FONT}">${escapeHtml(label)}</td>` +
  `<td class="ink fact" style="padding:9px 0;border-top:1px solid #e1e5ef;vertical-align:top;${value.length > ONE_LINE_MAX ? 'overflow-wrap:anywhere' : 'white-space:nowrap'};color:#0c1326;font:600 14px/1.45 ${FONT};text-align:right;font-variant-numeric:tabular-nums">${escapeHtml(value)}</td></tr>`;

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Formats an instant for mails: `22 November 2026 at 14:05 UTC`. */
export function formatMoment(time: Date): string {
  return `${MOMENT.format(time)} UTC`;
}
