import { useEffect, useState } from 'react';
import { loadConfig } from '@/lib/config.ts';
import { paths } from '@/lib/paths.ts';
import { textLinkClass } from './ui/text-link.tsx';

/** A link to the local mailbox, in local mode. Renders nothing in production. */
export function MailboxLink() {
  const [local, setLocal] = useState(false);
  useEffect(() => {
    loadConfig().then(
      (config) => setLocal(config.mode === 'local'),
      () => undefined,
    );
  }, []);
  if (!local) return null;
  return (
    <p className="rounded-lg bg-sunken px-3.5 py-2.5 text-[0.8125rem] text-ink-soft">
      Local mode: mail is kept on this machine.{' '}
      <a className={textLinkClass} href={paths.mailbox} target="_blank" rel="noreferrer">
        Open the mailbox
      </a>
    </p>
  );
}
