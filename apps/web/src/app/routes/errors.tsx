import { ErrorsPage } from '@/features/guide/errors-page.tsx';

export default function Errors() {
  return <ErrorsPage />;
}
