import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pause, Play, Trash2 } from '@/components/icons/icons.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmButton } from '@/components/ui/dialog.tsx';
import { type Fact, Facts } from '@/components/ui/facts.tsx';
import { useOperation } from '@/lib/operations/operation.ts';

interface PauseButtonProps {
  name: string;
  status: 'active' | 'paused' | 'disabled' | 'failed';
  busy: boolean;
  onSwitch: (status: 'active' | 'paused') => void;
}

const RESUME = { paused: 'Resume', disabled: 'Enable', failed: 'Try again' } as const;

export function PauseButton({ name, status, busy, onSwitch }: PauseButtonProps) {
  const active = status === 'active';
  return (
    <Button
      look="outline"
      size="small"
      icon={active ? Pause : Play}
      busy={busy}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onSwitch(active ? 'paused' : 'active');
      }}
    >
      {active ? 'Pause' : RESUME[status]}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}

interface DeleteItemButtonProps {
  name: string;
  /** What goes with it. */
  question: string;
  operation: UseMutationOptions<undefined, Error>;
}

/** Deletes an endpoint or a subscription after a question. */
export function DeleteItemButton({ name, question, operation }: DeleteItemButtonProps) {
  const { mutate: remove, isPending: busy } = useOperation(operation);
  return (
    <ConfirmButton
      look="ghost"
      size="small"
      icon={Trash2}
      aria-disabled={busy}
      title={`Delete ${name}?`}
      confirm="Delete"
      question={question}
      onConfirm={() => remove()}
    >
      Delete<span className="sr-only"> {name}</span>
    </ConfirmButton>
  );
}

interface ItemHeadProps {
  name: string;
  status: ReactNode;
  isTest: boolean;
  facts: readonly Fact[];
}

/** The name of an endpoint or a subscription, with its status and facts. */
export function ItemHead({ name, status, isTest, facts }: ItemHeadProps) {
  return (
    <div className="min-w-0">
      <h2 className="truncate font-semibold tracking-tight" title={name}>
        {name}
      </h2>
      <Facts
        className="mt-2"
        facts={[
          [
            'Status',
            <span key="status" className="flex flex-wrap gap-1.5">
              {status}
              {isTest ? <Badge tone="plain">Test</Badge> : null}
            </span>,
            '',
          ],
          ...facts,
        ]}
      />
    </div>
  );
}
