import type { ReactNode } from 'react';
import { TintedCode } from '@/components/tinted-code.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { cn } from '@/lib/cn.ts';
import { COPIED_CODE_MS } from '@/lib/timers.ts';

interface CodePanelProps {
  code: string;
  /** What the copy button copies; default: the code. */
  copied?: string;
  /** The name of the code, for the copy button and assistive technology. */
  label: string;
  /** The heading; default: the label. */
  title?: string;
  /** The maximum height, as a class. */
  tall?: string;
  /** A short note on requirements or meaning. */
  note?: string;
  /** Buttons below the code. */
  children?: ReactNode;
  className?: string;
}

/** Code in a scrolling box with a copy button. */
export function CodePanel({
  code,
  copied = code,
  label,
  title,
  tall = 'max-h-96',
  note,
  children,
  className,
}: CodePanelProps) {
  return (
    <figure className={cn('overflow-hidden rounded-xl border border-line bg-surface', className)}>
      <figcaption className="flex h-10 items-center justify-between border-b border-line bg-sunken/50 pl-4 pr-1">
        <span className="truncate font-mono text-xs text-ink-muted">{title ?? label}</span>
        {note ? (
          <span className="ml-auto mr-2 hidden truncate pl-4 text-xs text-ink-muted sm:block">{note}</span>
        ) : null}
        <CopyButton text={copied} label={`Copy ${label}`} indicatorMs={COPIED_CODE_MS} />
      </figcaption>
      <pre
        tabIndex={0}
        aria-label={label}
        className={cn('overflow-auto p-4 font-mono text-[0.8125rem] leading-relaxed text-ink-soft', tall)}
      >
        <code>
          <TintedCode code={code} />
        </code>
      </pre>
      {children}
    </figure>
  );
}
