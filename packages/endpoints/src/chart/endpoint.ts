import { withoutVariables } from '@theia-astro/chart-svg/themes/without-variables';
import type { Endpoint, Representations } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateChartPicture } from './calculate.ts';
import { chartExample } from './example.ts';
import { chartForReaders } from './markdown-options.ts';
import type { Format } from './options.ts';
import type { LLM } from '../request/answer-format.ts';
import { type ChartRequest, parseChart, chartFields } from './request.ts';
import { chartResponseSchema } from './schema.ts';

export const MEDIA_TYPES: Readonly<Record<Exclude<Format, typeof LLM>, string>> = {
  svg: 'image/svg+xml',
  json: 'application/json',
  png: 'image/png',
};

/** The picture of an answer. */
function picture(answer: Readonly<Record<string, unknown>>): string {
  return String(answer['svg']);
}

function representations({ picture: { format, sizePx } }: ChartRequest): Representations {
  return {
    asked: format === null || format === 'llm' ? null : MEDIA_TYPES[format],
    offered: [
      { mediaType: MEDIA_TYPES.svg, write: picture },
      { mediaType: MEDIA_TYPES.json, write: null },
      { mediaType: MEDIA_TYPES.png, write: (answer) => withoutVariables(picture(answer)), rasterWidthPx: sizePx },
    ],
  };
}

/** POST /chart (docs/methods/reports-and-charts.md). */
export const chartEndpoint: Endpoint<ChartRequest, typeof chartResponseSchema> = {
  name: 'chart',
  path: '/chart',
  methods: ['POST'],
  tag: 'Western',
  summary: 'Chart as a picture',
  description:
    'A natal wheel, a bi-wheel with a partner or with transits, a table of aspects, or a chart in the North, South or East Indian style, as SVG, as PNG, ' +
    'or as JSON with the position of everything in it. Glyphs and figures are paths: the picture is the same everywhere, without a font.',
  requestWords: ['chart'],
  requestSchema: chartFields.schema,
  responseSchema: chartResponseSchema,
  example: chartExample,
  parse: parseChart,
  need: ({ siderealWheel }) => need('chart', 'starter', siderealWheel),
  markdownOptions: chartForReaders,
  calculate: calculateChartPicture,
  forms: { mediaTypes: [MEDIA_TYPES.svg, MEDIA_TYPES.png], of: representations },
};
