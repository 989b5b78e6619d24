import { type ClientProduct, products } from '../../client/scripts/products.ts';
import { answerNames, requestTypeNames } from './catalogue.ts';
import { HEADER, importsText } from './declarations.ts';
import { head, methodDocstring } from './function-text.ts';
import { declared, parametersOf } from './parameters.ts';
import { docstring, quoted } from './python-names.ts';
import { answersByWay } from './ways.ts';

/** The module that makes the items of a batch, each with the class of its answer. */
export function itemsText(): string {
  const body = products
    .filter(({ path }) => path !== '/batch')
    .map(itemText)
    .join('\n\n');
  const about = 'The calls of a batch: one function for each product.';
  return `${HEADER}${docstring(about, '')}\n${importsText(body, new Set(), answerNames(), requestTypeNames())}\n\n${body}`;
}

function itemText(product: ClientProduct): string {
  const general = parametersOf(product.variants.map(({ request }) => request));
  if (general.some(({ name }) => name === 'id'))
    throw new Error(`${product.path} has a field with the name of an option: id`);
  const option = 'id: str | float | None = None';
  const ways = answersByWay(product, null);
  const overloads = ways.map(
    ({ parameters, gives }) =>
      `@overload\n${head(product.method, [...parameters, option], `BatchItem[${gives}]`, '')} ...\n`,
  );
  const texts = [
    ...general,
    { name: 'id', wire: 'id', type: '', isRequired: false, text: 'Your id for the call, returned with its result.' },
  ];
  const fields = general.map(({ name, wire }) => `${quoted(wire)}: ${name}`).join(', ');
  return `${ways.length > 1 ? overloads.join('') : ''}${head(product.method, [...general.map((one) => declared(one)), option], `BatchItem[${ways.length > 1 ? 'Any' : ways[0]!.gives}]`, '')}
${methodDocstring(product, texts, '    ')}
    return item(${quoted(product.path)}, {${fields}}, id)
`;
}
