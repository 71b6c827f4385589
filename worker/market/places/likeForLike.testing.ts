import { h2Row } from '../../import/fixtures/rows.testing.ts';

export interface Filed {
  dollars: number;
  name?: string;
  zip?: string;
  city?: 'MARFA' | 'ALPINE';
  isQuarterly?: boolean;
  address?: string;
  /** 40 if left out. */
  rooms?: number;
}

/** The rows of a release of March: each location's filing. */
export function rowsOfMarch(year: number, filed: Record<number, Filed>): string[] {
  return Object.entries(filed).map(([location, row]) => {
    const { dollars, name = `INN ${location}`, city = 'MARFA', isQuarterly = false } = row;
    const { address = `${location} MAIN ST`, rooms = 40 } = row;
    const isAlpine = city === 'ALPINE';
    const money = dollars.toFixed(2).padStart(14);
    return h2Row({
      locationNumber: location.padStart(5, '0'),
      locationName: `"${name}"`,
      locationCity: `"${city}"`,
      locationAddress: `"${address}"`,
      locationZip: `"${row.zip ?? (isAlpine ? '79830' : '79843')}"`,
      locationCounty: isAlpine ? '022' : '189',
      capacity: (name.startsWith('CITY OF') ? '1' : String(rooms)).padStart(5),
      filerType: isQuarterly ? '60' : '50',
      periodEnd: `${String(year)}0331`,
      total: money,
      taxable: money,
    });
  });
}
