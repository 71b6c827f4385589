import { pairsOf } from '../../../server/market/beverages/beveragePairs.rules.ts';
import { countedBeverageMonths } from '../../../server/market/beverages/countedMonths.rules.ts';
import { ANY_MONTH } from '../places/sparseMonths.sql.ts';

/** A bar's months a year apart. */
export function beveragePairs(months: string, monthsBefore: string): string {
  return pairsOf(countedBeverageMonths(months), countedBeverageMonths(monthsBefore));
}

function ofChanged(month: string): string {
  return countedBeverageMonths(
    ANY_MONTH,
    [],
    `(property_id, month) in (select property_id, ${month} from sparse_beverage_pair)`,
  );
}

/** The pairs of the bars that changed in sparse months. */
export const someBeveragePairs = `select * from ${pairsOf(
  ofChanged('month'),
  ofChanged("(month - interval '1 year')::date"),
)}`;
