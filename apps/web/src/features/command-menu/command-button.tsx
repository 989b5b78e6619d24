import { useEffect, useState } from 'react';
import { Search } from '@/components/icons/icons.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { loadPart } from '@/lib/load-part.ts';
import { usePart } from '@/lib/use-part.ts';

const loadMenu = () => import('./command-menu.tsx');

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the command menu, also by Ctrl+K or ⌘K. The menu is loaded when it is first wanted. */
export function CommandButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const menu = usePart(loadMenu, wanted);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setWanted(true);
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
        onPointerEnter={() => void loadPart(loadMenu).catch(() => undefined)}
        className="flex size-9 items-center justify-center gap-2 rounded-lg text-sm text-ink-muted transition-colors hover:bg-sunken hover:text-ink md:w-56 md:justify-start md:border md:border-line-strong md:px-3"
      >
        <Search className="size-4 shrink-0" />
        <span className="sr-only md:not-sr-only">Search</span>
        <kbd aria-hidden="true" className="ml-auto hidden font-mono text-xs md:inline">
          {isMac() ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      {menu.status === 'loaded' ? <menu.part.CommandMenu open={open} onClose={() => setOpen(false)} /> : null}
      {menu.status === 'failed' && open ? (
        <div className="fixed inset-x-4 top-20 z-50 mx-auto max-w-md shadow-pop">
          <Alert tone="bad">
            <p>{menu.reason}</p>
            <button type="button" className="mt-1 font-medium underline" onClick={menu.retry}>
              Try again
            </button>
          </Alert>
        </div>
      ) : null}
    </>
  );
}
