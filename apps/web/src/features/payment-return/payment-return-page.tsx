import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Spinner } from '@/components/ui/button.tsx';
import { takeReturnLocation } from '@/lib/checkout/return-location.ts';

const WAIT_MS = 500;

/** The return page of payments: redirects to the page that opened the payment, with the outcome. */
export function PaymentReturnPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const status = params.get('status');
  useEffect(() => {
    const timer = setTimeout(() => void navigate(takeReturnLocation(status), { replace: true }), WAIT_MS);
    return () => clearTimeout(timer);
  }, [navigate, status]);
  return (
    <main id="content" className="grid min-h-dvh place-items-center px-5">
      <div role="status" className="grid justify-items-center gap-5">
        <Spinner className="size-8 text-accent" />
        <h1 className="text-base font-medium tracking-normal">Processing your payment...</h1>
      </div>
    </main>
  );
}
