import { PlansPage } from '@/features/plans/plans-page.tsx';
import { QueryScope } from '../query-scope.tsx';

export default function Pricing() {
  return (
    <QueryScope>
      <PlansPage />
    </QueryScope>
  );
}
