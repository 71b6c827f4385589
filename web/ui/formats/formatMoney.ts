const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 });
const two = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const one = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const axisRevpar = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});
const count = new Intl.NumberFormat('en-US');

/** Dollars with thousands separators and cents: `$198,204.00`. */
export function formatMoney(dollars: number): string {
  return exact.format(dollars);
}

/** Dollars without cents, for headlines: `$198,204`. */
export function formatWholeMoney(dollars: number): string {
  return whole.format(dollars);
}

/** Dollars for an axis: `$320K`, `$1.2M`. */
export function formatAxisMoney(dollars: number): string {
  return `${dollars < 0 ? '-' : ''}$${compact.format(Math.abs(dollars))}`;
}

/** RevPAR in dollars and cents: `$63.53`. */
export function formatRevpar(revpar: number): string {
  return exact.format(revpar);
}

/** RevPAR for an axis: `$60`, `$0.25`. */
export function formatAxisRevpar(revpar: number): string {
  return axisRevpar.format(revpar);
}

/** A percentage with 2 decimals: `3.62%`. */
export function formatPercent(percent: number): string {
  return `${two.format(percent)}%`;
}

/** A share in percent with 1 decimal: `14.3%`. */
export function formatShare(percent: number): string {
  return `${one.format(percent)}%`;
}

/** A share for an axis: `15%`, `2.5%`. */
export function formatAxisShare(percent: number): string {
  return `${count.format(percent)}%`;
}

/** An average that is rounded: `12`, or `< 1` if it is rounded to 0 but is more. */
export function formatAverage(rounded: number): string {
  return rounded === 0 ? '< 1' : formatCount(rounded);
}

/** A whole number with thousands separators. */
export function formatCount(value: number): string {
  return count.format(value);
}
