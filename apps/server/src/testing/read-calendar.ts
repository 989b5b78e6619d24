import { createRequire } from 'node:module';

/** A part of a calendar. */
export interface CalendarPart {
  getAllSubcomponents(name: string): readonly CalendarPart[];
  getFirstPropertyValue(name: string): unknown;
  hasProperty(name: string): boolean;
}

/** What the tests need of Mozilla's parser. */
interface Parser {
  parse(text: string): unknown;
  Component: new (parsed: unknown) => CalendarPart;
}

const require = createRequire(import.meta.url);
const parser = require('ical.js') as Parser;

/** Reads a calendar with a parser that is not ours. @throws Error when it is none */
export function readCalendar(text: string): CalendarPart {
  return new parser.Component(parser.parse(text));
}
