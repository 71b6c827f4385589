import { m1Row, M2_HEADER, m2Row } from '../../import/fixtures/rows.testing.ts';

const filed = (
  permit: string,
  period: string,
  at: { address?: string; city: string; zip?: string },
): string =>
  m1Row({
    permit: `"${permit}"`,
    period: `"${period}"`,
    address: `"${at.address ?? '1 MAIN ST'}"`,
    city: `"${at.city}"`,
    zip: `"${at.zip ?? '79843'}"`,
    county: '""',
    // $10.00 of receipts.
    tax: ' 000000000.67',
  });
const ofPortal = (periodEnd: string, city: string): string =>
  M2_HEADER + m2Row({ permit: 'MB1', periodEnd, locationCity: city, locationCounty: '22' });

/**
 * Three bars: one that the portal has in Alpine and then in Marathon, one that files for two towns in a month, and one
 * that legacy releases have in Marfa and then, at the same ZIP code, in Shafter.
 */
export const movingBars = {
  'MIXEDBEV_04_2015.CSV': [
    filed('MB1', '2015/03', { city: 'MARFA' }),
    filed('MB2', '2015/03', { city: 'MARFA' }),
    filed('MB2', '2015/03', { city: 'MARFA', address: '2 MAIN ST' }),
    filed('MB2', '2015/03', { city: 'ALPINE', address: '3 MAIN ST', zip: '79830' }),
    filed('MB3', '2015/03', { city: 'MARFA' }),
  ].join(''),
  'MIXEDBEV_05_2015.CSV': [
    filed('MB2', '2015/04', { city: 'MARFA' }),
    filed('MB3', '2015/04', { city: 'SHAFTER' }),
  ].join(''),
  'Mixed_Beverage_Gross_Receipts-201709.csv': ofPortal('09/30/2017', 'ALPINE'),
  'Mixed_Beverage_Gross_Receipts-201710.csv': ofPortal('10/31/2017', 'MARATHON'),
};
