import { createContext, type ReactNode, useCallback, useMemo, useState } from 'react';
import { fieldLoaders } from 'virtual:reference';
import { loadPart } from '@/lib/load-part.ts';
import { paths } from '@/lib/paths.ts';
import type { EndpointPage, Objects } from './model.ts';

interface PageObjects {
  objects: Objects;
  hasFailed: boolean;
  /** Loads the objects below the top. */
  load: () => void;
  /** The page as text, for readers without scripts. */
  markdown: string;
}

export const ObjectsContext = createContext<PageObjects>({
  objects: {},
  hasFailed: false,
  load: () => {},
  markdown: '',
});

/** The objects of a page: those at its top, and all of them once a nested one is opened. */
export function ObjectsProvider({ page: { name, objects }, children }: { page: EndpointPage; children: ReactNode }) {
  const [all, setAll] = useState<Objects | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    const loadFields = fieldLoaders[name];
    if (loadFields === undefined) return;
    setFailed(false);
    loadPart(loadFields).then(
      (part) => setAll(part.objects),
      () => setFailed(true),
    );
  }, [name]);
  const value = useMemo(
    () => ({ objects: all ?? objects, hasFailed, load, markdown: `${paths.apiReference}/${name}.md` }),
    [all, objects, hasFailed, load, name],
  );
  return <ObjectsContext value={value}>{children}</ObjectsContext>;
}
