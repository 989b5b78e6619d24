import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { X } from '@/components/icons/icons.tsx';
import { useAfterPaint } from '@/lib/after-paint.ts';
import { Backdrop, useFocusReturn } from './backdrop.tsx';

interface SheetProps {
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  onClose: () => void;
  /** The element that gets the focus on closing if no element of the page opened the sheet, for example after following a link. */
  focusAfter?: () => Element | null;
}

/** A side panel with the details of a list entry; on small screens it has the full width. */
export function Sheet({ open, title, description, children, onClose, focusAfter }: SheetProps) {
  const focus = useFocusReturn(focusAfter);
  const isShown = useAfterPaint(open);
  return (
    <Primitive.Root
      open={isShown}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Primitive.Portal>
        <Backdrop className="bg-[#060914]/45" />
        <Primitive.Content
          {...focus}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className="fixed inset-y-0 right-0 z-50 flex w-full max-w-2xl animate-fade-in flex-col border-l border-line bg-surface shadow-pop"
        >
          <header className="flex items-start justify-between gap-4 border-b border-line px-5 py-4 sm:px-6">
            <div className="min-w-0">
              <Primitive.Title className="text-base font-semibold tracking-tight break-words">{title}</Primitive.Title>
              {description === undefined ? null : (
                <Primitive.Description asChild>
                  <div className="mt-0.5 text-sm text-ink-muted">{description}</div>
                </Primitive.Description>
              )}
            </div>
            <Primitive.Close
              aria-label="Close"
              className="-mr-2 -mt-1 grid size-9 shrink-0 place-items-center rounded-lg text-ink-muted hover:bg-sunken hover:text-ink"
            >
              <X className="size-4" />
            </Primitive.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 sm:px-6">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
