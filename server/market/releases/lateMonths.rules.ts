import { latestPeriodEnd } from './latestPeriod.sql.ts';
import type { ProductName } from '../productName.rules.ts';

const ofTax = (product: ProductName): string => `select '${product}' as product,
    to_char(${latestPeriodEnd(product)}, 'YYYY-MM') as month
  where exists (select from release where product = '${product}' and undone_at is null and not synthetic)`;

/** The latest published month of each tax of which there is more than the sample. */
export const latestMonths = `/* latestMonths */ ${ofTax('hotel')} union all ${ofTax('beverage')}`;
