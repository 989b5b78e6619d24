import { propertiesOf, refName } from '../../client/scripts/document.ts';
import { resources, type ResourceMethod } from '../../client/scripts/resource-methods.ts';
import { HEADER, importsText, requestClassNames } from './declarations.ts';
import { docstring, pascal, pythonName, quoted, snake, typeText } from './python-types.ts';
import { optional } from './ways.ts';

const OPTIONS = ['timeout: float | None = None', 'retries: int | None = None'];
/** Classes that a module written by hand extends. */
const EXTENDED = new Set(['jobs', 'reports']);

/** The module of the methods of webhooks, subscriptions, events, reports and jobs, awaited. */
export function asyncResourcesText(): string {
  const classes = [...resources].map(([root, methods]) => classText(root, methods)).join('\n\n');
  const answers = [...resources.values()].flat().flatMap((method) => answersOf(method));
  const head = importsText(classes, new Set(), [...new Set(answers)].toSorted(), requestClassNames());
  // A name within a string is not seen as used.
  const imports = head.replace(/^from typing .*\n/m, '$&from urllib.parse import quote\n');
  return `${HEADER}${imports}\n\n${classes}`;
}

function answersOf({ answer, list }: ResourceMethod): readonly string[] {
  return [answer, list?.entry, answer === 'Subscription' ? 'SubscriptionPreview' : null].filter((name) => name != null);
}

function classText(root: string, methods: readonly ResourceMethod[]): string {
  const name = `Async${pascal(root)}${EXTENDED.has(root) ? 'Methods' : ''}`;
  return `class ${name}:
    """Methods of \`/${root}\`, awaited."""

    def __init__(self, call: Callable[..., Awaitable[Any]]) -> None:
        self._call = call

${methods.flatMap(methodTexts).join('\n')}`;
}

function methodTexts(method: ResourceMethod): readonly string[] {
  const { name, answer, list, fields, forms } = method;
  if (forms.length > 0) return [contentText(method)];
  const isTried = name === 'create' && answer === 'Subscription';
  const hasPages = list !== null && fields !== null && propertiesOf(fields).has('cursor');
  return [
    oneText(method),
    ...(isTried ? [oneText({ ...method, name: 'preview', answer: 'SubscriptionPreview' })] : []),
    ...(hasPages ? [allText(method)] : []),
  ];
}

/** The parameters of a method, without its options. */
function parametersOf({ hasId, fields }: ResourceMethod, left: readonly string[] = []): readonly string[] {
  const given =
    fields === null || fields.$ref !== undefined
      ? []
      : [...propertiesOf(fields)]
          .filter(([wire]) => !left.includes(wire))
          .map(([wire, { schema }]) =>
            optional({ name: pythonName(wire), type: typeText(schema, { owner: '', isAsked: true, nested: [] }) }),
          );
  return ['self', ...(hasId ? ['id: str'] : []), '*', ...given, ...OPTIONS];
}

function pathText({ path }: ResourceMethod): string {
  return path.includes('{id}') ? `f${quoted(path.replace('{id}', "{quote(id, safe='')}"))}` : quoted(path);
}

function fieldsText({ fields }: ResourceMethod): string {
  if (fields === null) return '{}';
  if (fields.$ref !== undefined) return '{**fields}';
  return `{${[...propertiesOf(fields).keys()].map((wire) => `${quoted(wire)}: ${pythonName(wire)}`).join(', ')}}`;
}

function sendText(method: ResourceMethod, isTried = false): string {
  const { httpMethod, answer, isOnce, fields } = method;
  const more = [
    ...(answer === null ? [] : [`answer=${quoted(answer)}`]),
    ...(isTried ? ['dry_run=True'] : []),
    ...(isOnce ? ['is_once=True'] : []),
    ...(fields?.$ref === undefined ? [] : ['keeps_none=True']),
    'timeout=timeout',
    'retries=retries',
  ];
  return `await self._call(${[quoted(httpMethod), pathText(method), fieldsText(method), ...more].join(', ')})`;
}

function oneText(method: ResourceMethod): string {
  const { name, answer, fields, about } = method;
  const isTried = name === 'preview';
  const named = fields?.$ref === undefined ? [] : [`**fields: Unpack[${refName(fields.$ref)}]`];
  const key = name === 'create' && !method.isOnce ? ['idempotency_key: str | None = None'] : [];
  const head = `    async def ${snake(name)}(${[...parametersOf(method), ...key, ...named].join(', ')}) -> ${answer ?? 'None'}:\n`;
  const text = docstring(
    isTried ? 'What a subscription would find, without making it. `POST /subscriptions`' : about,
    '        ',
  );
  const send = sendText(method, isTried);
  if (answer === null)
    return `${head}${text}        try:\n            ${send}\n        except TheiaError as error:\n            if not was_deleted(error):\n                raise\n`;
  const sent = key.length === 0 ? send : send.replace(/\)$/, ', idempotency_key=idempotency_key)');
  return `${head}${text}        return ${sent}  # type: ignore[no-any-return]\n`;
}

/** The entries of all pages of a list. */
function allText(method: ResourceMethod): string {
  const { name, list, fields, hasId } = method;
  const all = name === 'list' ? 'list_all' : `all_${name}`;
  const given = [...propertiesOf(fields!).keys()].filter((wire) => wire !== 'cursor').map(pythonName);
  const passed = [
    ...(hasId ? ['id'] : []),
    ...[...given, 'cursor', 'timeout', 'retries'].map((one) => `${one}=${one}`),
  ];
  return `    async def ${all}(${parametersOf(method, ['cursor']).join(', ')}) -> AsyncIterator[${list!.entry}]:
        """The entries of \`${name}\`, page after page."""
        cursor: str | None = None
        while True:
            page = await self.${name}(${passed.join(', ')})
            for entry in page.${list!.property}:
                yield entry
            cursor = page.next_cursor
            if cursor is None:
                return
`;
}

/** A method whose answer has the form that is asked for. */
function contentText(method: ResourceMethod): string {
  const { name, answer, forms, about } = method;
  const ways = [
    ['Literal["json"] | None = None', answer!],
    [
      `Literal[${forms
        .filter((form) => !['json', 'pdf'].includes(form))
        .map(quoted)
        .join(', ')}]`,
      'AnswerText',
    ],
    ['Literal["pdf"]', 'AnswerBytes'],
  ] as const;
  const head = (format: string): string =>
    `    async def ${name}(${parametersOf(method, ['format']).join(', ').replace('*,', `*, format: ${format},`)})`;
  return `${ways.map(([format, gives]) => `    @overload\n${head(format)} -> ${gives}: ...\n`).join('')}${head('str | None = None')} -> Any:
${docstring(about, '        ')}        return ${sendText(method)}
`;
}
