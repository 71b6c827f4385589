const DAY_MS = 86_400_000;

/** How many days a filing's period has: a month or a quarter that ends on the given date. */
export function periodDays({ periodEnd, periodMonths }: { periodEnd: string; periodMonths: number }): number {
  const [year = 0, month = 0] = periodEnd.split('-').map(Number);
  return (Date.UTC(year, month, 1) - Date.UTC(year, month - periodMonths, 1)) / DAY_MS;
}
