import { type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type Anchor, attach, type Interaction } from '../interaction.ts';
import type { ChartItem } from '../item.ts';
import type { PictureOptions } from '../picture-options.ts';
import { type Picture, plainPicture, selectablePicture, VIEW_BOX } from '../picture.ts';
import { DETAILED_PX, detailWidth } from '../detail-width.ts';
import type { ChartProps } from './charts.tsx';
import { useServed } from './use-served.ts';

type ViewProps = ChartProps & PictureOptions;

/** A chart of any kind: its picture as text, so that servers write it whole, and what readers do with it. */
export function ChartView(props: ViewProps): ReactElement {
  const { size, expectedSize = DETAILED_PX, selectable = true, className } = props;
  const root = useRef<HTMLDivElement>(null);
  const widthPx = useDetailWidth(root, size, expectedSize);
  const [first] = useState(props.selected ?? props.defaultSelected ?? null);
  const picture = usePicture(props, widthPx, selectable, first);
  // React keeps the content it finds when it takes over a page, so another text is written in an effect.
  const content = useServed(picture) ? '' : picture.content;
  // The same object as long as the text is the same: React 19.0 writes the content again for another object, and the focus would be lost.
  const html = useMemo(() => ({ __html: content }), [content]);
  const tip = useInteraction(root, props, picture, selectable, first);
  return (
    <div ref={root} className={className === undefined ? 'theia-chart' : `theia-chart ${className}`}>
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox={VIEW_BOX}
        width={size}
        height={size}
        role={selectable ? 'group' : 'img'}
        aria-label={picture.title}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        suppressHydrationWarning
        dangerouslySetInnerHTML={html}
      />
      {tip === null || props.renderTooltip === null ? null : <Tip anchor={tip} render={props.renderTooltip} />}
    </div>
  );
}

function Tip({ anchor, render }: { anchor: Anchor; render: Exclude<ChartProps['renderTooltip'], null> }): ReactElement {
  const { item, xPercent, yPercent, below } = anchor;
  const style = {
    left: `${xPercent}%`,
    top: `${yPercent}%`,
    transform: `translate(${-xPercent}%, ${below ? '0.5rem' : 'calc(-100% - 0.5rem)'})`,
  };
  return (
    <div className="tip" data-bare={render === undefined ? undefined : ''} aria-hidden style={style}>
      {render === undefined ? item.label : render(item)}
    </div>
  );
}

function usePicture(props: ViewProps, widthPx: number, selectable: boolean, first: string | null): Picture {
  const { kind, chart, outer, aspects, varga, show, theme, title, names } = props;
  const { aspects: lines, degrees, houses } = show ?? {};
  return useMemo(() => {
    const shown = { aspects: lines ?? true, houses: houses ?? true, ...(degrees === undefined ? {} : { degrees }) };
    const options = { kind, chart, outer, aspects, varga, theme, title, names, show: shown };
    return selectable ? selectablePicture(options, widthPx, first) : plainPicture(options, widthPx);
  }, [kind, chart, outer, aspects, varga, lines, degrees, houses, theme, title, names, widthPx, selectable, first]);
}

/** The width for which the chart is drawn: as expected until it can be measured. */
function useDetailWidth(
  root: RefObject<HTMLDivElement | null>,
  size: number | undefined,
  expectedSize: number,
): number {
  const [measured, setMeasured] = useState(detailWidth(expectedSize));
  useEffect(() => {
    const element = root.current;
    if (size !== undefined || element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setMeasured(detailWidth(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, size]);
  return size === undefined ? measured : detailWidth(size);
}

/** Listens to readers, shows what is selected, and reports where a tooltip is due. */
function useInteraction(
  root: RefObject<HTMLDivElement | null>,
  props: ViewProps,
  picture: Picture,
  selectable: boolean,
  first: string | null,
): Anchor | null {
  const [own, setOwn] = useState(first);
  const [tip, setTip] = useState<Anchor | null>(null);
  const selected = props.selected === undefined ? own : props.selected;
  const heard = useRef(props);
  useEffect(() => {
    heard.current = props;
  });
  const interaction = useRef<Interaction | null>(null);
  useEffect(() => {
    if (!selectable || root.current === null) return;
    const running = attach(root.current, {
      select: (item: ChartItem | null) => {
        setOwn(item?.key ?? null);
        heard.current.onSelect?.(item);
      },
      hover: (item) => heard.current.onHover?.(item),
      point: setTip,
    });
    interaction.current = running;
    return () => {
      running.detach();
      interaction.current = null;
      setTip(null);
    };
  }, [root, selectable]);
  useEffect(() => {
    if (selectable) interaction.current?.show(picture.items, selected);
  }, [picture, selected, selectable]);
  return tip;
}
