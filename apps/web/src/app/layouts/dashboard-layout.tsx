import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { DashboardShell } from '@/components/shell/dashboard-shell.tsx';
import { AuthGuard } from '../auth-guard.tsx';
import { queryClient } from '../query-client.ts';

export default function DashboardLayout() {
  return (
    <AuthGuard>
      <QueryClientProvider client={queryClient}>
        <DashboardShell><Outlet /></DashboardShell>
      </QueryClientProvider>
    </AuthGuard>
  );
}
