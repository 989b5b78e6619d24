import { readFileSync } from 'node:fs';
import { readZoneFile } from './zone-file.ts';
import { ZoneHistory } from './zone-history.ts';

/** One kind of local time of a zone between two transitions: its offset and abbreviation. */
export interface LocalTimeType {
  /** Local minus UTC, seconds. */
  readonly offsetSeconds: number;
  /** tzdb's own flag: it marks the Irish winter, not the summer. */
  readonly tzdbDst: boolean;
  readonly abbreviation: string;
}

/** The history of one zone as tzdb compiles it. */
export interface ZoneData {
  readonly types: readonly LocalTimeType[];
  /** Index of the type in force before the first transition. */
  readonly firstType: number;
  /** Instants of change, seconds since 1970 UTC, ascending. */
  readonly transitionSeconds: readonly number[];
  /** Type from each transition on. */
  readonly transitionTypes: readonly number[];
  /** POSIX TZ text for instants after the last transition; empty when tzdb gives none. */
  readonly footer: string;
}

/** Every zone of one tzdb release; histories are unpacked on first use. */
export interface ZoneTable {
  readonly version: string;
  readonly names: readonly string[];
  /** The name in tzdb's spelling, or null. */
  canonicalName(name: string): string | null;
  /** Throws a RangeError for a name that tzdb does not have. */
  history(zone: string): ZoneHistory;
}

/** Loads the committed tzdb table. */
export function loadZoneTable(path: URL = new URL('../../data/tzdb-2026b.bin', import.meta.url)): ZoneTable {
  const file = readZoneFile(readFileSync(path));
  const spelling = new Map(Object.keys(file.names).map((name) => [name.toLowerCase(), name]));
  const histories = new Map<string, ZoneHistory>();
  return {
    version: file.version,
    names: Object.keys(file.names),
    canonicalName: (name) => spelling.get(name.toLowerCase()) ?? null,
    history(zone) {
      const known = histories.get(zone);
      if (known !== undefined) return known;
      const name = spelling.get(zone.toLowerCase());
      if (name === undefined) throw new RangeError(`tzdb ${file.version} has no zone ${zone}.`);
      const history = new ZoneHistory(file.zones[file.names[name]!]!);
      histories.set(name, history);
      return history;
    },
  };
}
