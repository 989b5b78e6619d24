import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { Copy, Play, RotateCcw, X } from '@/components/icons/icons.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import type { ResendKey } from '@/lib/calls/key.ts';
import { playgroundAddress } from '@/lib/calls/playground-address.ts';
import type { Price } from '@/lib/calls/price.ts';
import { cn } from '@/lib/cn.ts';
import { copyText } from '@/lib/copy-text.ts';
import { formatUsd } from '@/lib/format.ts';
import { toast } from '@/lib/toast.ts';
import { AnswerPanel } from './answer/answer-panel.tsx';
import { CodeView } from './copy/code-view.tsx';
import { changeAt, type Path } from './form/change.ts';
import { type Fields, type FormSpec, isFields, type ObjectKind } from './form/model.ts';
import { ObjectFields } from './form/object-fields.tsx';
import { formQuery } from './operations.ts';
import { PriceLine } from './price-line.tsx';
import { keepDraft } from './request/draft.ts';
import { JsonView } from './request/json-view.tsx';
import { faultsByField, readProblem } from './request/problem.ts';
import { useCall } from './request/use-call.ts';
import { priceQuery, usePrice } from './request/use-price.ts';

const VIEWS = [
  { value: 'form', label: 'Form' },
  { value: 'json', label: 'JSON' },
  { value: 'code', label: 'Code' },
] as const;
type RequestView = (typeof VIEWS)[number]['value'];

const ROOT: Path = [];

type Edit = { readonly all: Fields } | { readonly path: Path; readonly value: unknown };
const edited = (request: Fields, edit: Edit): Fields =>
  'all' in edit ? edit.all : changeAt(request, edit.path, edit.value);

/** The form of the product that POST /swiss is asked for, with the word that asks for it. */
function useShownForm(spec: FormSpec, request: Fields): { kind: ObjectKind; isLoading: boolean } {
  const word = String(request['request'] ?? '').toLowerCase();
  const id = spec.dispatches?.[word];
  const { data, isLoading } = useQuery({ ...formQuery(id ?? ''), enabled: id !== undefined });
  const kind = useMemo((): ObjectKind => {
    const own = spec.request.forms[0]?.fields ?? [];
    if (id === undefined || data === undefined) return spec.request;
    return {
      ...data.request,
      forms: data.request.forms.map((form) => ({ ...form, fields: [...own, ...form.fields] })),
    };
  }, [spec, id, data]);
  return { kind, isLoading };
}

/** The faults that are shown before anything was sent: not a missing field that the user has not reached yet. */
const isShownEarly = ({ code }: { code: string }) => code !== 'missing_field';

interface WorkbenchProps {
  userId: string;
  spec: FormSpec;
  initial: Fields;
  apiKey: ResendKey | null;
}

