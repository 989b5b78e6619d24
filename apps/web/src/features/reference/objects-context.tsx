import { createContext, type ReactNode, useMemo } from 'react';
import { fieldLoaders } from 'virtual:reference';
import { paths } from '@/lib/paths.ts';
import type { EndpointPage, Objects } from './model.ts';

interface PageObjects {
  objects: Objects;
  /** Loads all objects of the page. */
  load: () => Promise<{ readonly objects: Objects }>;
  /** The page as text, for readers without scripts. */
  markdown: string;
}

const NOTHING = { objects: {} };

export const ObjectsContext = createContext<PageObjects>({ ...NOTHING, load: async () => NOTHING, markdown: '' });

/** The objects at the top of a page, and the way to the others. */
export function ObjectsProvider({ page: { name, objects }, children }: { page: EndpointPage; children: ReactNode }) {
  const value = useMemo(
    () => ({
      objects,
      load: fieldLoaders[name] ?? (async () => NOTHING),
      markdown: `${paths.apiReference}/${name}.md`,
    }),
    [name, objects],
  );
  return <ObjectsContext value={value}>{children}</ObjectsContext>;
}
