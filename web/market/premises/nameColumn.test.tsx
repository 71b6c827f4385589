import { expect, test } from 'vitest';
import { releaseColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { withNames } from './nameColumn.tsx';
import type { NameEntry } from './nameHistory.ts';

interface Row {
  month: string;
}

const columns: readonly Column<Row>[] = [
  releaseColumn(() => ({ fileName: 'HOT2309.CSV', issuedOn: null, synthetic: false }), 'tablet'),
];

function named(locationName: string, beginDate: string): NameEntry {
  return {
    product: 'HOTEL',
    locationName,
    locationAddress: '105 S HIGHLAND AVE',
    taxpayerName: `OWNER SINCE ${beginDate}`,
    beginDate,
    endDate: null,
    datesAreFiledPeriods: false,
    taxpayerNumber: '32000000011',
    locationNumber: 22,
    id: beginDate,
    isOwn: true,
    span: { from: beginDate.slice(0, 7), to: '9999-12' },
    colour: 'var(--name-1)',
  };
}

const shownOf = (...entries: NameEntry[]) =>
  withNames(columns, { entries, failed: false, retry: () => undefined })[0]?.shown;

test('the name of each month shows if the names differ, not if owners alone do', () => {
  const first = named('EXAMPLE HOUSE', '2010-01-01');
  expect(shownOf(first, named('OTHER HOUSE', '2020-01-01'))).toBe('desktop');
  expect(shownOf(first, named('EXAMPLE HOUSE', '2020-01-01'))).toBe('chosen');
});
