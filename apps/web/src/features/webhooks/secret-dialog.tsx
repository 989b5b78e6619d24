import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';

const COPIED_MS = 2000;

interface SecretDialogProps {
  /** Null: closed. */
  secret: string | null;
  title: string;
  /** The name of the secret, for the copy button. */
  name: string;
  /** Its purpose, and what to do if it is lost. */
  children: React.ReactNode;
  onClose: () => void;
}

/** Shows a secret once. Only its own button closes it, so that a stray click does not lose the secret. */
export function SecretDialog({ secret, title, name, children, onClose }: SecretDialogProps) {
  return (
    <Dialog open={secret !== null} blocking title={title} description={children} onClose={onClose}>
      <div className="flex items-center gap-1 rounded-lg border border-line-strong bg-sunken/60 py-1 pr-1 pl-4">
        <code data-testid="secret" className="min-w-0 flex-1 py-1 font-mono text-[0.8125rem] break-all">
          {secret}
        </code>
        <CopyButton text={secret ?? ''} label={`Copy ${name}`} indicatorMs={COPIED_MS} />
      </div>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>I have stored it</Button>
      </div>
    </Dialog>
  );
}
