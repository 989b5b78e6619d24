import { ContactPage } from '@/features/marketing/contact-page.tsx';
import { pageMeta } from '@/lib/page-meta.ts';

export const meta = () => pageMeta('Contact', 'How to reach the people behind Theia.');

export default function Contact() {
  return <ContactPage />;
}
