import { zodResolver } from '@hookform/resolvers/zod';
import { type BillingDetails, billingDetails, TAX_IDS_MAX } from '@theia-astro/server/rules/billing-details';
import { taxIdExample, taxIdTypesOf } from '@theia-astro/server/rules/tax-ids';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { Plus, Trash2 } from '@/components/icons/icons.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { DialogActions } from '@/components/ui/dialog.tsx';
import { FormField, FormSelect } from '@/components/ui/form-field.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { saveBillingDetails } from './operations/invoices.ts';

/** ISO 3166-1, without uninhabited territories. */
const CODES =
  'AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IS IT JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RW SA SB SC SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WF WS XK YE YT ZA ZM ZW';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

export const countryName = (code: string): string => names.of(code) ?? code;

/** Every country with its English name, by name. */
const COUNTRIES: readonly { readonly code: string; readonly name: string }[] = CODES.split(' ')
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

const blank = (email: string): BillingDetails => ({
  name: '',
  email,
  country: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postal_code: '',
  tax_ids: [],
  reference: '',
});

interface DetailsFormProps {
  details: BillingDetails | null;
  userId: string;
  /** The account's address, which a first entry begins with. */
  email: string;
  onDone: () => void;
}

/** The form of the billing details. The kinds of tax numbers are those of the country. */
export function DetailsForm({ details, userId, email, onDone }: DetailsFormProps) {
  const save = useOperation(saveBillingDetails(userId));
  const { control, handleSubmit } = useForm({
    mode: 'onTouched',
    resolver: zodResolver(billingDetails),
    defaultValues: details ?? blank(email),
  });
  const taxIds = useFieldArray({ control, name: 'tax_ids' });
  const [country, held] = useWatch({ control, name: ['country', 'tax_ids'] });
  const kinds = taxIdTypesOf(country);
  const busy = save.isPending;
  const submit = handleSubmit((typed) => save.mutate(typed, { onSuccess: onDone }));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <FormField
        control={control}
        name="name"
        label="Company or name"
        autoComplete="organization"
        disabled={busy}
        required
      />
      <FormField
        control={control}
        name="email"
        label="Billing email"
        type="email"
        autoComplete="email"
        disabled={busy}
        required
      />
      <FormSelect control={control} name="country" label="Country" autoComplete="country" disabled={busy}>
        <option value="" disabled>
          Choose a country
        </option>
        {COUNTRIES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </FormSelect>
      <FormField
        control={control}
        name="line1"
        label="Street and number"
        autoComplete="address-line1"
        disabled={busy}
        required
      />
      <FormField
        control={control}
        name="line2"
        label="Building or floor (optional)"
        autoComplete="address-line2"
        disabled={busy}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          control={control}
          name="postal_code"
          label="Postal code"
          autoComplete="postal-code"
          disabled={busy}
        />
        <FormField control={control} name="city" label="City" autoComplete="address-level2" disabled={busy} required />
      </div>
      <FormField
        control={control}
        name="state"
        label="State or region (optional)"
        autoComplete="address-level1"
        disabled={busy}
      />
      {taxIds.fields.map((entry, index) => {
        const kind = kinds.find(({ type }) => type === held[index]?.type);
        return (
          <div key={entry.id} className="grid grid-cols-[minmax(0,1fr)_2.75rem] gap-x-2 gap-y-4">
            <FormSelect control={control} name={`tax_ids.${index}.type`} label="Tax ID type" disabled={busy}>
              {kind === undefined ? <option value={held[index]?.type ?? ''}>Choose a kind</option> : null}
              {kinds.map(({ type, label }) => (
                <option key={type} value={type}>
                  {label}
                </option>
              ))}
            </FormSelect>
            <Button
              look="ghost"
              size="icon"
              className="mt-[1.65rem] size-11"
              aria-label={`Remove tax number ${index + 1}`}
              disabled={busy}
              onClick={() => taxIds.remove(index)}
              icon={Trash2}
            />
            <FormField
              control={control}
              name={`tax_ids.${index}.value`}
              label="Tax number"
              placeholder={kind === undefined ? '' : taxIdExample(kind, country)}
              autoComplete="off"
              disabled={busy}
            />
          </div>
        );
      })}
      {kinds[0] && taxIds.fields.length < TAX_IDS_MAX ? (
        <Button
          look="outline"
          size="small"
          className="justify-self-start"
          disabled={busy}
          onClick={() => taxIds.append({ type: kinds[0]?.type ?? '', value: '' })}
        >
          <Plus />
          Add tax number
        </Button>
      ) : null}
      <FormField
        control={control}
        name="reference"
        label="Purchase order or reference (optional)"
        autoComplete="off"
        disabled={busy}
      />
      {save.problem === undefined ? null : <Alert tone="bad">{save.problem}</Alert>}
      <DialogActions onCancel={onDone} cancelDisabled={busy}>
        <Button type="submit" disabled={busy}>
          {busy ? <Spinner /> : null}Save details
        </Button>
      </DialogActions>
    </form>
  );
}
