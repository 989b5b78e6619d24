import type { ReactNode } from 'react';
import { endpoints, tags } from 'virtual:reference';
import { useLocation, useNavigate } from 'react-router';
import { normalizePath, paths } from '@/lib/paths.ts';
import { type NavGroup, ReferenceNav } from './reference-nav.tsx';
import { publicAddress } from '@/lib/reference-search/addresses.ts';
import { SearchBox } from './search/search-box.tsx';
import { useNamedPart } from './use-named-part.ts';

/** The page of an endpoint for everybody. */
export const endpointPath = (name: string): string => `${paths.apiReference}/${name}`;

const groups: readonly NavGroup[] = [
  {
    title: 'Start',
    entries: [
      { to: paths.apiReference, label: 'All endpoints' },
      { to: paths.conventions, label: 'Conventions' },
      { to: paths.errors, label: 'Errors' },
      { to: paths.changelog, label: 'Changelog' },
    ],
  },
  ...tags.map(({ name }) => ({
    title: name,
    entries: endpoints
      .filter(({ tag }) => tag === name)
      .map(({ name: page, path, operations }) => ({
        to: endpointPath(page),
        label: path,
        method: operations[0]?.method ?? 'GET',
      })),
  })),
];

/** A page of the public reference, beside the list of all of them. */
export function ReferenceLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useNamedPart();
  return (
    <div className="page-width py-8 sm:py-10">
      <div className="grid gap-x-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <ReferenceNav
          groups={groups}
          current={normalizePath(pathname)}
          onGo={(address) => void navigate(address)}
          search={<SearchBox addressOf={publicAddress} />}
        />
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}
