import { PaymentReturnPage } from '@/features/payment-return/payment-return-page.tsx';

export default function PaymentReturn() {
  return <PaymentReturnPage />;
}
