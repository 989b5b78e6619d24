import { ButtonLink } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { paths } from '@/lib/paths.ts';
import { skyAddress, STRIP_DRAWINGS, stripAddress, type StripTheme } from './drawings.ts';

const SQUARE = { width: 400, height: 400 };
const WIDE = { width: 1000, height: 568 };

interface PictureProps {
  title: string;
  isWide?: boolean;
  address: (theme: StripTheme) => string;
}

/** One picture for each theme; the browser loads the one that is shown, when it comes near. */
function Picture({ title, isWide = false, address }: PictureProps) {
  const shared = {
    ...(isWide ? WIDE : SQUARE),
    loading: 'lazy',
    decoding: 'async',
  } as const;
  return (
    <>
      <img {...shared} alt={title} src={address('light')} className="m-auto h-auto w-full dark:hidden" />
      <img {...shared} alt={title} src={address('dark')} className="m-auto hidden h-auto w-full dark:block" />
    </>
  );
}

function Tile({ title, isWide = false, ...picture }: PictureProps) {
  return (
    <li
      className={cn(
        'flex min-w-0 flex-col overflow-hidden rounded-xl border border-line bg-[#fcfbf8] dark:bg-[#0a0f1d]',
        isWide && 'col-span-2',
      )}
    >
      <div className="flex grow p-2 sm:p-3">
        <Picture title={title} isWide={isWide} {...picture} />
      </div>
      <p aria-hidden="true" className="border-t border-line bg-surface px-3 py-2 text-[0.8125rem] text-ink-soft">
        {title}
      </p>
    </li>
  );
}

/** What the API draws, with the sky of this minute. */
export function Charts() {
  return (
    <section aria-labelledby="charts-title" className="page-width pt-16 sm:pt-24">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-xl">
          <h2 id="charts-title" className="text-title">
            Charts, drawn for you
          </h2>
          <p className="mt-3 text-lg text-ink-muted">SVG from the API or React components, in your colours.</p>
        </div>
        <ButtonLink to={paths.gallery} look="outline">
          See all charts
        </ButtonLink>
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {STRIP_DRAWINGS.map(({ id, ...drawing }) => (
          <Tile key={id} {...drawing} address={(theme) => stripAddress(id, theme)} />
        ))}
        <Tile title="The sky right now" address={skyAddress} />
      </ul>
    </section>
  );
}
