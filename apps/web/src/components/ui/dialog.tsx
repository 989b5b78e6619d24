import { Dialog as Primitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { X } from '@/components/icons/icons.tsx';
import { useAfterPaint } from '@/lib/after-paint.ts';
import { cn } from '@/lib/cn.ts';
import { Backdrop, useFocusReturn } from './backdrop.tsx';
import { Button } from './button.tsx';

interface DialogProps {
  open: boolean;
  title: string;
  description: ReactNode;
  children: ReactNode;
  onClose: () => void;
  /** A blocking dialog is closed only by its own buttons, not by Escape or a click outside. */
  blocking?: boolean;
}

export function Dialog({ open, title, description, children, onClose, blocking = false }: DialogProps) {
  const focus = useFocusReturn();
  const isShown = useAfterPaint(open);
  const keepOpen = (event: Event) => {
    if (blocking) event.preventDefault();
  };
  return (
    <Primitive.Root
      open={isShown}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Primitive.Portal>
        <Backdrop className="bg-[#060914]/60" />
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center overflow-y-auto p-4">
          <Primitive.Content
            {...focus}
            onEscapeKeyDown={keepOpen}
            onInteractOutside={keepOpen}
            className="pointer-events-auto relative w-full max-w-md animate-rise rounded-2xl border border-line bg-surface p-6 shadow-pop sm:p-7"
          >
            <Primitive.Title className="pr-8 text-lg font-semibold tracking-tight">{title}</Primitive.Title>
            <Primitive.Description asChild>
              <div className="mt-1.5 text-sm text-ink-muted">{description}</div>
            </Primitive.Description>
            <div className="mt-5">{children}</div>
            {blocking ? null : (
              <Primitive.Close
                aria-label="Close"
                className="absolute right-4 top-4 grid size-8 place-items-center rounded-lg text-ink-muted hover:bg-sunken hover:text-ink"
              >
                <X className="size-4" />
              </Primitive.Close>
            )}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface DialogActionsProps {
  onCancel: () => void;
  cancelDisabled?: boolean;
  children: ReactNode;
  className?: string;
}

/** The buttons at the end of a dialog: Cancel, then its actions. */
export function DialogActions({ onCancel, cancelDisabled, children, className }: DialogActionsProps) {
  return (
    <div className={cn('flex flex-wrap justify-end gap-2', className)}>
      <Button look="ghost" disabled={cancelDisabled} onClick={onCancel}>
        Cancel
      </Button>
      {children}
    </div>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What stops working after the action. */
  children: ReactNode;
  /** The label of the confirm button, the same as on the button that opened the dialog. */
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something stops working. The focus starts on Cancel and returns to the button that opened the dialog. */
export function ConfirmDialog({ open, title, children, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} description={children}>
      <DialogActions onCancel={onClose}>
        <Button
          look="danger"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'title'> {
  title: string;
  description: ReactNode;
  /** What the dialog has while it is open. */
  renderContent: (close: () => void) => ReactNode;
}

/** A button with the dialog that it opens. It does nothing while it is `aria-disabled`. */
export function DialogButton({ title, description, renderContent, ...button }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(!button['aria-disabled'])} />
      <Dialog open={open} title={title} description={description} onClose={close}>
        {open ? renderContent(close) : null}
      </Dialog>
    </>
  );
}

interface ConfirmButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'title'> {
  title: string;
  confirm: string;
  /** What stops working after the action. */
  question: ReactNode;
  onConfirm: () => void;
}

/** A button whose action is confirmed in a dialog. It does nothing while it is `aria-disabled`. */
export function ConfirmButton({ title, confirm, question, onConfirm, ...button }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(!button['aria-disabled'])} />
      <ConfirmDialog
        open={asking}
        title={title}
        confirm={confirm}
        onConfirm={onConfirm}
        onClose={() => setAsking(false)}
      >
        {question}
      </ConfirmDialog>
    </>
  );
}
