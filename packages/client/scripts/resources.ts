import { HEADER, importText } from './methods.ts';
import { resources, type ResourceMethod, resourceSchemas } from './resource-methods.ts';
import { typeText } from './type-text.ts';

const pascal = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** The module of the types of the resources, and of what makes their methods. */
export function resourcesText(): string {
  const interfaces = [...resources].map(
    ([root, methods]) =>
      `/** Methods of \`/${root}\`. */\nexport interface ${pascal(root)}Methods {\n${methods.map(methodText).join('\n')}}\n`,
  );
  const made = [...resources].map(([root, methods]) => `  ${root}: '${methods.map(madeText).join(' ')}',\n`);
  const body = [
    ...interfaces,
    `/** Each method as \`name:METHOD/path\`; \`?\` takes fields, \`*\` gives a list, \`!\` is not repeated after a lost connection. */\nexport const RESOURCES = {\n${made.join('')}} as const;\n`,
  ].join('\n');
  const named = [...resourceSchemas().asked, ...resourceSchemas().answered, ...entries()];
  return [
    HEADER,
    importText('./answered.ts', ['Answered'], body),
    importText('./answers.ts', ['Reply'], body),
    importText('./options.ts', ['CallOptions', 'PageOptions'], body),
    importText('./resource.ts', ['Listed'], body),
    importText('./wire-types.ts', [...new Set(named)].toSorted(), body),
    '',
    body,
  ].join('\n');
}

function entries(): readonly string[] {
  return [...resources.values()].flat().flatMap(({ list }) => list?.entry ?? []);
}

function methodText(method: ResourceMethod): string {
  const { name, hasId, fields, httpMethod, about, answer, list, forms } = method;
  const isOptional = httpMethod === 'GET' || fields?.$ref === undefined;
  // A subscription that is only tried is answered by what it would find.
  const isTried = name === 'create' && answer === 'Subscription';
  const type =
    fields === null
      ? ''
      : forms.length > 0
        ? `Omit<${typeText(fields, { isAsked: true }, '  ')}, 'format'> & { readonly format?: F }`
        : typeText(fields, { isAsked: true }, '  ');
  const given = [
    ...(hasId ? ['id: string'] : []),
    ...(fields === null ? [] : [`fields${isOptional ? '?' : ''}: ${type}`]),
    `options?: ${isTried ? 'CallOptions<D>' : 'PageOptions'}`,
  ];
  const generic = isTried
    ? '<D extends boolean = false>'
    : forms.length > 0
      ? `<F extends ${forms.map((form) => `'${form}'`).join(' | ')} | undefined = '${forms[0]!}'>`
      : '';
  const plain = answer ?? 'void';
  const gives = isTried
    ? `Answered<D extends true ? SubscriptionPreview : ${plain}>`
    : forms.length > 0
      ? `Answered<Reply<false, F, ${plain}>>`
      : list !== null
        ? `Listed<${plain}, ${list.entry}>`
        : answer === null
          ? 'Promise<void>'
          : `Answered<${plain}>`;
  return `  /** ${about} */\n  ${name}${generic}(${given.join(', ')}): ${gives};\n`;
}

function madeText({ name, httpMethod, hasId, word, fields, list, isOnce }: ResourceMethod): string {
  const marks = `${fields === null ? '' : '?'}${list === null ? '' : '*'}${isOnce ? '!' : ''}`;
  return `${name}:${httpMethod}${hasId ? `/${word}` : ''}${marks}`;
}
