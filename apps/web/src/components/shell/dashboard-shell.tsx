import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { PanelLeft, X } from '@/components/icons/icons.tsx';
import { AccountMenu } from '@/components/layout/account-menu.tsx';
import { Logo, LogoMark, SkipLink, ThemeToggle } from '@/components/layout/logo.tsx';
import { Backdrop, useFocusReturn } from '@/components/ui/backdrop.tsx';
import { Button } from '@/components/ui/button.tsx';
import { TooltipProvider } from '@/components/ui/tooltip.tsx';
import { useAfterPaint } from '@/lib/after-paint.ts';
import { cn } from '@/lib/cn.ts';
import { CURRENT_YEAR, site } from '@/lib/site.ts';
import { ShellNotices } from './shell-notices.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import { useSidebar } from './sidebar-state.ts';

/** The sidebar on small screens. */
function MobileSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const focus = useFocusReturn();
  const isShown = useAfterPaint(open);
  return (
    <Dialog.Root open={isShown} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Backdrop className="bg-[#060914]/60" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-72 max-w-[85vw] animate-slide-in overflow-y-auto border-r border-line bg-surface shadow-pop"
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

/**
 * Header of 64 px, sidebar of 16rem or 3rem (a sheet below 768 px), content and footer. The content is at least as tall as the window, so that the
 * footer does not move while the content loads.
 */
export function DashboardShell({ search, children }: { search: ReactNode; children: ReactNode }) {
  const { mobile, expanded, sheetOpen, setSheetOpen, toggle } = useSidebar();
  const open = mobile ? sheetOpen : expanded;
  return (
    <TooltipProvider>
      <div className="flex min-h-dvh flex-col print:block">
        <SkipLink />
        <header className="sticky top-0 z-40 flex h-16 print:hidden items-center gap-2 border-b border-line bg-surface px-3 sm:px-4">
          <Button
            look="ghost"
            size="icon"
            aria-label="Toggle sidebar"
            aria-expanded={open}
            title="Toggle sidebar (Ctrl+B)"
            onClick={toggle}
            icon={PanelLeft}
          />
          <Logo />
          <div className="ml-auto flex items-center gap-2">
            {search}
            <ThemeToggle />
            <AccountMenu />
          </div>
        </header>
        <div className="flex flex-1 print:block">
          {mobile ? (
            <MobileSheet open={sheetOpen} onOpenChange={setSheetOpen} />
          ) : (
            <aside
              data-state={expanded ? 'expanded' : 'collapsed'}
              className={cn(
                'print:hidden shrink-0 border-r border-line bg-surface transition-[width] duration-200',
                expanded ? 'w-[16rem]' : 'w-[3rem]',
              )}
            >
              <div className="sticky top-16 h-[calc(100dvh-4rem)] overflow-y-auto overflow-x-hidden">
                <SidebarNav expanded={expanded} />
              </div>
            </aside>
          )}
          <div className="flex min-w-0 flex-1 flex-col print:block">
            <main
              id="content"
              tabIndex={-1}
              className="mx-auto min-h-[calc(100dvh-4rem)] w-full max-w-6xl flex-1 px-4 py-7 sm:px-8 sm:py-9"
            >
              {children}
            </main>
            <footer className="print:hidden border-t border-line px-4 py-4 text-[0.8125rem] text-ink-muted sm:px-8">
              © {CURRENT_YEAR} {site.name}
            </footer>
          </div>
        </div>
        <ShellNotices />
      </div>
    </TooltipProvider>
  );
}
