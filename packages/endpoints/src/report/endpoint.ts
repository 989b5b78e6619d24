import { writeReportHtml } from '@theia-astro/report/html/html';
import { writeReportMarkdown } from '@theia-astro/report/markdown/markdown';
import type { Library } from '@theia-astro/report/texts/library';
import type { Endpoint, Representation, Representations } from '../endpoint.ts';
import type { Wire } from '../wire/wire.ts';
import { calculateReport } from './calculate.ts';
import type { ReportProducts } from './products.ts';
import { parseReport, reportFields, type ReportFormat, type ReportRequest } from './request.ts';
import { reportResponseSchema } from './schema.ts';
import response from './example-response.json' with { type: 'json' };

type Answer = Wire<typeof reportResponseSchema>;

/** Milliseconds of processor time, rounded up: charts and a year of transits, and writing; a PDF also sets its pages. */
const REPORT_MS = 400;
const PDF_MS = 900;

const MEDIA_TYPES = {
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
} as const;
/** Its own Markdown shares the type of the lean one, so it is sent only when `format` asks for it. */
const MARKDOWN = 'text/markdown; charset=utf-8; variant=CommonMark';

/** POST /report over the products that it is written from, with the texts of a library and an example of them. */
export function reportEndpoint(
  products: ReportProducts,
  library: Library,
  example: Endpoint['example'],
): Endpoint<ReportRequest, typeof reportResponseSchema> {
  return {
    name: 'report',
    path: '/report',
    methods: ['POST'],
    tag: 'Any product',
    summary: 'Written report',
    description:
      'A report in words: a birth chart (western or Vedic), a relationship, a year ahead, a dasha period or a month of the Moon, from texts written for Theia. ' +
      'Each paragraph names the placements, aspects, rules and dates that it rests on. As JSON, Markdown, one HTML document, or PDF. The same request gives the same report for a release. Paid from the wallet in every plan.',
    requestWords: ['report'],
    kept: ({ keep, kind, voice }) => (keep ? { kind, voice } : null),
    requestSchema: reportFields.schema,
    responseSchema: reportResponseSchema,
    example,
    parse: parseReport,
    need: () => ({ priceTier: 'report', minimumPlan: 'starter', natalSystem: null }),
    cost: ({ format }) => ({ milliseconds: REPORT_MS + (format === 'pdf' ? PDF_MS : 0) }),
    /** Pictures and the document are for other programs. */
    markdownOptions: { leftOut: ['charts', 'pdf', 'texts'] },
    calculate: (context, request) => calculateReport(context, request, products, library),
    forms: { mediaTypes: [MEDIA_TYPES.html, MEDIA_TYPES.pdf, MARKDOWN], of: representations },
  };
}

function representations({ format, paper }: ReportRequest): Representations | null {
  const forms: Readonly<Partial<Record<ReportFormat, Representation>>> = {
    markdown: { mediaType: MARKDOWN, write: (answer) => writeReportMarkdown(answer as Answer) },
    html: { mediaType: MEDIA_TYPES.html, write: (answer) => writeReportHtml(answer as Answer, paper) },
    pdf: { mediaType: MEDIA_TYPES.pdf, write: ({ pdf }) => String(pdf), isBase64: true },
  };
  const form = forms[format];
  return form === undefined ? null : { asked: form.mediaType, offered: [form] };
}

/** The chart NY90; computed truth, compared with a fresh computation in the tests. */
export const reportExample: Endpoint['example'] = {
  request: { kind: 'natal', birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
