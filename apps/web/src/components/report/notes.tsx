import { cn } from '@/lib/cn.ts';
import { noteParts } from './note-parts.ts';

/** What a paragraph rests on, one line for each placement, aspect or rule. */
export function Notes({ notes, className }: { notes: readonly string[]; className?: string }) {
  return (
    <ul className={cn('grid content-start gap-1.5 text-xs leading-snug text-ink-muted tabular-nums', className)}>
      {notes.map((note) => {
        const { what, more } = noteParts(note);
        return (
          <li key={note}>
            <span className="font-medium text-ink-soft">{what}</span>
            {more}
          </li>
        );
      })}
    </ul>
  );
}
