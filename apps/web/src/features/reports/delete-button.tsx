import { ConfirmButton } from '@/components/ui/dialog.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import type { Report } from '@/lib/resources.ts';
import { deleteReport } from './operations.ts';
import { reportName } from './report-words.ts';

interface DeleteButtonProps {
  userId: string;
  report: Report;
  onDeleted?: () => void;
}

/** Deletes a report after a question. */
export function DeleteButton({ userId, report, onDeleted }: DeleteButtonProps) {
  const { mutate, isPending } = useOperation(deleteReport(userId, report.id));
  const name = reportName(report);
  const isUnwritten = report.ended_at === null;
  return (
    <ConfirmButton
      look="ghost"
      size="small"
      disabled={isPending}
      title={isUnwritten ? `Cancel ${name}?` : `Delete ${name}?`}
      confirm={isUnwritten ? 'Cancel the report' : 'Delete'}
      question={
        isUnwritten
          ? 'It is not written yet, so nothing is charged.'
          : `It is deleted for good${report.shared ? ', and its link ends' : ''}. What was paid is not given back.`
      }
      onConfirm={() => mutate(undefined, { onSuccess: () => onDeleted?.() })}
    >
      {isUnwritten ? 'Cancel' : 'Delete'}
      <span className="sr-only"> {name}</span>
    </ConfirmButton>
  );
}
