import { ErrorsPage } from '@/features/reference/errors-page.tsx';

export default function Errors() {
  return <ErrorsPage />;
}
