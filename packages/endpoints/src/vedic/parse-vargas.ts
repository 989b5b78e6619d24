import { COUNTINGS, MOST_DIVISIONS, VARGA_READINGS, type VargaReadings } from '@theia/astro/vedic/varga/countings';
import { COMPOUND_VARGAS, SHODASA_VARGAS, type VargaNumber } from '@theia/astro/vedic/varga/rules';
import type { FieldReader } from '../shared/contract.ts';
import { quote } from '../shared/quote.ts';
import { MOST_CUSTOM_VARGAS, type CustomVarga } from './options.ts';
import { parseIntList } from './parse-int-list.ts';

/** `vargas` (the sixteen of Parashara) and `extra_vargas` (81, 108, 144). Records `invalid_setting`. */
export function parseVargas(given: FieldReader): readonly VargaNumber[] | undefined {
  const vargas = parseIntList(given, 'vargas', SHODASA_VARGAS);
  const extra = parseIntList(given, 'extra_vargas', COMPOUND_VARGAS) ?? [];
  return vargas === undefined && extra.length === 0 ? undefined : [...(vargas ?? SHODASA_VARGAS), ...extra];
}

/** `varga_readings`: by varga (`D2`, `D3`, `D30`, `D108`) a reading other than the first. Records `invalid_setting`. */
export function parseVargaReadings(given: FieldReader): VargaReadings {
  const readings = given.child('varga_readings', { wrongType: 'own_code' });
  if (readings === undefined) return {};
  const two = readings.oneOf('D2', VARGA_READINGS[2], 'invalid_setting');
  const three = readings.oneOf('D3', VARGA_READINGS[3], 'invalid_setting');
  const thirty = readings.oneOf('D30', VARGA_READINGS[30], 'invalid_setting');
  const d108 = readings.oneOf('D108', VARGA_READINGS[108], 'invalid_setting');
  return {
    ...(two === undefined ? {} : { 2: two }),
    ...(three === undefined ? {} : { 3: three }),
    ...(thirty === undefined ? {} : { 30: thirty }),
    ...(d108 === undefined ? {} : { 108: d108 }),
  };
}

/** `custom_vargas`: `[{"divisions": 11, "counting": "parivritti"}]`. Records `invalid_setting`. */
export function parseCustomVargas(given: FieldReader): readonly CustomVarga[] {
  const raw = given.raw('custom_vargas');
  if (raw === undefined) return [];
  const hint = `Write [{"divisions": 2 to ${MOST_DIVISIONS}, "counting": one of ${COUNTINGS.join(', ')}}].`;
  if (!Array.isArray(raw) || raw.length > MOST_CUSTOM_VARGAS) {
    given.issue(
      'invalid_setting',
      'custom_vargas',
      `${given.path}custom_vargas must be a list of at most ${MOST_CUSTOM_VARGAS}.`,
      hint,
    );
    return [];
  }
  const found: CustomVarga[] = [];
  for (const [index, item] of raw.entries()) {
    const varga = customVarga(item);
    if (varga === undefined)
      given.issue(
        'invalid_setting',
        `custom_vargas[${index}]`,
        `${given.path}custom_vargas[${index}] ${quote(item)} is not a varga.`,
        hint,
      );
    else if (!found.some(({ divisions, counting }) => divisions === varga.divisions && counting === varga.counting))
      found.push(varga);
  }
  given.echo['custom_vargas'] = found;
  return found;
}

function customVarga(item: unknown): CustomVarga | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const divisions: unknown = Reflect.get(item, 'divisions');
  const wanted: unknown = Reflect.get(item, 'counting') ?? COUNTINGS[0];
  const counting = COUNTINGS.find((known) => known === wanted);
  if (
    typeof divisions !== 'number' ||
    !Number.isInteger(divisions) ||
    divisions < 2 ||
    divisions > MOST_DIVISIONS ||
    counting === undefined
  )
    return undefined;
  return { divisions, counting };
}
