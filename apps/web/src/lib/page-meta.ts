import { site } from '@/lib/site.ts';

/** The meta tags of a page: title, and a description for the public ones. */
export function pageMeta(title: string, description?: string) {
  const full = title === site.name ? `${site.name} · ${site.tagline}` : `${title} · ${site.name}`;
  return [{ title: full }, ...(description ? [{ name: 'description', content: description }] : [])];
}
