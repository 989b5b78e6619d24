import type { Texts } from './from-schema.ts';

/** Constraints on texts beyond their pattern: real days, instants in order, zones and places by name. */
export const VALID_TEXTS: Texts = {
  CalendarDate: ['1990-06-15', '-0044-03-15', '0000-02-29', '12024-01-31'],
  Instant: ['1990-06-15T18:30:00Z', '1850-01-01T00:00', '2016-12-31T23:59:60Z', '1990-06-15T14:30:00.123-04:00'],
  DateOrInstant: ['1990-06-15', '1990-06-15T18:30:00Z', '1850-01-01T00:00', '2016-12-31T23:59:60Z'],
  TimeZoneName: ['Europe/Paris', 'Etc/GMT+12'],
  Location: ['New York', '40.7143,-74.006'],
  q: ['Springfield, Illinois'],
  from: ['2026-06-15', '2026-06-15T18:30:00Z'],
  to: ['2026-06-30', '2026-06-30T18:30:00+02:00'],
  country: ['US', 'FR'],
  local: ['2024-11-03T01:30', '1850-01-01T00:00:59.5'],
  step: ['1d', '6h', '90m'],
  fields: ['product', 'meta,warnings'],
  ComparedAngle: ['84.388', '24°23\'17" Gem', '12 Lib 4'],
  StarId: ['aldebaran', 'alpha Tau', 'delta_centauri', 'default', 'all'],
  starts_at: ['2000-02-21', '1984-02-21T02:25:46Z'],
};
