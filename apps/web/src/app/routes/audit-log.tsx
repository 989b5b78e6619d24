import { AuditLogPage } from '@/features/audit-log/audit-log-page.tsx';

export default function AuditLog() {
  return <AuditLogPage />;
}
