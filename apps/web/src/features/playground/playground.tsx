import { type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react';
import { Play, RotateCcw } from '@/components/icons/icons.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatUnitPrice } from '@/lib/format.ts';
import { unitPrices } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { drawsCharts } from './chart-request.ts';
import { parseInput } from './parse-input.ts';
import { useTrial } from './use-trial.ts';

const CHART_PRICE = unitPrices.find(({ tier }) => tier === 'chart');
const CHART_COST =
  CHART_PRICE === undefined
    ? 'charged like any other call'
    : `a call of your plan, or $${formatUnitPrice(CHART_PRICE.unitPriceUsd)} from the wallet`;

interface PlaygroundProps {
  method: 'GET' | 'POST';
  path: string;
  example: Readonly<Record<string, unknown>>;
  apiKey: string | undefined;
  /** True if it needs no key and is free. */
  open: boolean;
}

function Waiting() {
  return (
    <div className="grid min-h-64 place-items-center rounded-xl border border-dashed border-line-strong p-6 text-center text-sm text-ink-muted">
      The answer appears here.
    </div>
  );
}

/** Sends a real call with the user's key and shows the answer with its chart. */
export function Playground({ method, path, example, apiKey, open }: PlaygroundProps) {
  const printed = JSON.stringify(example, null, 2);
  const [typed, setTyped] = useState(printed);
  const [withChart, setWithChart] = useState(false);
  const { trial, send } = useTrial();
  const id = useId();
  const { input, problem } = parseInput(typed);
  const keyMissing = !open && !apiKey;
  const go = () => {
    if (input && !trial.busy && !keyMissing)
      void send({ method, path, input, apiKey: open ? null : (apiKey ?? null) }, withChart && drawsCharts(path));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    go();
  };
  const shortcut = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    go();
  };
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <form onSubmit={submit} className="grid content-start gap-3">
        <div className="flex items-center justify-between gap-3">
          <label htmlFor={id} className="text-sm font-semibold">
            {method === 'GET' ? 'Query, as JSON' : 'Request body'}
          </label>
          <Button look="ghost" size="small" disabled={typed === printed} onClick={() => setTyped(printed)}>
            <RotateCcw />
            Reset
          </Button>
        </div>
        <textarea
          id={id}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={shortcut}
          spellCheck={false}
          autoCapitalize="none"
          rows={Math.max(8, Math.min(22, printed.split('\n').length + 1))}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem`}
          className={`w-full resize-y rounded-xl border bg-surface p-4 font-mono text-[0.8125rem] leading-relaxed ${problem ? 'border-bad' : 'border-line-strong'}`}
        />
        <p
          id={`${id}-problem`}
          role="alert"
          className={`text-[0.8125rem] font-medium text-bad ${problem ? '' : 'hidden'}`}
        >
          {problem}
        </p>
        {drawsCharts(path) ? (
          <label className="flex items-start gap-2.5 text-sm text-ink-soft">
            <input
              type="checkbox"
              checked={withChart}
              onChange={(event) => setWithChart(event.target.checked)}
              className="mt-1 size-4 accent-[var(--accent)]"
            />
            <span>
              Draw the chart too <span className="text-ink-muted">(one more call, to /chart: {CHART_COST})</span>
            </span>
          </label>
        ) : null}
        {keyMissing ? (
          <p className="text-sm text-ink-muted">
            There is no key to call with. <TextLink to={paths.apiKeys}>API keys</TextLink>
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={problem !== null || trial.busy || keyMissing}>
            {trial.busy ? <Spinner /> : <Play />}
            {trial.busy ? 'Sending…' : 'Send'}
          </Button>
          <p className="text-xs text-ink-muted">
            {open
              ? 'Free, without a key.'
              : 'A real call with your key, charged like any other call. Ctrl+Enter sends.'}
          </p>
        </div>
      </form>
      <section
        aria-label="Answer"
        aria-busy={trial.busy}
        className={`min-w-0 transition-opacity ${trial.busy && trial.answer ? 'opacity-60' : ''}`}
      >
        {trial.problem ? (
          <Alert tone="bad">
            <p>{trial.problem}</p>
          </Alert>
        ) : null}
        {trial.answer ? <AnswerPanel answer={trial.answer} drawing={trial.drawing} metered={!open} /> : null}
        {!trial.answer && !trial.problem ? <Waiting /> : null}
      </section>
    </div>
  );
}
