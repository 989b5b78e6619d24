import { Dialog } from '@/components/ui/dialog.tsx';
import { SHORTCUT_HELP } from './shortcuts.ts';

/** The keys of the log. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keys" description="They work when no field has the focus.">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2.5 text-sm">
        {SHORTCUT_HELP.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid h-7 min-w-7 place-items-center rounded-md border border-line-strong bg-sunken px-2 font-mono text-xs">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
