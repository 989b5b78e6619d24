import { CodePanel } from '@/components/code-panel.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useOrigin } from '@/lib/origin.ts';
import { paths } from '@/lib/paths.ts';

const terminal = (origin: string) => `npm install theia/dist/packages/chart.tgz

curl --fail ${origin}/swiss/natal \\
  -H "Authorization: Bearer $THEIA_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{ "birth_date": "1879-03-14", "birth_time": "11:30", "location": "Ulm, Germany" }' \\
  -o chart.json`;

const REACT = `import { Wheel } from '@theia-astro/chart';
import '@theia-astro/chart/chart.css';
import response from './chart.json';

export function Chart() {
  return <Wheel chart={response} onSelect={(item) => console.log(item?.label)} />;
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
      <h2 id="first-chart" className="text-title">
        Your first chart
      </h2>
      <p className="mt-3 max-w-2xl text-ink-soft">
        Call the API from your machine or server, not from the page: visitors can read every key in a page.{' '}
        <TextLink to={paths.signup}>Sign up</TextLink> to get a key. The package is built from Theia’s source with{' '}
        <code className="font-mono text-[0.9em]">npm run build:packages</code>; its README describes all options.
      </p>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <CodePanel code={terminal(origin)} label="First chart, terminal" title="Terminal" />
        <CodePanel code={REACT} label="First chart, React" title="Chart.tsx" />
        <CodePanel code={HTML} label="First chart, HTML" title="Without a framework" />
      </div>
    </section>
  );
}
