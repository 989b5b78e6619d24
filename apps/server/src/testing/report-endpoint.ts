import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { z } from 'zod';

const texts = [
  'You tend to begin at home what others begin in public, and you finish it at the kitchen table.',
  'A message left unanswered weighs more on you than a hard word said aloud.',
  'You often know the answer before the question is over, and it helps to wait a breath.',
  'Friends come to you with plans, and you tend to hear what is missing in them.',
];
const p = (i: number) => ({ text: texts[i]!, because: [], notes: [], texts: [] });
const answer = (name: string) => ({
  product: 'report',
  kind: 'natal',
  system: 'western',
  language: 'en',
  title: `Report for ${name}`,
  subtitle: [],
  opening: p(0),
  sections: [{ id: 'self', title: 'Self', paragraphs: [p(1), p(2)] }],
  closing: p(3),
  limits: [],
  charts: [],
  tables: [],
  texts: [],
  words: 60,
  voice: 'composed',
  input: { name },
  meta: {},
  warnings: [],
});
interface R {
  name: string;
  keep: boolean;
  voice: 'composed' | 'model';
}
export const reportEndpoint: Endpoint = {
  name: 'report',
  path: '/report',
  methods: ['POST'],
  tag: 'Any product',
  summary: '',
  description: '',
  requestWords: [],
  open: false,
  requestSchema: z.any(),
  responseSchema: z.any(),
  example: { request: {}, response: {}, nowMs: 0 },
  parse: (input) => {
    const { name = '', keep = false, voice = 'composed' } = input as Partial<R>;
    return { name, keep, voice };
  },
  need: () => ({ priceTier: 'natal', minimumPlan: 'professional', natalSystem: null }),
  kept: (request) => {
    const { keep, voice } = request as R;
    return keep ? { kind: 'natal', voice } : null;
  },
  calculate: (_context, request) => answer((request as R).name),
};
