/** What the pages say about a sample. */
interface SampleWords {
  readonly kind: string;
  /** Its subject, in a few words. */
  readonly about: string;
  /** The source of the birth data. */
  readonly source: string;
}

const EINSTEIN_SOURCE =
  'Time and place: birth record, registry office of Ulm, 15 March 1879 (Collected Papers, volume 1, document 1).';

/** By the id of the sample (`packages/endpoints/src/report/samples.ts`). */
export const SAMPLES: Readonly<Record<string, SampleWords>> = {
  'birth-chart': {
    kind: 'Birth chart',
    about: 'Albert Einstein, born in Ulm on 14 March 1879',
    source: EINSTEIN_SOURCE,
  },
  'vedic-birth-chart': {
    kind: 'Vedic birth chart',
    about: 'The same birth, read the Indian way',
    source: EINSTEIN_SOURCE,
  },
  relationship: {
    kind: 'Relationship',
    about: 'Queen Victoria and Prince Albert, married for 21 years',
    source:
      'Victoria: quarter past four in the morning, Kensington Palace (London Gazette, 24 May 1819). Albert: six in the morning, near Coburg (letter of the Dowager Duchess of Coburg, 27 August 1819, in Grey, The Early Years of the Prince Consort).',
  },
  'year-ahead': {
    kind: 'Year ahead',
    about: 'Einstein’s year from 14 March 1905, in which he wrote four papers that changed physics',
    source: EINSTEIN_SOURCE,
  },
  'dasha-period': {
    kind: 'Dasha period',
    about: 'The Vedic period that Einstein was in, in the summer of 1905',
    source: EINSTEIN_SOURCE,
  },
  'moon-month': {
    kind: 'Moon month',
    about: 'May 1919, when an eclipse showed that light bends as Einstein had said',
    source: EINSTEIN_SOURCE,
  },
};
