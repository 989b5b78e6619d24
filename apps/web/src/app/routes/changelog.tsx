import { blocks } from 'virtual:reference-changelog';
import { TextPage } from '@/features/reference/text-page.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { paths } from '@/lib/paths.ts';

export function Changelog() {
  return (
    <TextPage
      title="Changelog"
      blocks={blocks}
      folded
      links={
        <>
          <a href={`${paths.changelog}.atom`} className={textLinkClass}>
            Atom feed
          </a>
          <a href={`${paths.changelog}.md`} className={textLinkClass}>
            Markdown
          </a>
        </>
      }
    />
  );
}
