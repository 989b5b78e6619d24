import { CodePanel } from '@/components/code-panel.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { cn } from '@/lib/cn.ts';
import { useOrigin } from '@/lib/origin.ts';
import { paths } from '@/lib/paths.ts';
import { type Drawing, DRAWING_THEMES, drawingAddress, DRAWINGS, PHONE_PX } from './drawings.ts';

function command(origin: string, { id, path, body }: Drawing): string {
  return `curl --fail ${origin}${path} \\
  -H "Authorization: Bearer $THEIA_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify(body, null, 2)}' \\
  -o ${id}.svg`;
}

/** The fields that tell a picture from the others, each in its line. */
function ownFields({ differs }: Drawing): string {
  return Object.entries(differs)
    .map(([name, value]) => `"${name}": ${JSON.stringify(value)}`)
    .join(',\n');
}

/** The picture in the colours of the theme, on phones drawn larger and with less detail. */
function ThemedPicture({ drawing }: { drawing: Drawing }) {
  const { title, width, height } = drawing;
  return DRAWING_THEMES.map((theme) => (
    <a
      key={theme}
      href={drawingAddress(drawing, theme, 'full')}
      target="_blank"
      title="Open full size"
      className={theme === 'light' ? 'block dark:hidden' : 'hidden dark:block'}
    >
      <picture>
        {drawing.hasPhoneSize ? (
          <source media={`(width < ${PHONE_PX}px)`} srcSet={drawingAddress(drawing, theme, 'phone')} />
        ) : null}
        <img
          src={drawingAddress(drawing, theme, 'full')}
          alt={title}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-lg"
        />
      </picture>
    </a>
  ));
}

function Picture({ drawing }: { drawing: Drawing }) {
  const { title, text } = drawing;
  const origin = useOrigin();
  return (
    <>
      <ThemedPicture drawing={drawing} />
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-ink-muted">{text}</p>
      </div>
      <CodePanel
        code={ownFields(drawing)}
        copied={command(origin, drawing)}
        label={`Request: ${title}`}
        title={`POST ${drawing.path}`}
        tall="max-h-28"
      />
    </>
  );
}

/** Every kind of picture that the API itself draws, each with its request. The files are loaded when they come into view. */
export function ApiDrawings() {
  return (
    <section aria-labelledby="api-drawings" className="mt-16 border-t border-line py-12">
      <h2 id="api-drawings" className="text-title">
        Drawn by the API
      </h2>
      <p className="mt-3 max-w-2xl text-ink-soft">
        The API also returns finished pictures as SVG or PNG: light, dark, for print, or in the colours of your page.
        Each picture shows the fields that differ; the button copies the whole request. Reference:{' '}
        <TextLink to={`${paths.apiReference}/chart`}>charts</TextLink>,{' '}
        <TextLink to={`${paths.apiReference}/astrocartography`}>maps</TextLink>,{' '}
        <TextLink to={`${paths.apiReference}/eclipses`}>eclipses</TextLink>,{' '}
        <TextLink to={`${paths.apiReference}/group`}>groups</TextLink>.
      </p>
      <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-6">
        {DRAWINGS.map((drawing, index) => (
          <li
            key={drawing.id}
            className={cn(
              'laid-out-when-near flex min-w-0 flex-col gap-4',
              drawing.isWide ? 'lg:col-span-3' : 'lg:col-span-2',
              // An odd number of pictures fills two columns when the first has both.
              index === 0 && DRAWINGS.length % 2 === 1 && 'sm:max-lg:col-span-2',
            )}
          >
            <Picture drawing={drawing} />
          </li>
        ))}
      </ul>
    </section>
  );
}
