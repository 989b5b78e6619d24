import type { ReactNode } from 'react';
import { Check } from '@/components/icons/icons.tsx';
import { cn } from '@/lib/cn.ts';

interface StepProps {
  number: number;
  title: string;
  done: boolean;
  children: ReactNode;
}

/** One numbered step; a check mark stands in place of the number when it is done. */
export function Step({ number, title, done, children }: StepProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-4 border-t border-line px-5 py-6 sm:px-6">
      <span
        aria-hidden="true"
        className={cn(
          'grid size-7 place-items-center rounded-full text-sm font-semibold tabular-nums transition-colors',
          done ? 'bg-ok-wash text-ok' : 'bg-accent-wash text-accent',
        )}
      >
        {done ? <Check className="size-4" /> : number}
      </span>
      <h3 className="self-center font-medium">
        {title}
        {done ? <span className="sr-only"> (done)</span> : null}
      </h3>
      <div className="col-span-2 min-w-0 sm:col-span-1 sm:col-start-2">{children}</div>
    </li>
  );
}
