import { Problem } from '@theia-astro/endpoints/problem';
import { describeRequest } from '../../observability/spans.ts';
import type { ReportStore } from '../../reports/report-store.ts';
import { readForm, secretOfSharedPath, writeForm } from '../../reports/report-document.ts';
import { answerHeaders, problemAnswer, toProblem } from '../answer/answer-headers.ts';
import { limitAddress } from '../caller/rate-limiter.ts';
import { type CallServices, startCall } from '../call/call.ts';
import type { ApiAnswer, ApiRequest } from '../connection/api-request.ts';
import { queryInput } from '../input/read-input.ts';
import { logRequest } from '../record/metered-record.ts';
import { escapeHtml, PLAIN_PAGE_POLICY, plainPage } from '../../html/plain-page.ts';
import type { PathServer } from '../routing/resource-server.ts';
import { withoutAlias } from '../routing/routes.ts';

const ALLOW = 'GET, HEAD';
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

async function serve(
  request: ApiRequest,
  services: CallServices,
  store: Pick<ReportStore, 'readShared'>,
): Promise<ApiAnswer> {
  const call = startCall(request, null, services.now());
  const finish = (answer: ApiAnswer, cause: unknown): ApiAnswer => {
    const milliseconds = performance.now() - call.begunMs;
    services.metrics.request(ROUTE, answer.status, milliseconds / 1000);
    describeRequest(ROUTE, () => ({ 'theia.call_id': call.id }));
    logRequest(services.log, call, answer.status, milliseconds, cause);
    return { ...answer, headers: { ...answer.headers, ...PRIVATE } };
  };
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Problem({
        code: 'method_not_allowed',
        field: null,
        message: `A shared report does not accept ${request.method.slice(0, 20)}.`,
        hint: `Use ${ALLOW}.`,
      });
    await limitAddress(call, services.limiter);
    const form = readForm({ format: 'html', ...queryInput(request.query, new Set()) });
    const secret = secretOfSharedPath(withoutAlias(request.path));
    const answer = secret === null ? null : await store.readShared(secret);
    if (answer === null) throw noReport();
    const { body, headers } = await writeForm(answer, form);
    return finish({ status: 200, headers: { ...answerHeaders(call, services.limiter), ...headers }, body }, null);
  } catch (error) {
    const problem = toProblem(error);
    services.metrics.refusals.inc({ code: problem.code });
    const headers = { ...answerHeaders(call, services.limiter), ...(problem.status === 405 ? { allow: ALLOW } : {}) };
    const answer = problemAnswer(problem, call, headers);
    return finish(
      prefersPage(request.header('accept')) ? asPage(answer, problem) : answer,
      problem.status >= 500 ? error : null,
    );
  }
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
