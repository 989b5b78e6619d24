import { createContext, type ReactNode, use, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';

/** The section that is worked in, and how to become it. */
const Lead = createContext<{ readonly lead: string; readonly take: (section: string) => void }>({
  lead: '',
  take: () => undefined,
});
const Section = createContext('');

/** Sections of which one leads: only its buttons are filled. `first` leads until another one is worked in. */
export function LeadingSections({ first, children }: { first: string; children: ReactNode }) {
  const [lead, take] = useState(first);
  return <Lead value={{ lead, take }}>{children}</Lead>;
}

/** A section that leads once something in it is touched or focused. */
function LeadingSection({ id, children }: { id: string; children: ReactNode }) {
  const { take } = use(Lead);
  return (
    <div className="contents" onFocusCapture={() => take(id)} onPointerDownCapture={() => take(id)}>
      <Section value={id}>{children}</Section>
    </div>
  );
}

/** The look of the main button of a section: filled while the section leads. */
export function useLeadingLook(): 'primary' | 'outline' {
  return use(Section) === use(Lead).lead ? 'primary' : 'outline';
}

/** The main button of a section. */
export function LeadingButton(props: Omit<Parameters<typeof Button>[0], 'look'>) {
  return <Button look={useLeadingLook()} {...props} />;
}

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
