import type { ComponentType } from 'react';
import { loaders } from 'virtual:sample-reports';
import { SamplePage } from '@/features/sample-reports/sample-page.tsx';

/** The page of one sample of a written report. */
export async function loadSample(id: string): Promise<ComponentType> {
  const load = loaders[id];
  if (load === undefined) throw new Error(`No sample ${id}`);
  const { sample } = await load();
  return function SampleReport() {
    return <SamplePage sample={sample} />;
  };
}
