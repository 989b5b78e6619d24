import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { DashboardShell } from '@/components/shell/dashboard-shell.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';

/** Dashboard reads: fresh enough to show at once, read again when the window comes back. */
function makeQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5000 } } });
}

function UserScope() {
  const [queries] = useState(makeQueryClient);
  return <QueryClientProvider client={queries}><DashboardShell><Outlet /></DashboardShell></QueryClientProvider>;
}

/** The shell and the data of one user; another user starts with nothing remembered. */
export default function DashboardLayout() {
  const user = useSignedInUser();
  return <UserScope key={user.id} />;
}
