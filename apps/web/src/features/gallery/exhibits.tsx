import { AspectGrid, type ChartTheme, IndianChart, Wheel } from '@theia-astro/chart';
import { useState } from 'react';
import { PHONE_CHART_PX } from '@/components/charts/chart-colours.ts';
import { Segmented } from '@/components/ui/segmented.tsx';
import { answers } from './answers.ts';
import { ElementChart } from './element-chart.tsx';
import { type Code, Exhibit } from './exhibit.tsx';

interface ExhibitsProps {
  look: { className?: string; theme?: ChartTheme };
  shownCode: Code;
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

function IndianExhibit({ look, shownCode }: ExhibitsProps) {
  const [variant, setVariant] = useState<(typeof VARIANTS)[number]['value']>('north');
  const [division, setDivision] = useState<(typeof DIVISIONS)[number]['value']>('1');
  const isNavamsa = division === '9';
  return (
    <Exhibit
      title="Independence of India, 15 August 1947"
      source="Indian Independence Act 1947, section 1: “as from the fifteenth day of August”; at midnight in New Delhi."
      example="independence"
      shownCode={shownCode}
      code={{
        React: `<IndianChart chart={response} variant="${variant}"${isNavamsa ? ' varga={9}' : ''} />`,
        HTML: `<theia-chart kind="${variant}"${isNavamsa ? ' varga="9"' : ''} src="/response.json"></theia-chart>`,
        SVG: `renderChart({ kind: '${variant}', chart: response${isNavamsa ? ', varga: 9' : ''}, theme: 'light' })`,
      }}
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
          title={`Vedic chart of the independence of India, ${isNavamsa ? 'navamsa' : 'rasi'}`}
          onSelect={select}
          {...look}
          expectedSize={PHONE_CHART_PX}
        />
      )}
    >
      Five grahas in Cancer, in columns of names and degrees. One response draws all three styles and the navamsa.
    </Exhibit>
  );
}

/** The charts of the package `@theia-astro/chart`, drawn by the package. */
export function Exhibits({ look, shownCode }: ExhibitsProps) {
  const shared = { ...look, expectedSize: PHONE_CHART_PX };
  return (
    <div className="mt-8 grid gap-x-12 gap-y-16 lg:grid-cols-2">
      <Exhibit
        isFirst
        title="Albert Einstein, 14 March 1879"
        source={EINSTEIN}
        example="einstein"
        shownCode={shownCode}
        code={{
          React: '<Wheel chart={response} />',
          HTML: '<theia-chart src="/response.json"></theia-chart>',
          SVG: "renderChart({ kind: 'wheel', chart: response, theme: 'light' })",
        }}
        renderPicture={(select) => (
          <Wheel chart={answers.einstein} title="Natal chart of Albert Einstein" onSelect={select} {...shared} />
        )}
      >
        A natal wheel with Placidus houses. Crowded points spread out; a thin line connects each to its exact degree.
      </Exhibit>
      <Exhibit
        title="The eclipse of 29 May 1919"
        source={`${EINSTEIN} Greatest eclipse 13:09 UT: NASA, Five Millennium Catalog of Solar Eclipses.`}
        example="eclipse"
        shownCode={shownCode}
        code={{
          React:
            '<Wheel\n  chart={response.natal}\n  outer={{ points: response.transits }}\n  aspects={response.aspects}\n/>',
          HTML: 'chart.chart = response.natal;\nchart.outer = { points: response.transits };\nchart.aspects = response.aspects;',
          SVG: "renderChart({\n  kind: 'wheel',\n  chart: response.natal,\n  outer: { points: response.transits },\n  aspects: response.aspects,\n  theme: 'light',\n})",
        }}
        renderPicture={(select) => (
          <Wheel
            chart={answers.eclipse.natal}
            outer={answers.eclipse.outer}
            aspects={answers.eclipse.aspects}
            title="Natal chart of Albert Einstein with the transits of 29 May 1919"
            onSelect={select}
            {...shared}
          />
        )}
      >
        Einstein’s natal chart, and around it the transits of the day on which starlight was seen to bend. Aspect lines
        run from the natal chart to the transits.
      </Exhibit>
      <IndianExhibit look={look} shownCode={shownCode} />
      <Exhibit
        title="Queen Victoria and Prince Albert"
        source="Victoria: quarter past four in the morning, Kensington Palace (London Gazette, 24 May 1819). Albert: six in the morning, near Coburg (letter of the Dowager Duchess of Coburg, 27 August 1819, in Grey, The Early Years of the Prince Consort)."
        example="royals"
        shownCode={shownCode}
        code={{
          React:
            '<AspectGrid\n  chart={response.charts.person_a}\n  outer={response.charts.person_b}\n  aspects={response.aspects}\n/>',
          HTML: "chart.setAttribute('kind', 'grid');\nchart.chart = response.charts.person_a;\nchart.outer = response.charts.person_b;\nchart.aspects = response.aspects;",
          SVG: "renderChart({\n  kind: 'grid',\n  chart: response.charts.person_a,\n  outer: response.charts.person_b,\n  aspects: response.aspects,\n  theme: 'light',\n})",
        }}
        renderPicture={(select) => (
          <AspectGrid
            chart={answers.royals.natal}
            outer={answers.royals.outer}
            aspects={answers.royals.aspects}
            title="Aspects between Queen Victoria and Prince Albert"
            onSelect={select}
            {...shared}
          />
        )}
      >
        The aspects between two people with their orbs: Victoria’s points down the side, Albert’s along the top.
      </Exhibit>
      <Exhibit
        title="Johann Sebastian Bach, 21 March 1685"
        source="Date in the Julian calendar: baptised 23 March 1685, register of St George’s, Eisenach. The hour is not recorded."
        example="bach"
        shownCode={shownCode}
        code={{
          React: '<Wheel chart={response} />',
          HTML: '<theia-chart src="/response.json"></theia-chart>\n<script type="module">\n  import \'@theia-astro/chart/element\';\n</script>',
          SVG: '`<theia-chart src="/response.json">${renderChart({ kind: \'wheel\', chart: response })}</theia-chart>`',
        }}
        renderPicture={(select) => (
          <ElementChart
            answer={answers.bach}
            label="Natal chart of Johann Sebastian Bach"
            theme={look.theme ?? 'auto'}
            className={look.className}
            onSelect={select}
          />
        )}
      >
        Without a birth time, no houses and no angles are drawn. This chart is the web component.
      </Exhibit>
    </div>
  );
}
