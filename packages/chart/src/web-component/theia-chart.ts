import type { AspectAnswer, ChartAnswer, OuterAnswer } from '../answer.ts';
import css from '../chart.css?inline';
import { DETAILED_PX, detailWidth } from '../detail-width.ts';
import { type Anchor, attach, type Interaction } from '../interaction.ts';
import type { ChartItem } from '../item.ts';
import type { Names } from '../names.ts';
import { type Items, selectablePicture, VIEW_BOX } from '../picture.ts';
import { CHART_KINDS, type ChartKind, type ChartTheme, type PictureOptions } from '../picture-options.ts';

const HOST_CSS = `:host { display: block; }
:host([hidden]) { display: none; }
.tip[hidden] { display: none; }`;
const THEMES: readonly string[] = ['auto', 'light', 'dark', 'print'] satisfies readonly ChartTheme[];
/** Properties that a page may have set before this script ran. */
const PROPERTIES = ['chart', 'outer', 'aspects', 'names'] as const;

/** Servers have no elements: there the class exists, and is not used. */
const Base = (globalThis.HTMLElement ?? Object) as typeof HTMLElement;

let sheet: CSSStyleSheet | undefined;

/** One style sheet for all charts of a page. It is constructed, so that a strict content policy accepts it. */
function sharedSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`${css}\n${HOST_CSS}`);
  }
  return sheet;
}

/**
 * `<theia-chart>`: a chart in any page. Attributes: `kind` (wheel, north, south, east, grid), `src` (address of an answer
 * as JSON, on your own server), `varga`, `size`, `theme`, `label`, `selected`. Properties: `chart`, `outer`, `aspects`,
 * `names`. Events: `theia-select`, `theia-hover` (the detail is the part or null), `theia-error`. The slot `tooltip`
 * replaces the tooltip. Until there is a chart its content is shown.
 */
export class TheiaChart extends Base {
  static readonly observedAttributes = ['kind', 'src', 'varga', 'size', 'theme', 'label', 'selected'];

  #chart: ChartAnswer | null = null;
  #outer: OuterAnswer | null = null;
  #aspects: readonly AspectAnswer[] | undefined;
  #names: Names | undefined;
  #items: Items = new Map();
  #interaction: Interaction | undefined;
  #observer: ResizeObserver | undefined;
  #loading: AbortController | undefined;
  #measuredPx = DETAILED_PX;
  #due = false;

  /** The answer that is drawn. */
  get chart(): ChartAnswer | null {
    return this.#chart;
  }
  set chart(answer: ChartAnswer | null) {
    this.#loading?.abort();
    this.#chart = answer;
    this.#drawSoon();
  }

  /** Second chart of a wheel or grid. */
  get outer(): OuterAnswer | null {
    return this.#outer;
  }
  set outer(answer: OuterAnswer | null) {
    this.#outer = answer;
    this.#drawSoon();
  }

  /** Aspects to draw instead of those of the chart. */
  get aspects(): readonly AspectAnswer[] | undefined {
    return this.#aspects;
  }
  set aspects(rows: readonly AspectAnswer[] | undefined) {
    this.#aspects = rows;
    this.#drawSoon();
  }

  /** Words instead of the English ones. */
  get names(): Names | undefined {
    return this.#names;
  }
  set names(names: Names | undefined) {
    this.#names = names;
    this.#drawSoon();
  }

  /** The parts that can be selected, by key; empty until the chart is drawn. */
  get items(): ReadonlyMap<string, ChartItem> {
    return this.#items;
  }

  /** Key of the selected part, or null. */
  get selected(): string | null {
    return this.getAttribute('selected');
  }
  set selected(key: string | null) {
    if (key === null) this.removeAttribute('selected');
    else this.setAttribute('selected', key);
  }

  connectedCallback(): void {
    for (const name of PROPERTIES)
      if (Object.hasOwn(this, name)) {
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    if (this.shadowRoot === null) {
      const shadow = this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [sharedSheet()];
      shadow.append(document.createElement('slot'));
    }
    this.#observer = new ResizeObserver(([entry]) => {
      const width = detailWidth(entry?.contentRect.width ?? 0);
      if (entry === undefined || entry.contentRect.width === 0 || width === this.#measuredPx) return;
      this.#measuredPx = width;
      this.#drawSoon();
    });
    this.#observer.observe(this);
    // Moved in the page before its answer had come.
    if (this.#chart === null && this.#loading?.signal.aborted) void this.#load(this.getAttribute('src'));
    this.#drawSoon();
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
    this.#interaction?.detach();
    this.#interaction = undefined;
    this.#loading?.abort();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    if (name === 'src') void this.#load(now);
    else if (name === 'selected') this.#interaction?.show(this.#items, now);
    else this.#drawSoon();
  }

  async #load(address: string | null): Promise<void> {
    this.#loading?.abort();
    if (address === null) return;
    const loading = new AbortController();
    this.#loading = loading;
    try {
      const response = await fetch(address, { headers: { accept: 'application/json' }, signal: loading.signal });
      if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
      const answer = (await response.json()) as ChartAnswer;
      if (!loading.signal.aborted) this.chart = answer;
    } catch (error) {
      if (!loading.signal.aborted) this.#dispatch('theia-error', error);
    }
  }

