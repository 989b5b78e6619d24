import { ContactPage } from '@/features/marketing/contact-page.tsx';

export default function Contact() {
  return <ContactPage />;
}
