import '@theia-astro/chart/chart.css';
import { useState } from 'react';
import { CodePanel } from '@/components/code-panel.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { paths } from '@/lib/paths.ts';
import { ApiDrawings } from './api-drawings.tsx';
import './chart-themes.css';
import { type Code, CODES } from './exhibit.tsx';
import { Exhibits } from './exhibits.tsx';
import { FirstChart } from './first-chart.tsx';
import { type Look, lookCode, lookProps, LOOKS } from './looks.ts';

/** Charts that visitors can select in, the pictures that the API draws, and how to draw a first chart. */
export function GalleryPage() {
  const [look, setLook] = useState<Look>('page');
  const [shownCode, setShownCode] = useState<Code>('React');
  return (
    <div className="page-width py-12 sm:py-16">
      <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div className="max-w-2xl">
          <h1 className="text-display">Charts for your pages</h1>
          <p className="mt-4 text-lg text-ink-muted">
            Wheels, bi-wheels, Indian charts and aspect grids for React and as a web component. Select with the mouse,
            by touch, or with Tab and the arrow keys.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Segmented
            label="Colours of the charts"
            options={LOOKS}
            value={look}
            onChange={setLook}
            className="flex-wrap"
          />
          <Segmented label="Code shown with the charts" options={CODES} value={shownCode} onChange={setShownCode} />
        </div>
      </header>
      <Exhibits look={lookProps(look)} shownCode={shownCode} />
      <ApiDrawings />
      <section aria-labelledby="colours" className="mb-12 border-t border-line pt-12">
        <h2 id="colours" className="text-title">
          Your colours
        </h2>
        <p className="mt-3 max-w-2xl text-ink-soft">
          Charts follow the light or dark scheme of your page. CSS variables change every colour; this is the code of
          the colours selected above.
        </p>
        <CodePanel
          code={lookCode(look)}
          label="Code of these colours"
          title={look === 'print' ? 'React' : 'CSS'}
          tall="max-h-64"
          className="mt-6 max-w-2xl"
        />
      </section>
      <FirstChart />
      <p className="mt-8 max-w-2xl text-sm text-ink-muted">
        The charts on this page are drawn by <code className="font-mono text-[0.9em]">@theia-astro/chart</code> (23 kB,
        no dependencies) from stored API responses. The <TextLink to={paths.guide}>documentation</TextLink> describes
        the API.
      </p>
    </div>
  );
}
