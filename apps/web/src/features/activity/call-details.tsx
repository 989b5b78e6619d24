import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CodePanel } from '@/components/code-panel.tsx';
import { Download } from '@/components/icons/icons.tsx';
import { SAMPLE_KEY } from '@/components/sample-code/sample-key.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { CopyTextButton } from '@/components/ui/copy-button.tsx';
import { FactList } from '@/components/ui/facts.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatDateTime, formatMs, formatUsd } from '@/lib/format.ts';
import type { AnswerState, KeptAnswer } from '@theia-astro/server/rules/operations/calls';
import { answerQuery } from '@/lib/operations/load-answer.ts';
import { priceListQuery, productName } from '@/lib/operations/load-price-list.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { useOrigin } from '@/lib/origin.ts';
import { paths } from '@/lib/paths.ts';
import { saveFile } from '@/lib/save-file.ts';
import { isOmitted, toCurl } from './logged-request.ts';
import { PlaygroundButton } from './open-in-playground.tsx';
import { type CallDetails, callQuery, recomputeAnswer } from './operations/call.ts';
import { callType, OutcomeBadge } from './outcome-badge.tsx';
import { COMPARED_MAX } from './use-compared.ts';

/** A longer text is offered as a file only. */
const SHOWN_CHARACTERS_MAX = 400_000;

const absences: Record<Exclude<AnswerState, 'kept'>, string> = {
  pending: 'The answer was sent a moment ago and is being written to the log.',
  lost: 'Lost: the response was sent, but the server stopped before it was written to the log.',
  damaged: 'The answer in the log does not match the checksum that was stored with the charge, so it is not shown.',
  expired: 'The answer is older than the log keeps answers.',
  none: 'None is kept.',
};

function Note({ children }: { children: ReactNode }) {
  return <p className="rounded-lg bg-sunken px-4 py-3 text-sm text-ink-muted">{children}</p>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The log entry of a response that was not JSON: only its type and size. */
function otherForm(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('media_type' in value) || !('bytes' in value)) return null;
  return `Sent as ${String(value.media_type)}, ${Number(value.bytes).toLocaleString('en-US')} bytes. The log keeps the text of JSON answers only.`;
}

/** An answer set out for reading; copied and saved as it was sent. */
function AnswerText({ text, label, fileName }: { text: string; label: string; fileName: string }) {
  const value = parsed(text);
  if (isOmitted(value)) return <Note>Too large for the log.</Note>;
  const form = otherForm(value);
  if (form !== null) return <Note>{form}</Note>;
  return (
    <>
      {text.length > SHOWN_CHARACTERS_MAX ? (
        <Note>This answer is too long to be shown here. Save it as a file.</Note>
      ) : (
        <CodePanel
          code={value === undefined ? text : JSON.stringify(value, null, 2)}
          copied={text}
          label={label}
          title="application/json"
          tall="max-h-[26rem]"
        />
      )}
      <Button look="outline" size="small" className="mt-2" onClick={() => saveFile(fileName, 'application/json', text)}>
        <Download />
        Save as file
      </Button>
    </>
  );
}

/** False for a note about an answer that is not in the log itself. */
function isSentText(text: string): boolean {
  const value = parsed(text);
  return !isOmitted(value) && otherForm(value) === null;
}

function Recompute({ callId, fileName }: { callId: string; fileName: string }) {
  const { mutate, data: again, isPending, problem } = useOperation(recomputeAnswer(callId));
  if (again)
    return (
      <div className="mt-3" aria-live="polite">
        <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-muted">
          {again.matches ? (
            <Badge tone="ok">Matches what was sent</Badge>
          ) : (
            <Badge tone="warn">Differs from what was sent</Badge>
          )}
          {again.matches
            ? 'Recomputed; its checksum matches the one stored with the charge.'
            : 'Recomputed, but your app received something else: the version or its data differ.'}
        </p>
        <AnswerText text={again.text} label="recomputed answer" fileName={fileName} />
      </div>
    );
  return (
    <>
      <Button look="outline" size="small" className="mt-3" disabled={isPending} onClick={() => mutate()}>
        {isPending ? <Spinner /> : null}
        {isPending ? 'Computing…' : 'Recompute free of charge'}
      </Button>
      {problem ? (
        <Alert tone="bad" className="mt-3">
          {problem}
        </Alert>
      ) : null}
    </>
  );
}

function Found({ answer, succeeded, fileName }: { answer: KeptAnswer; succeeded: boolean; fileName: string }) {
  const { state, text, crc32 } = answer;
  if (text !== null)
    return (
      <>
        <AnswerText text={text} label="response payload" fileName={fileName} />
        {isSentText(text) ? (
          <p className="mt-2 text-xs text-ink-muted">
            Byte for byte as it was sent. Checksum (CRC-32) <span className="font-mono">{crc32}</span>, stored when the
            call was booked.
          </p>
        ) : null}
      </>
    );
  const isGone = state === 'lost' || state === 'damaged';
  return (
    <>
      <Note>{absences[state === 'kept' ? 'none' : state]}</Note>
      {isGone && succeeded ? <Recompute callId={answer.id} fileName={fileName} /> : null}
    </>
  );
}

interface AnswerSectionProps {
  userId: string;
  call: { id: string; request_id: string; response_status: number };
}

