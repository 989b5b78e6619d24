export { AlternativesPage as default } from '@/features/alternatives/alternatives-page.tsx';
