import { ReleaseRefused } from './refusal.ts';
import type { CheckFinding, Hold, RowCheck } from './check.ts';
import type { ImportOptions } from './options.ts';

const optionNames: Record<Hold['option'], string> = {
  acceptFuture: '--accept-future',
  acceptAmounts: '--accept-amounts',
};

/**
 * Periods that begin after the running month; `months` is SQL for how many a row covers. Real releases have at most
 * two such rows in 15,000 (MIXEDBEV_11_2014): they are published as filed.
 */
export function holdFuture(months: string): RowCheck {
  return {
    name: 'period in the future',
    severity: 'flag',
    where: `date_trunc('month', s.period_end) - (${months} - 1) * interval '1 month' > current_date`,
    hold: {
      share: 0.01,
      fewestRows: 10,
      mostRows: 200,
      finding: 'state a period that has not begun',
      advice: 'Check the periods in the file, and the date of this machine.',
      option: 'acceptFuture',
    },
  };
}

/**
 * Amounts that cannot be right in such numbers. `least` is SQL for a row's smallest amount, `receipts` for the
 * amount that is taxed. In real releases no amount is negative, and at most 37% are zero (HOT2302); a portal's
 * month that had just begun had 55 of 69.
 */
export function holdAmounts(least: string, receipts: string): readonly RowCheck[] {
  const advice = 'Ask the comptroller for a corrected file.';
  return [
    {
      name: 'negative amount',
      severity: 'flag',
      where: `${least} < 0`,
      hold: {
        share: 0.1,
        fewestRows: 10,
        finding: 'state a negative amount',
        advice,
        option: 'acceptAmounts',
      },
    },
    {
      name: 'zero or negative receipts',
      severity: 'hold',
      where: `${receipts} <= 0`,
      hold: {
        share: 0.5,
        fewestRows: 100,
        finding: 'state no receipts, or negative ones',
        advice,
        option: 'acceptAmounts',
      },
    },
  ];
}

/** Dates of responsibility that contradict each other or the period. Such rows are published as filed. */
export const contradictoryDates: readonly RowCheck[] = [
  {
    name: 'responsibility begins after the period',
    severity: 'flag',
    where: 's.responsibility_begin > s.period_end',
  },
  {
    name: 'responsibility ends before it begins',
    severity: 'flag',
    where: 's.responsibility_end < s.responsibility_begin',
  },
];

/** Throws ReleaseRefused if more rows are implausible than any release can have by accident. */
export function holdImplausible(findings: readonly CheckFinding[], options: ImportOptions): void {
  for (const finding of findings) {
    const { check, rows, ofRows, firstLine } = finding;
    const { hold } = check;
    if (hold === undefined || options[hold.option] || !isTooMany(finding, hold)) continue;
    throw new ReleaseRefused(
      `Held back: ${rows} of ${ofRows} rows ${hold.finding}, the first at line ${firstLine}. ` +
        `${hold.advice} If that is right, accept it (${optionNames[hold.option]}).`,
      [],
      hold.option,
    );
  }
}

function isTooMany(
  { rows, ofRows }: CheckFinding,
  { share, fewestRows, mostRows = Infinity }: Hold,
): boolean {
  if (rows < fewestRows && rows < ofRows) return false;
  return rows > ofRows * share || rows > mostRows;
}
