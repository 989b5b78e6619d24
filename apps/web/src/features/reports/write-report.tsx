import { useEffect, useState } from 'react';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { type Draft, draftProblems, type DraftProblems, isComplete, keepDraft, keptDraft } from './draft.ts';
import { buyReport, previewReport } from './operations/ask-report.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { ReportForm } from './report-form.tsx';

const NO_PROBLEMS: DraftProblems = { birth: {}, otherBirth: {} };

interface WriteReportProps {
  userId: string;
  balanceUsd: number | null;
  hasModel: boolean;
  onOrdered: (id: string) => void;
}

/** The form for a report, and beside it how the report begins and what it costs. */
export function WriteReport({ userId, balanceUsd, hasModel, onOrdered }: WriteReportProps) {
  const [draft, setDraft] = useState(() => keptDraft(userId));
  const [problems, setProblems] = useState(NO_PROBLEMS);
  // What is shown as a preview belongs to this draft.
  const [previewed, setPreviewed] = useState<Draft | null>(null);
  const preview = useOperation(previewReport());
  const buy = useOperation(buyReport(userId));
  useEffect(() => keepDraft(userId, draft), [userId, draft]);

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (!isComplete(problems)) setProblems(draftProblems(next));
    if (part.voice === undefined) setPreviewed(null);
  };
  const ask = () => {
    const found = draftProblems(draft);
    setProblems(found);
    if (!isComplete(found) || preview.isPending) return;
    buy.reset();
    preview.mutate(draft, { onSuccess: () => setPreviewed(draft) });
  };
  const order = () => {
    if (!buy.isPending) buy.mutate(draft, { onSuccess: ({ id }) => onOrdered(id) });
  };
  return (
    <Card aria-labelledby="write-report" className="grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="pb-6">
        <CardHeader
          id="write-report"
          title="A new report"
          description="The preview is free. You pay when it is written."
        />
        <ReportForm
          draft={draft}
          problems={problems}
          hasModel={hasModel}
          busy={preview.isPending}
          isPrimary={previewed === null}
          onChange={change}
          onSubmit={ask}
        />
      </div>
      <PreviewPanel
        preview={previewed === null ? null : (preview.data ?? null)}
        busy={preview.isPending}
        problem={preview.problem ?? buy.problem}
        balanceUsd={balanceUsd}
        ordering={buy.isPending}
        onOrder={order}
      />
    </Card>
  );
}
