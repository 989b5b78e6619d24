import type { Fields } from '@/lib/calls/address.ts';
import type { CodeCall } from '@/lib/calls/code.ts';

export type { Fields };

/** What a field takes, and so how it is entered. Made from the schema of the API. */
export type Kind =
  | { readonly is: 'text'; readonly picker?: 'date' | 'time'; readonly values?: readonly string[] }
  | { readonly is: 'number' }
  /** A number, or a text such as a sign with degrees. */
  | { readonly is: 'number-or-text' }
  | { readonly is: 'switch' }
  /** One of these words or numbers. */
  | { readonly is: 'choice'; readonly values: readonly (string | number | boolean)[] }
  /** Some of these; `open`: others too. */
  | { readonly is: 'choices'; readonly values: readonly (string | number)[]; readonly open?: true }
  /** Texts or numbers in a row, separated by commas. */
  | { readonly is: 'row'; readonly of: 'text' | 'number' }
  | { readonly is: 'list'; readonly item: Kind; readonly min?: number; readonly max?: number }
  | ObjectKind
  /** What can be given in several ways. */
  | { readonly is: 'either'; readonly options: readonly Kind[] }
  /** Anything else: it is written as JSON. */
  | { readonly is: 'json' };

/** An object with fields; in several forms where a word decides about them. */
export interface ObjectKind {
  readonly is: 'object';
  readonly forms: readonly ObjectForm[];
  /** The field whose word chooses the form. */
  readonly by?: string;
}

/** One form of an object. */
export interface ObjectForm {
  /** The words of the choosing field that mean this form; the first form is meant without a word too, unless its field is required. */
  readonly words: readonly string[];
  readonly fields: readonly FormField[];
}

/** The place of a field in the form. */
export type FieldGroup = 'birth' | 'place' | 'system' | 'own' | 'parts' | 'settings' | 'answer';

export interface FormField {
  readonly name: string;
  readonly kind: Kind;
  readonly group: FieldGroup;
  readonly required?: true;
  /** Part of the example, so it is shown initially. */
  readonly isUsual?: true;
  readonly help?: string;
  readonly unit?: string;
  /** `1 to 100`. */
  readonly limits?: string;
  /** As JSON, or in words. */
  readonly byDefault?: string;
  readonly example?: string;
}

/** The form of one operation. */
export interface FormSpec {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Needs no key. */
  readonly open: boolean;
  /** Whether a dry run returns its price. */
  readonly priced: boolean;
  /** Method of the published clients; absent where they have none. */
  readonly client?: CodeCall['client'];
  readonly request: ObjectKind;
  readonly example: Fields;
  /** By a word of the field `request`: the operation whose fields the request has. */
  readonly dispatches?: Readonly<Record<string, string>>;
  /** The answer can be asked for as a picture with `format` svg. */
  readonly draws: boolean;
  /** The answer can be asked for as Markdown. */
  readonly writes: boolean;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
