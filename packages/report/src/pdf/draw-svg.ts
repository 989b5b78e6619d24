type Doc = PDFKit.PDFDocument;

interface Style {
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly strokeWidth: number;
  readonly strokeOpacity: number;
  readonly dash: readonly number[] | null;
}

const START: Style = { fill: null, stroke: null, strokeWidth: 1, strokeOpacity: 1, dash: null };
const GROUPS: ReadonlySet<string> = new Set(['svg', 'g']);
const TAG = /<(\/?)([a-z]+)((?:\s+[a-zA-Z-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([a-zA-Z-]+)="([^"]*)"/g;

/**
 * Draws a chart of chart-svg into a document as vectors: groups, paths, circles and rectangles with colours, widths, dashes and moves, which is all these
 * pictures use. @throws RangeError for anything else
 */
export function drawSvg(
  doc: Doc,
  svg: string,
  place: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const { x, y, size } = place;
  const styles: Style[] = [START];
  doc
    .save()
    .translate(x, y)
    .scale(size / viewSize(svg))
    .lineCap('round')
    .lineJoin('round');
  // What stands between <title> and </title> is text and has no tags.
  for (const [, closing, tag, attributes, alone] of svg.matchAll(TAG)) {
    if (tag === 'title' || tag === 'desc') continue;
    if (closing === '/') {
      styles.pop();
      doc.restore();
      continue;
    }
    const given = new Map([...attributes!.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, value!]));
    const style = styled(styles.at(-1)!, given);
    doc.save();
    move(doc, given.get('transform'));
    if (!GROUPS.has(tag!)) draw(doc, tag!, given, style);
    if (alone === '/') doc.restore();
    else styles.push(style);
  }
  doc.restore();
}

function viewSize(svg: string): number {
  const size = Number(/viewBox="0 0 ([\d.]+) [\d.]+"/.exec(svg)?.[1]);
  if (!(size > 0)) throw new RangeError('The picture has no view box.');
  return size;
}

function styled(outer: Style, given: ReadonlyMap<string, string>): Style {
  const dash = given.get('stroke-dasharray');
  return {
    fill: colour(given.get('fill'), outer.fill),
    stroke: colour(given.get('stroke'), outer.stroke),
    strokeWidth: numberOf(given.get('stroke-width'), outer.strokeWidth),
    strokeOpacity: numberOf(given.get('stroke-opacity') ?? given.get('opacity'), outer.strokeOpacity),
    dash: dash === undefined ? outer.dash : dash.split(/[ ,]+/).map(Number),
  };
}

function colour(said: string | undefined, outer: string | null): string | null {
  if (said === undefined) return outer;
  return said === 'none' || said === 'transparent' ? null : said;
}

const numberOf = (said: string | undefined, otherwise: number): number =>
  said === undefined ? otherwise : Number(said);

function move(doc: Doc, transform: string | undefined): void {
  for (const [, what, values] of (transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0] = values!.split(/[ ,]+/).map(Number);
    if (what === 'translate') doc.translate(a, b);
    else if (what === 'scale') doc.scale(a, b === 0 ? a : b);
    else if (what === 'rotate') doc.rotate(a, { origin: [b, c] });
    else throw new RangeError(`${what} is not drawn.`);
  }
}

function draw(doc: Doc, tag: string, given: ReadonlyMap<string, string>, style: Style): void {
  const { fill, stroke } = style;
  if (fill === null && stroke === null) return;
  const value = (name: string): number => Number(given.get(name) ?? 0);
  switch (tag) {
    case 'path':
      doc.path(given.get('d')!);
      break;
    case 'circle':
      doc.circle(value('cx'), value('cy'), value('r'));
      break;
    case 'rect':
      doc.rect(value('x'), value('y'), value('width'), value('height'));
      break;
    default:
      throw new RangeError(`${tag} is not drawn.`);
  }
  if (stroke !== null) {
    doc.lineWidth(style.strokeWidth).strokeOpacity(style.strokeOpacity);
    if (style.dash !== null) doc.dash(style.dash[0]!, { space: style.dash[1] ?? style.dash[0]! });
  }
  if (fill !== null && stroke !== null) doc.fillAndStroke(fill, stroke);
  else if (fill !== null) doc.fill(fill);
  else doc.stroke(stroke!);
}
