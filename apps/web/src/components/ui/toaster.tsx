import { type RefObject, useEffect, useRef } from 'react';
import { CircleAlert, CircleCheck, Info, X } from '@/components/icons/icons.tsx';
import { cn } from '@/lib/cn.ts';
import { dismissToast, TOAST_DURATION_MS, type Toast, useToasts } from '@/lib/toast.ts';

const icons = { default: Info, success: CircleCheck, destructive: CircleAlert } as const;
const iconTones = { default: 'text-accent', success: 'text-ok', destructive: 'text-bad' } as const;

/**
 * Ends a message after its time. The time begins again with every move of the pointer in it, and waits while it has the focus, so that it does not go
 * while it is read. A pointer that rests there may wait for what the message covers.
 */
function useEnd(item: RefObject<HTMLElement | null>, { id, variant }: Toast): void {
  useEffect(() => {
    const element = item.current;
    if (element === null || variant === 'destructive') return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => clearTimeout(timer);
    const begin = () => {
      wait();
      if (!element.contains(document.activeElement)) timer = setTimeout(() => dismissToast(id), TOAST_DURATION_MS);
    };
    const stop = new AbortController();
    element.addEventListener('pointermove', begin, { signal: stop.signal });
    element.addEventListener('focusin', wait, { signal: stop.signal });
    element.addEventListener('focusout', begin, { signal: stop.signal });
    begin();
    return () => {
      stop.abort();
      wait();
    };
  }, [item, id, variant]);
}

function ToastCard({ toast }: { toast: Toast }) {
  const item = useRef<HTMLLIElement>(null);
  useEnd(item, toast);
  const Icon = icons[toast.variant];
  return (
    <li
      ref={item}
      className={cn(
        'pointer-events-auto flex w-full animate-rise items-start gap-3 rounded-xl border bg-surface p-4 text-sm shadow-pop',
        toast.variant === 'destructive' ? 'border-bad/40' : 'border-line',
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
