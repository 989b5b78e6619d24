import type { Plugin } from 'vite';
import type { Sample, SampleBeginning, SampleEntry } from '../../src/features/sample-reports/model.ts';
import { SAMPLES } from './samples.ts';
import { type WrittenSample, writtenSamples } from './written-samples.ts';

const PREFIX = 'virtual:sample-reports';

const constant = (name: string, value: unknown): string => `export const ${name} = ${JSON.stringify(value)};\n`;

const IDS = Object.keys(SAMPLES);

function index(): string {
  const entries = Object.entries(SAMPLES).map(([id, { kind, about }]): SampleEntry => ({ id, kind, about }));
  const loaders = IDS.map((id) => `'${id}': () => import('${PREFIX}/${id}'),\n`);
  return `${constant('samples', entries)}export const loaders = {\n${loaders.join('')}};\n`;
}

function beginning({ id, kind, about, report }: WrittenSample): SampleBeginning {
  const { title, opening, sections, closing, words } = report;
  const paragraphs = [opening, ...sections.flatMap((section) => section.paragraphs), closing];
  const reasons = new Set(paragraphs.flatMap(({ notes }) => notes)).size;
  return { id, kind, about, title, text: opening.text, notes: opening.notes, words, reasons };
}

async function writtenSample(id: string): Promise<WrittenSample> {
  const sample = (await writtenSamples()).find((one) => one.id === id);
  if (sample === undefined) throw new Error(`There is no sample ${id}`);
  return sample;
}

const whole = ({ id, kind, about, source, request, report }: WrittenSample): Sample => ({
  id,
  kind,
  about,
  source,
  request,
  report,
});

const modules: Readonly<Record<string, () => string | Promise<string>>> = {
  [PREFIX]: index,
  [`${PREFIX}-beginnings`]: async () => constant('beginnings', (await writtenSamples()).map(beginning)),
  ...Object.fromEntries(
    IDS.map((id) => [`${PREFIX}/${id}`, async () => constant('sample', whole(await writtenSample(id)))]),
  ),
};

/** Gives the web build a written report of each kind: `virtual:sample-reports` and its parts, each loaded by the page that shows it. */
export function sampleModules(): Plugin {
  return {
    name: 'sample-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? (modules[id.slice(1)]?.() ?? null) : null),
  };
}
