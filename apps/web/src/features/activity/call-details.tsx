import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CodePanel } from '@/components/code-panel.tsx';
import { SAMPLE_KEY } from '@/components/sample-code/sample-key.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CopyTextButton } from '@/components/ui/copy-text-button.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatDateTime, formatMs, formatUsd } from '@/lib/format.ts';
import { useOrigin } from '@/lib/origin.ts';
import { priceListQuery, productName } from '@/lib/operations/load-price-list.ts';
import { paths } from '@/lib/paths.ts';
import { AnswerSection } from './answer-section.tsx';
import { COMPARED_MAX } from './compared.ts';
import { toCurl } from './curl.ts';
import { isOmitted } from './logged-request.ts';
import { type CallDetails, callQuery, type CallWithKey } from './operations/call.ts';
import { PlaygroundButton } from './open-in-playground.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';
import { callType } from './outcome.ts';

/** The request type of written reports. */
const REPORT = 'report';

const payers: Record<string, string> = {
  quota: 'by the plan',
  wallet: 'from the wallet',
  free: 'free of charge',
  test: 'free with a test key',
  page: 'a further page of a search that is paid',
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 py-2">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

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
  if (!usage) return 'Nothing: the call failed';
  const paid = payers[usage.paid_by] ?? usage.paid_by;
  return `$${formatUsd(usage.total_cost_usd)}, ${usage.paid_by === 'quota' ? `paid ${paid}` : paid}`;
}

function Facts({ found: { call, keyLabel } }: { found: CallWithKey }) {
  const { data: prices } = useQuery(priceListQuery);
  return (
    <dl className="divide-y divide-line text-sm">
      <Fact name="Status">
        <span className="inline-flex items-center gap-2">
          <OutcomeBadge status={call.response_status} />
          <span className="font-mono text-[0.8125rem] text-ink-muted">{call.response_status}</span>
        </span>
      </Fact>
      <Fact name="Date">
        <span className="tabular-nums">{formatDateTime(call.created_at)}</span>
      </Fact>
      <Fact name="Type">
        <span className="font-mono text-[0.8125rem]">{callType(call)}</span>
      </Fact>
      <Fact name="Product">{call.report_tier ? productName(call.report_tier, prices) : 'None'}</Fact>
      <Fact name="Cost">
        <Cost call={call} />
      </Fact>
      <Fact name="Time">
        <span className="tabular-nums">{formatMs(call.processing_time_ms)}</span>
      </Fact>
      <Fact name="Key">{keyLabel ?? 'A key that is gone'}</Fact>
      <Fact name="Request id">
        <span className="font-mono text-[0.8125rem]">{call.request_id}</span>
      </Fact>
    </dl>
  );
}

/** The details of one call: type, cost, request and answer. */
export function CallDetailsView({
  userId,
  callId,
  apiKey,
  compared,
  onCompare,
  onResend,
}: {
  userId: string;
  callId: string;
  apiKey: string | undefined;
  compared: readonly string[];
  onCompare: () => void;
  onResend: () => void;
}) {
  const origin = useOrigin();
  const { data: found, error, isPending, refetch } = useQuery(callQuery(userId, callId));
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
  if (!found) return <p className="text-ink-muted">This call is not in your log.</p>;
  const { call } = found;
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
              {compared.includes(call.id) ? 'Do not compare' : 'Compare'}
            </Button>
          </div>
        )}
      </div>
      <Facts found={found} />
      {call.error_message ? (
        <Alert tone="bad" className="mt-4">
          <p>{call.error_message}</p>
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
            absent="None was sent, or it is older than the log keeps payloads."
          />
          <AnswerSection key={call.id} userId={userId} call={call} />
        </>
      )}
      {call.google_geo ? <Payload title="Geocoding" value={call.google_geo} absent="" /> : null}
    </>
  );
}
