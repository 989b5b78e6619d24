import { CodePanel } from '@/components/code-panel.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useOrigin } from '@/lib/origin.ts';
import { paths } from '@/lib/paths.ts';
import { type Drawing, DRAWINGS } from './drawings.ts';

function command(origin: string, { id, path, body }: Drawing): string {
  return `curl --fail ${origin}${path} \\
  -H "Authorization: Bearer $THEIA_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify(body, null, 2)}' \\
  -o ${id}.svg`;
}

function Picture({ drawing }: { drawing: Drawing }) {
  const { id, title, text, width, height } = drawing;
  const origin = useOrigin();
  return (
    <>
      <div className="flex grow items-center rounded-xl border border-line bg-[#fff] p-3">
        <img
          src={`/gallery/${id}.svg`}
          alt={title}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="h-auto w-full"
        />
      </div>
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-ink-muted">{text}</p>
      </div>
      <CodePanel code={command(origin, drawing)} label={`${title}, call`} title={`POST ${drawing.path}`} tall="h-44" />
    </>
  );
}

/** Every kind of picture that the API itself draws, each with its call. The files are loaded when they come into view. */
export function ApiDrawings() {
  return (
    <section aria-labelledby="api-drawings" className="border-t border-line py-12">
      <h2 id="api-drawings" className="text-heading">
        Drawn by the API
      </h2>
      <p className="mt-3 max-w-2xl text-ink-soft">
        The API answers with finished pictures too: SVG, of single charts also PNG, light, dark, for print, or in the
        colours of your page. Fields are in the reference of{' '}
        <TextLink to={`${paths.apiReference}/chart`}>charts</TextLink>,{' '}
        <TextLink to={`${paths.apiReference}/astrocartography`}>maps</TextLink>,{' '}
        <TextLink to={`${paths.apiReference}/eclipses`}>eclipses</TextLink> and{' '}
        <TextLink to={`${paths.apiReference}/group`}>groups</TextLink>.
      </p>
      <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2">
        {DRAWINGS.map((drawing) => (
          <li key={drawing.id} className="laid-out-when-near flex min-w-0 flex-col gap-4">
            <Picture drawing={drawing} />
          </li>
        ))}
      </ul>
    </section>
  );
}
