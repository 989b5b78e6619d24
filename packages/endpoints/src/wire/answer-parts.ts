import { LANGUAGES, NAME_KINDS } from '@theia-astro/astro/names/names';
import { z } from 'zod';
import { byId } from './point.ts';
import type { Wire } from './wire.ts';
import { metaSchema } from './meta.ts';
import { warningSchema } from './warning.ts';

const idNamesSchema = z.record(z.string(), z.string()).meta({ id: 'IdNames', description: 'Names by id.' });

/** The names of the ids that an answer has, by their kind. */
export const namesSchema = z
  .object({ language: z.enum(LANGUAGES), ...byId(NAME_KINDS, idNamesSchema).shape })
  .meta({ id: 'Names', description: 'Names of the ids in this answer, if a language was asked for.' });

export type WireNames = Wire<typeof namesSchema>;

/** What the words of an `include` are for an answer. */
export interface AnswerParts {
  /** By word, the paths of the answer that it gives. */
  readonly gives: ReadonlyMap<string, readonly string[]>;
  /** By word, the paths to which it adds entries or fields, though they are there without it. */
  readonly widens: ReadonlyMap<string, readonly string[]>;
  readonly byDefault: readonly string[];
  /** Parts that are made from all others that are asked for. */
  readonly collecting: readonly string[];
}

/** The word that gives every part all its fields. */
const DETAILS = 'details';

/**
 * Declares the parts of an answer. A word gives the top-level field of its name, unless `gives` or `widens` say otherwise; `details` widens all.
 */
export function answerParts(
  words: readonly string[],
  byDefault: readonly string[],
  {
    gives = {},
    widens = {},
    collecting = [],
  }: {
    readonly gives?: Readonly<Record<string, readonly string[]>>;
    readonly widens?: Readonly<Record<string, readonly string[]>>;
    readonly collecting?: readonly string[];
  } = {},
): AnswerParts {
  const isWidening = (word: string): boolean => word === DETAILS || widens[word] !== undefined;
  return {
    gives: new Map(words.map((word) => [word, gives[word] ?? (isWidening(word) ? [] : [word])])),
    widens: new Map(words.filter(isWidening).map((word) => [word, widens[word] ?? []])),
    byDefault,
    collecting,
  };
}

/** Which words of `include` an answer with these paths needs, and which paths have none in it. */
interface Narrowed {
  readonly words: readonly string[];
  /** With a given `include`: paths of parts that it does not name, with these parts. */
  readonly excluded: readonly { readonly path: string; readonly words: readonly string[] }[];
}

/**
 * The parts that an answer of these paths needs. Without `include` they are those that give a path, `details` where a path needs it, and of the default
 * ones those that add to a path. A given `include` is only narrowed: parts that no path asks for are not computed.
 * @param given the parts of the request; null for no `include`
 * @param isDetail whether only `details` gives a path, which starts with so many names of the part that it belongs to
 */
export function narrowParts(
  { gives, widens, byDefault, collecting }: AnswerParts,
  paths: readonly string[],
  given: ReadonlySet<string> | null,
  isDetail: (path: string, namesOfPart: number) => boolean,
): Narrowed {
  const giving = (path: string): readonly string[] =>
    [...gives].filter(([, own]) => own.some((one) => isWithin(path, one))).map(([word]) => word);
  if (given !== null) {
    const excluded = paths.flatMap((path) => {
      const words = giving(path).filter((word) => word !== DETAILS && !given.has(word));
      return words.length === 0 ? [] : [{ path, words }];
    });
    if (excluded.length > 0) return { words: [], excluded };
  }
  const all = [...gives.values()].flat();
  const needsDetails = (path: string): boolean =>
    gives.has(DETAILS) &&
    !all.some((own) => own !== path && isWithin(own, path)) &&
    isDetail(path, Math.max(1, ...all.filter((own) => isWithin(path, own)).map((own) => own.split('.').length)));
  const needed =
    given === null ? paths.flatMap((path) => [...giving(path), ...(needsDetails(path) ? [DETAILS] : [])]) : [];
  const isTouched = (word: string): boolean => {
    const own = [...gives.get(word)!, ...(widens.get(word) ?? [])];
    return word === DETAILS || paths.some((path) => own.some((one) => isWithin(path, one) || isWithin(one, path)));
  };
  const offered = [...(given ?? byDefault)].filter((word) => gives.has(word));
  const isCollected = collecting.some((word) => needed.includes(word) || (offered.includes(word) && isTouched(word)));
  const kept = isCollected ? offered : offered.filter(isTouched);
  const wanted = new Set([...needed, ...kept]);
  return { words: [...gives.keys()].filter((word) => wanted.has(word)), excluded: [] };
}

/** Whether a path is another one, or stands in it. */
export function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`);
}

/** Where a search for the next or the last events continues. */
export const nextShape = {
  next: z.string().nullable().optional().meta({
    description: 'With after: what to send as after to continue; null where the ephemeris ends.',
  }),
  previous: z.string().nullable().optional().meta({
    description: 'With before: what to send as before to continue; null where the ephemeris begins.',
  }),
};

/** The fields of every answer in addition to those of the product. */
export const answerShape = {
  input: z
    .record(z.string(), z.unknown())
    .meta({ id: 'Input', description: 'The request as interpreted: canonical names and values.' }),
  meta: metaSchema,
  warnings: z.array(warningSchema),
  names: namesSchema.optional(),
};
