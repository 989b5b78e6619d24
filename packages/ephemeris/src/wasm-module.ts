import { readFileSync } from 'node:fs';

type Pointer = number;

/** The raw exports of `swisseph-wasm` used here: C signatures of Swiss Ephemeris 2.10, pointers as byte addresses. */
export interface SwissModule {
  /** Replaced by the module when its memory grows: never keep a copy. */
  readonly HEAPF64: Float64Array;
  readonly FS: {
    writeFile(path: string, data: Uint8Array): void;
    readFile(path: string): Uint8Array;
    analyzePath(path: string): { readonly exists: boolean };
    unlink(path: string): void;
  };
  UTF8ToString(text: Pointer): string;
  _malloc(bytes: number): Pointer;
  _swe_version(text: Pointer): Pointer;
  _swe_set_ephe_path(path: Pointer): void;
  _swe_set_sid_mode(mode: number, t0Jd: number, ayanT0Deg: number): void;
  _swe_set_topo(geoLongitudeDeg: number, geoLatitudeDeg: number, elevationM: number): void;
  _swe_calc(jdTt: number, body: number, flags: number, xx: Pointer, serr: Pointer): number;
  _swe_calc_ut(jdUt: number, body: number, flags: number, xx: Pointer, serr: Pointer): number;
  _swe_houses_ex2(
    jdUt: number,
    flags: number,
    geoLatitudeDeg: number,
    geoLongitudeDeg: number,
    system: number,
    cusps: Pointer,
    ascmc: Pointer,
    cuspSpeeds: Pointer,
    ascmcSpeeds: Pointer,
    serr: Pointer,
  ): number;
  _swe_houses_armc_ex2(
    armcDeg: number,
    geoLatitudeDeg: number,
    obliquityDeg: number,
    system: number,
    cusps: Pointer,
    ascmc: Pointer,
    cuspSpeeds: Pointer,
    ascmcSpeeds: Pointer,
    serr: Pointer,
  ): number;
  _swe_house_pos(
    armcDeg: number,
    geoLatitudeDeg: number,
    obliquityDeg: number,
    system: number,
    xpin: Pointer,
    serr: Pointer,
  ): number;
  _swe_gauquelin_sector(
    jdUt: number,
    body: number,
    star: Pointer,
    flags: number,
    method: number,
    geopos: Pointer,
    pressureHpa: number,
    temperatureC: number,
    sector: Pointer,
    serr: Pointer,
  ): number;
  _swe_get_ayanamsa_ex(jdTt: number, flags: number, value: Pointer, serr: Pointer): number;
  _swe_get_ayanamsa_ex_ut(jdUt: number, flags: number, value: Pointer, serr: Pointer): number;
  _swe_azalt(
    jdUt: number,
    from: number,
    geopos: Pointer,
    pressureHpa: number,
    temperatureC: number,
    xin: Pointer,
    xaz: Pointer,
  ): void;
  _swe_fixstar2_ut(star: Pointer, jdUt: number, flags: number, xx: Pointer, serr: Pointer): number;
  _swe_fixstar2_mag(star: Pointer, magnitude: Pointer, serr: Pointer): number;
  _swe_houses(
    jdUt: number,
    geoLatitudeDeg: number,
    geoLongitudeDeg: number,
    system: number,
    cusps: Pointer,
    angles: Pointer,
  ): number;
  _swe_pheno(jdTt: number, body: number, flags: number, attr: Pointer, serr: Pointer): number;
  _swe_pheno_ut(jdUt: number, body: number, flags: number, attr: Pointer, serr: Pointer): number;
  _swe_rise_trans(
    jdUt: number,
    body: number,
    star: Pointer,
    flags: number,
    event: number,
    geopos: Pointer,
    pressureHpa: number,
    temperatureC: number,
    result: Pointer,
    serr: Pointer,
  ): number;
  _swe_sol_eclipse_when_glob(
    jdUt: number,
    flags: number,
    types: number,
    times: Pointer,
    backward: number,
    serr: Pointer,
  ): number;
  _swe_sol_eclipse_where(jdUt: number, flags: number, shadow: Pointer, attr: Pointer, serr: Pointer): number;
  _swe_lun_eclipse_when(
    jdUt: number,
    flags: number,
    types: number,
    times: Pointer,
    backward: number,
    serr: Pointer,
  ): number;
  _swe_lun_eclipse_how(jdUt: number, flags: number, geopos: Pointer, attr: Pointer, serr: Pointer): number;
  _swe_vis_limit_mag(
    jdUt: number,
    geopos: Pointer,
    atmosphere: Pointer,
    observer: Pointer,
    object: Pointer,
    flags: number,
    answers: Pointer,
    serr: Pointer,
  ): number;
  _swe_sidtime(jdUt: number): number;
  _swe_sidtime0(jdUt: number, obliquityDeg: number, nutationInLongitudeDeg: number): number;
  _swe_time_equ(jdUt: number, days: Pointer, serr: Pointer): number;
  _swe_utc_to_jd(
    year: number,
    month: number,
    day: number,
    hour: number,
    minute: number,
    second: number,
    calendar: number,
    result: Pointer,
    serr: Pointer,
  ): number;
  _swe_jdut1_to_utc(
    jdUt: number,
    calendar: number,
    year: Pointer,
    month: Pointer,
    day: Pointer,
    hour: Pointer,
    minute: Pointer,
    second: Pointer,
  ): void;
  _swe_deltat_ex(jdUt: number, flags: number, serr: Pointer): number;
}

type Factory = (options: { readonly getPreloadedPackage: () => ArrayBuffer }) => Promise<SwissModule>;

/** Folder of the ephemeris files in the module's file system. */
export const EPHEMERIS_PATH = '/sweph';

/** Loads the module and its bundled data file from the installed package on disk; no network. */
export async function loadSwissModule(): Promise<SwissModule> {
  const directory = new URL('wasm/', import.meta.resolve('swisseph-wasm/package.json'));
  // The package's export map has only its slow wrapper, so the file is loaded by path.
  const { default: factory }: { default: Factory } = await import(new URL('swisseph.js', directory).href);
  const data = readFileSync(new URL('swisseph.data', directory));
  // The module keeps the buffer it is given as its files; a second copy would stay in memory, in every thread.
  const isAlone = data.byteOffset === 0 && data.byteLength === data.buffer.byteLength;
  return factory({ getPreloadedPackage: () => (isAlone ? data.buffer : new Uint8Array(data).buffer) });
}

/** The bytes of an ephemeris file in the module's file system. */
export function readEphemerisFile(wasm: SwissModule, name: string): Uint8Array {
  return wasm.FS.readFile(`${EPHEMERIS_PATH}/${name}`);
}

/** Removes a file from the module's ephemeris folder. */
export function unmountEphemerisFile(wasm: SwissModule, name: string): void {
  wasm.FS.unlink(`${EPHEMERIS_PATH}/${name}`);
}

/** Puts a file beside the bundled ephemeris files; one of the same name is replaced. */
export function mountEphemerisFile(wasm: SwissModule, name: string, data: Uint8Array): void {
  const path = `${EPHEMERIS_PATH}/${name}`;
  if (wasm.FS.analyzePath(path).exists) wasm.FS.unlink(path);
  wasm.FS.writeFile(path, data);
}
