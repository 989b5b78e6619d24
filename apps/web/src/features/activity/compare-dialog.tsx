import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { Sheet } from '@/components/ui/sheet.tsx';
import { formatDateTime, formatMs, formatUsd } from '@/lib/format.ts';
import type { KeptAnswer } from '@theia-astro/server/rules/operations/calls';
import { answerQuery } from '@/lib/operations/load-answer.ts';
import { briefly, differences } from './difference.ts';
import { isOmitted } from './logged-request.ts';
import { callQuery, type CallDetails } from './operations/call.ts';

interface CompareBarProps {
  chosen: number;
  isReady: boolean;
  onCompare: () => void;
  onClear: () => void;
}

/** Says how many calls are chosen for a comparison, and opens it. */
export function CompareBar({ chosen, isReady, onCompare, onClear }: CompareBarProps) {
  return (
    <div role="status" className="sticky top-2 z-20">
      {chosen > 0 ? (
        <div className="mb-4 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2 text-sm shadow-card">
          <span className="mr-auto">
            {isReady ? '2 calls chosen' : '1 call chosen. Choose a second one to compare.'}
          </span>
          <Button size="small" disabled={!isReady} onClick={onCompare}>
            Compare
          </Button>
          <Button look="ghost" size="small" onClick={onClear}>
            Clear choice
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Longer responses are not compared: the page would freeze. */
const COMPARED_CHARACTERS_MAX = 2_000_000;

function Note({ children }: { children: ReactNode }) {
  return <p className="rounded-lg bg-sunken px-4 py-3 text-sm text-ink-muted">{children}</p>;
}

const kinds = { added: 'Only in the second', removed: 'Only in the first', changed: 'Changed' } as const;

function Differing({ title, before, after }: { title: string; before: unknown; after: unknown }) {
  const { found, complete } = differences(before, after);
  return (
    <section aria-label={title} className="mt-6">
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      {found.length === 0 && complete ? <Note>No difference.</Note> : null}
      {found.length > 0 ? (
        <ul className="divide-y divide-line rounded-lg border border-line text-[0.8125rem]">
          {found.map(({ at, kind, before: one, after: other }) => (
            <li key={`${kind} ${at}`} className="px-4 py-2.5">
              <p className="flex flex-wrap justify-between gap-x-3">
                <span className="font-mono break-all">{at || 'Whole value'}</span>
                <span className="text-ink-muted">{kinds[kind]}</span>
              </p>
              <div className="mt-1 grid gap-x-4 gap-y-1 font-mono break-all sm:grid-cols-2">
                <p>
                  <span className="sr-only">First: </span>
                  <span className={kind === 'added' ? 'text-ink-muted' : 'text-bad'}>{briefly(one)}</span>
                </p>
                <p>
                  <span className="sr-only">Second: </span>
                  <span className={kind === 'removed' ? 'text-ink-muted' : 'text-ok'}>{briefly(other)}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {complete ? null : (
        <p className="mt-2 text-xs text-ink-muted">
          The first {found.length} differences. There may be more that are not shown.
        </p>
      )}
    </section>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function Answers({ answers }: { answers: readonly (KeptAnswer | null)[] }) {
  const [first, second] = answers.map((answer) => answer?.text ?? null);
  const title = 'Response payloads';
  const noted = (text: string) => (
    <section aria-label={title} className="mt-6">
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      <Note>{text}</Note>
    </section>
  );
  if (answers.some((answer) => answer?.state === 'pending' && answer.text === null))
    return noted('The response is being written to the log.');
  if (first == null || second == null)
    return noted('The log holds no answer of one of the calls, so they cannot be compared.');
  if (first.length > COMPARED_CHARACTERS_MAX || second.length > COMPARED_CHARACTERS_MAX)
    return noted('One of the responses is too long to compare here. Save both as files.');
  const [one, other] = [parsed(first), parsed(second)];
  if (isOmitted(one) || isOmitted(other)) return noted('One of the responses was too large for the log.');
  return <Differing title={title} before={one} after={other} />;
}

function Requests({ calls }: { calls: readonly [CallDetails, CallDetails] }) {
  const [first, second] = calls.map((call) => call.request_payload ?? null);
  if (isOmitted(first) || isOmitted(second))
    return (
      <section aria-label="Request fields" className="mt-6">
        <h3 className="mb-2 text-sm font-semibold">Request fields</h3>
        <Note>One of the requests was too large for the log.</Note>
      </section>
    );
  return <Differing title="Request fields" before={first} after={second} />;
}

function Facts({ calls }: { calls: readonly [CallDetails, CallDetails] }) {
  const rows: readonly [string, (call: CallDetails) => string][] = [
    ['Date', (call) => formatDateTime(call.created_at)],
    ['Request', (call) => `${call.method} ${call.path}`],
    ['Status', (call) => String(call.response_status)],
    ['Reason', (call) => call.error_message ?? 'None'],
    ['Time', (call) => formatMs(call.processing_time_ms)],
    ['Cost', (call) => `$${formatUsd(call.api_usage?.total_cost_usd)}`],
    ['Key', (call) => call.key_label ?? 'A deleted key'],
  ];
  return (
    <table className="w-full table-fixed text-[0.8125rem]">
      <caption className="sr-only">The two calls</caption>
      <thead>
        <tr className="text-left text-xs text-ink-muted">
          <th scope="col" className="w-16 py-2 pr-2 font-medium">
            <span className="sr-only">Fact</span>
          </th>
          <th scope="col" className="py-2 pr-3 font-medium">
            First
          </th>
          <th scope="col" className="py-2 font-medium">
            Second
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {rows.map(([name, read]) => {
          const [one, other] = [read(calls[0]), read(calls[1])];
          const weight = one === other ? 'text-ink-muted' : 'font-medium';
          return (
            <tr key={name} className="align-top">
              <th scope="row" className="py-2 pr-2 text-left font-normal text-ink-muted">
                {name}
              </th>
              <td className={`py-2 pr-3 break-words tabular-nums ${weight}`}>{one}</td>
              <td className={`py-2 break-words tabular-nums ${weight}`}>{other}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Comparison({ userId, ids }: { userId: string; ids: readonly [string, string] }) {
  const calls = [useQuery(callQuery(userId, ids[0])), useQuery(callQuery(userId, ids[1]))] as const;
  const answers = [useQuery(answerQuery(userId, ids[0])), useQuery(answerQuery(userId, ids[1]))] as const;
  const all = [...calls, ...answers];
  const error = all.find((query) => query.error !== null && query.data === undefined)?.error;
  if (error)
    return (
      <LoadError
        error={error}
        onRetry={() => {
          for (const query of all) if (query.data === undefined) void query.refetch();
        }}
      />
    );
  if (all.some(({ isPending }) => isPending))
    return (
      <div role="status" aria-label="Loading the calls" className="grid gap-4">
        <Skeleton className="h-56" />
        <Skeleton className="h-64" />
      </div>
    );
  const [first, second] = calls.map(({ data }) => data ?? null);
  if (!first || !second) return <Note>One of these calls is not in your log.</Note>;
  return (
    <>
      <Facts calls={[first, second]} />
      <Requests calls={[first, second]} />
      <Answers answers={answers.map(({ data }) => data ?? null)} />
    </>
  );
}

interface CompareDialogProps {
  userId: string;
  ids: readonly [string, string] | null;
  onClose: () => void;
}

/** Two calls side by side: their facts, and what differs in their requests and answers. */
export function CompareDialog({ userId, ids, onClose }: CompareDialogProps) {
  return (
    <Sheet open={ids !== null} title="Compare two calls" onClose={onClose}>
      {ids ? <Comparison userId={userId} ids={ids} /> : null}
    </Sheet>
  );
}
