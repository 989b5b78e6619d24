import type { KeptForm } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import type { ReportDocument } from '../../reports/report-document.ts';
import { answerHeaders } from '../answer/answer-headers.ts';
import { type CallServices, inputText, type Parsed, type Recognised } from '../call/call.ts';
import { keepStoredAnswer, requestHash } from '../call/idempotency.ts';
import type { ApiAnswer } from '../connection/api-request.ts';
import { prefersAsync } from '../input/request-headers.ts';
import { reportStream, STREAM_HEADERS, wantsStream } from './report-server.ts';

/** No connection is held longer. */
const WAIT_MS = 10_000;

/**
 * Takes a report that is to be kept: stores it to be written, and answers when it is (201), or after ten seconds with its address (202). With
 * `Accept: text/event-stream` it tells how far it is instead. It is charged once, when it is ready. With the same Idempotency-Key it is the same
 * report, written once more if it failed.
 * @throws Problem
 */
export async function submitReport(
  call: Parsed<Recognised>,
  { kind, voice }: KeptForm,
  idempotencyKey: string | null,
  services: CallServices,
): Promise<ApiAnswer> {
  const { reports } = services;
  if (reports === null) throw new TypeError('Reports are not open');
  const { account, parsed } = call;
  const owner = { userId: account.userId, keyId: account.keyId };
  const claim =
    idempotencyKey === null
      ? null
      : await services.idempotency.begin(
          account.userId,
          idempotencyKey,
          requestHash('/report, kept', call.version, inputText(call).json),
        );
  let id: string;
  let isRepeated = false;
  if (claim !== null && !('release' in claim)) {
    ({ id } = JSON.parse(claim.body) as { readonly id: string });
    isRepeated = true;
    await reports.askAgain(owner, id, { account, parsed, voice });
  } else {
    try {
      ({ id } = await reports.ask({
        account,
        request: call.input,
        parsed,
        kind,
        voice,
        nowMs: call.nowMs,
        ...(claim === null
          ? {}
          : {
              alongside: (transaction, made) =>
                keepStoredAnswer(transaction, account.userId, claim, {
                  status: 202,
                  body: JSON.stringify({ id: made }),
                }),
            }),
      }));
    } finally {
      claim?.release();
    }
  }
  const headers = {
    ...answerHeaders(call, services.limiter),
    location: `/reports/${id}`,
    ...(isRepeated ? { 'idempotency-replayed': 'true' } : {}),
  };
  if (wantsStream(call.request.header('accept')))
    return {
      status: 200,
      headers: { ...headers, ...STREAM_HEADERS },
      body: null,
      stream: reportStream(reports, owner, id),
    };
  const isAsync = prefersAsync(call.request);
  const report = await reports.ended(owner, id, isAsync ? 0 : WAIT_MS);
  if (report === null) throw deleted();
  if (report.failure !== null)
    throw new Problem({
      code: report.failure,
      field: null,
      message: report.failure_message ?? 'The report could not be written.',
    });
  return {
    status: statusOf(report),
    headers: {
      ...headers,
      ...(isAsync ? { 'preference-applied': 'respond-async' } : {}),
      'content-type': 'application/json',
    },
    body: JSON.stringify(report),
  };
}

const statusOf = ({ status }: ReportDocument): number => (status === 'ready' ? 201 : 202);

function deleted(): Problem {
  return new Problem({
    code: 'not_found',
    field: null,
    message: 'The report was deleted before it was written. Nothing was charged.',
  });
}
