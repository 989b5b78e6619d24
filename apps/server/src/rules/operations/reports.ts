import { z } from 'zod';
import { listOf, type Operation, resourceId } from './operation.ts';

const reportId = resourceId('rep');
const voice = z.enum(['composed', 'model']);
const texts = listOf(z.string());
const fields = z.record(z.string(), z.unknown());

/** A kept report without its text. */
const reportRow = z.strictObject({
  id: z.string(),
  kind: z.string(),
  /** `model`: rephrased by the language model of the operator. */
  voice,
  status: z.enum(['waiting', 'writing', 'ready', 'failed']),
  stage: z.enum(['composing', 'rewriting', 'checking']).nullable(),
  /** From 0 to 1. */
  progress: z.number(),
  title: z.string().nullable(),
  shared: z.boolean(),
  cost_usd: z.string(),
  /** The code of the problem. */
  failure: z.string().nullable(),
  failure_message: z.string().nullable(),
  created_at: z.string(),
  ended_at: z.string().nullable(),
});

/** The part of a report that is shown before it is paid for. */
const reportPreview = z.strictObject({
  /** Repeated orders with this id return the report of the first order. */
  id: z.string(),
  title: z.string(),
  subtitle: texts,
  paragraph: z.string(),
  /** The facts behind the paragraph, as words. */
  notes: texts,
  sections: texts,
  words: z.number(),
  limits: texts,
  price_usd: z.string(),
});

/** A report in another form: text, or bytes as base64. */
const reportFile = z.union([
  z.strictObject({ type: z.string(), text: z.string() }),
  z.strictObject({ type: z.string(), base64: z.string() }),
]);

export type ReportRow = z.infer<typeof reportRow>;
export type ReportPreview = z.infer<typeof reportPreview>;

const report = z.object({ id: reportId });

export const reportOperations = {
  reports: {
    /** The reports after this one; null: the newest. */
    input: z.object({ before: reportId.nullable().default(null) }),
    /** `model`: the operator has a language model. */
    output: z.strictObject({ reports: listOf(reportRow), more: z.boolean(), model: z.boolean() }),
  },
  report: {
    input: report,
    /** `request`: the fields with which it was ordered. */
    output: reportRow.extend({ request: fields.nullable() }),
  },
  'preview-report': { input: z.object({ request: fields }), output: reportPreview },
  'buy-report': {
    input: z.object({ preview_id: z.uuid(), request: fields, voice: voice.default('composed') }),
    output: reportRow,
  },
  'read-report': {
    input: z.object({ id: reportId, format: z.string(), paper: z.string().optional() }),
    output: reportFile,
  },
  'share-report': { input: report, output: z.strictObject({ url: z.string() }), audit: ['report.shared'] },
  'withdraw-report': { input: report, output: report, audit: ['report.withdrawn'] },
  'delete-report': { input: report, output: report, audit: ['report.deleted'] },
} as const satisfies Readonly<Record<string, Operation>>;
