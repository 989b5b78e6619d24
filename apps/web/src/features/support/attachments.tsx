import { ATTACHMENT_TYPES } from '@theia-astro/server/rules/support-message';
import { useId } from 'react';
import { FileText, ImageIcon, Paperclip, X } from '@/components/icons/icons.tsx';
import { cn } from '@/lib/cn.ts';

function formatSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

interface AttachmentsProps {
  files: readonly File[];
  disabled: boolean;
  onAdd: (files: readonly File[]) => void;
  onRemove: (file: File) => void;
}

/** The attachments of a message: choose or drop files, list them, remove them. */
export function Attachments({ files, disabled, onAdd, onRemove }: AttachmentsProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium text-ink-soft">
        Attachments
      </label>
      <div
        className={cn(
          'relative flex items-center gap-3 rounded-lg border border-dashed border-line-strong px-4 py-3.5 text-sm transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-[var(--ring)]',
          disabled ? 'opacity-60' : 'hover:bg-sunken/60',
        )}
      >
        <Paperclip className="size-4 shrink-0 text-ink-muted" />
        <span>
          <span className="font-medium text-accent">Choose files</span>{' '}
          <span className="text-ink-muted">or drop them here. Up to 3 JPEG, PNG or PDF, 6 MB each.</span>
        </span>
        <input
          id={id}
          type="file"
          multiple
          accept={ATTACHMENT_TYPES.join(',')}
          disabled={disabled}
          className="absolute inset-0 w-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          onChange={(event) => {
            onAdd([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {files.length > 0 ? (
        <ul aria-label="Attached files" className="grid gap-1.5">
          {files.map((file) => (
            <li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              className="flex items-center gap-3 rounded-lg bg-sunken px-3 py-2 text-sm"
            >
              {file.type === 'application/pdf' ? (
                <FileText className="size-4 shrink-0 text-ink-muted" />
              ) : (
                <ImageIcon className="size-4 shrink-0 text-ink-muted" />
              )}
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <span className="text-xs text-ink-muted tabular-nums">{formatSize(file.size)}</span>
              <button
                type="button"
                disabled={disabled}
                onClick={() => onRemove(file)}
                aria-label={`Remove ${file.name}`}
                className="-m-1 grid size-7 place-items-center rounded-md text-ink-muted hover:bg-surface hover:text-ink"
              >
                <X className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
