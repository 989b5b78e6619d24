import { ScrollText } from '@/components/icons/icons.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/list.tsx';
import { paths } from '@/lib/paths.ts';

/** The log of an account that has made no call: nothing to filter, and the way to a first call. */
export function NoCalls() {
  return (
    <Card aria-label="Calls" className="pb-12">
      <EmptyState icon={ScrollText} title="No calls yet">
        Every call made with your keys appears here, with its request, response, time and cost.
      </EmptyState>
      <div className="grid justify-items-center">
        <ButtonLink to={paths.playground}>Make a call in the Playground</ButtonLink>
      </div>
    </Card>
  );
}
