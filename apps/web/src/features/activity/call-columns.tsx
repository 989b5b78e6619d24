import { Fragment } from 'react';
import type { Column } from '@/components/ui/data-table.tsx';
import { DateTime } from '@/components/ui/date-time.tsx';
import { cn } from '@/lib/cn.ts';
import { formatDateTime, formatMs, formatUsd } from '@/lib/format.ts';
import type { Call } from './operations/calls.ts';
import { callType, OutcomeBadge, succeeded } from './outcome-badge.tsx';
import { COMPARED_MAX } from './use-compared.ts';

/** A long name can wrap after its underscores. */
function TypeName({ word }: { word: string }) {
  return (
    <span className="font-mono text-xs sm:text-[0.8125rem]">
      {word.split('_').map((part, index) => (
        <Fragment key={part}>
          {index > 0 ? (
            <>
              _<wbr />
            </>
          ) : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

const date: Column<Call> = { header: 'Date', phone: 'note', cell: (call) => <DateTime at={call.created_at} /> };
const status: Column<Call> = {
  header: 'Status',
  phone: 'noteEnd',
  cell: (call) => <OutcomeBadge status={call.response_status} />,
};
/** The type of a call and its path. A failed call has no type, but a reason. */
function CallType({ call, brief = false }: { call: Call; brief?: boolean }) {
  if (succeeded(call.response_status))
    return (
      <>
        <TypeName word={callType(call)} />
        {brief ? null : (
          <span className="mt-0.5 hidden max-w-36 truncate font-mono text-xs text-ink-muted sm:block lg:max-w-[22rem]">
            {call.method} {call.path}
          </span>
        )}
      </>
    );
  return (
    <span className="block sm:whitespace-normal">
      <TypeName word={callType(call)} />
      <span
        className={cn(
          'text-xs text-ink-muted sm:mt-0.5 sm:block lg:max-w-[22rem]',
          brief ? 'sm:max-w-64' : 'sm:max-w-36',
        )}
      >
        <span className="font-mono max-sm:ml-2 sm:block sm:truncate">
          {call.method} {call.path}
        </span>
        {call.error_message ? <span className="block max-sm:mt-0.5">{call.error_message}</span> : null}
      </span>
    </span>
  );
}

const type: Column<Call> = { header: 'Type', phone: 'title', cell: (call) => <CallType call={call} /> };
const briefType: Column<Call> = { ...type, cell: (call) => <CallType call={call} brief /> };
const cost: Column<Call> = {
  header: 'Cost',
  phone: 'end',
  align: 'right',
  cell: (call) => (
    <>
      {`$${formatUsd(call.api_usage?.total_cost_usd)}`}
      {call.api_usage?.paid_by === 'page' ? <span className="block text-xs text-ink-muted">further page</span> : null}
    </>
  ),
};
const code: Column<Call> = {
  header: 'Code',
  widestOnly: true,
  cell: (call) => <span className="font-mono text-[0.8125rem] text-ink-muted">{call.response_status}</span>,
};
const time: Column<Call> = {
  header: 'Time',
  align: 'right',
  wideOnly: true,
  cell: (call) => <span className="text-ink-muted">{formatMs(call.processing_time_ms)}</span>,
};

export const recentColumns = [date, status, briefType, cost] as const;

/** The element that opens a call. */
export const rowId = (callId: string) => `call-${callId}`;

interface LogColumns {
  onOpen: (call: Call) => void;
  keyName: (keyId: string | null) => string;
  compared: readonly string[];
  onCompare: (call: Call) => void;
}

/** The columns of the log, whose date opens the details of its row. */
export function logColumns({ onOpen, keyName, compared, onCompare }: LogColumns): readonly Column<Call>[] {
  const opening: Column<Call> = {
    ...date,
    cell: (call) => (
      <button
        type="button"
        id={rowId(call.id)}
        data-call={call.id}
        aria-haspopup="dialog"
        onClick={() => onOpen(call)}
        className="text-left tabular-nums after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-[var(--ring)]"
      >
        <DateTime at={call.created_at} />
        <span className="sr-only">, open details</span>
      </button>
    ),
  };
  const key: Column<Call> = {
    header: 'Key',
    widestOnly: true,
    cell: (call) => <span className="block max-w-32 truncate text-ink-muted">{keyName(call.api_key_id)}</span>,
  };
  const compare: Column<Call> = {
    header: 'Compare',
    quietHeader: true,
    wideOnly: true,
    cell: (call) => {
      const isChosen = compared.includes(call.id);
      return (
        <label className="relative z-10 -m-2 grid size-9 cursor-pointer place-items-center">
          <span className="sr-only">Compare the call of {formatDateTime(call.created_at)}</span>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={!isChosen && compared.length >= COMPARED_MAX}
            onChange={() => onCompare(call)}
            className="size-4 accent-accent"
          />
        </label>
      );
    },
  };
  return [opening, status, code, type, key, time, cost, compare];
}
