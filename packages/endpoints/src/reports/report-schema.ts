import { z } from 'zod';
import { usdSchema } from '../batch/schema.ts';
import { REPORT_VOICES } from '../report-voice.ts';
import { instantSchema } from '../wire/time.ts';
import { problemCodeSchema } from '../wire/problem.ts';

/** `waiting` and `writing` cost nothing yet; `ready` is charged; `failed` never is. */
export const REPORT_STATUSES = ['waiting', 'writing', 'ready', 'failed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const REPORT_STAGES = ['composing', 'rewriting', 'checking'] as const;
export type ReportStage = (typeof REPORT_STAGES)[number];

const instantOrNull = instantSchema.nullable();

/** A report that is kept, without what is written in it. */
export const keptReportSchema = z
  .object({
    id: z.string().meta({ examples: ['rep_01KABCDEFGHJKMNPQRSTVWXYZ0'] }),
    kind: z.string().meta({ examples: ['natal'] }),
    voice: z.enum(REPORT_VOICES),
    status: z.enum(REPORT_STATUSES),
    stage: z.enum(REPORT_STAGES).nullable().meta({ description: 'What is being done; null before and after.' }),
    progress: z.number().min(0).max(1).meta({ description: 'How much of it is done.' }),
    title: z.string().nullable().meta({ description: 'Null until it is ready.' }),
    shared: z.boolean().meta({ description: 'Whether anybody may read it at a secret address.' }),
    cost_usd: usdSchema.meta({ description: 'What the wallet paid: nothing before it is ready.' }),
    failure: problemCodeSchema.nullable().meta({ description: 'Why there is none. Nothing was charged.' }),
    failure_message: z.string().nullable(),
    created_at: instantSchema,
    ended_at: instantOrNull,
  })
  .meta({ id: 'KeptReport', description: 'A report that is kept until it is deleted.' });

export const keptReportListSchema = z
  .object({
    reports: z.array(keptReportSchema).meta({ description: 'Newest first.' }),
    next_cursor: z.string().nullable().meta({ description: 'Send it as `cursor` for the reports before these.' }),
  })
  .meta({ id: 'KeptReportList' });

/** The address under which anybody may read a report. */
export const sharedReportSchema = z
  .object({ url: z.url().meta({ description: 'Secret, and told only now. A new one ends the one before.' }) })
  .meta({ id: 'SharedReport' });
