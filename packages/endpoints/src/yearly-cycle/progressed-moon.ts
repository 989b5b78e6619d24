import { equalParts } from '@theia/astro/cycle/profections';
import { progressedClock, progressedJdUt } from '@theia/astro/progressions/clock';
import { motionAtRate } from '@theia/astro/search/motion';
import { motionOfBody, regimeOf, type MovingBody } from '@theia/astro/transits/moving';
import { lifeUncertainty } from '../return/uncertainty.ts';
import type { Uncertain } from '../transits/uncertain.ts';
import { wire } from '../natal/wire-number.ts';
import { wireZodiac } from '../natal/wire-point.ts';
import { instantTextOfJd } from '../shared/instant-text.ts';
import { entriesOf, wireReport } from './movements.ts';
import { searchYear, type Scene } from './scene.ts';
import type { Part } from './transits.ts';

/** Days of a year of life (contract §9). */
const YEAR_DAYS = 365.24219;
const MONTHS = 12;
const MUNDANE_STEP_DAYS = 5;

/** The secondary progressed Moon (a day for a year) month by month, its ingresses and exact aspects to the natal points. */
export function progressedMoon(scene: Scene): Part {
  const { ephemeris, request, birth, natal, span, frame } = scene;
  const clock = progressedClock(birth.moment.jdUt, 'secondary', YEAR_DAYS, false);
  const begin = progressedJdUt(clock, span.fromJdUt);
  const motion = motionOfBody(ephemeris, 'moon', request.settings.chart, frame, regimeOf(ephemeris, begin, begin));
  if (motion === null) return { wired: { positions: [], events: [] }, entries: [], warnings: [] };
  const moon: MovingBody = { id: 'moon', motion: motionAtRate(motion, clock.birthJdUt, clock.rate) };
  const report = searchYear(scene, [moon], {
    targets: natal.points,
    orb: () => 0,
    events: ['exact', 'sign_ingress', 'house_ingress'],
    mundaneStepDays: MUNDANE_STEP_DAYS,
    latitudeAt: (_, jdUt) => ephemeris.ecliptic(progressedJdUt(clock, jdUt), 'moon', frame).latitudeDeg,
  });
  const instants = [...equalParts(span.fromJdUt, span.untilJdUt, MONTHS), span.untilJdUt];
  const uncertain: Uncertain | null = birth.moment.unknownTime
    ? {
        hit: () => ({ approximate: true }),
        passage: ({ jdUt }) => lifeUncertainty(ephemeris, clock, birth.moment, jdUt),
        window: { approximate: true },
      }
    : null;
  const { events } = wireReport(ephemeris, report, natal.points, uncertain);
  return {
    wired: {
      positions: instants.map((jdUt) => ({
        at: instantTextOfJd(ephemeris, jdUt),
        julian_day_ut: wire(jdUt),
        ...wireZodiac(moon.motion.at(jdUt).longitudeDeg),
      })),
      events: events.map(({ window_id: _window, pass: _pass, pass_count: _count, ...event }) => event),
    },
    entries: entriesOf(report.events, 'progressed_moon', 'progressed_moon.events'),
    warnings: [],
  };
}
