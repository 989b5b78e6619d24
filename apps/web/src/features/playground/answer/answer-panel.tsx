import { Tabs } from 'radix-ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatMs, formatUsd } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { isFields } from '../form/model.ts';
import { sendCall } from '../operations.ts';
import { readProblem } from '../request/problem.ts';
import type { AnsweredCall } from '../request/use-call.ts';
import { ChartsView } from './charts-view.tsx';
import { findCharts } from './charts.ts';
import { TablesView } from './tables-view.tsx';
import { TextView } from './text-view.tsx';

type Loaded = { readonly text: string } | { readonly error: Error } | null;

/** Asks for the stored answer of the same call in another form: it is free. */
async function loadMarkdown({ spec, fields, apiKey, repeatKey }: AnsweredCall, signal: AbortSignal): Promise<string> {
  const headers = {
    accept: 'text/markdown',
    ...(repeatKey === null ? {} : { 'idempotency-key': repeatKey }),
  };
  const answer = await sendCall({ method: spec.method, path: spec.path, fields, apiKey, headers }, signal);
  if (!answer.ok) throw new Error(readProblem(answer.status, answer.json).message);
  return answer.text;
}

/** The answer as language models read it. It is the same call, answered again from what is stored, not a second one. */
function MarkdownView({ call }: { call: AnsweredCall }) {
  const [tries, setTries] = useState(0);
  return <OneTry key={tries} call={call} onRetry={() => setTries(tries + 1)} />;
}

function OneTry({ call, onRetry }: { call: AnsweredCall; onRetry: () => void }) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    const leaving = new AbortController();
    loadMarkdown(call, leaving.signal).then(
      (text) => setLoaded({ text }),
      (error: unknown) => {
        if (!leaving.signal.aborted)
          setLoaded({ error: error instanceof Error ? error : new Error('It could not be loaded.') });
      },
    );
    return () => leaving.abort();
  }, [call]);
  if (loaded === null) return <Skeleton className="h-96" />;
  if ('error' in loaded) return <LoadError error={loaded.error} onRetry={onRetry} />;
  return <TextView text={loaded.text} label="Markdown" mediaType="text/markdown" fileName={`${call.spec.id}.md`} />;
}

/** A longer response is shown as received: indenting it would freeze the page. */
const INDENTED_MAX = 400_000;

const triggerClass =
  'h-9 rounded-md px-3 text-[0.8125rem] font-medium text-ink-muted transition-colors hover:text-ink data-[state=active]:bg-surface dark:data-[state=active]:bg-line data-[state=active]:text-ink data-[state=active]:shadow-card';

function costText({ answer, paidBy, spec }: AnsweredCall): string {
  if (!answer.ok || spec.open) return 'Free';
  if (Number(answer.costUsd ?? 0) > 0) return `$${formatUsd(answer.costUsd)} from the wallet`;
  return paidBy === 'quota' ? 'One call of the plan' : 'Free';
}

function Outcome({ call }: { call: AnsweredCall }) {
  const { answer, spec } = call;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-ink-muted tabular-nums"
    >
      <Badge tone={answer.ok ? 'ok' : 'bad'}>
        {answer.status} {answer.ok ? 'Success' : 'Failed'}
      </Badge>
      <span>{formatMs(answer.tookMs)}</span>
      <span>{costText(call)}</span>
      {answer.requestId === null ? null : (
        <span className="min-w-0 truncate font-mono text-xs" title="Request id">
          {answer.requestId}
        </span>
      )}
      {spec.open || answer.requestId === null ? null : (
        <TextLink to={`${paths.activityLogs}?search=${encodeURIComponent(answer.requestId)}`}>
          In the activity log
        </TextLink>
      )}
    </div>
  );
}

