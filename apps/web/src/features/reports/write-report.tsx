import { useEffect, useRef, useState } from 'react';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { type Draft, draftProblems, type DraftProblems, isComplete } from './draft.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { buyReport, previewReport } from './operations.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { ReportForm } from './report-form.tsx';

interface VoiceChoiceProps {
  voice: Draft['voice'];
  onVoice: (voice: Draft['voice']) => void;
}

/** Whether the operator's language model rephrases the report. */
function VoiceChoice({ voice, onVoice }: VoiceChoiceProps) {
  return (
    <label className="flex items-start gap-2.5 text-sm text-ink-soft">
      <input
        type="checkbox"
        checked={voice === 'model'}
        onChange={(event) => onVoice(event.target.checked ? 'model' : 'composed')}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <span>
        In one voice, by a language model
        <span className="block text-[0.8125rem] text-ink-muted">
          At the same price, in a minute or two. It receives the placements, never names, places or dates of birth. What
          it writes is checked against the chart; if it does not pass, you get the report as it was composed.
        </span>
      </span>
    </label>
  );
}

const NO_PROBLEMS: DraftProblems = { birth: {}, otherBirth: {} };

interface WriteReportProps {
  userId: string;
  balanceUsd: number | null;
  hasModel: boolean;
  onOrdered: (id: string) => void;
}

/** The form for a report, and beside it how the report begins and what it costs. Both wait in this tab while credit is added. */
export function WriteReport({ userId, balanceUsd, hasModel, onOrdered }: WriteReportProps) {
  const [kept, setKept] = useState(() => keptDraft(userId));
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const preview = useOperation(previewReport());
  const buy = useOperation(buyReport(userId));
  const panel = useRef<HTMLDivElement>(null);
  const { draft } = kept;
  useEffect(() => keepDraft(userId, kept), [userId, kept]);

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setKept({ draft: next, preview: part.voice === undefined ? null : kept.preview });
    if (!isComplete(problems)) setProblems(draftProblems(next));
    preview.reset();
    buy.reset();
  };
  const ask = () => {
    const found = draftProblems(draft);
    setProblems(found);
    if (!isComplete(found) || preview.isPending) return;
    buy.reset();
    setKept({ draft, preview: null });
    panel.current?.scrollIntoView({ block: 'nearest' });
    // A draft that changed meanwhile has no preview.
    preview.mutate(draft, {
      onSuccess: (found) => setKept((now) => (now.draft === draft ? { draft, preview: found } : now)),
    });
  };
  const order = () => {
    // It may have been chosen while the operator still had a model.
    const voice = hasModel ? draft.voice : 'composed';
    if (buy.isPending || kept.preview === null) return;
    buy.mutate({ draft: { ...draft, voice }, previewId: kept.preview.id }, { onSuccess: ({ id }) => onOrdered(id) });
  };
  return (
    <Card aria-labelledby="write-report" className="grid xl:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
      <div className="min-w-0 pb-6">
        <CardHeader
          id="write-report"
          title="A new report"
          description="The preview is free. You pay once the report is written."
        />
        <ReportForm
          draft={draft}
          problems={problems}
          busy={preview.isPending}
          isPrimary={kept.preview === null}
          onChange={change}
          onSubmit={ask}
        />
      </div>
      <PreviewPanel
        panelRef={panel}
        preview={kept.preview}
        busy={preview.isPending}
        problem={preview.problem}
        balanceUsd={balanceUsd}
        ordering={buy.isPending}
        rejection={buy.problem === undefined ? null : { text: buy.problem, error: buy.error }}
        onOrder={order}
      >
        {hasModel ? <VoiceChoice voice={draft.voice} onVoice={(voice) => change({ voice })} /> : null}
      </PreviewPanel>
    </Card>
  );
}
