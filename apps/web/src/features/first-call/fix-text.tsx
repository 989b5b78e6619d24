import { TextLink } from '@/components/ui/text-link.tsx';
import type { Fix } from './failure.ts';

/** What to do about a call that failed, with the way there. */
export function FixText({ fix }: { fix: Fix }) {
  return (
    <p>
      {fix.text} {fix.link ? <TextLink to={fix.link.to}>{fix.link.label}</TextLink> : null}
    </p>
  );
}
