export { AccuracyPage as default } from '@/features/accuracy/accuracy-page.tsx';
