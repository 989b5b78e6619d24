import { PageHeading } from '@/components/ui/page-heading.tsx';
import { ApiKeyCard } from '@/features/api-keys/api-key-card.tsx';
import { KeySwitch } from '@/features/api-keys/key-switch.tsx';

export default function ApiKeys() {
  return (
    <div className="max-w-3xl">
      <PageHeading title="API Keys" description="Keep the key on your server: whoever has it calls at your expense." />
      <ApiKeyCard />
      <KeySwitch />
    </div>
  );
}
