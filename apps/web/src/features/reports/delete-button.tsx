import type { ReportRow } from '@theia-astro/server/rules/operations/reports';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { deleteReport } from './operations.ts';
import { reportName } from './report-words.ts';

interface DeleteButtonProps {
  userId: string;
  report: ReportRow;
  onDeleted?: () => void;
}

/** Deletes a report after a question. */
export function DeleteButton({ userId, report, onDeleted }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useOperation(deleteReport(userId, report.id));
  const name = reportName(report);
  const isUnwritten = report.ended_at === null;
  return (
    <>
      <Button look="ghost" size="small" disabled={isPending} onClick={() => setAsking(true)}>
        {isUnwritten ? 'Cancel' : 'Delete'}
        <span className="sr-only"> {name}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title={isUnwritten ? `Cancel ${name}?` : `Delete ${name}?`}
        confirm={isUnwritten ? 'Cancel the report' : 'Delete'}
        onConfirm={() => mutate(undefined, { onSuccess: () => onDeleted?.() })}
        onClose={() => setAsking(false)}
      >
        {isUnwritten
          ? 'It is not written yet, so nothing is charged.'
          : `It is deleted for good${report.shared ? ', and its link ends' : ''}. What was paid is not given back.`}
      </ConfirmDialog>
    </>
  );
}
