/** A kind of tax number, by Stripe's name for it. */
export interface TaxIdType {
  readonly type: string;
  readonly label: string;
  /** Countries (ISO 3166) that issue it. */
  readonly countries: readonly string[];
  readonly pattern: RegExp;
  readonly example: string;
}

/** The numbers that the EU gives for VAT, by country: the part after the prefix. Greece uses EL. */
const EU_VAT: Readonly<Record<string, string>> = {
  AT: 'U\\d{8}',
  BE: '[01]\\d{9}',
  BG: '\\d{9,10}',
  CY: '\\d{8}[A-Z]',
  CZ: '\\d{8,10}',
  DE: '\\d{9}',
  DK: '\\d{8}',
  EE: '\\d{9}',
  ES: '[A-Z0-9]\\d{7}[A-Z0-9]',
  FI: '\\d{8}',
  FR: '[A-HJ-NP-Z0-9]{2}\\d{9}',
  GR: '\\d{9}',
  HR: '\\d{11}',
  HU: '\\d{8}',
  IE: '\\d[A-Z0-9+*]\\d{5}[A-Z]{1,2}',
  IT: '\\d{11}',
  LT: '\\d{9}(\\d{3})?',
  LU: '\\d{8}',
  LV: '\\d{11}',
  MT: '\\d{8}',
  NL: '\\d{9}B\\d{2}',
  PL: '\\d{10}',
  PT: '\\d{9}',
  RO: '\\d{2,10}',
  SE: '\\d{12}',
  SI: '\\d{8}',
  SK: '\\d{10}',
};
const EU_PREFIX: Readonly<Record<string, string>> = { GR: 'EL' };
const euPattern = Object.entries(EU_VAT)
  .map(([country, digits]) => `${EU_PREFIX[country] ?? country}${digits}`)
  .join('|');

const of = (type: string, label: string, country: string, pattern: RegExp, example: string): TaxIdType => ({
  type,
  label,
  countries: [country],
  pattern,
  example,
});

/** The kinds we take, with the formats of docs.stripe.com/billing/customer/tax-ids. */
export const TAX_ID_TYPES: readonly TaxIdType[] = [
  {
    type: 'eu_vat',
    label: 'EU VAT number',
    countries: Object.keys(EU_VAT),
    pattern: new RegExp(`^(${euPattern})$`),
    example: 'DE123456789',
  },
  of('gb_vat', 'UK VAT number', 'GB', /^GB(\d{9}(\d{3})?|(GD|HA)\d{3})$/, 'GB123456789'),
  of('ch_vat', 'Swiss VAT number', 'CH', /^CHE-\d{3}\.\d{3}\.\d{3} (MWST|TVA|IVA)$/, 'CHE-123.456.789 MWST'),
  of('ch_uid', 'Swiss UID', 'CH', /^CHE-\d{3}\.\d{3}\.\d{3} HR$/, 'CHE-123.456.789 HR'),
  of('no_vat', 'Norwegian VAT number', 'NO', /^\d{9}MVA$/, '123456789MVA'),
  of('is_vat', 'Icelandic VAT number', 'IS', /^\d{5,6}$/, '123456'),
  of('li_vat', 'Liechtenstein VAT number', 'LI', /^\d{5}$/, '12345'),
  of('us_ein', 'US EIN', 'US', /^\d{2}-\d{7}$/, '12-3456789'),
  of('ca_bn', 'Canadian BN', 'CA', /^\d{9}$/, '123456789'),
  of('ca_gst_hst', 'Canadian GST/HST number', 'CA', /^\d{9}RT\d{4}$/, '123456789RT0002'),
  of('ca_qst', 'Quebec QST number', 'CA', /^\d{10}TQ\d{4}$/, '1234567890TQ1234'),
  of('au_abn', 'Australian ABN', 'AU', /^\d{11}$/, '12345678912'),
  of('nz_gst', 'New Zealand GST number', 'NZ', /^\d{8,9}$/, '123456789'),
  of('in_gst', 'Indian GSTIN', 'IN', /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/, '12ABCDE3456FGZH'),
  of('sg_gst', 'Singaporean GST number', 'SG', /^(M\d{8}[A-Z]|[A-Z0-9]{9,10})$/, 'M12345678X'),
  of('sg_uen', 'Singaporean UEN', 'SG', /^(\d{8,9}[A-Z]|[TSR]\d{2}[A-Z]{2}\d{4}[A-Z])$/, '123456789F'),
  of('jp_cn', 'Japanese corporate number', 'JP', /^\d{13}$/, '1234567891234'),
  of('jp_trn', 'Japanese tax registration number', 'JP', /^T\d{13}$/, 'T1234567891234'),
  of('kr_brn', 'Korean BRN', 'KR', /^\d{3}-\d{2}-\d{5}$/, '123-45-67890'),
  of('hk_br', 'Hong Kong BR number', 'HK', /^\d{8}$/, '12345678'),
  of('tw_vat', 'Taiwanese VAT number', 'TW', /^\d{8}$/, '12345678'),
  of('th_vat', 'Thai VAT number', 'TH', /^\d{13}$/, '1234567891234'),
  of('br_cnpj', 'Brazilian CNPJ', 'BR', /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/, '01.234.456/5432-10'),
  of('br_cpf', 'Brazilian CPF', 'BR', /^\d{3}\.\d{3}\.\d{3}-\d{2}$/, '123.456.789-87'),
  of('mx_rfc', 'Mexican RFC', 'MX', /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/, 'ABC010203AB9'),
  of('cl_tin', 'Chilean TIN', 'CL', /^\d{1,2}\.\d{3}\.\d{3}-[\dK]$/, '12.345.678-K'),
  of('za_vat', 'South African VAT number', 'ZA', /^4\d{9}$/, '4123456789'),
  of('ae_trn', 'UAE TRN', 'AE', /^\d{15}$/, '123456789012345'),
  of('sa_vat', 'Saudi VAT number', 'SA', /^\d{15}$/, '123456789012345'),
  of('il_vat', 'Israeli VAT number', 'IL', /^\d{9}$/, '000012345'),
  of('tr_tin', 'Turkish TIN', 'TR', /^\d{10}$/, '0123456789'),
  of('ua_vat', 'Ukrainian VAT number', 'UA', /^\d{12}$/, '123456789012'),
];

/** The kinds that a country issues. */
export const taxIdTypesOf = (country: string): readonly TaxIdType[] =>
  TAX_ID_TYPES.filter(({ countries }) => countries.includes(country));

/** An example of a kind for a country: the prefix of EU numbers is that of the country. */
export const taxIdExample = ({ type, example }: TaxIdType, country: string): string =>
  type === 'eu_vat' ? (EU_EXAMPLES[country] ?? example) : example;

const EU_EXAMPLES: Readonly<Record<string, string>> = {
  AT: 'ATU12345678',
  BE: 'BE0123456789',
  DK: 'DK12345678',
  ES: 'ESA1234567Z',
  FI: 'FI12345678',
  FR: 'FRAB123456789',
  GR: 'EL123456789',
  IE: 'IE1234567AB',
  IT: 'IT12345678912',
  NL: 'NL123456789B12',
  PL: 'PL1234567890',
  PT: 'PT123456789',
  SE: 'SE123456789123',
};
