import type { ReactNode } from 'react';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { LeadingSection } from './lead.tsx';

export function SettingsSection({
  id,
  title,
  description,
  action,
  children,
}: {
  id: string;
  title: string;
  description: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} description={description} action={action} />
      <LeadingSection id={id}>
        <div className="max-w-md p-5 sm:p-6">{children}</div>
      </LeadingSection>
    </Card>
  );
}
