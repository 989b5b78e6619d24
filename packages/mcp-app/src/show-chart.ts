import { type ChartItem, TheiaChart } from '@theia-astro/chart/element';
import type { ChartView } from './chart-view.ts';
import { element } from './element.ts';
import { describeItem } from './describe-item.ts';

const STYLES = { north: 'North', south: 'South', east: 'East' };

/** Shows a chart with its titles, what is selected in it, and what the call cost. */
export function showChart(main: Element, view: ChartView, call: unknown): void {
  const { title, captions, chart, outer, aspects, rings } = view;
  const picture = new TheiaChart();
  picture.setAttribute('label', title);
  picture.setAttribute('kind', view.kind);
  picture.chart = chart;
  if (outer !== undefined) picture.outer = outer;
  if (aspects !== undefined) picture.aspects = aspects;
  if (rings !== undefined) picture.names = { outer_wheel: rings[1] };
  const detail = element('section', { class: 'detail', 'aria-live': 'polite', 'aria-label': 'Selected part' });
  const showItem = (item: ChartItem | null): void => {
    detail.replaceChildren(
      ...describeItem(item, view, picture.items, (key) => {
        picture.selected = key;
        showItem(picture.items.get(key) ?? null);
        detail.querySelector('h2')?.focus({ preventScroll: true });
      }),
    );
  };
  // On touch screens a tooltip would hide the chart; the selected part is described beside it.
  if (matchMedia('(pointer: coarse)').matches) picture.append(element('span', { slot: 'tooltip', hidden: '' }));
  picture.addEventListener('theia-select', (event) => {
    if (event instanceof CustomEvent) showItem(event.detail);
  });
  showItem(null);
  main.replaceChildren(
    element(
      'header',
      {},
      element('h1', {}, title),
      ...captions.map(captionLine),
      view.kind === 'north' ? choices(view, picture, () => showItem(null)) : null,
    ),
    element('div', { class: 'picture' }, picture),
    detail,
    element('footer', {}, priceText(call)),
  );
}

/** A line breaks between its parts, not within them. */
function captionLine(caption: string): HTMLElement {
  return element('p', {}, ...caption.split(' · ').flatMap((part) => [element('span', {}, part), ' ']));
}

/** The style of an Indian chart, and which of its divisional charts. */
function choices({ chart: { vargas = {} } }: ChartView, picture: TheiaChart, onChange: () => void): HTMLElement {
  const divisions = [...new Set(['D1', ...Object.keys(vargas).filter((name) => /^D\d+$/.test(name))])];
  const group = (label: string, attribute: string, options: readonly (readonly [string, string])[]): HTMLElement =>
    element(
      'fieldset',
      {},
      element('legend', {}, label),
      ...options.map(([value, name], index) => {
        const input = element('input', {
          type: 'radio',
          name: attribute,
          value,
          ...(index === 0 ? { checked: '' } : {}),
        });
        input.addEventListener('change', () => {
          picture.selected = null;
          picture.setAttribute(attribute, value);
          onChange();
        });
        return element('label', {}, input, element('span', {}, name));
      }),
    );
  return element(
    'div',
    { class: 'choices' },
    group('Style', 'kind', Object.entries(STYLES)),
    divisions.length > 1
      ? group(
          'Division',
          'varga',
          divisions.map((name) => [name.slice(1), name]),
        )
      : null,
  );
}

function priceText(call: unknown): string {
  const facts = new Map(Object.entries(typeof call === 'object' && call !== null ? call : {}));
  const cost = facts.get('cost_usd');
  const balance = facts.get('balance_usd');
  return [
    ...(cost === undefined ? [] : [`Cost ${cost} USD`]),
    ...(balance === undefined ? [] : [`Balance ${balance} USD`]),
  ].join(' · ');
}
