import { AboutPage } from '@/features/marketing/about-page.tsx';
import { pageMeta } from '@/lib/page-meta.ts';

export const meta = () => pageMeta('About', 'What Theia is and how it is made.');

export default function About() {
  return <AboutPage />;
}
