export type Method = 'GET' | 'POST' | 'DELETE';

/** The languages of the samples, in the order the pages show them. */
export const LANGUAGES = [
  { value: 'curl', label: 'cURL' },
  { value: 'typescript', label: 'TypeScript' },
  { value: 'python', label: 'Python' },
  { value: 'java', label: 'Java' },
] as const;
export type Language = (typeof LANGUAGES)[number]['value'];

/** One field of a request or an answer. What it does not have is absent. */
export interface FieldEntry {
  readonly name: string;
  /** In words: `string`, `number or null`, `array of object`. */
  readonly type: string;
  readonly required?: true;
  /** What may be sent in place of a required field. */
  readonly replacement?: string;
  /** Other names for it. */
  readonly aliases?: readonly string[];
  readonly description?: string;
  readonly unit?: string;
  /** `1 to 100`, `at most 200 characters`. */
  readonly limits?: string;
  /** As JSON. */
  readonly default?: string;
  /** The allowed words. */
  readonly values?: readonly string[];
  /** Its own fields: an object of the page. */
  readonly object?: string;
  /** The address of an earlier field that has the same fields. */
  readonly sameAs?: string;
}

export interface ObjectVariant {
  /** The property and value that select this form; without value where the other forms have the property. */
  readonly when?: { readonly property: string; readonly value?: string };
  readonly description?: string;
  /** Begins the addresses of its fields. */
  readonly address: string;
  readonly fields: readonly FieldEntry[];
}

/** An object of a request or an answer: its fields, in several forms where a word decides about them. */
export interface ObjectEntry {
  readonly forms: readonly ObjectVariant[];
}

export interface HeaderEntry {
  readonly name: string;
  readonly description: string;
}

/** An answer to a call that succeeded. */
export interface AnswerEntry {
  readonly status: number;
  readonly description: string;
  /** An object of the page; absent where it is no JSON. */
  readonly object?: string;
  readonly mediaTypes: readonly string[];
}

export interface OperationEntry {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** An object of the page: the body, else the parameters in path and query; absent without input. */
  readonly request?: string;
  readonly hasBody: boolean;
  /** Forms of the body beside JSON. */
  readonly otherBodies: readonly string[];
  readonly answers: readonly AnswerEntry[];
  readonly headers: readonly HeaderEntry[];
  readonly example: Readonly<Record<string, unknown>>;
  /** Path and query of the example. */
  readonly address: string;
  readonly samples: Readonly<Record<Language, string>>;
}

export interface ErrorEntry {
  readonly status: number;
  readonly description: string;
  readonly codes: readonly string[];
}

/** Everything the reference says about one path of the API, with the paths below it that name one thing (`/jobs/{id}`). */
export interface EndpointPage {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly tag: string;
  /** Needs no key. */
  readonly open: boolean;
  /** Who may call it, what it costs and what it takes of the rate, in whole sentences. */
  readonly terms: readonly { readonly label: string; readonly text: string }[];
  readonly operations: readonly [OperationEntry, ...OperationEntry[]];
  /** Words of `request` on POST /swiss that mean this endpoint; of /swiss itself: all, with the page of each. */
  readonly products: readonly { readonly word: string; readonly page: string; readonly title: string }[];
  /** The answer to the example of the first operation, as JSON text. */
  readonly answerExample?: string;
  readonly answerHeaders: readonly HeaderEntry[];
  readonly errors: readonly ErrorEntry[];
  readonly objects: Objects;
}

export type Objects = Readonly<Record<string, ObjectEntry>>;

/** The objects whose fields are on the page from the start: input and output of its operations. */
export function topObjects({ operations, objects }: EndpointPage): Objects {
  const top = new Set(operations.flatMap(({ request, answers }) => [request, ...answers.map(({ object }) => object)]));
  return Object.fromEntries(Object.entries(objects).filter(([id]) => top.has(id)));
}

/** All operations of an endpoint, the given one first. */
export const startingWith = (
  { operations }: EndpointPage,
  first: OperationEntry,
): readonly [OperationEntry, ...OperationEntry[]] => [first, ...operations.filter(({ id }) => id !== first.id)];
