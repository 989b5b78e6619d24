import type { Config } from '@react-router/dev/config';
import { PRERENDERED_PATHS } from './src/lib/paths.ts';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'dist',
  ssr: false,
  prerender: [...PRERENDERED_PATHS],
} satisfies Config;
