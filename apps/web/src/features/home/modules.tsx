import { counts } from 'virtual:figures';
import { ButtonLink } from '@/components/ui/button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { paths } from '@/lib/paths.ts';
import { moduleDrawings } from './module-drawings.tsx';

const modules = [
  {
    id: 'natal',
    title: 'Natal charts',
    text: (
      <>
        Western and Vedic: bodies,{' '}
        <TextLink to={`${paths.apiReference}/natal`}>{counts.houseSystems} house systems</TextLink>, aspects, dignities,
        lots and patterns.
      </>
    ),
  },
  {
    id: 'vedic',
    title: 'Vedic charts',
    text: 'Divisional charts, dashas, yogas and strength scoring on the Lahiri zodiac.',
  },
  {
    id: 'transits',
    title: 'Transits',
    text: 'Real-time motion, ingress alerts, stations and every exact pass with its orb window.',
  },
  {
    id: 'synastry',
    title: 'Synastry',
    text: 'Composite and inter-aspect reports, compatibility scoring that shows its reasons.',
  },
  {
    id: 'progressions',
    title: 'Progressions',
    text: 'Secondary and solar-arc directions, with the progressed lunation cycle.',
  },
  {
    id: 'moon',
    title: 'Moon phases',
    text: (
      <>
        Phases, eclipses and void-of-course windows for any year{' '}
        <TextLink to={paths.accuracy}>from 1800 to 2399</TextLink>.
      </>
    ),
  },
] as const;

export function Modules() {
  return (
    <section aria-labelledby="modules-title" className="page-width py-20 sm:py-24">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-xl">
          <h2 id="modules-title" className="text-title">
            Six modules, one request shape
          </h2>
          <p className="mt-3 text-lg text-ink-muted">A date, a time and a place: every chart takes the same request.</p>
        </div>
        <ButtonLink to={paths.apiProducts} look="outline">
          Explore All Modules
        </ButtonLink>
      </div>
      <ul className="mt-10 grid gap-px overflow-hidden rounded-2xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {modules.map(({ id, title, text }) => (
          <li key={id} className="bg-surface p-5 max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-5 sm:p-7">
            {moduleDrawings[id]}
            <div>
              <h3 className="font-semibold sm:mt-5">{title}</h3>
              <p className="mt-1 text-ink-muted sm:mt-1.5">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
