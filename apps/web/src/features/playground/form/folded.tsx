import { type ReactNode, useDeferredValue, useState } from 'react';
import { ChevronRight } from '@/components/icons/icons.tsx';
import { cn } from '@/lib/cn.ts';

interface FoldedProps {
  title: string;
  /** Open at first, and whenever this becomes true. */
  isOpen: boolean;
  note?: string | undefined;
  fault?: string | undefined;
  /** A button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the form that can be folded. What is folded is not there: a form may have a hundred fields. */
export function Folded({ title, isOpen, note, fault, action, children }: FoldedProps) {
  const [held, setHeld] = useState({ open: isOpen, asked: isOpen });
  if (held.asked !== isOpen) setHeld({ open: isOpen || held.open, asked: isOpen });
  const { open } = held;
  // The arrow turns immediately; the fields follow.
  const isFilled = useDeferredValue(open);
  return (
    <section className="min-w-0 rounded-xl border border-line col-span-full">
      <div className="flex min-h-11 items-center gap-1 pr-1">
        <h3 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setHeld({ open: !open, asked: isOpen })}
            className="flex min-h-11 w-full items-center gap-2 rounded-xl px-3 text-left text-sm font-medium"
          >
            <ChevronRight className={cn('size-4 shrink-0 text-ink-muted transition-transform', open && 'rotate-90')} />
            <span className="shrink-0">{title}</span>
            {note !== undefined && !open ? (
              <span className="min-w-0 truncate text-xs font-normal text-ink-muted">{note.replaceAll('`', '')}</span>
            ) : null}
          </button>
        </h3>
        {action}
      </div>
      {fault === undefined ? null : (
        <p role="alert" className="px-3 pb-2 text-[0.8125rem] font-medium text-bad">
          {fault}
        </p>
      )}
      {open && isFilled ? <div className="border-t border-line p-3">{children}</div> : null}
    </section>
  );
}
