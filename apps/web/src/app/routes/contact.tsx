import { ContactPage } from '@/features/contact/contact-page.tsx';

export default function Contact() {
  return <ContactPage />;
}
