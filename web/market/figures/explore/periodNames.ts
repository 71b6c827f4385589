/** Periods that the explorer offers. */
export const PERIODS = ['ttm', 'latest', 'year', '2019', 'own'] as const;
export type PeriodName = (typeof PERIODS)[number];

export const PERIOD_LABELS: Record<PeriodName, string> = {
  ttm: 'Last 12 months',
  latest: 'Latest month',
  year: 'Last full year',
  '2019': 'This year since 2019',
  own: 'Custom range',
};
