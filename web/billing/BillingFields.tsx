import type { Problems } from '../members/accounts/problems.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import type { PostalAddress } from '../members/addresses/addressQueries.ts';
import { StreetField } from '../members/addresses/StreetField.tsx';
import { Field } from '../ui/fields/Field.tsx';
import type { BillingValues } from './billingValues.ts';
import { countries } from './countries.ts';
import formStyles from '../ui/fields/form.module.css';
import styles from './BillingFields.module.css';

interface Props {
  values: BillingValues;
  onChange: (changed: Partial<BillingValues>) => void;
  problems: Problems;
  /** True if there is a service that suggests addresses. */
  hasService: boolean;
}

/** Name and address of the cardholder. */
export function BillingFields({ values, onChange, problems, hasService }: Props) {
  const field = (id: keyof BillingValues) => ({
    id,
    value: values[id],
    onChange: (value: string) => onChange({ [id]: value }),
    message: problems[id] ?? null,
  });
  return (
    <>
      <TextField {...field('name')} label="Name" autoComplete="cc-name" autoFocus />
      <StreetField
        {...field('line1')}
        label="Street Address"
        hasService={hasService}
        onAddress={(address) => onChange(valuesOf(address))}
      />
      <TextField {...field('line2')} label="Address Line 2 (optional)" autoComplete="address-line2" />
      <div className={formStyles.pair}>
        <TextField {...field('city')} label="City" autoComplete="address-level2" />
        <TextField {...field('state')} label="State" autoComplete="address-level1" />
      </div>
      <div className={formStyles.pair}>
        <CountryField {...field('country')} />
        <TextField {...field('postalCode')} label="Postal Code" autoComplete="postal-code" />
      </div>
    </>
  );
}

/** All that an address says; a second line that was typed stays if it says none. */
function valuesOf({ line1, line2, city, state, postalCode, country }: PostalAddress): Partial<BillingValues> {
  const isKnown = countries.some(({ code }) => code === country);
  return {
    line1,
    city,
    state,
    postalCode,
    ...(line2 !== '' && { line2 }),
    ...(isKnown && { country }),
  };
}

interface CountryProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  message: string | null;
}

function CountryField({ id, value, onChange, message }: CountryProps) {
  return (
    <Field label="Country" id={id} message={message ?? ''}>
      <select
        id={id}
        name={id}
        className={styles.country}
        autoComplete="country"
        value={value}
        aria-invalid={message !== null}
        aria-describedby={message === null ? undefined : `${id}-message`}
        onChange={(event) => onChange(event.target.value)}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}
