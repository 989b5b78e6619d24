import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useRemembered } from '@/lib/remembered.ts';
import { Celebration } from './celebration.tsx';
import { fixOf } from './failure.ts';
import { KeyStep } from './key-step.tsx';
import { firstCallQuery, type LoggedCall } from './operations/load-first-call.ts';
import { RequestStep } from './request-step.tsx';
import { Step } from './step.tsx';

interface FirstCallProps {
  userId: string;
  /** Null while it is loaded, or if there is none. */
  apiKey: string | null;
  /** What stands here once the account has called. */
  children: ReactNode;
}

/** From the key to the first answer, until a call of the account was answered or the steps were skipped. */
export function FirstCall({ userId, apiKey, children }: FirstCallProps) {
  const [skipped, skip] = useRemembered(userId, 'first-call-skipped');
  const { data, isPending } = useQuery({ ...firstCallQuery(userId), enabled: !skipped });
  const [copied, onCopied] = useRemembered(userId, 'key-copied');
  const [began, setBegan] = useState(false);
  const [finished, setFinished] = useState(false);
  const answered = data?.answered ?? null;
  if (data && !answered && !began) setBegan(true);
  if (isPending && !skipped)
    return (
      <Card aria-busy="true" className="px-5 py-5 sm:px-6">
        <Skeleton className="h-52 md:h-20" />
      </Card>
    );
  if (!began || finished || skipped) return children;
  return (
    <Card aria-labelledby="first-call-title">
      <CardHeader
        id="first-call-title"
        title={answered ? 'You are connected' : 'Your first call'}
        description={answered ? 'This is what came back.' : 'Three steps, about a minute.'}
        action={
          answered ? null : (
            <Button look="ghost" size="small" onClick={skip}>
              Skip for now
            </Button>
          )
        }
      />
      {answered ? (
        <div className="mt-5">
          <Celebration userId={userId} call={answered} onDone={() => setFinished(true)} />
        </div>
      ) : (
        <ol className="mt-5">
          <Step number={1} title="Copy your key" done={copied}>
            <KeyStep apiKey={apiKey} copied={copied} onCopied={onCopied} />
          </Step>
          <Step number={2} title="Ask for your own chart" done={false}>
            {apiKey === null ? null : <RequestStep userId={userId} apiKey={apiKey} />}
          </Step>
          <Step number={3} title="See the answer" done={false}>
            <Listening latest={data?.latest ?? null} />
          </Step>
        </ol>
      )}
    </Card>
  );
}

function Listening({ latest }: { latest: LoggedCall | null }) {
  const fix = latest === null ? null : fixOf(latest.response_status);
  return (
    <div className="grid gap-4">
      <p role="status" className="flex items-center gap-3 text-sm text-ink-soft">
        <span aria-hidden="true" className="relative grid size-3 shrink-0 place-items-center">
          <span className="absolute size-3 rounded-full bg-accent/30 motion-safe:animate-ping" />
          <span className="size-2 rounded-full bg-accent" />
        </span>
        Waiting for your first call… It appears here by itself, from wherever you send it.
      </p>
      {latest !== null && fix !== null ? (
        <Alert tone="bad" title={`${latest.method} ${latest.path} was answered with ${latest.response_status}`}>
          {latest.error_message ? <p>{latest.error_message}</p> : null}
          <p>
            {fix.text} {fix.link ? <TextLink to={fix.link.to}>{fix.link.label}</TextLink> : null}
          </p>
        </Alert>
      ) : null}
    </div>
  );
}
