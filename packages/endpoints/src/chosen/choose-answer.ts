import type { Endpoint, Warning } from '../endpoint.ts';
import { type Issue, Problem } from '../problem.ts';
import { LLM } from '../request/field.ts';
import { readFields } from '../request/reader.ts';
import { collecting, safeText } from '../request/issue-list.ts';
import { problemInDocumentOrder } from '../request/include.ts';
import { answerRoot, type AnswerNode } from './answer-node.ts';
import { type AnswerParts, isWithin, narrowParts } from '../wire/answer-parts.ts';
import {
  CHOICE_NAMES,
  choiceFields,
  type ChoiceValues,
  pathField,
  withChoice,
  cut,
  withPrecision,
} from './choice-fields.ts';
import {
  nearestPaths,
  chosenPart,
  hasPath,
  isDetailPath,
  lacksPath,
  type Selection,
  selectionOf,
  withoutKeys,
} from './selection.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a request chose of its answer. */
interface Choice {
  readonly paths: readonly { readonly steps: readonly string[]; readonly field: string }[];
  /** Null: everything. */
  readonly selection: Selection | null;
  readonly decimals: number | null;
}
const CHOICE = Symbol('choice');
const DOCUMENTS: readonly string[] = ['text/html', 'text/markdown', 'application/pdf'];
/** Added to the chosen part, for the ids in it. */
const NAMES = 'names';

/**
 * Wraps an endpoint so that every answer can be chosen: `fields` names what to compute and keep, `precision` the decimals of its angles. A request without
 * them passes through as it is.
 */
export function chooseAnswer<Request>(endpoint: Endpoint<Request>): Endpoint<Request> {
  const { direct } = endpoint;
  let root: AnswerNode | null = null;
  const readRoot = (): AnswerNode => (root ??= answerRoot(endpoint.responseSchema));
  return {
    ...endpoint,
    requestSchema: withChoice(endpoint.requestSchema),
    parse: (input, nowMs) =>
      isChoosing(input) ? parseChosen(endpoint, input, nowMs, readRoot()) : endpoint.parse(input, nowMs),
    calculate: (context, request) => {
      const answer = endpoint.calculate(context, request);
      const choice = choiceOf(request);
      return choice === null ? answer : applied(endpoint, answer, choice, readRoot());
    },
    ...(direct === undefined
      ? {}
      : {
          direct: {
            ...direct,
            write: (context, request) => (choiceOf(request) === null ? direct.write(context, request) : null),
          },
        }),
  };
}

function isChoosing(input: unknown): input is Json {
  return (
    typeof input === 'object' &&
    input !== null &&
    !Array.isArray(input) &&
    CHOICE_NAMES.some((name) => Object.hasOwn(input, name))
  );
}

function choiceOf(request: unknown): Choice | null {
  return (request as { readonly [CHOICE]?: Choice })[CHOICE] ?? null;
}

/** @throws Problem with all faults, those of the product included */
function parseChosen<Request>(endpoint: Endpoint<Request>, input: Json, nowMs: number, root: AnswerNode): Request {
  const { fields: saidPaths, precision: _, ...own } = input;
  const issues: Issue[] = [];
  const choice = collecting(issues, () => readChoice(input, root));
  const request = collecting(issues, () => endpoint.parse(own, nowMs));
  const [first, ...rest] = [...issues, ...(request === null ? [] : rejectedForms(endpoint, request, input))];
  if (first !== undefined) throw problemInDocumentOrder(input, [first, ...rest]);
  const { values, echo } = choice!;
  const steps = values.fields?.map((path) => path.split('.')) ?? null;
  const chosen = {
    paths: steps?.map((one, index) => ({ steps: one, field: pathField(saidPaths, index) })) ?? [],
    selection: steps === null ? null : selectionOf(root, steps),
    decimals: values.precision ?? null,
  };
  const narrowed = steps === null ? request! : narrow(endpoint, request!, { own, nowMs, root, saidPaths }, steps);
  return { ...narrowed, ...echoed(request!, echo), [CHOICE]: chosen } as Request;
}

function readChoice(input: Json, root: AnswerNode): { readonly values: ChoiceValues; readonly echo: Json } {
  const said = Object.fromEntries(
    CHOICE_NAMES.flatMap((name) => (Object.hasOwn(input, name) ? [[name, input[name]]] : [])),
  );
  const reader = readFields(said);
  const values = choiceFields.read(reader);
  for (const [index, path] of (values.fields ?? []).entries()) {
    const steps = path.split('.');
    if (hasPath(root, steps)) continue;
    const near = nearestPaths(root, steps);
    const field = pathField(said['fields'], index);
    reader.issue(
      'invalid_fields',
      field,
      `${field}: the answer has no ${safeText(path)}.`,
      near.length === 0 ? undefined : `Did you mean ${near.join(', ')}?`,
    );
  }
  reader.finish(false);
  return { values, echo: reader.echo };
}

