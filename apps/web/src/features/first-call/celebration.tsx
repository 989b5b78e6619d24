import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ChartView } from '@/components/birth/chart-view.tsx';
import { PositionsTable } from '@/components/birth/positions-table.tsx';
import { CodePanel } from '@/components/code-panel.tsx';
import { CircleCheck } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/loading.tsx';
import { formatUsd } from '@/lib/format.ts';
import { answerQuery } from '@/lib/operations/load-answer.ts';
import { natalOf, readable } from './natal-of.ts';
import type { LoggedCall } from './operations.ts';

interface CelebrationProps {
  userId: string;
  call: LoggedCall;
  onDone: () => void;
}

/** The first successful call: its figures, the chart if it has one, and the response as it was sent. */
export function Celebration({ userId, call, onDone }: CelebrationProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const cost = Number(call.api_usage?.total_cost_usd ?? 0);
  const figures = [
    ['Request', `${call.method} ${call.path}`],
    ['Status', String(call.response_status)],
    ['Time', `${Number(call.processing_time_ms).toFixed(1)} ms`],
    ['Cost', cost === 0 ? 'free, from your plan' : `$${formatUsd(cost)}`],
  ] as const;
  return (
    <div className="border-t border-line px-5 py-8 motion-safe:animate-rise sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex items-center gap-3">
          <CircleCheck className="size-8 shrink-0 text-ok" />
          <h3 ref={title} tabIndex={-1} className="text-heading outline-none">
            Your first call has arrived
          </h3>
        </div>
        <Button size="large" onClick={onDone}>
          Go to your dashboard
        </Button>
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {figures.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-[0.8125rem] text-ink-muted">{name}</dt>
            <dd className="font-medium break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Answer userId={userId} callId={call.id} />
    </div>
  );
}

function Answer({ userId, callId }: { userId: string; callId: string }) {
  const { data, isPending, error } = useQuery(answerQuery(userId, callId));
  const text = data?.text ?? null;
  if (isPending || (data?.state === 'pending' && text === null)) return <Skeleton className="mt-8 h-[60rem]" />;
  if (error || text === null)
    return (
      <p className="mt-6 text-sm text-ink-muted">
        The call was logged, but its response cannot be shown here right now. Find it in Activity Logs.
      </p>
    );
  const chart = natalOf(text);
  return (
    <div className="mt-8 grid gap-6">
      {chart ? (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <ChartView answer={chart} title="The chart of your first call" className="mx-auto max-w-lg" />
          <PositionsTable answer={chart} />
        </div>
      ) : null}
      <CodePanel code={readable(text)} copied={text} label="response" title="Response" />
    </div>
  );
}
