import { element } from './element.ts';

const LINE_MAX = 400;

/** A heading instead of a chart, and what is known about the reason: the message and hint of an error. */
export function showStatus(main: Element, heading: string, text = ''): void {
  main.replaceChildren(
    element(
      'div',
      { class: 'status', role: 'status' },
      element('h1', {}, heading),
      ...text
        .split('\n')
        .filter((line) => line !== '' && !/^(field|request_id|candidates): /.test(line))
        .map((line) => element('p', {}, line.replace(/^(hint|[a-z]+(_[a-z]+)+): /, '').slice(0, LINE_MAX))),
    ),
  );
}
