import { z } from 'zod';
import { NAMES } from '@theia-astro/astro/names/all';
import type { Report } from '@theia-astro/report/report';
import type { ReportStage } from '@theia-astro/endpoints/reports/report-paths';
import { checkRewriting, factReader } from './check-rewriting.ts';
import { type Model, ModelFailed, type ModelMessage } from './model.ts';
import { firstMessages, type Passage, passagesOf, secondMessages, withTexts } from './messages.ts';

const answerSchema = z.object({
  passages: z.array(z.object({ id: z.string().max(60), text: z.string().max(8_000) })).max(200),
});
/** Models like to wrap JSON, however they are asked. */
const FENCED = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/;

/** The texts of a model's answer by the ids of their passages; null: it is not what was asked for. */
function readTexts(answer: string): ReadonlyMap<string, string> | null {
  try {
    const parsed = answerSchema.safeParse(JSON.parse(FENCED.exec(answer)?.[1] ?? answer));
    if (!parsed.success) return null;
    const texts = new Map(parsed.data.passages.map(({ id, text }) => [id, text.trim()]));
    return texts.size === parsed.data.passages.length ? texts : null;
  } catch {
    return null;
  }
}

const MARKS = ['[A]', '[B]'] as const;

/** @param names of the first and of the second person; empty where none was given */
function veilNames(names: readonly string[]) {
  const pairs = MARKS.flatMap((mark, index) => {
    const name = names[index]?.trim() ?? '';
    return name === '' ? [] : [{ name, mark }];
  });
  // The longer name first: one may be part of the other.
  const longestFirst = pairs.toSorted((a, b) => b.name.length - a.name.length);
  return {
    /** Replaces every name. */
    veil: (text: string) =>
      longestFirst.reduce((veiled, { name, mark }) => veiled.replaceAll(wholeWord(name), mark), text),
    /** Puts the names back. */
    unveil: (text: string) => pairs.reduce((open, { name, mark }) => open.replaceAll(mark, () => name), text),
    /** The marks that stand for names. */
    marks: pairs.map(({ mark }) => mark),
  };
}

/** A name as a whole word: a name of one letter is in many. */
function wholeWord(name: string): RegExp {
  const letters = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${letters}(?![\p{L}\p{N}])`, 'gu');
}

const TRIES = 2;
/** Shares of the progress: composing is done, writing takes nearly all of the time. */
const BEGUN = 0.05;
const WRITTEN = 0.95;

/** What a model made of a report. */
export interface Rewriting<R> {
  readonly report: R;
  /** Why the report stays as it was composed; null: it is written anew. Never holds words of the model. */
  readonly refused: 'model_failed' | 'model_refused' | null;
}

interface RewritingOptions {
  /** Names that the caller gave: of the first and of the second person. The model is never told them. */
  readonly names: readonly string[];
  readonly tell: (stage: ReportStage, progress: number) => void;
  readonly signal: AbortSignal;
  /** Called with the reasons of a rejection, for the operator: passages and rules, no names. */
  readonly onRefused: (faults: readonly string[]) => void;
}

/**
 * Has a report written anew in one voice. The answer is checked against the causes of each paragraph (`checkRewriting`) and asked for once more where it does
 * not hold; else the report stays as it was composed.
 * @throws the reason of the signal
 */
export async function rephraseReport<R extends Report>(
  report: R,
  model: Model,
  { names, tell, signal, onRefused }: RewritingOptions,
): Promise<Rewriting<R>> {
  const veil = veilNames(names);
  const passages = passagesOf(report).map((passage): Passage => ({
    ...passage,
    paragraph: {
      ...passage.paragraph,
      text: veil.veil(passage.paragraph.text),
      notes: passage.paragraph.notes.map(veil.veil),
    },
  }));
  const facts = factReader(NAMES[report.language]);
  const expected = passages.reduce((sum, { paragraph }) => sum + paragraph.text.length + ENVELOPE_CHARACTERS, 0);
  let messages: readonly ModelMessage[] = firstMessages(
    {
      ...report,
      tables: report.tables.map(({ id, title, columns, rows }) => ({
        id,
        title: veil.veil(title),
        columns: columns.map(veil.veil),
        rows: rows.map((row) => row.map(veil.veil)),
      })),
    },
    passages,
  );
  let failed = false;
  for (let number = 0; number < TRIES; number += 1) {
    try {
      let told = 0;
      const answer = await model.answer(
        messages,
        (characters) => {
          const progress = Math.min(WRITTEN, BEGUN + (WRITTEN - BEGUN) * (characters / expected));
          if (progress - told < 0.02 && told > 0) return;
          told = progress;
          tell('rewriting', round(progress));
        },
        signal,
      );
      tell('checking', WRITTEN);
      const texts = readTexts(answer);
      const faults =
        texts === null
          ? ['The answer is not the JSON that was asked for.']
          : checkRewriting(passages, texts, facts, veil.marks);
      if (texts !== null && faults.length === 0)
        return {
          report: withTexts(report, new Map([...texts].map(([id, text]) => [id, veil.unveil(text)]))),
          refused: null,
        };
      failed = false;
      onRefused(faults);
      messages = secondMessages(messages, answer, faults);
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error;
      failed = true;
      onRefused([error.message]);
    }
  }
  return { report, refused: failed ? 'model_failed' : 'model_refused' };
}

/** What JSON adds to a passage: braces, names, its id. */
const ENVELOPE_CHARACTERS = 30;

function round(share: number): number {
  return Math.round(share * 100) / 100;
}
