import { ApiKeysPage } from '@/features/api-keys/api-keys-page.tsx';

export default function ApiKeys() {
  return <ApiKeysPage />;
}
