import { type RefObject, useEffect, useRef, useState } from 'react';
import { CircleAlert, CircleCheck, Info, X } from '@/components/icons/icons.tsx';
import { cn } from '@/lib/cn.ts';
import { dismissToast, TOAST_DURATION_MS, type Toast, useToasts } from '@/lib/toast.ts';

const icons = { default: Info, success: CircleCheck, destructive: CircleAlert } as const;
const iconTones = { default: 'text-accent', success: 'text-ok', destructive: 'text-bad' } as const;

/** True while the pointer or the focus is on an element, so that a message does not disappear while it is read. */
function useHeld(item: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const element = item.current;
    if (!element) return;
    const stop = new AbortController();
    for (const [event, value] of [
      ['mouseenter', true],
      ['mouseleave', false],
      ['focusin', true],
      ['focusout', false],
    ] as const) {
      element.addEventListener(event, () => setHeld(value), { signal: stop.signal });
    }
    return () => stop.abort();
  }, [item]);
  return held;
}

function ToastCard({ toast }: { toast: Toast }) {
  const item = useRef<HTMLLIElement>(null);
  const held = useHeld(item);
  const destructive = toast.variant === 'destructive';
  useEffect(() => {
    if (destructive || held) return;
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [destructive, held, toast.id]);
  const Icon = icons[toast.variant];
  return (
    <li
      ref={item}
      className={cn(
        'pointer-events-auto flex w-full animate-rise items-start gap-3 rounded-xl border bg-surface p-4 text-sm shadow-pop',
        destructive ? 'border-bad/40' : 'border-line',
      )}
    >
      <Icon className={cn('mt-0.5 size-4 shrink-0', iconTones[toast.variant])} />
      <div className="min-w-0 flex-1 break-words">
        <p className="font-medium text-ink">{toast.title}</p>
        {toast.description ? <p className="mt-0.5 text-ink-muted">{toast.description}</p> : null}
      </div>
      <button
        type="button"
        aria-label="Dismiss notification"
        onClick={() => dismissToast(toast.id)}
        className="-m-1 grid size-7 place-items-center rounded-md text-ink-muted hover:bg-sunken hover:text-ink"
      >
        <X className="size-3.5" />
      </button>
    </li>
  );
}

/** The live region of the app: polite for information, assertive for errors. */
export function Toaster() {
  const toasts = useToasts();
  const calm = toasts.filter((toast) => toast.variant !== 'destructive');
  const errors = toasts.filter((toast) => toast.variant === 'destructive');
  return (
    <section
      aria-label="Notifications"
      className="print:hidden pointer-events-none fixed inset-x-4 bottom-4 [:root[data-notice]_&]:bottom-20 z-[60] flex flex-col gap-2 sm:left-auto sm:w-96"
    >
      <ol aria-live="assertive" aria-relevant="additions text" className="flex flex-col gap-2">
        {errors.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
      <ol aria-live="polite" aria-relevant="additions text" className="flex flex-col gap-2">
        {calm.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}