function Warnings({ json }: { json: unknown }) {
  const warnings = isFields(json) && Array.isArray(json['warnings']) ? json['warnings'].filter(isFields) : [];
  if (warnings.length === 0) return null;
  return (
    <Alert tone="plain" title={warnings.length === 1 ? 'One warning' : `${warnings.length} warnings`}>
      <ul className="grid gap-1">
        {warnings.map(({ code, field, message }) => (
          <li key={`${String(code)} ${String(field)} ${String(message)}`}>
            <span className="font-mono text-xs">{String(code)}</span> {String(message)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function ProblemAlert({ call }: { call: AnsweredCall }) {
  const { code, message, hint } = readProblem(call.answer.status, call.answer.json);
  return (
    <Alert tone="bad" title={message}>
      {hint === null ? null : <p>{hint}</p>}
      {code === '' ? null : (
        <p>
          <TextLink to={`${paths.errors}#${code}`}>{code}</TextLink>
        </p>
      )}
    </Alert>
  );
}

interface View {
  readonly value: string;
  readonly label: string;
  readonly body: ReactNode;
}

function pictureView({ answer, spec }: AnsweredCall): readonly View[] {
  return answer.picture === null
    ? []
    : [
        {
          value: 'picture',
          label: 'Picture',
          body: (
            <div className="grid place-items-center overflow-hidden rounded-xl border border-line bg-surface p-3">
              <img
                src={answer.picture}
                alt={`The answer of ${spec.path}`}
                className="w-full max-w-[40rem] object-contain"
              />
            </div>
          ),
        },
      ];
}

function textView({ answer, spec }: AnsweredCall): readonly View[] {
  if (answer.text === '') return [];
  const isJson = answer.json !== undefined;
  const text = isJson && answer.text.length <= INDENTED_MAX ? JSON.stringify(answer.json, null, 2) : answer.text;
  const ending = isJson ? 'json' : (/(csv|markdown|svg)/.exec(answer.mediaType)?.[0] ?? 'txt');
  return [
    {
      value: 'text',
      label: isJson ? 'JSON' : 'Text',
      body: <TextView text={text} label="answer" mediaType={answer.mediaType} fileName={`${spec.id}.${ending}`} />,
    },
  ];
}

/** How the Markdown of a call is had for nothing; null: it is not. */
function markdownView(call: AnsweredCall): readonly View[] {
  const { spec, fields, repeatKey } = call;
  if (!spec.writes || fields['format'] !== undefined) return [];
  const isFreeAgain = repeatKey !== null || !spec.priced;
  return [
    {
      value: 'markdown',
      label: 'Markdown',
      body: isFreeAgain ? (
        <MarkdownView call={call} />
      ) : (
        <p className="rounded-xl bg-sunken p-4 text-sm text-ink-soft">
          With GET this would be a second call. Use POST to see the response as Markdown without paying twice, or choose
          the format llm.
        </p>
      ),
    },
  ];
}

function viewsOf(call: AnsweredCall, onDraw: (() => void) | null): readonly View[] {
  const { answer } = call;
  const charts = answer.ok ? findCharts(answer.json) : [];
  const canBeDrawn = onDraw !== null && answer.ok && isFields(answer.json) && call.spec.draws;
  const draw = canBeDrawn ? (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-sunken px-4 py-3 text-sm text-ink-soft">
      <p>The API draws this too: with the format svg, as a further call at the same price.</p>
      <Button look="outline" size="small" onClick={onDraw}>
        Choose svg
      </Button>
    </div>
  ) : null;
  return [
    ...pictureView(call),
    ...(charts.length > 0 || draw !== null
      ? [
          {
            value: 'chart',
            label: 'Chart',
            body: (
              <div className="grid gap-3">
                {charts.length > 0 ? <ChartsView charts={charts} /> : null}
                {draw}
              </div>
            ),
          },
        ]
      : []),
    ...(answer.ok && answer.json !== undefined
      ? [{ value: 'table', label: 'Table', body: <TablesView answer={answer.json} /> }]
      : []),
    ...textView(call),
    ...(answer.ok && isFields(answer.json) ? markdownView(call) : []),
  ];
}

/** An answer in every way it can be looked at. */
export function AnswerPanel({ call, onDraw }: { call: AnsweredCall; onDraw: (() => void) | null }) {
  const views = useMemo(() => viewsOf(call, onDraw), [call, onDraw]);
  const hasCharts = findCharts(call.answer.json).length > 0;
  const first = views.find(({ value }) => value === 'picture' || (value === 'chart' ? hasCharts : true))?.value;
  return (
    <div className="grid min-w-0 gap-3">
      <Outcome call={call} />
      {call.answer.ok ? <Warnings json={call.answer.json} /> : <ProblemAlert call={call} />}
      {views.length === 0 ? null : (
        <Tabs.Root key={call.answer.requestId} defaultValue={first ?? ''} className="min-w-0">
          <Tabs.List
            aria-label="Response views"
            className="mb-3 inline-flex max-w-full gap-1 overflow-x-auto rounded-lg bg-sunken p-1"
          >
            {views.map(({ value, label }) => (
              <Tabs.Trigger key={value} value={value} className={triggerClass}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {views.map(({ value, body }) => (
            <Tabs.Content key={value} value={value} tabIndex={-1}>
              {body}
            </Tabs.Content>
          ))}
        </Tabs.Root>
      )}
    </div>
  );
}
