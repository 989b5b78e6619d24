import { StatusPage } from '@/features/status/status-page.tsx';
import { QueryScope } from '../query-scope.tsx';

export default function Status() {
  return (
    <QueryScope>
      <StatusPage />
    </QueryScope>
  );
}
