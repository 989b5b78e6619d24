import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Check, Copy } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/loading.tsx';
import { cn } from '@/lib/cn.ts';
import { copyText } from '@/lib/copy-text.ts';
import { maskApiKey } from '@/lib/format.ts';
import { dismissedQuery, dismissNotice, FIRST_STEPS } from '@/lib/operations/dismissed.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { useRemembered } from '@/lib/remembered.ts';
import { Celebration } from './celebration.tsx';
import { Listening } from './failure.tsx';
import { firstCallQuery, type LoggedCall } from './operations.ts';
import { RequestStep } from './request-step.tsx';

/** The placeholder of the home; taller than a window, so the footer stays below it. */
function HomeSkeleton() {
  return (
    <Card
      aria-label="Loading your home"
      aria-busy="true"
      className="grid min-h-[110vh] content-start gap-5 px-5 py-5 sm:px-6"
    >
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-40" />
      <Skeleton className="h-64" />
    </Card>
  );
}

interface KeyStepProps {
  /** Null while it is loaded. */
  apiKey: string | null;
  copied: boolean;
  onCopied: () => void;
}

/** The masked key with a button that copies all of it. */
function KeyStep({ apiKey, copied, onCopied }: KeyStepProps) {
  const copy = async () => {
    if (apiKey !== null && (await copyText(apiKey))) onCopied();
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {apiKey === null ? (
        <Skeleton className="h-10 w-56" />
      ) : (
        <code className="flex h-10 min-w-0 items-center truncate rounded-lg border border-line-strong bg-sunken/60 px-4 font-mono text-sm tracking-wide">
          {maskApiKey(apiKey)}
        </code>
      )}
      <Button look="outline" disabled={apiKey === null} onClick={() => void copy()}>
        {copied ? <Check className="text-ok" /> : <Copy />}
        {copied ? 'Key copied' : 'Copy the key'}
      </Button>
    </div>
  );
}

interface StepProps {
  number: number;
  title: string;
  done: boolean;
  children: ReactNode;
}

/** One numbered step; a check mark replaces the number when it is done. */
function Step({ number, title, done, children }: StepProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-4 border-t border-line px-5 py-6 sm:px-6">
      <span
        aria-hidden="true"
        className={cn(
          'grid size-7 place-items-center rounded-full text-sm font-semibold tabular-nums transition-colors',
          done ? 'bg-ok-wash text-ok' : 'bg-accent-wash text-accent',
        )}
      >
        {done ? <Check className="size-4" /> : number}
      </span>
      <h3 className="self-center font-medium">
        {title}
        {done ? <span className="sr-only"> (done)</span> : null}
      </h3>
      <div className="col-span-2 min-w-0 sm:col-span-1 sm:col-start-2">{children}</div>
    </li>
  );
}

interface FirstCallProps {
  userId: string;
  /** Null while it is loaded, or if there is none. */
  apiKey: string | null;
  /** Shown once the account has made a call. */
  children: ReactNode;
  /** The rest of the home, in both cases. */
  rest: ReactNode;
}

/**
 * From the key to the first answer, until a call of the account was answered or the steps were dismissed. Until it is known which, the rest of the
 * home is loaded out of sight, so that nothing moves when it comes.
 */
export function FirstCall({ userId, apiKey, children, rest }: FirstCallProps) {
  // Once past, always past: a browser that knows it need not ask.
  const [isPast, setPast] = useRemembered(userId, 'past-first-call');
  const [began, setBegan] = useState(false);
  const isAsked = !isPast || began;
  const { data: away, isPending: isAwayPending } = useQuery({ ...dismissedQuery(userId), enabled: isAsked });
  const isSkipped = away?.includes(FIRST_STEPS) ?? false;
  const { data, isPending } = useQuery({ ...firstCallQuery(userId, !isSkipped), enabled: isAsked });
  const [finished, setFinished] = useState(false);
  const isKnown = !isPending && !isAwayPending;
  const isOver = isKnown && (isSkipped || Boolean(data?.answered));
  useEffect(() => {
    if (isOver && !isPast) setPast();
  });
  if (isKnown && data && !data.answered && !isSkipped && !began) setBegan(true);
  const isWaiting = isAsked && !isKnown;
  const isFirst = began && !finished && !isSkipped;
  return (
    <>
      {isWaiting ? <HomeSkeleton /> : null}
      {isFirst ? (
        <Steps
          userId={userId}
          apiKey={apiKey}
          answered={data?.answered ?? null}
          latest={data?.latest ?? null}
          onDone={() => setFinished(true)}
        />
      ) : null}
      {isWaiting || isFirst ? null : children}
      <div hidden={isWaiting} className={isWaiting ? undefined : 'contents'}>
        {rest}
      </div>
    </>
  );
}

interface StepsProps {
  userId: string;
  apiKey: string | null;
  answered: LoggedCall | null;
  latest: LoggedCall | null;
  onDone: () => void;
}

function Steps({ userId, apiKey, answered, latest, onDone }: StepsProps) {
  const { mutate: skip } = useOperation(dismissNotice(userId));
  const [copied, onCopied] = useRemembered(userId, 'key-copied');
  // The form itself says what became of its call.
  const [ownRequestId, setOwnRequestId] = useState<string | null>(null);
  return (
    <Card aria-labelledby="first-call-title">
      <CardHeader
        id="first-call-title"
        title={answered ? 'You are connected' : 'Your first call'}
        description={answered ? 'Here is the response.' : 'Three steps, about a minute.'}
        action={
          answered ? null : (
            <Button look="ghost" size="small" onClick={() => skip(FIRST_STEPS)}>
              Skip for now
            </Button>
          )
        }
      />
      {answered ? (
        <div className="mt-5">
          <Celebration userId={userId} call={answered} onDone={onDone} />
        </div>
      ) : (
        <ol className="mt-5">
          <Step number={1} title="Copy your key" done={copied}>
            <KeyStep apiKey={apiKey} copied={copied} onCopied={onCopied} />
          </Step>
          <Step number={2} title="Request your own chart" done={false}>
            <RequestStep userId={userId} apiKey={apiKey} onSend={setOwnRequestId} />
          </Step>
          <Step number={3} title="See the response" done={false}>
            <Listening latest={latest?.request_id === ownRequestId ? null : latest} />
          </Step>
        </ol>
      )}
    </Card>
  );
}
