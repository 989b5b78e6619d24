import { PlaygroundPage } from '@/features/playground/playground-page.tsx';

export default function PlaygroundRoute() {
  return <PlaygroundPage />;
}
