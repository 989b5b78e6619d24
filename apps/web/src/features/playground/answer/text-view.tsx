import { useState } from 'react';
import { Download } from '@/components/icons/icons.tsx';
import { TintedCode } from '@/components/tinted-code.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { formatBytes } from '@/lib/format.ts';
import { saveFile } from '@/lib/save-file.ts';
import { COPIED_CODE_MS } from '@/lib/timers.ts';

/** A page of text is laid out in a few milliseconds; millions of characters would stop the page. */
const SHOWN_FIRST = 60_000;
const SHOWN_MORE = 240_000;

interface TextViewProps {
  text: string;
  label: string;
  mediaType: string;
  /** Of the file that is saved. */
  fileName: string;
}

/** A text of any length: its beginning first, the whole by copying or saving. */
export function TextView({ text, label, mediaType, fileName }: TextViewProps) {
  const [shown, setShown] = useState(SHOWN_FIRST);
  const isCut = text.length > shown;
  return (
    <figure className="overflow-hidden rounded-xl border border-line bg-surface">
      <figcaption className="flex h-10 items-center border-b border-line bg-sunken/50 pr-1 pl-4">
        <span className="min-w-0 flex-1 truncate font-mono text-xs text-ink-muted">
          {mediaType} · {formatBytes(text.length)}
        </span>
        <Button
          look="ghost"
          size="icon"
          aria-label={`Save ${label}`}
          title={`Save ${label}`}
          onClick={() => saveFile(fileName, mediaType, text)}
          icon={Download}
        />
        <CopyButton text={text} label={`Copy ${label}`} indicatorMs={COPIED_CODE_MS} />
      </figcaption>
      <pre
        tabIndex={0}
        aria-label={label}
        className="max-h-[36rem] overflow-auto p-4 font-mono text-[0.8125rem] leading-relaxed text-ink-soft"
      >
        <code>
          <TintedCode code={isCut ? text.slice(0, shown) : text} />
        </code>
      </pre>
      {isCut ? (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-2 text-xs text-ink-muted">
          <span>
            The first {formatBytes(shown)} of {formatBytes(text.length)}
          </span>
          <Button look="outline" size="small" onClick={() => setShown(shown + SHOWN_MORE)}>
            Show more
          </Button>
        </div>
      ) : null}
    </figure>
  );
}
