import { KEY_LABEL_CHARACTERS_MAX, keyLabel } from '@theia-astro/server/rules/keys';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Eye, EyeOff } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { maskApiKey } from '@/lib/format.ts';

const COPIED_MS = 1000;
const COPIED = 'API Key copied';

/** The key, masked until the user reveals it. Copying always copies the full key. */
export function KeyField({ apiKey, name = 'API key' }: { apiKey: string; name?: string }) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="flex items-center gap-1 rounded-lg border border-line-strong bg-sunken/60 py-1 pl-3 pr-1 sm:pl-4">
      <code data-testid="api-key" className="min-w-0 flex-1 truncate font-mono text-[0.8125rem] sm:text-sm sm:tracking-wide">
        {shown ? apiKey : maskApiKey(apiKey)}
      </code>
      <Button
        look="ghost"
        size="icon"
        aria-label={shown ? `Hide ${name}` : `Show ${name}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        icon={Icon}
      />
      <CopyButton text={apiKey} label={`Copy ${name}`} indicatorMs={COPIED_MS} copiedToast={COPIED} />
    </div>
  );
}

interface KeyLabelProps {
  label: string;
  /** A rejected name, to be edited again. */
  rejected: string | undefined;
  isEdited: boolean;
  onDone: () => void;
  onRename: (label: string) => void;
}

/** The name of a key, edited in place: Enter saves it, Escape cancels. */
export function KeyLabel({ isEdited, ...props }: KeyLabelProps) {
  if (isEdited) return <NameForm {...props} />;
  return (
    <h2 className="truncate font-semibold tracking-tight" title={props.label}>
      {props.label}
    </h2>
  );
}

function NameForm({ label, rejected, onDone, onRename }: Omit<KeyLabelProps, 'isEdited'>) {
  const [draft, setDraft] = useState(rejected ?? label);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const problem = keyLabel.safeParse(draft).error?.issues[0]?.message ?? null;
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (problem) return;
    if (draft.trim() !== label) onRename(draft.trim());
    onDone();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <form onSubmit={save} className="grid gap-1.5">
      <div className="flex gap-1.5">
        <input
          ref={input}
          aria-label={`New name of ${label}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'label-problem' : undefined}
          value={draft}
          maxLength={KEY_LABEL_CHARACTERS_MAX}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={leave}
          className="h-8 min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-2.5 text-sm"
        />
        <Button type="submit" look="outline" size="small" disabled={problem !== null}>
          Save
        </Button>
        <Button look="ghost" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
      {problem ? (
        <p id="label-problem" role="alert" className="text-[0.8125rem] font-medium text-bad">
          {problem}
        </p>
      ) : null}
    </form>
  );
}
