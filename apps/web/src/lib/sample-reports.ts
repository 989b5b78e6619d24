import { paths } from './paths.ts';

/** The page of a sample. */
export const sampleAddress = (id: string): string => `${paths.sampleReports}/${id}`;
/** A sample as a document to print. */
export const samplePdf = (id: string): string => `${sampleAddress(id)}.pdf`;
