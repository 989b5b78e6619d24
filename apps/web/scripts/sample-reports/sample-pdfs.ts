import { samplePdf } from '../../src/lib/sample-reports.ts';
import { writtenSamples } from './written-samples.ts';

/** The samples as documents to print, by their addresses. */
export async function samplePdfs(): Promise<ReadonlyMap<string, Uint8Array>> {
  return new Map((await writtenSamples()).map(({ id, pdf }) => [samplePdf(id), pdf]));
}
