import type { Field } from '../../engine/fields.ts';
import { UsageError } from '../usage-error.ts';

const OBJECT = {
  what: 'an object',
  written: (option: string): string => `${option} '{"name": value}', or ${option}.name value`,
};
const OBJECTS: typeof OBJECT = {
  what: 'a list of objects',
  written: (option) => `${option} '[{"name": value}, {"name": value}]'`,
};

/**
 * The value of a field as it is sent. A text that does not fit is sent as it is: the product says what is wrong with it.
 * @param texts as written, one for each time the option is given
 * @throws UsageError when a field that takes one value is given twice
 */
export function fieldValue(path: string, field: Field | undefined, texts: readonly string[]): unknown {
  const [text = ''] = texts;
  if (field?.kind === 'list') return texts.flatMap((one) => one.split(',')).map((one) => one.trim());
  if (texts.length > 1) throw new UsageError(`--${path} is given more than once.`, 'Keep one of them.');
  if (field?.kind === 'objects') return jsonValue(path, text, OBJECTS);
  if (field?.kind === 'object' || field?.kind === 'map') return jsonValue(path, text, OBJECT);
  if (field?.kind === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  const isNumber = field === undefined || field.kind === 'number';
  return isNumber && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

function jsonValue(path: string, text: string, { what, written }: typeof OBJECT): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--${path} takes ${what} as JSON.`, `Write ${written(`--${path}`)}.`);
  }
}
