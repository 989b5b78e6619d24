import { AboutPage } from '@/features/marketing/about-page.tsx';

export default function About() {
  return <AboutPage />;
}
