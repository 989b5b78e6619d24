import { TintedCode } from '@/components/tinted-code.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { cn } from '@/lib/cn.ts';

const COPIED_MS = 2000;
interface CodeBlockProps {
  code: string;
  label: string;
  title?: string;
  /** A short note on requirements or meaning. */
  note?: string;
  className?: string;
}

/** A scrollable block of code with a copy button. */
export function CodeBlock({ code, label, title, note, className }: CodeBlockProps) {
  return (
    <figure className={cn('overflow-hidden rounded-xl border border-line bg-surface', className)}>
      <figcaption className="flex h-11 items-center justify-between border-b border-line pl-4 pr-1.5">
        <span className="font-mono text-xs text-ink-soft">{title ?? label}</span>
        {note ? (
          <span className="ml-auto mr-2 hidden truncate pl-4 text-xs text-ink-muted sm:block">{note}</span>
        ) : null}
        <CopyButton text={code} label={`Copy ${label}`} indicatorMs={COPIED_MS} />
      </figcaption>
      <pre
        tabIndex={0}
        aria-label={label}
        className="overflow-x-auto p-4 font-mono text-[0.8125rem] leading-relaxed text-ink-soft"
      >
        <code>
          <TintedCode code={code} />
        </code>
      </pre>
    </figure>
  );
}
