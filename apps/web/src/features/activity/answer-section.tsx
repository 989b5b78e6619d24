import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CodePanel } from '@/components/code-panel.tsx';
import { Download } from '@/components/icons/icons.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { saveFile } from '@/lib/save-file.ts';
import { isOmitted } from './logged-request.ts';
import type { AnswerState, KeptAnswer } from '@theia-astro/server/rules/operations/calls';
import { answerQuery } from '@/lib/operations/load-answer.ts';
import { recomputeAnswer } from './operations/call.ts';

/** A longer text is offered as a file only. */
const SHOWN_CHARACTERS_MAX = 400_000;

const absences: Record<Exclude<AnswerState, 'kept'>, string> = {
  pending: 'The answer was sent a moment ago and is being written to the log.',
  lost: 'Lost: the answer was sent, but the server stopped before it was written to the log.',
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

/** What the log says about an answer that was not JSON: its type and size only. */
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
            ? 'Computed again; its checksum is the one stored with the charge.'
            : 'Computed again, but your app received something else: the version or its data differ.'}
        </p>
        <AnswerText text={again.text} label="recomputed answer" fileName={fileName} />
      </div>
    );
  return (
    <>
      <Button look="outline" size="small" className="mt-3" disabled={isPending} onClick={() => mutate()}>
        {isPending ? <Spinner /> : null}
        {isPending ? 'Computing…' : 'Compute again, free of charge'}
      </Button>
      {problem ? (
        <Alert tone="bad" className="mt-3">
          <p>{problem}</p>
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

/** The answer of a call: as it was sent, or what became of it, with the offer to compute a lost one again. */
export function AnswerSection({
  userId,
  call,
}: {
  userId: string;
  call: { id: string; request_id: string; response_status: number };
}) {
  const { data: answer, error, isPending, refetch } = useQuery(answerQuery(userId, call.id));
  const succeeded = call.response_status >= 200 && call.response_status < 300;
  return (
    <section aria-label="Response payload" className="mt-6">
      <h3 className="mb-2 text-sm font-semibold">Response payload</h3>
      {isPending ? (
        <div role="status" aria-label="Loading the answer">
          <Skeleton className="h-64" />
        </div>
      ) : null}
      {error && !answer ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {answer === null ? <Note>{absences.none}</Note> : null}
      {answer ? <Found answer={answer} succeeded={succeeded} fileName={`${call.request_id}.json`} /> : null}
    </section>
  );
}
