import { Problem } from '@theia-astro/endpoints/problem';
import { describeRequest } from '../../observability/spans.ts';
import type { ReportStore } from '../../reports/report-store.ts';
import { readForm, secretOfSharedPath, writeForm } from '../../reports/report-document.ts';
import { limitAddress } from '../caller/rate-limiter.ts';
import type { Call, CallServices } from '../call/call.ts';
import type { ApiAnswer, ApiRequest } from '../connection/api-request.ts';
import { queryInput } from '../input/read-input.ts';
import { escapeHtml, PLAIN_PAGE_POLICY, plainPage } from '../../html/plain-page.ts';
import { answerBeside } from '../routing/answer-beside.ts';
import type { PathServer } from '../routing/resource-server.ts';
import { withoutAlias } from '../routing/routes.ts';

const ROUTE = '/shared-reports/{secret}';
/** Nobody's robot, cache or next page learns of the address. */
const PRIVATE = {
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Reports at a secret address, for whoever was given it: no key, no charge, limited by address. An address that is not one, was withdrawn, or belongs to an
 * account that is closed is answered alike. The address is in no log, trace or problem (`withoutKeys`).
 */
export function sharedReportServer(services: CallServices, store: Pick<ReportStore, 'readShared'>): PathServer {
  return {
    owns: (path) => path === '/shared-reports' || path.startsWith('/shared-reports/'),
    answer: (request) => serve(request, services, store),
  };
}

function serve(
  request: ApiRequest,
  services: CallServices,
  store: Pick<ReportStore, 'readShared'>,
): Promise<ApiAnswer> {
  const finish = (given: ApiAnswer, problem: Problem | null, { id }: Call): ApiAnswer => {
    describeRequest(ROUTE, () => ({ 'theia.call_id': id }));
    const answer = problem !== null && prefersPage(request.header('accept')) ? asPage(given, problem) : given;
    return { ...answer, headers: { ...answer.headers, ...PRIVATE } };
  };
  const report = { route: ROUTE, allow: 'GET, HEAD', subject: 'A shared report', finish };
  return answerBeside(request, services, report, async (call) => {
    await limitAddress(call, services.limiter);
    const form = readForm({ format: 'html', ...queryInput(request.query, new Set()) });
    const secret = secretOfSharedPath(withoutAlias(request.path));
    const answer = secret === null ? null : await store.readShared(secret);
    if (answer === null) throw noReport();
    return { status: 200, ...(await writeForm(answer, form)) };
  });
}

function noReport(): Problem {
  return new Problem({
    code: 'not_found',
    field: null,
    message: 'There is no report at this address.',
    hint: 'Its owner may have withdrawn it. Ask for a new link.',
  });
}

/** Browsers get a page; programs get the problem. */
const prefersPage = (accept: string | undefined): boolean => accept?.includes('text/html') ?? false;

const TITLES: Readonly<Partial<Record<number, string>>> = {
  404: 'No report at this address',
  429: 'Too many requests from here',
};

function asPage(answer: ApiAnswer, { status, issues: [{ message, hint = '' }] }: Problem): ApiAnswer {
  return {
    ...answer,
    headers: {
      ...answer.headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PLAIN_PAGE_POLICY,
    },
    body: plainPage({
      title: TITLES[status] ?? 'The report cannot be shown',
      content: `<p role="status">${escapeHtml(`${message} ${hint}`)}</p><p><a href="/">About Theia</a></p>`,
    }),
  };
}
