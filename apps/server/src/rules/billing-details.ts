import { z } from 'zod';
import { EMAIL_CHARACTERS_MAX, INVALID_EMAIL, isStorable, isTypicalEmail } from './email.ts';
import { TAX_ID_TYPES, taxIdExample, taxIdTypesOf } from './tax-ids.ts';

/** Stripe's limit for a customer is five, and a change adds before it removes. */
export const TAX_IDS_MAX = 2;
/** The longest value of a field on Stripe's invoices. */
export const REFERENCE_CHARACTERS_MAX = 140;

const UNREADABLE = 'This contains characters that cannot be sent.';

const line = (max: number) =>
  z
    .string()
    .refine(isStorable, UNREADABLE)
    .transform((typed) => typed.replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().max(max, `At most ${max} characters.`));
const needed = (max: number, missing: string) => line(max).pipe(z.string().min(1, missing));

/** Letters in upper case and single spaces, as the numbers are written. */
const taxNumber = z
  .string()
  .max(60)
  .transform((typed) => typed.replaceAll(/\s+/g, ' ').trim().toUpperCase());

/** Whom invoices are addressed to. The messages are shown to the owner. */
export const billingDetails = z
  .strictObject({
    name: needed(150, 'Enter the name of your company, or your own.'),
    email: line(EMAIL_CHARACTERS_MAX).refine(isTypicalEmail, INVALID_EMAIL),
    country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country.'),
    line1: needed(200, 'Enter the street and number.'),
    line2: line(200),
    city: needed(100, 'Enter the city.'),
    state: line(100),
    postal_code: line(20),
    tax_ids: z
      .array(z.strictObject({ type: z.string(), value: taxNumber }))
      .max(TAX_IDS_MAX, `At most ${TAX_IDS_MAX} tax numbers.`),
    reference: line(REFERENCE_CHARACTERS_MAX),
  })
  .check((context) => {
    const { country, tax_ids: taxIds } = context.value;
    taxIds.forEach(({ type, value }, index) => {
      const found = TAX_ID_TYPES.find((known) => known.type === type);
      const problem = (path: 'type' | 'value', message: string): void => {
        context.issues.push({ code: 'custom', input: taxIds, path: ['tax_ids', index, path], message });
      };
      if (found === undefined || !found.countries.includes(country))
        problem('type', `Choose a kind of tax number of your country: ${country} has ${kindsOf(country)}.`);
      else if (value === '') problem('value', 'Enter the tax number, or remove it.');
      else if (!found.pattern.test(value))
        problem('value', `This is not a ${found.label}. It looks like ${taxIdExample(found, country)}.`);
      else if (taxIds.findIndex((other) => other.type === type && other.value === value) < index)
        problem('value', 'This number is entered twice.');
    });
  });

const kindsOf = (country: string): string =>
  taxIdTypesOf(country)
    .map(({ label }) => label)
    .join(', ') || 'none that can be entered here';

export type BillingDetails = z.output<typeof billingDetails>;
