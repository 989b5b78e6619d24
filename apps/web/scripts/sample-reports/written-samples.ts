import { reportProducts } from '@theia-astro/endpoints/report-products';
import { reportSamples } from '@theia-astro/endpoints/report/samples';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { writeReportPdf } from '@theia-astro/report/pdf/pdf';
import { EN } from '@theia-astro/report/texts/en';
import { libraryOf } from '@theia-astro/report/texts/library';
import type { Sample, SampleReport } from '../../src/features/sample-reports/model.ts';
import { SAMPLES } from './samples.ts';

/** The samples do not depend on it. */
const NOW_MS = Date.UTC(2026, 0, 1);

export interface WrittenSample extends Sample {
  /** The same as a document to print, A4. */
  readonly pdf: Uint8Array;
}

type Paragraph = SampleReport['opening'];
const shown = ({ text, notes }: Paragraph): Paragraph => ({ text, notes });

/** What the pages show of an answer. */
function shownReport(answer: SampleReport): SampleReport {
  const { title, subtitle, opening, sections, closing, limits, charts, tables, words } = answer;
  return {
    title,
    subtitle,
    opening: shown(opening),
    sections: sections.map((section) => ({ ...section, paragraphs: section.paragraphs.map(shown) })),
    closing: shown(closing),
    limits,
    charts,
    tables,
    words,
  };
}

let written: Promise<readonly WrittenSample[]> | null = null;

/** The samples as POST /report answers them today; written once a build. */
export function writtenSamples(): Promise<readonly WrittenSample[]> {
  return (written ??= write());
}

async function write(): Promise<readonly WrittenSample[]> {
  const context = { ephemeris: await createSwissEphemeris(), places: await loadPlaces(), nowMs: NOW_MS, account: null };
  return reportSamples(context, reportProducts, libraryOf(EN)).map(({ id, request, report }) => {
    const words = SAMPLES[id];
    if (words === undefined) throw new Error(`${id} has no words in samples.ts`);
    return { id, ...words, request, report: shownReport(report), pdf: writeReportPdf(report, 'a4') };
  });
}
