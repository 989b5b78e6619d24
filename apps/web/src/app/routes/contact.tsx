import { ContactPage } from '@/features/contact/contact-page.tsx';
import { QueryScope } from '../query-scope.tsx';

export default function Contact() {
  return (
    <QueryScope>
      <ContactPage />
    </QueryScope>
  );
}
