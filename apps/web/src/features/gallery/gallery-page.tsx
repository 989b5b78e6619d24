import { AspectGrid, type ChartAnswer, type ChartItem, type ChartTheme, IndianChart, Wheel } from '@theia-astro/chart';
import '@theia-astro/chart/chart.css';
import type { TheiaChart } from '@theia-astro/chart/element';
import { renderChart } from '@theia-astro/chart/render';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PHONE_CHART_PX } from '@/components/charts/chart-colours.ts';
import { CodePanel } from '@/components/code-panel.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useOrigin } from '@/lib/origin.ts';
import { paths } from '@/lib/paths.ts';
import { answers } from './answers.ts';
import { ApiDrawings } from './api-drawings.tsx';
import './chart-themes.css';
import themes from './chart-themes.css?raw';
import { Exhibit } from './exhibit.tsx';

interface ElementChartProps {
  answer: ChartAnswer;
  label: string;
  theme: string;
  className?: string | undefined;
  onSelect: (item: ChartItem | null) => void;
}

/** A chart by `<theia-chart>`: the text of `renderChart` until the element's script has drawn it. */
export function ElementChart({ answer, label, theme, className, onSelect }: ElementChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const html = useMemo(() => {
    const content = renderChart({ kind: 'wheel', chart: answer, title: label });
    return `<theia-chart kind="wheel" label="${label}">${content}</theia-chart>`;
  }, [answer, label]);
  useEffect(() => {
    const element = frame.current?.querySelector<TheiaChart>('theia-chart');
    if (!element) return;
    void import('@theia-astro/chart/element').then(() => {
      element.chart = answer;
    });
    const heard = (event: Event) => {
      if (event instanceof CustomEvent) onSelect(event.detail as ChartItem | null);
    };
    element.addEventListener('theia-select', heard);
    return () => element.removeEventListener('theia-select', heard);
  }, [answer, onSelect]);
  useEffect(() => {
    frame.current?.querySelector('theia-chart')?.setAttribute('theme', theme);
  }, [theme]);
  return <div ref={frame} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

const terminal = (origin: string) => `npm install @theia-astro/chart

curl --fail ${origin}/swiss/natal \\
  -H "Authorization: Bearer $THEIA_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{ "birth_date": "1879-03-14", "birth_time": "11:30", "location": "Ulm, Germany" }' \\
  -o chart.json`;

const REACT = `import { Wheel } from '@theia-astro/chart';
import '@theia-astro/chart/chart.css';
import answer from './chart.json';

export function Chart() {
  return <Wheel chart={answer} onSelect={(item) => console.log(item?.label)} />;
}`;

const HTML = `<theia-chart src="chart.json">Loading the chart …</theia-chart>
<script type="module">
  import '@theia-astro/chart/element';
</script>`;

/** How to draw a first chart in one's own page. */
export function FirstChart() {
  const origin = useOrigin();
  return (
    <section aria-labelledby="first-chart" className="border-t border-line pt-12">
      <h2 id="first-chart" className="text-heading">
        Your first chart
      </h2>
      <p className="mt-3 max-w-2xl text-ink-soft">
        Ask for an answer where your key is, on your own machine or server: anyone who opens a page can read what is in
        it. <TextLink to={paths.signup}>An account</TextLink> has a key immediately. Everything else is in the readme of
        the package.
      </p>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <CodePanel code={terminal(origin)} label="First chart, terminal" title="Terminal" />
        <CodePanel code={REACT} label="First chart, React" title="Chart.tsx" />
        <CodePanel code={HTML} label="First chart, HTML" title="Without a framework, made by a bundler" />
      </div>
    </section>
  );
}

/** How the charts of the gallery are coloured. */
export const LOOKS = [
  { value: 'page', label: 'Page' },
  { value: 'parchment', label: 'Parchment' },
  { value: 'blueprint', label: 'Blueprint' },
  { value: 'print', label: 'Print' },
] as const;
export type Look = (typeof LOOKS)[number]['value'];

/** What a component takes for a look: a class whose variables it follows, or fixed colours. */
export function lookProps(look: Look): { className?: string; theme?: ChartTheme } {
  if (look === 'page') return {};
  return look === 'print' ? { theme: 'print' } : { className: look };
}

/** The rule of a look as it is applied, or what to write instead. */
export function lookCode(look: Look): string {
  if (look === 'page') return ':root {\n  color-scheme: light dark;\n}';
  if (look === 'print') return '<Wheel chart={answer} theme="print" />';
  const start = themes.indexOf(`.${look} {`);
  return themes.slice(start, themes.indexOf('}', start) + 1);
}

const VARIANTS = [
  { value: 'north', label: 'North' },
  { value: 'south', label: 'South' },
  { value: 'east', label: 'East' },
] as const;
const DIVISIONS = [
  { value: '1', label: 'Rasi' },
  { value: '9', label: 'Navamsa' },
] as const;
const EINSTEIN =
  'Time and place: birth record, registry office of Ulm, 15 March 1879 (Collected Papers, volume 1, document 1).';

function IndianExhibit({ look }: { look: ReturnType<typeof lookProps> & { expectedSize: number } }) {
  const [variant, setVariant] = useState<(typeof VARIANTS)[number]['value']>('north');
  const [division, setDivision] = useState<(typeof DIVISIONS)[number]['value']>('1');
  const varga = division === '9' ? ' varga={9}' : '';
  return (
    <Exhibit
      title="Independence of India, 15 August 1947"
      source="Indian Independence Act 1947, section 1: “as from the fifteenth day of August”; at midnight in New Delhi."
      example="independence"
      react={`<IndianChart chart={answer} variant="${variant}"${varga} />`}
      element={`<theia-chart kind="${variant}"${division === '9' ? ' varga="9"' : ''} src="/answer.json"></theia-chart>`}
      svg={`renderChart({ kind: '${variant}', chart: answer${division === '9' ? ', varga: 9' : ''}, theme: 'light' })`}
      choices={
        <>
          <Segmented label="Style of the Indian chart" options={VARIANTS} value={variant} onChange={setVariant} />
          <Segmented label="Divisional chart" options={DIVISIONS} value={division} onChange={setDivision} />
        </>
      }
      renderPicture={(select) => (
        <IndianChart
          chart={answers.independence}
          variant={variant}
          varga={Number(division)}
          title={`Vedic chart of the independence of India, ${division === '9' ? 'navamsa' : 'rasi'}`}
          onSelect={select}
          {...look}
        />
      )}
    >
      Five grahas in Cancer: names are set in as many lines as a cell holds and never touch. The same answer in three
      styles, and its navamsa.
    </Exhibit>
  );
}

/** The charts of the package `@theia-astro/chart`, drawn by the package. */
export function GalleryPage() {
  const [look, setLook] = useState<Look>('page');
  const props = { ...lookProps(look), expectedSize: PHONE_CHART_PX };
  return (
    <div className="page-width py-14 sm:py-20">
      <header className="max-w-2xl">
        <h1 className="text-display">Charts for your pages</h1>
        <p className="mt-5 text-lg text-ink-muted">
          Wheels, bi-wheels, Indian charts and aspect grids for React and as a web component, drawn from an answer of
          the API. Select a point, an aspect or a house: with the mouse, by touch, or with Tab and the arrow keys.
        </p>
        <p className="mt-4 text-ink-muted">
          All of it is <code className="font-mono text-[0.9em]">@theia-astro/chart</code>, without dependencies, 21 kB.
          The answers are stored with this page: nothing is calculated here. How to get one is in the{' '}
          <TextLink to={paths.guide}>documentation</TextLink>.
        </p>
      </header>
      <div className="mt-10 grid items-start gap-6 pb-12 lg:grid-cols-[auto_minmax(0,1fr)]">
        <Segmented
          label="Colours of the charts"
          options={LOOKS}
          value={look}
          onChange={setLook}
          className="justify-self-start"
        />
        <CodePanel
          code={lookCode(look)}
          label="Code of these colours"
          title={look === 'print' ? 'React' : 'CSS'}
          tall="h-40"
        />
      </div>
      <Exhibit
        isFirst
        title="Albert Einstein, 14 March 1879"
        source={EINSTEIN}
        example="einstein"
        react={'<Wheel chart={answer} onSelect={(item) => setText(item?.label)} />'}
        element={'<theia-chart src="/answer.json" label="Natal chart of Albert Einstein"></theia-chart>'}
        svg={"renderChart({ kind: 'wheel', chart: answer, theme: 'light' })"}
        renderPicture={(select) => (
          <Wheel chart={answers.einstein} title="Natal chart of Albert Einstein" onSelect={select} {...props} />
        )}
      >
        A wheel with houses by Placidus. Points that stand close together make room for each other; a fine line leads
        from each to its degree.
      </Exhibit>
      <Exhibit
        title="The eclipse of 29 May 1919"
        source={`${EINSTEIN} Greatest eclipse 13:09 UT: NASA, Five Millennium Catalog of Solar Eclipses.`}
        example="eclipse"
        react={'<Wheel\n  chart={answer.natal}\n  outer={{ points: answer.transits }}\n  aspects={answer.aspects}\n/>'}
        element={
          'chart.chart = answer.natal;\nchart.outer = { points: answer.transits };\nchart.aspects = answer.aspects;'
        }
        svg={
          "renderChart({\n  kind: 'wheel',\n  chart: answer.natal,\n  outer: { points: answer.transits },\n  aspects: answer.aspects,\n  theme: 'light',\n})"
        }
        renderPicture={(select) => (
          <Wheel
            chart={answers.eclipse.natal}
            outer={answers.eclipse.outer}
            aspects={answers.eclipse.aspects}
            title="Natal chart of Albert Einstein with the transits of 29 May 1919"
            onSelect={select}
            {...props}
          />
        )}
      >
        The sky in which starlight was seen to bend, around the chart of the man who had said it would. Transits stand
        outside the zodiac, aspects go from the birth to the sky.
      </Exhibit>
      <IndianExhibit look={props} />
      <Exhibit
        title="Queen Victoria and Prince Albert"
        source="Victoria: quarter past four in the morning, Kensington Palace (London Gazette, 24 May 1819). Albert: six in the morning, near Coburg (letter of the Dowager Duchess of Coburg, 27 August 1819, in Grey, The Early Years of the Prince Consort)."
        example="royals"
        react={
          '<AspectGrid\n  chart={answer.charts.person_a}\n  outer={answer.charts.person_b}\n  aspects={answer.aspects}\n/>'
        }
        element={
          "chart.setAttribute('kind', 'grid');\nchart.chart = answer.charts.person_a;\nchart.outer = answer.charts.person_b;\nchart.aspects = answer.aspects;"
        }
        svg={
          "renderChart({\n  kind: 'grid',\n  chart: answer.charts.person_a,\n  outer: answer.charts.person_b,\n  aspects: answer.aspects,\n  theme: 'light',\n})"
        }
        renderPicture={(select) => (
          <AspectGrid
            chart={answers.royals.natal}
            outer={answers.royals.outer}
            aspects={answers.royals.aspects}
            title="Aspects between Queen Victoria and Prince Albert"
            onSelect={select}
            {...props}
          />
        )}
      >
        The aspects between two people as a table, with their orbs: hers down the side, his along the top.
      </Exhibit>
      <Exhibit
        title="Johann Sebastian Bach, 21 March 1685"
        source="Day by the Julian calendar: baptised 23 March 1685, register of St George’s, Eisenach. The hour is not recorded."
        example="bach"
        react={'<Wheel chart={answer} title="Natal chart of Johann Sebastian Bach" />'}
        element={
          '<theia-chart src="/answer.json" label="Natal chart of Johann Sebastian Bach"></theia-chart>\n<script type="module">\n  import \'@theia-astro/chart/element\';\n</script>'
        }
        svg={'`<theia-chart src="/answer.json">${renderChart({ kind: \'wheel\', chart: answer })}</theia-chart>`'}
        renderPicture={(select) => (
          <ElementChart
            answer={answers.bach}
            label="Natal chart of Johann Sebastian Bach"
            theme={props.theme ?? 'auto'}
            className={props.className}
            onSelect={select}
          />
        )}
      >
        Without a birth time there are no houses and no angles, and none are made up. This one is the web component.
      </Exhibit>
      <ApiDrawings />
      <FirstChart />
    </div>
  );
}
