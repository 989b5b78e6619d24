import { REPORT_CREDIT } from '@/lib/checkout/report-credit.ts';
import { ButtonLink } from './ui/button.tsx';

/** Leads to where credit is added; from the payment page the way back is to the report that waits for it. */
export function TopUpAiBalance({ look = 'outline' }: { look?: 'primary' | 'outline' }) {
  return (
    <ButtonLink look={look} size="small" to={REPORT_CREDIT} className="justify-self-start">
      Top Up AI Balance
    </ButtonLink>
  );
}
