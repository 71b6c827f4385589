import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { LodgingType } from '../../app/paths.ts';
import type { HotelResultRow } from './hotelResultColumns.tsx';
import { HotelResultsSummary } from './HotelResultsSummary.tsx';

function row(flags: HotelResultRow['flags'], roomCapacity: number): HotelResultRow {
  const countedRooms = flags.length === 0 ? roomCapacity : null;
  return { flags, roomCapacity, countedRooms, countedReceipts: 100, soldHotel: null } as HotelResultRow;
}

test('RevPAR is of the months whose rooms count, as that of each row is', () => {
  // Idle in January and February, as one of three months without receipts: $3,100 over 10 rooms and March's 31 days.
  const seasonal = { ...row([], 10), countedReceipts: 3100, revparReceipts: 3100, availableRoomNights: 310 };
  // $9,000 in three months, of which January's 5,000 rooms do not count.
  const doubtful = { ...row([], 10), countedReceipts: 9000, revparReceipts: 5900, availableRoomNights: 590 };
  render(<HotelResultsSummary type="quarterlymonthly" rows={[seasonal, doubtful]} />);
  const stat = screen.getByText('RevPAR').parentElement;
  expect(stat?.textContent).toContain('$10.00');
});

test.each([
  [['EXTRA_DIGIT'], '1 filing with doubtful receipts: the taxable receipts count'],
  [['EXTRA_DIGIT', 'UNSUPPORTED_TOTAL'], '2 filings with doubtful receipts: the taxable receipts count'],
  [['LEFT_OUT'], '1 filing left out by an operator'],
  [['IDLE_ROOMS'], '5 doubtful or idle rooms do not count, in 1 filing'],
  [['IDLE_ROOMS', 'ROOMS_DOUBTFUL'], '10 doubtful or idle rooms do not count, in 2 filings'],
] as const)('of %j it says "%s"', (flags, words) => {
  const flagged = flags.map((flag) => row([flag], 5));
  render(<HotelResultsSummary type="quarterlymonthly" rows={[...flagged, row([], 10)]} />);
  expect(screen.getByText(words)).toBeTruthy();
});

test('filings that were all left out have taken in nothing that is known, not $0', () => {
  render(
    <HotelResultsSummary
      type="quarterlymonthly"
      rows={[{ ...row(['LEFT_OUT'], 5), countedReceipts: null }]}
    />,
  );
  const stat = screen.getByText('Room receipts').parentElement;
  expect(stat?.textContent).not.toContain('$0');
  expect(stat?.textContent).toContain('no filing counts');
});

test('RevPAR names the receipts that it divides where marketplaces took in others', () => {
  const hotel = { ...row([], 10), revparReceipts: 100, availableRoomNights: 310 };
  const marketplace = { ...row(['MARKETPLACE'], 1), countedReceipts: 50 };
  const { rerender } = render(<HotelResultsSummary type="quarterlymonthly" rows={[hotel, marketplace]} />);
  expect(screen.getByText('$100.00 of hotels with rooms ÷ (rooms × days)')).toBeTruthy();
  rerender(<HotelResultsSummary type="quarterlymonthly" rows={[hotel]} />);
  expect(screen.getByText('receipts ÷ (rooms × days)')).toBeTruthy();
});

test('rooms of a hotel that both owners filed for are said to be twice, and RevPAR is given with them once', () => {
  const sold = (countedRooms: number, days: number): HotelResultRow => ({
    ...row([], countedRooms),
    soldHotel: 'hotel:32000000000-00001',
    days,
    revparReceipts: 1000,
    availableRoomNights: countedRooms * days,
  });
  const other = {
    ...row([], 50),
    soldHotel: null,
    days: 30,
    revparReceipts: 1000,
    availableRoomNights: 1500,
  };
  const show = (type: LodgingType, rows: HotelResultRow[]) => (
    <MemoryRouter>
      <HotelResultsSummary type={type} rows={rows} />
    </MemoryRouter>
  );
  const { rerender } = render(show('monthly', [sold(48, 30), sold(50, 30), other]));
  expect(screen.getByText('48 rooms of a sold hotel count twice')).toBeTruthy();
  expect(screen.getByText(/, \$1\.00 if rooms of sold hotels count once/)).toBeTruthy();
  // One owner filed July and August, the other August and September.
  const summer = { ...other, days: 92, availableRoomNights: 50 * 92 };
  rerender(show('quarterlymonthly', [sold(50, 62), sold(50, 61), summer]));
  expect(screen.getByText('50 rooms of a sold hotel count twice')).toBeTruthy();
  expect(screen.getByText(/, about \$0\.33 if rooms of sold hotels count once/)).toBeTruthy();
  // Each owner filed for months of its own: only the sum of rooms has them twice.
  rerender(show('quarterlymonthly', [sold(50, 31), sold(50, 61), summer]));
  expect(screen.getByText('50 rooms of a sold hotel count twice')).toBeTruthy();
  expect(screen.queryByText(/count once/)).toBeNull();
  rerender(show('monthly', [sold(50, 30), other]));
  expect(screen.queryByText(/count twice/)).toBeNull();
});

test.each([
  ['monthly', 'monthly filers, without quarterly ones'],
  ['quarterly', 'quarterly filers, without monthly ones'],
] as const)(
  'results of %s filers say whom they leave out, as the page of the place sums all',
  (type, words) => {
    const summary = (of: 'quarterlymonthly' | typeof type) => (
      <MemoryRouter>
        <HotelResultsSummary type={of} rows={[row([], 10)]} />
      </MemoryRouter>
    );
    const { rerender } = render(summary(type));
    expect(screen.getByText(words)).toBeTruthy();
    rerender(summary('quarterlymonthly'));
    expect(screen.queryByText(/filers, without/)).toBeNull();
  },
);