/** One request, its price, and its answer. */
export function Workbench({ userId, spec, initial, apiKey }: WorkbenchProps) {
  const [request, edit] = useReducer(edited, initial);
  const [view, setView] = useState<RequestView>('form');
  const [broken, setBroken] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const [isQueued, setQueued] = useState(false);
  const secret = apiKey?.api_key ?? null;
  const asked = { spec, keyId: apiKey?.id ?? null, apiKey: secret };
  const priced = usePrice(asked, broken === null ? request : null, round);
  const { state, send, cancel } = useCall();
  const { kind, isLoading } = useShownForm(spec, request);
  const answerRegion = useRef<HTMLElement>(null);
  const change = useCallback((path: Path, value: unknown) => edit({ path, value }), []);

  useEffect(() => keepDraft(userId, spec.id, request), [userId, spec.id, request]);

  const answered = state.status === 'answered' ? state.call : state.status === 'running' ? state.before : null;
  const answerProblem = useMemo(
    () =>
      answered === null || answered.answer.ok || answered.fields !== request
        ? null
        : readProblem(answered.answer.status, answered.answer.json),
    [answered, request],
  );
  const priceProblem = priced.status === 'faulty' ? priced.problem : null;
  const faults = useMemo(
    () => (answerProblem === null ? faultsByField(priceProblem, isShownEarly) : faultsByField(answerProblem)),
    [answerProblem, priceProblem],
  );

  const isRunning = state.status === 'running';
  const canSend = broken === null && priced.status !== 'keyless' && !isRunning && !isQueued;
  const queryClient = useQueryClient();
  const sendAt = async (price: Price | null) => {
    answerRegion.current?.scrollIntoView({ block: 'nearest' });
    await send({ spec, fields: request, apiKey: spec.open ? null : secret, paidBy: price?.paidBy ?? null });
    setRound((held) => held + 1);
  };
  /** Sent before the price is known: waits for it, and goes out unless the price is higher than the one shown. */
  const sendWhenPriced = async (shown: Price | null) => {
    setQueued(true);
    const found = await queryClient.fetchQuery(priceQuery(asked, request, round)).catch(() => null);
    setQueued(false);
    if (found === null) return;
    const price = found.status === 'known' ? found.price : null;
    if (Number(price?.costUsd ?? 0) <= Number(shown?.costUsd ?? 0)) await sendAt(price);
  };
  const go = () => {
    if (!canSend) return;
    if (priced.status === 'asking') void sendWhenPriced(priced.before);
    else void sendAt(priced.status === 'known' ? priced.price : null);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
    event.preventDefault();
    go();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const replace = (fields: Fields) => {
    edit({ all: fields });
    setBroken(null);
  };
  const share = async () => {
    const address = playgroundAddress({ method: spec.method, path: spec.path, fields: request });
    if (address === null) toast('This request is too long for a link.');
    else if (await copyText(window.location.origin + address))
      toast('Link copied. It holds the request, births too, but no key.', { variant: 'success' });
  };
  const draw = useCallback(() => edit({ path: ['format'], value: 'svg' }), []);
  const isWallet = priced.status === 'known' && priced.price.paidBy === 'wallet' && priced.price.refusal === null;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <section aria-label="Request" className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
          <Segmented
            label="Request views"
            options={VIEWS}
            value={view}
            onChange={(next) => {
              setBroken(null);
              setView(next);
            }}
          />
          <div className="flex gap-1">
            <Button look="ghost" size="small" onClick={() => replace(spec.example)} icon={RotateCcw}>
              Example
            </Button>
            <Button look="ghost" size="small" onClick={() => replace({})} icon={X}>
              Clear
            </Button>
            <Button look="ghost" size="small" onClick={() => void share()} icon={Copy}>
              Link
            </Button>
          </div>
        </div>
        {view === 'form' ? (
          <div aria-busy={isLoading}>
            <ObjectFields kind={kind} path={ROOT} value={request} faults={faults} change={change} />
            {kind.forms.every(({ fields }) => fields.length === 0) ? (
              <p className="text-sm text-ink-muted">This endpoint takes no fields.</p>
            ) : null}
          </div>
        ) : null}
        {view === 'json' ? (
          <JsonView
            fields={request}
            onFields={(fields) => edit({ all: fields })}
            problem={broken}
            onProblem={setBroken}
          />
        ) : null}
        {view === 'code' ? <CodeView spec={spec} fields={request} apiKey={secret} /> : null}
        <div className="sticky bottom-0 z-10 mt-4 flex items-center gap-3 border-t border-line bg-bg py-3">
          <PriceLine priced={priced} isTest={apiKey?.is_test === true} onRetry={priced.retry} />
          {isRunning ? (
            <Button look="outline" onClick={cancel}>
              <Spinner />
              Cancel
            </Button>
          ) : (
            <Button disabled={!canSend} onClick={go} title="Ctrl+Enter" className="min-w-24">
              {isQueued ? <Spinner /> : <Play />}
              {isWallet ? `Send for $${formatUsd(priced.price.costUsd)}` : 'Send'}
            </Button>
          )}
        </div>
      </section>
      <section
        ref={answerRegion}
        aria-label="Answer"
        aria-busy={isRunning}
        className={cn('min-w-0 scroll-mt-20 transition-opacity', isRunning && 'opacity-60')}
      >
        {state.status === 'failed' ? <Alert tone="bad">{state.message}</Alert> : null}
        {answered === null ? (
          state.status === 'failed' ? null : (
            <Waiting isRunning={isRunning} />
          )
        ) : (
          <AnswerPanel call={answered} onDraw={isFields(request) && request['format'] === undefined ? draw : null} />
        )}
      </section>
    </div>
  );
}

function Waiting({ isRunning }: { isRunning: boolean }) {
  return (
    <div className="grid min-h-64 place-items-center rounded-xl border border-dashed border-line-strong p-6 text-center text-sm text-ink-muted">
      {isRunning
        ? 'Waiting for the answer …'
        : 'The answer appears here: as a chart, as tables, as JSON and as Markdown.'}
    </div>
  );
}
