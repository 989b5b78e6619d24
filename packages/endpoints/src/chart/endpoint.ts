import type { Endpoint, Representations } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { shapeOf } from '../llm/write-markdown.ts';
import { chartResponseSchema } from './schema.ts';
import { PNG, pngForm, SVG, SVG_FORM } from '../forms/picture-forms.ts';
import { need } from '../limits/cost.ts';
import { calculateChartPicture } from './calculate.ts';
import type { Format } from './options.ts';
import type { LLM } from '../request/field.ts';
import { chartFields, type ChartRequest, parseChart } from './request.ts';
const DESCRIPTION = /<desc>[^<]*?\. ([^<]*)<\/desc>/;

const MEDIA_TYPES: Readonly<Record<Exclude<Format, typeof LLM>, string>> = {
  svg: SVG,
  json: 'application/json',
  png: PNG,
};

function representations({ picture: { format, sizePx } }: ChartRequest): Representations {
  return {
    asked: format === null || format === 'llm' ? null : MEDIA_TYPES[format],
    offered: [SVG_FORM, { mediaType: MEDIA_TYPES.json, write: null }, pngForm(sizePx)],
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
  /** The birth NY90 as a North Indian navamsa: the smallest picture of all, compared with a fresh one in the tests. */
  example: {
    request: {
      birth_date: '1990-06-15',
      birth_time: '14:30',
      location: 'New York',
      style: 'north_indian',
      varga: 9,
      format: 'json',
      size: 400,
    },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseChart,
  need: ({ siderealWheel }) => need('chart', 'starter', siderealWheel),
  /** What the picture shows, in words, instead of the picture. */
  markdownOptions: {
    leftOut: ['view_box', 'theme', 'size'],
    shape: shapeOf(chartResponseSchema.pick({ svg: true, layout: true }), ({ svg, layout }, answer) => {
      const { svg: _, layout: __, ...rest } = answer;
      const points = layout.flatMap(({ kind, id, longitude }) =>
        (kind === 'point' || kind === 'second_point' || kind === 'angle') && longitude !== undefined
          ? [{ kind, id, longitude }]
          : [],
      );
      return { ...rest, description: DESCRIPTION.exec(svg)?.[1], points };
    }),
  },
  calculate: calculateChartPicture,
  forms: { mediaTypes: [SVG, PNG], of: representations },
};
