import { choice } from './kinds.ts';

/** The word that asks for an answer as Markdown for language models. */
export const LLM = 'llm';

/** In which form a product answers, for products that have no other forms than these two. */
export const formatField = {
  format: choice(['json', LLM], 'invalid_setting', {
    id: 'AnswerFormat',
    description: 'llm: lean Markdown for language models (text/markdown) instead of JSON.',
    byDefault: 'json',
  }),
};
