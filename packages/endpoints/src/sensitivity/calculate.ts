import type { CalculationContext, Warning } from '../endpoint.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { instantText, localText } from '../time/instant-text.ts';
import { toJulianDays } from '../time/range.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { round } from '../wire/number.ts';
import type { Wire } from '../wire/wire-type.ts';
import { vedicHistories, westernHistories, type WindowedBirth } from './histories.ts';
import { endsOf, offsetsOver } from './offsets.ts';
import { DAY_MINUTES, type SensitivityRequest } from './request.ts';
import type { sensitivityResponseSchema } from './schema.ts';
import { wireHistories, wireStability } from './wire.ts';

/** POST /sensitivity: what changes when the birth is earlier or later. @throws Problem 422 */
export function calculateSensitivity(
  context: CalculationContext,
  request: SensitivityRequest,
): Wire<typeof sensitivityResponseSchema> {
  const windowed = windowedBirth(context, request);
  const { resolved, window, offsets } = windowed;
  const { jdUt } = resolved.moment;
  const western = request.western && westernHistories(context, request.western, windowed);
  const vedic = request.vedic && vedicHistories(context, request.vedic, windowed);
  const found = [western, vedic].filter((one) => one !== null);
  const histories = found.flatMap((one) => one.histories);
  const source = found.some((one) => one.source === 'moshier') ? 'moshier' : 'swisseph';
  const [fromMs, untilMs] = [window.fromJdUt, window.untilJdUt].map((end) => context.ephemeris.jdToUtcMs(end));
  return {
    product: 'sensitivity',
    at: resolved.time.utc,
    window: {
      starts_at: instantText(fromMs!),
      ends_at: instantText(untilMs!),
      starts_at_local: localText(fromMs!, offsets.secondsAt(window.fromJdUt)),
      ends_at_local: localText(untilMs!, offsets.secondsAt(window.untilJdUt)),
      minutes_before: round((jdUt - window.fromJdUt) * DAY_MINUTES, 4),
      minutes_after: round((window.untilJdUt - jdUt) * DAY_MINUTES, 4),
    },
    stability: wireStability(histories, jdUt, window),
    ...wireHistories(context, histories, jdUt, offsets),
    ...(vedic?.dashaShifts === undefined ? {} : { dasha_shifts: vedic.dashaShifts }),
    time: resolved.time,
    place: resolved.place,
    input: request.input,
    meta: buildMeta(context, { jdUt, ayanamsa: (western ?? vedic)!.ayanamsa, source }),
    warnings: distinct([
      ...request.warnings,
      ...resolved.warnings.map(withoutBirthTime),
      ...precisionWarnings(source),
      ...found.flatMap((one) => one.warnings),
    ]),
  };
}

/** The place, the instant and the window around it. */
function windowedBirth(
  context: CalculationContext,
  { birth, window: asked, western, vedic }: SensitivityRequest,
): WindowedBirth {
  const resolution = (western ?? vedic)!.settings.resolution;
  const resolved = resolveBirth(context, birth, resolution);
  const { moment, geo } = resolved;
  if (geo === null) throw new TypeError('A birth without a place: the parser requires one');
  const dateField = birth.utcMs === null ? 'birth_date' : 'utc';
  const fromJdUt = asked === null ? moment.day!.startJdUt : moment.jdUt - asked.beforeMinutes / DAY_MINUTES;
  const untilJdUt = asked === null ? moment.day!.endJdUt : moment.jdUt + asked.afterMinutes / DAY_MINUTES;
  const [fromMs, untilMs] = endsOf(context, fromJdUt, untilJdUt);
  for (const end of [fromMs, untilMs]) toJulianDays(context.ephemeris, end, dateField);
  return {
    resolved,
    geo,
    window: { fromJdUt, untilJdUt },
    offsets: offsetsOver(context, resolved, resolution, fromMs, untilMs),
    dateField,
  };
}

/** Without a birth time this product leaves nothing out. */
function withoutBirthTime(warning: Warning): Warning {
  return warning.code === 'birth_time_unknown'
    ? {
        ...warning,
        message:
          'The birth time is unknown: the whole civil day is answered, and minutes and sides count from 12:00 local time.',
      }
    : warning;
}

/** A warning that holds at several instants is given once. */
function distinct(warnings: readonly Warning[]): Warning[] {
  return [
    ...new Map(warnings.map((warning) => [`${warning.code} ${warning.field} ${warning.message}`, warning])).values(),
  ];
}
