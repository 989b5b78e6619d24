import type { Field } from '../../engine/fields.ts';
import { UsageError } from '../terminal.ts';
import { readDate, readTime } from './date-and-time.ts';

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
  if (/(?:^|[._])(?:date|from|to)$/.test(path)) return readDate(text);
  if (/(?:^|[._])time$/.test(path)) return readTime(text);
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

/** The formats of an answer; each product has those it can be written in. */
export const FORMATS = ['wheel', 'table', 'json', 'csv', 'svg', 'png', 'llm'] as const;
export type Format = (typeof FORMATS)[number];

/** The program's own options. Those of a product are its fields. */
export const OWN_OPTIONS = {
  format: { type: 'string', argument: FORMATS.join('|'), text: 'form of the answer' },
  part: { type: 'string', argument: 'NAME', text: 'the part of the answer that table and csv show, such as aspects' },
  out: { type: 'string', argument: 'FILE', text: 'write to a file' },
  api: { type: 'string', argument: 'URL', text: 'ask this API instead of computing here; or THEIA_API_URL' },
  api_key: { type: 'string', argument: 'KEY', text: 'key of the API; better THEIA_KEY, or --api-key-file' },
  api_key_file: { type: 'string', argument: 'FILE', text: 'file that holds the key; or THEIA_KEY_FILE' },
  offline: { type: 'boolean', text: 'compute here although THEIA_API_URL is set' },
  dry_run: { type: 'boolean', text: 'only say what the call to the API would cost' },
  ephemeris_dir: { type: 'string', argument: 'FOLDER', text: 'more Swiss Ephemeris files; or THEIA_EPHEMERIS_DIR' },
  width: { type: 'string', argument: 'COLUMNS', text: 'columns of the output, 40 or more' },
  ascii: { type: 'boolean', text: 'letters and plain signs only' },
  color: { type: 'boolean', text: 'colours, also where the output is no terminal; --no-color: none' },
  help: { type: 'boolean', text: 'this help; after a command, its fields' },
  version: { type: 'boolean', text: 'the version' },
} as const;

export type OwnOption = keyof typeof OWN_OPTIONS;

/** Whether a name is an option of the program. */
export function isOwnOption(name: string): name is OwnOption {
  return Object.hasOwn(OWN_OPTIONS, name);
}