/** Records a choice from a form of which nothing can be chosen. */
function rejectedForms<Request>(endpoint: Endpoint<Request>, request: Request, input: Json): readonly Issue[] {
  const whole = formWithoutChoice(endpoint, request);
  const name = whole?.rejects.find((one) => Object.hasOwn(input, one));
  if (whole === null || name === undefined) return [];
  return [
    { code: 'conflicting_fields', field: name, message: `${name} cannot choose from ${whole.what}.`, hint: whole.hint },
  ];
}

interface WholeForm {
  readonly what: string;
  readonly rejects: readonly (typeof CHOICE_NAMES)[number][];
  readonly hint: string;
}

/** The form of an answer of which nothing can be chosen; null: it is no such form. */
function formWithoutChoice<Request>(endpoint: Endpoint<Request>, request: Request): WholeForm | null {
  if ((endpoint.kept?.(request) ?? null) !== null)
    return { what: 'a report that is kept', rejects: CHOICE_NAMES, hint: 'Leave keep out, or take the whole report.' };
  if (inputOf(request)['format'] === LLM) return null;
  const forms = endpoint.forms?.of(request) ?? null;
  const mediaType = forms?.asked ?? forms?.offered[0].mediaType ?? '';
  if (mediaType.startsWith('image/'))
    return { what: 'a picture', rejects: CHOICE_NAMES, hint: 'Add format json or llm.' };
  if (mediaType.startsWith('text/csv'))
    return { what: 'a table', rejects: ['fields'], hint: 'bodies and columns choose what a table has.' };
  return DOCUMENTS.some((type) => mediaType.startsWith(type))
    ? { what: 'a document', rejects: CHOICE_NAMES, hint: 'Add format json or llm.' }
    : null;
}

interface Asked {
  readonly own: Json;
  readonly nowMs: number;
  readonly root: AnswerNode;
  readonly saidPaths: unknown;
}

/** The same request for an answer of these paths alone. @throws Problem conflicting_fields */
function narrow<Request>(
  endpoint: Endpoint<Request>,
  request: Request,
  { own, nowMs, root, saidPaths }: Asked,
  steps: readonly (readonly string[])[],
): Request {
  const plain = steps.map((one) => withoutKeys(root, one).join('.'));
  const parts = endpoint.parts?.(request) ?? null;
  const byPath = new Map(plain.map((path, index) => [path, steps[index]!]));
  const narrowed =
    parts === null
      ? null
      : narrowParts(parts, plain, givenParts(request, parts), (path, namesOfPart) =>
          isDetailPath(root, byPath.get(path)!, namesOfPart),
        );
  const [excluded] = narrowed?.excluded ?? [];
  if (excluded !== undefined) {
    const field = pathField(saidPaths, plain.indexOf(excluded.path));
    throw new Problem({
      code: 'conflicting_fields',
      field,
      message: `${field} is of ${excluded.words.join(' and ')}, which include does not name.`,
      hint: `Add ${excluded.words.join(', ')} to include, or omit include: fields then choose the parts.`,
    });
  }
  const whole = narrowed === null ? request : endpoint.parse({ ...own, include: narrowed.words }, nowMs);
  const isAsked = (path: string): boolean => plain.some((one) => isWithin(one, path) || isWithin(path, one));
  return endpoint.parts?.(whole)?.narrow?.(isAsked) ?? whole;
}

/** The parts of a request that has an `include`; null without. */
function givenParts(request: unknown, { byDefault, gives }: AnswerParts): ReadonlySet<string> | null {
  const { include } = inputOf(request);
  if (!Array.isArray(include)) return null;
  return new Set(
    (include as readonly string[]).flatMap((word) =>
      word === 'all' ? [...gives.keys()] : word === 'default' ? byDefault : [word],
    ),
  );
}

function inputOf(request: unknown): Json {
  const input: unknown = typeof request === 'object' && request !== null ? Reflect.get(request, 'input') : undefined;
  return typeof input === 'object' && input !== null ? (input as Json) : {};
}

/** `input` of the answer says what was asked, also of the answer itself. */
function echoed(request: unknown, echo: Json): Json {
  return { input: { ...inputOf(request), ...echo } };
}

function applied<Answer extends Json>(
  endpoint: Pick<Endpoint, 'cutAngles'>,
  answer: Answer,
  { paths, selection, decimals }: Choice,
  root: AnswerNode,
): Answer {
  const whole: Json =
    decimals === null || endpoint.cutAngles === undefined
      ? answer
      : endpoint.cutAngles(answer, (value) => cut(value, decimals));
  const absent = paths
    .filter(({ steps }) => steps[0] !== NAMES && lacksPath(whole, steps))
    .map(({ steps, field }) => absentWarning(steps, field));
  const told =
    absent.length === 0 ? whole : { ...whole, warnings: [...(whole['warnings'] as readonly Warning[]), ...absent] };
  const { meta, input, ...rest } = told;
  const coarse = decimals === null ? rest : (withPrecision(rest, root, decimals) as Json);
  const kept = Object.fromEntries(
    Object.keys(told).map((name) => [name, name === 'meta' ? meta : name === 'input' ? input : coarse[name]]),
  );
  return (selection === null ? kept : chosenPart(kept, selection)) as Answer;
}

function absentWarning(steps: readonly string[], field: string): Warning {
  return { code: 'field_absent', message: `This answer has no ${steps.join('.')}.`, field };
}
