import { Dialog } from 'radix-ui';
import { Backdrop } from '@/components/ui/backdrop.tsx';
import { X } from '@/components/icons/icons.tsx';
import { LogoMark } from '@/components/layout/logo.tsx';
import { useFocusReturn } from '@/components/ui/use-focus-return.ts';
import { useAfterPaint } from '@/lib/after-paint.ts';
import { SidebarNav } from './sidebar-nav.tsx';

/** The sidebar on small screens. */
export function MobileSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const focus = useFocusReturn();
  const isShown = useAfterPaint(open);
  return (
    <Dialog.Root open={isShown} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Backdrop className="bg-[#060914]/60" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-72 max-w-[85vw] animate-slide-in border-r border-line bg-surface shadow-pop"
        >
          <div className="flex h-16 items-center justify-between border-b border-line px-4">
            <span className="inline-flex items-center gap-2.5">
              <LogoMark />
              <Dialog.Title className="font-semibold tracking-tight">Menu</Dialog.Title>
            </span>
            <Dialog.Close
              aria-label="Close menu"
              className="grid size-9 place-items-center rounded-lg text-ink-muted hover:bg-sunken hover:text-ink"
            >
              <X className="size-4" />
            </Dialog.Close>
          </div>
          <SidebarNav expanded onNavigate={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
