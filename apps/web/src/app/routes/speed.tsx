export { SpeedPage as default } from '@/features/speed/speed-page.tsx';