/** The answer of a call: as it was sent, or what became of it, with the offer to compute a lost one again. */
function AnswerSection({ userId, call }: AnswerSectionProps) {
  const { data: answer, error, isPending, refetch } = useQuery(answerQuery(userId, call.id));
  const succeeded = call.response_status >= 200 && call.response_status < 300;
  return (
    <section aria-label="Response payload" className="mt-6">
      <h3 className="mb-2 text-sm font-semibold">Response payload</h3>
      {isPending ? (
        <div role="status" aria-label="Loading the response">
          <Skeleton className="h-64" />
        </div>
      ) : null}
      {error && !answer ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {answer === null ? <Note>{absences.none}</Note> : null}
      {answer ? <Found answer={answer} succeeded={succeeded} fileName={`${call.request_id}.json`} /> : null}
    </section>
  );
}

/** The request type of written reports. */
const REPORT = 'report';

const payers: Record<string, string> = {
  quota: 'by the plan',
  wallet: 'from the wallet',
  free: 'free of charge',
  test: 'free with a test key',
  page: 'a further page of a search that is paid',
};

function Payload({ title, value, absent }: { title: string; value: unknown; absent: string }) {
  return (
    <section aria-label={title} className="mt-6">
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      {value === null || value === undefined ? (
        <p className="rounded-lg bg-sunken px-4 py-3 text-sm text-ink-muted">{absent}</p>
      ) : null}
      {isOmitted(value) ? (
        <p className="rounded-lg bg-sunken px-4 py-3 text-sm text-ink-muted">Too large for the log.</p>
      ) : null}
      {value !== null && value !== undefined && !isOmitted(value) ? (
        <CodePanel
          code={JSON.stringify(value, null, 2)}
          label={title.toLowerCase()}
          title="application/json"
          tall="max-h-[26rem]"
        />
      ) : null}
    </section>
  );
}

function Cost({ call }: { call: CallDetails }) {
  const usage = call.api_usage;
  if (!usage) return 'Free: the call failed';
  const paid = payers[usage.paid_by] ?? usage.paid_by;
  return `$${formatUsd(usage.total_cost_usd)}, ${usage.paid_by === 'quota' ? `paid ${paid}` : paid}`;
}

function Facts({ call }: { call: CallDetails }) {
  const { data: prices } = useQuery(priceListQuery);
  const status = (
    <span className="inline-flex items-center gap-2">
      <OutcomeBadge status={call.response_status} />
      <span className="font-mono text-[0.8125rem] text-ink-muted">{call.response_status}</span>
    </span>
  );
  return (
    <FactList
      facts={[
        ['Status', status],
        ['Date', formatDateTime(call.created_at), 'tabular-nums'],
        ['Type', callType(call), 'font-mono text-[0.8125rem]'],
        ['Product', call.report_tier ? productName(call.report_tier, prices) : 'None'],
        ['Cost', <Cost key="cost" call={call} />],
        ['Time', formatMs(call.processing_time_ms), 'tabular-nums'],
        ['Key', call.key_label ?? 'A deleted key'],
        ['Request id', call.request_id, 'font-mono text-[0.8125rem]'],
      ]}
    />
  );
}

interface CallDetailsViewProps {
  userId: string;
  callId: string;
  apiKey: string | undefined;
  compared: readonly string[];
  onCompare: () => void;
  onResend: () => void;
}

/** The details of one call: type, cost, request and answer. */
export function CallDetailsView({ userId, callId, apiKey, compared, onCompare, onResend }: CallDetailsViewProps) {
  const origin = useOrigin();
  const { data: call, error, isPending, refetch } = useQuery(callQuery(userId, callId));
  if (isPending)
    return (
      <div role="status" aria-label="Loading the call" className="grid gap-4">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-6" />
        ))}
        <Skeleton className="h-64" />
      </div>
    );
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!call) return <p className="text-ink-muted">This call is not in your log.</p>;
  const isReport = call.request_type === REPORT;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 font-mono text-[0.8125rem] break-all">
          <span className="mr-2 rounded bg-sunken px-1.5 py-0.5 font-semibold">{call.method}</span>
          {call.path}
        </p>
        {isReport ? null : (
          <div className="flex flex-wrap gap-2">
            <CopyTextButton text={toCurl(call, origin, apiKey ?? SAMPLE_KEY)} label="Copy as cURL" />
            <PlaygroundButton call={call} />
            <Button look="outline" size="small" onClick={onResend}>
              Send again
            </Button>
            <Button
              look="outline"
              size="small"
              disabled={!compared.includes(call.id) && compared.length >= COMPARED_MAX}
              onClick={onCompare}
            >
              {compared.includes(call.id) ? 'Remove from comparison' : 'Compare'}
            </Button>
          </div>
        )}
      </div>
      <Facts call={call} />
      {call.error_message ? (
        <Alert tone="bad" className="mt-4">
          {call.error_message}
        </Alert>
      ) : null}
      {isReport ? (
        <p className="mt-6 rounded-lg bg-sunken px-4 py-3 text-sm text-ink-muted">
          A report is personal, so the log keeps neither its request nor its text. What you keep is under{' '}
          <TextLink to={paths.reports}>Reports</TextLink>.
        </p>
      ) : (
        <>
          <Payload
            title="Request payload"
            value={call.request_payload}
            absent="No payload: none was sent, or it has expired."
          />
          <AnswerSection key={call.id} userId={userId} call={call} />
        </>
      )}
      {call.google_geo ? <Payload title="Geocoding" value={call.google_geo} absent="" /> : null}
    </>
  );
}
