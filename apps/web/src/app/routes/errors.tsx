import { ErrorsPage } from '@/features/documentation/errors-page.tsx';

export default function Errors() {
  return <ErrorsPage />;
}
