import { DEFAULT_VEDIC_SETTINGS, type VedicSettings } from '@theia-astro/astro/vedic/chart';
import type { ResolutionSettings } from './asked.ts';
import { DEFAULT_AYANAMSA } from './ayanamsas.ts';
import { described, field, FieldSet, type Field, type Fields, type ValuesOf } from './field.ts';
import type { FieldReader } from './field-reader.ts';
import { DEFAULT_RESOLUTION, readResolution, warnOfIdle } from './settings.ts';
import { resolutionFields, settingFields, sunrise } from './setting-fields.ts';
import { readZodiac, type vedicZodiacFields } from './system.ts';

const { ayanamsa, positions } = settingFields;
/** The lunar node, which has a different default in Vedic charts. */
export const vedicNode = described(settingFields.node, {
  description: 'Lunar node.',
  byDefault: DEFAULT_VEDIC_SETTINGS.node,
});

const siderealSettingFields = {
  ayanamsa,
  node: vedicNode,
  positions,
  sunrise: sunrise('hindu'),
  ...resolutionFields,
};
type SiderealSettingName = keyof typeof siderealSettingFields;
type SiderealValues = ValuesOf<typeof siderealSettingFields>;

/** `settings` of a Vedic product that is not a chart. */
export interface SiderealSettingsField<Added extends Fields> extends Field<SiderealValues & ValuesOf<Added>> {
  readonly idle: readonly SiderealSettingName[];
}

/**
 * Declares `settings` of a Vedic product that is not a chart; those in `idle` cannot change its answer, are not
 * published, and give a warning.
 */
export function siderealSettingsField<Added extends Fields = Record<never, never>>(
  product: { readonly idle?: readonly SiderealSettingName[]; readonly added?: Added } = {},
): SiderealSettingsField<Added> {
  const { idle = [], added } = product;
  const all = new FieldSet({ ...siderealSettingFields, ...added });
  const shown: Fields = {
    ...Object.fromEntries(
      Object.entries(siderealSettingFields).filter(([name]) => !(idle as readonly string[]).includes(name)),
    ),
    ...added,
  };
  return {
    ...field(
      new FieldSet(shown, { description: 'How to compute; everything is optional.' }).schema,
      {},
      (fields, name) => {
        const given = fields.child(name, { wrongType: 'own_code' });
        return given === undefined ? undefined : (all.read(given) as SiderealValues & ValuesOf<Added>);
      },
    ),
    idle,
  };
}

/** Settings of the Vedic products that are not charts. */
export interface SiderealSettings {
  readonly vedic: VedicSettings;
  readonly resolution: ResolutionSettings;
  readonly strict: boolean;
}

/** The settings of a request to a Vedic product. Records `conflicting_fields` for tropical or western. */
export function readSiderealSettings(
  fields: FieldReader,
  values: ValuesOf<typeof vedicZodiacFields> & { readonly settings: SiderealValues | undefined },
  { idle }: Pick<SiderealSettingsField<Fields>, 'idle'>,
): SiderealSettings {
  readZodiac(fields, values, 'a Vedic product');
  const said = values.settings;
  if (said === undefined) return { vedic: DEFAULT_VEDIC_SETTINGS, resolution: DEFAULT_RESOLUTION, strict: false };
  const given = fields.child('settings');
  if (given !== undefined) warnOfIdle(given, idle);
  return {
    vedic: {
      ...DEFAULT_VEDIC_SETTINGS,
      ayanamsa: said.ayanamsa ?? DEFAULT_AYANAMSA,
      node: said.node ?? DEFAULT_VEDIC_SETTINGS.node,
      positions: said.positions ?? DEFAULT_VEDIC_SETTINGS.positions,
      sunrise: said.sunrise ?? DEFAULT_VEDIC_SETTINGS.sunrise,
    },
    resolution: readResolution(said),
    strict: said.strict ?? false,
  };
}
