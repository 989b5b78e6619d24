import { type ReactNode, Suspense } from 'react';
import { ChevronDown } from '@/components/icons/icons.tsx';

interface FoldedTableProps {
  title: string;
  about: string;
  /** The result in a few words. */
  note: string;
  children: ReactNode;
}

/** A table that its heading opens. */
export function FoldedTable({ title, about, note, children }: FoldedTableProps) {
  return (
    <details className="group border-t border-line">
      <summary className="flex list-none items-center gap-x-4 px-5 py-3 hover:bg-sunken/50 sm:px-6 [&::-webkit-details-marker]:hidden">
        <div className="min-w-0 flex-1 sm:flex sm:items-baseline sm:justify-between sm:gap-6">
          <div className="min-w-0">
            <h3 className="text-[0.9375rem] font-medium">{title}</h3>
            <p className="text-[0.8125rem] text-ink-muted">{about}</p>
          </div>
          <p className="text-[0.8125rem] text-ink-soft tabular-nums sm:shrink-0">{note}</p>
        </div>
        <ChevronDown className="size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-180" />
      </summary>
      <Suspense>{children}</Suspense>
    </details>
  );
}
