import { Tabs } from 'radix-ui';
import { CodePanel } from '@/components/code-panel.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatUsd } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import type { TrialAnswer } from './send-call.ts';
import type { Drawing } from './use-trial.ts';

const triggerClass =
  'rounded-md px-3 py-1 text-[0.8125rem] font-medium text-ink-muted transition-colors hover:text-ink data-[state=active]:bg-surface dark:data-[state=active]:bg-line data-[state=active]:text-ink data-[state=active]:shadow-card';

function Outcome({ answer, metered }: { answer: TrialAnswer; metered: boolean }) {
  return (
    <p
      role="status"
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-ink-muted tabular-nums"
    >
      <Badge tone={answer.ok ? 'ok' : 'bad'}>
        {answer.status} {answer.ok ? 'Success' : 'Failed'}
      </Badge>
      <span>{Math.round(answer.tookMs)} ms</span>
      {answer.costUsd === null ? null : (
        <span>{Number(answer.costUsd) > 0 ? `$${formatUsd(answer.costUsd)}` : 'Nothing'} from the wallet</span>
      )}
      {metered ? <TextLink to={paths.activityLogs}>In your activity log</TextLink> : null}
    </p>
  );
}

function Picture({ drawing }: { drawing: Drawing }) {
  if (drawing.picture === null)
    return (
      <Alert tone="bad">
        <p>{drawing.problem}</p>
      </Alert>
    );
  return (
    <div className="grid place-items-center overflow-hidden rounded-xl border border-line bg-surface p-3">
      <img
        src={drawing.picture}
        alt="The chart of this call"
        className="aspect-square w-full max-w-[34rem] object-contain"
      />
    </div>
  );
}

/** The result: the chart first if there is one, then the answer. */
export function AnswerPanel({
  answer,
  drawing,
  metered,
}: {
  answer: TrialAnswer;
  drawing: Drawing | null;
  metered: boolean;
}) {
  const body =
    answer.text === '' ? null : (
      <CodePanel
        code={answer.text}
        label="answer"
        title={answer.ok ? 'application/json' : 'application/problem+json'}
        tall="max-h-[36rem]"
      />
    );
  return (
    <div>
      <Outcome answer={answer} metered={metered} />
      {drawing === null ? body : null}
      {drawing !== null && body === null ? <Picture drawing={drawing} /> : null}
      {drawing !== null && body !== null ? (
        <Tabs.Root defaultValue="chart">
          <Tabs.List aria-label="What came back" className="mb-3 inline-flex gap-1 rounded-lg bg-sunken p-1">
            <Tabs.Trigger value="chart" className={triggerClass}>
              Chart
            </Tabs.Trigger>
            <Tabs.Trigger value="answer" className={triggerClass}>
              Answer
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="chart" tabIndex={-1}>
            <Picture drawing={drawing} />
          </Tabs.Content>
          <Tabs.Content value="answer" tabIndex={-1}>
            {body}
          </Tabs.Content>
        </Tabs.Root>
      ) : null}
    </div>
  );
}
