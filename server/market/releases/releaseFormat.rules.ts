/** Legacy releases of mixed beverages (M1, M1x and M1 with a header) state the tax alone. */
const TAX_FORMATS = 'M1';

/** True if the amounts of a release are the tax on receipts: they are not what bars took in. */
export function statesTax(format: string | null): boolean {
  return format?.startsWith(TAX_FORMATS) ?? false;
}

export const STATES_TAX =
  'True if `total` is the tax on the receipts, as in legacy releases of mixed beverages; false if it is the receipts.';
