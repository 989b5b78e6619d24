import type { ChartItem } from './item.ts';
import type { Items } from './picture.ts';

/** Where a tooltip points to: in percent of the chart's width and height. */
export interface Anchor {
  readonly item: ChartItem;
  readonly xPercent: number;
  /** Upper edge of the part, or its lower edge where there is no room above. */
  readonly yPercent: number;
  readonly below: boolean;
}

/** Events of a chart: what its reader selects and points at. */
export interface Listener {
  /** A part was chosen, or the choice was taken back. */
  select(item: ChartItem | null): void;
  /** The pointer or the keyboard is at a part, or has left it. */
  hover(item: ChartItem | null): void;
  /** A tooltip is due, or is to go. */
  point(anchor: Anchor | null): void;
}

/** The running interaction of a chart on the page. */
export interface Interaction {
  /** Shows a picture that was drawn into the chart, and what is selected in it. */
  show(items: Items, selected: string | null): void;
  detach(): void;
}

/** Room that a tooltip needs above a part, percent of the height. */
const ROOM_PERCENT = 20;
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const GROUP_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Makes the parts of a drawn chart selectable by mouse, touch and keyboard: arrow keys left and right go from part to
 * part, up and down from points to houses to aspects, Home and End to the first and last; Enter and Space select, Escape
 * takes back.
 * @param root element that holds the picture
 */
export function attach(root: HTMLElement, listener: Listener): Interaction {
  let items: Items = new Map();
  let selected: string | null = null;
  let hovered: string | null = null;
  let focused: string | null = null;
  let tapped: string | null = null;
  let pointer = '';
  let reported: string | null = null;
  let pointed: string | null = null;
  const abort = new AbortController();

  const parts = (): readonly Element[] => [...root.querySelectorAll('[data-key]')];
  const partOf = (target: EventTarget | null): Element | null =>
    target instanceof Element ? target.closest('[data-key]') : null;
  const keyOf = (part: Element | null): string | null => part?.getAttribute('data-key') ?? null;
  const itemOf = (key: string | null): ChartItem | null => (key === null ? null : (items.get(key) ?? null));

  const update = (): void => {
    const active = itemOf(hovered ?? focused ?? selected);
    const related = active === null ? new Set<string>() : relatedKeys(active, items);
    const at = hovered ?? focused;
    if (active === null) root.removeAttribute('data-active');
    else root.setAttribute('data-active', at === null ? 'selected' : 'at');
    for (const part of parts()) {
      const key = keyOf(part)!;
      const isPressed = String(key === selected);
      if (part.getAttribute('aria-pressed') !== isPressed) part.setAttribute('aria-pressed', isPressed);
      part.toggleAttribute('data-on', related.has(key));
    }
    if (at !== reported) listener.hover(itemOf((reported = at)));
    const tip = at ?? tapped;
    if (tip !== pointed) listener.point(anchorOf((pointed = tip)));
  };

  const anchorOf = (key: string | null): Anchor | null => {
    const item = itemOf(key);
    const part = parts().find((candidate) => keyOf(candidate) === key);
    if (item === null || part === undefined) return null;
    const whole = root.getBoundingClientRect();
    const box = (item.kind === 'point' ? part : (part.querySelector('.hit') ?? part)).getBoundingClientRect();
    const percent = (value: number, from: number, size: number): number =>
      Math.min(100, Math.max(0, ((value - from) / size) * 100));
    const top = percent(box.top, whole.top, whole.height);
    const below = top < ROOM_PERCENT;
    return {
      item,
      xPercent: percent((box.left + box.right) / 2, whole.left, whole.width),
      yPercent: below ? percent(box.bottom, whole.top, whole.height) : top,
      below,
    };
  };

  const choose = (key: string | null): void => {
    listener.select(itemOf(key));
  };

  const focus = (part: Element | undefined): void => {
    if (part === undefined) return;
    makeStop(part);
    (part as SVGElement).focus();
  };
  const makeStop = (stop: Element): void => {
    for (const part of parts()) part.setAttribute('tabindex', part === stop ? '0' : '-1');
  };

  const move = (from: Element, key: string): Element | undefined => {
    const order = [...items.keys()];
    const drawn = parts().toSorted((a, b) => order.indexOf(keyOf(a)!) - order.indexOf(keyOf(b)!));
    const groupOf = (part: Element): string => groupName(itemOf(keyOf(part)));
    const group = drawn.filter((part) => groupOf(part) === groupOf(from));
    if (key === 'Home') return group[0];
    if (key === 'End') return group.at(-1);
    const step = STEPS[key];
    if (step !== undefined) return group[(group.indexOf(from) + step + group.length) % group.length];
    const names = [...new Set(drawn.map(groupOf))];
    const next = names[(names.indexOf(groupOf(from)) + GROUP_STEPS[key]! + names.length) % names.length];
    return drawn.find((part) => groupOf(part) === next);
  };

  const onKey = (event: KeyboardEvent): void => {
    const part = partOf(event.target);
    if (part === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const key = keyOf(part);
    if (event.key === 'Enter' || event.key === ' ') choose(key === selected ? null : key);
    else if (event.key === 'Escape') {
      if (focused === null && hovered === null && selected === null) return;
      [focused, hovered, tapped] = [null, null, null];
      if (selected !== null) choose(null);
      update();
    } else if (event.key in STEPS || event.key in GROUP_STEPS || event.key === 'Home' || event.key === 'End')
      focus(move(part, event.key));
    else return;
    event.preventDefault();
  };

  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    heard: (event: HTMLElementEventMap[Name]) => void,
  ): void => root.addEventListener(name, heard, { signal: abort.signal });

  listen('pointerdown', (event) => {
    pointer = event.pointerType;
  });
  listen('click', (event) => {
    const part = partOf(event.target);
    const key = keyOf(part);
    if (part !== null) makeStop(part);
    if (key === null && selected === null && tapped === null) return;
    const chosen = key === selected ? null : key;
    tapped = pointer === 'touch' ? chosen : null;
    choose(chosen);
    update();
  });
  listen('pointerover', (event) => {
    if (event.pointerType === 'touch' || (event.target instanceof Element && event.target.closest('.tip') !== null))
      return;
    hovered = keyOf(partOf(event.target));
    update();
  });
  listen('pointerleave', () => {
    hovered = null;
    update();
  });
  listen('focusin', ({ target }) => {
    const part = partOf(target);
    if (part === null) return;
    makeStop(part);
    focused = part.matches(':focus-visible') ? keyOf(part) : null;
    update();
  });
  listen('focusout', () => {
    [focused, tapped] = [null, null];
    update();
  });
  listen('keydown', onKey);

  return {
    show(shown, key) {
      items = shown;
      selected = key;
      if (pointed !== null && !items.has(pointed)) [hovered, focused, tapped] = [null, null, null];
      update();
    },
    detach() {
      abort.abort();
    },
  };
}

function groupName(item: ChartItem | null): string {
  return item === null ? '' : item.kind === 'point' ? item.ring : item.kind;
}

/** The keys of the parts that belong together: a point with its aspects, an aspect with its points, a house with what is in it. */
function relatedKeys(item: ChartItem, items: Items): ReadonlySet<string> {
  const keys = new Set([item.key]);
  if (item.kind === 'aspect') keys.add(item.from).add(item.to);
  for (const other of items.values()) {
    if (item.kind === 'point' && other.kind === 'aspect' && (other.from === item.key || other.to === item.key))
      keys.add(other.key).add(other.from).add(other.to);
    if (item.kind === 'house' && other.kind === 'point' && other.house === item.house) keys.add(other.key);
  }
  return keys;
}
