import { withoutVariables } from '@theia/chart-svg/themes/without-variables';
import type { Endpoint, Representations } from '../endpoint.ts';
import { need } from '../shared/need.ts';
import { calculateChartPicture } from './calculate.ts';
import { chartExample } from './example.ts';
import type { Format } from './options.ts';
import { type ChartRequest, parseChart } from './request.ts';
import { chartRequestSchema, chartResponseSchema } from './schema.ts';

export const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  svg: 'image/svg+xml',
  json: 'application/json',
  png: 'image/png',
};

/** The picture out of an answer. */
function picture(answer: Readonly<Record<string, unknown>>): string {
  return String(answer['svg']);
}

function representations({ picture: { format, sizePx } }: ChartRequest): Representations {
  return {
    asked: format === null ? null : MEDIA_TYPES[format],
    offered: [
      { mediaType: MEDIA_TYPES.svg, write: picture },
      { mediaType: MEDIA_TYPES.json, write: null },
      { mediaType: MEDIA_TYPES.png, write: (answer) => withoutVariables(picture(answer)), rasterWidthPx: sizePx },
    ],
  };
}

/** POST /chart, contract §14. */
export const chartEndpoint: Endpoint<ChartRequest> = {
  name: 'chart',
  path: '/chart',
  methods: ['POST'],
  summary: 'Chart as a picture',
  description:
    'A natal wheel, a bi-wheel with a partner or with transits, a table of aspects, or a chart in the North, South or East Indian style, as SVG, as PNG, ' +
    'or as JSON with the place of everything in it. Glyphs and figures are paths: the picture is the same everywhere, without a font.',
  requestWords: ['chart'],
  open: false,
  requestSchema: chartRequestSchema,
  responseSchema: chartResponseSchema,
  example: chartExample,
  parse: parseChart,
  need: ({ siderealWheel }) => need('chart', 'starter', siderealWheel),
  calculate: calculateChartPicture,
  representations,
};
