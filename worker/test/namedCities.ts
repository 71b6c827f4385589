import { h2Row } from '../import/fixtures/rows.testing.ts';
import type { MadeUp } from '../import/undo/undoneStates.testing.ts';

interface Named {
  taxpayer: number;
  city: string;
  dollars: number;
}

const month = (name: string, periodEnd: string, filed: readonly Named[]): MadeUp => [
  name,
  filed
    .map(({ taxpayer, city, dollars }) =>
      h2Row({
        taxpayerNumber: `320000002${String(taxpayer)}`,
        locationName: `"CITY OF ${city}"`,
        capacity: '    1',
        periodEnd,
        total: dollars.toFixed(2).padStart(13),
        taxable: dollars.toFixed(2).padStart(13),
      }),
    )
    .join(''),
];

/** Cities that marketplaces misspell: one more marketplace, a restated month, and last the right name. */
export const NAMED_CITIES: readonly MadeUp[] = [
  month('HOT2301.CSV', '20230131', [
    { taxpayer: 11, city: 'MARFFA', dollars: 100 },
    { taxpayer: 12, city: 'FALFURRIAS BAY HEIGHTS', dollars: 70 },
  ]),
  month('HOT2302.CSV', '20230228', [
    { taxpayer: 11, city: 'MARFFA', dollars: 150 },
    { taxpayer: 13, city: 'MARFFA', dollars: 20 },
  ]),
  month('HOT2301B.CSV', '20230131', [{ taxpayer: 11, city: 'MARFFA', dollars: 900 }]),
  month('HOT2303.CSV', '20230331', [{ taxpayer: 11, city: 'MARFA', dollars: 160 }]),
];
