import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { DashboardShell } from '@/components/shell/dashboard-shell.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';

/** Dashboard reads: fresh enough to show at once, read again when the window or the connection comes back. Without one they say so at once. */
function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures) => failures < 1 && navigator.onLine,
        staleTime: 5000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
}

function UserScope() {
  const [queries] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <DashboardShell>
        <Outlet />
      </DashboardShell>
    </QueryClientProvider>
  );
}

/** The shell and the data of one user; another user starts with nothing remembered. */
export default function DashboardLayout() {
  const user = useSignedInUser();
  return <UserScope key={user.id} />;
}
