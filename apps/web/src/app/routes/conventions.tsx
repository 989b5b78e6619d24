import { blocks } from 'virtual:reference-conventions';
import { TextPage } from '@/features/reference/text-page.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { paths } from '@/lib/paths.ts';

export function Conventions() {
  return (
    <TextPage
      title="Conventions"
      blocks={blocks}
      links={
        <a href={`${paths.conventions}.md`} className={textLinkClass}>
          Markdown
        </a>
      }
    />
  );
}
