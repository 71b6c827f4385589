import { emptyFields } from '../members/accounts/problems.ts';
import type { Problems } from '../members/accounts/problems.ts';

/** Name and billing address of a cardholder. */
export interface BillingValues {
  name: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  country: string;
  postalCode: string;
}

export const NO_VALUES: BillingValues = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  country: 'US',
  postalCode: '',
};

/** The problems of what must be given and is not; the second line and the postal code need not be. */
export function missingDetails(values: BillingValues, message: string): Problems | null {
  const { name, line1, city, state, country } = values;
  return emptyFields({ name, line1, city, state, country }, message);
}

/** As the server wants them. */
export function trimmed(values: BillingValues): BillingValues {
  const { name, line1, line2, city, state, country, postalCode } = values;
  return {
    name: name.trim(),
    line1: line1.trim(),
    line2: line2.trim(),
    city: city.trim(),
    state: state.trim(),
    country,
    postalCode: postalCode.trim(),
  };
}
