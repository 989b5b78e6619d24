import { Outlet } from 'react-router';
import { DashboardShell } from '@/components/shell/dashboard-shell.tsx';
import { CommandButton } from '@/features/command-menu/command-button.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { QueryScope } from '../query-scope.tsx';

/** The shell and the cached data of one user. Another user starts with an empty cache. */
export function DashboardLayout() {
  const user = useSignedInUser();
  return (
    <QueryScope key={user.id}>
      <DashboardShell search={<CommandButton />}>
        <Outlet />
      </DashboardShell>
    </QueryScope>
  );
}