  /** Several changes in one turn are drawn once. */
  #drawSoon(): void {
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => {
      this.#due = false;
      if (!this.isConnected || this.#chart === null) return;
      try {
        this.#draw(this.#chart);
      } catch (error) {
        this.#dispatch('theia-error', error);
      }
    });
  }

  #draw(chart: ChartAnswer): void {
    const { kind, size, options } = this.#asked(chart);
    const picture = selectablePicture(
      { ...options, kind },
      size === undefined ? this.#measuredPx : detailWidth(size),
      this.selected,
    );
    const root = this.#root();
    const svg = root.querySelector('svg')!;
    for (const side of ['width', 'height'])
      if (size === undefined) svg.removeAttribute(side);
      else svg.setAttribute(side, String(size));
    svg.setAttribute('aria-label', picture.title);
    svg.innerHTML = picture.content;
    this.#items = picture.items;
    this.#interaction ??= attach(root, {
      select: (item) => {
        this.selected = item?.key ?? null;
        this.#dispatch('theia-select', item);
      },
      hover: (item) => this.#dispatch('theia-hover', item),
      point: (anchor) => this.#point(root, anchor),
    });
    this.#interaction.show(picture.items, this.selected);
  }

  #asked(chart: ChartAnswer): { kind: ChartKind; size: number | undefined; options: Omit<PictureOptions, 'kind'> } {
    const kind = this.getAttribute('kind') ?? 'wheel';
    const theme = this.getAttribute('theme') ?? 'auto';
    if (!isKind(kind)) throw new RangeError(`kind is "${kind}", not one of ${CHART_KINDS.join(', ')}.`);
    if (!isTheme(theme)) throw new RangeError(`theme is "${theme}", not one of ${THEMES.join(', ')}.`);
    return {
      kind,
      size: this.#number('size'),
      options: {
        chart,
        outer: this.#outer,
        aspects: this.#aspects,
        names: this.#names,
        theme,
        varga: this.#number('varga'),
        title: this.getAttribute('label') ?? undefined,
      },
    };
  }

  #number(name: string): number | undefined {
    const text = this.getAttribute(name);
    if (text === null) return undefined;
    const value = Number(text);
    if (!(value > 0)) throw new RangeError(`${name} is "${text}", not a number above 0.`);
    return value;
  }

  /** The element that holds the picture, made when there is one to show. */
  #root(): HTMLElement {
    const shadow = this.shadowRoot!;
    const made = shadow.querySelector<HTMLElement>('.theia-chart');
    if (made !== null) return made;
    const root = document.createElement('div');
    root.className = 'theia-chart';
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    for (const [name, value] of Object.entries({
      viewBox: VIEW_BOX,
      role: 'group',
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }))
      svg.setAttribute(name, value);
    const tip = document.createElement('div');
    tip.className = 'tip';
    tip.hidden = true;
    tip.ariaHidden = 'true';
    const slot = document.createElement('slot');
    slot.name = 'tooltip';
    tip.append(slot);
    root.append(svg, tip);
    shadow.replaceChildren(root);
    return root;
  }

  #point(root: HTMLElement, anchor: Anchor | null): void {
    const tip = root.querySelector<HTMLElement>('.tip')!;
    tip.hidden = anchor === null;
    if (anchor === null) return;
    const { item, xPercent, yPercent, below } = anchor;
    const slot = tip.querySelector('slot')!;
    tip.toggleAttribute('data-bare', slot.assignedElements().length > 0);
    slot.textContent = item.label;
    tip.style.left = `${xPercent}%`;
    tip.style.top = `${yPercent}%`;
    tip.style.transform = `translate(${-xPercent}%, ${below ? '0.5rem' : 'calc(-100% - 0.5rem)'})`;
  }

  #dispatch(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

function isKind(text: string): text is ChartKind {
  return CHART_KINDS.some((kind) => kind === text);
}

function isTheme(text: string): text is ChartTheme {
  return THEMES.includes(text);
}
