import { paths } from '@/lib/paths.ts';
import { Alert } from './ui/alert.tsx';
import { TextLink } from './ui/text-link.tsx';

/** Says that the operator granted the plan, and how to change it. Replaces the buttons that would buy another plan. */
export function GrantedPlan({ name, className = '' }: { name: string | null; className?: string }) {
  return (
    <Alert tone="plain" title="Your plan is set by your provider" className={className}>
      <p>
        {name ?? 'It'} was granted to your account, so nothing is charged for it here, and it is not changed or
        cancelled here. <TextLink to={`${paths.settings}?panel=support`}>Write to support</TextLink> to change it.
      </p>
    </Alert>
  );
}
