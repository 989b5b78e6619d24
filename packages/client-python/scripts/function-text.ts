import type { ClientProduct } from '../../client/scripts/products.ts';
import type { Parameter } from './parameters.ts';
import { docstring, pythonName, snake } from './python-names.ts';

/** The line and the parameters that begin a function. `first`: what stands before the named parameters. */
export function head(
  method: string,
  parameters: readonly string[],
  gives: string,
  indent: string,
  isAsync = false,
  first: readonly string[] = [],
): string {
  const all = [...first, '*', ...parameters].map((one) => `${indent}    ${one},\n`).join('');
  return `${indent}${isAsync ? 'async ' : ''}def ${pythonName(snake(method))}(\n${all}${indent}) -> ${gives}:`;
}

/** What a function of a product says about itself and its parameters. */
export function methodDocstring(product: ClientProduct, parameters: readonly Parameter[], indent = '        '): string {
  const { summary, description: text, httpMethod, path } = product;
  const lines = parameters.filter((one) => one.text !== '').map((one) => `${indent}    ${one.name}: ${one.text}\n`);
  const whole = `${[summary, text].filter(Boolean).join('. ')}\n\n${indent}\`${httpMethod} ${path}\`\n\n${indent}Args:\n${lines.join('')}${indent}`;
  return docstring(whole, indent).trimEnd();
}
