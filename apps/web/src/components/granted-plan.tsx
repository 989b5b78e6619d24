import { paths } from '@/lib/paths.ts';
import { Alert } from './ui/alert.tsx';
import { TextLink } from './ui/text-link.tsx';

/** Says that the operator granted the plan, and how to change it. Replaces the buttons that would buy another plan. */
export function GrantedPlan({ name, className = '' }: { name: string | null; className?: string }) {
  return (
    <Alert tone="plain" className={className}>
      <p>
        Plan managed by support. {name ?? 'Your plan'} was granted to your account, so you are not charged for it.{' '}
        <TextLink to={`${paths.settings}?panel=support`}>Contact support</TextLink> to change or cancel it.
      </p>
    </Alert>
  );
}
