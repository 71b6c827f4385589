import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOTELS } from '../../test/fakeFigures.ts';
import { fakeHotel } from '../../test/fakeHotel.ts';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

// Both owners filed the same months alike. React complains where two rows of a table are one to it.
const complain = vi.spyOn(console, 'error');
beforeEach(() => complain.mockClear());
afterAll(() => complain.mockRestore());
afterEach(() => expect(complain).not.toHaveBeenCalled());

const EXAMPLE = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';

/** The hotel, of which another owner filed the months before June 2023. */
function soldHotel() {
  const hotel = HOTELS.slice(0, 1).map(fakeHotel)[0];
  const { latest, months = [], ...whole } = hotel?.establishment ?? {};
  const seller = {
    position: 1,
    taxpayerNumber: '32000000029',
    locationNumber: 1,
    reason: null,
    name: 'HOTEL ESPERANZA',
    taxpayerName: 'CAPOTE PARTNERS LP',
    firstMonth: '2000-01',
    lastMonth: '2023-05',
    lastFiled: '2023-05',
  };
  const buyer = { ...latest, position: 2, firstMonth: '2023-06', reason: 'Same address; same name.' };
  const filed = months.map((month) => ({ ...month, filedBy: [month.month < '2023-06' ? 1 : 2] }));
  return { ...hotel, establishment: { ...whole, latest: buyer, properties: [seller, buyer], months: filed } };
}

test('a hotel that was sold shows all its months, with the owner of each', async () => {
  renderPage(`${EXAMPLE}?years=all`, { answers: { hotel: soldHotel() } });
  expect(
    await screen.findByText(/^Figures before June 2023 were filed by CAPOTE PARTNERS LP\./),
  ).toBeTruthy();
  expect(screen.queryByText(/^Now/)).toBeNull();
  const months = await screen.findByRole('table', { name: 'Monthly & quarterly' });
  const sold = await within(months).findByRole('row', { name: /^May 2023/ });
  expect(sold.textContent).toContain('CAPOTE PARTNERS LP');
  const bought = within(months).getByRole('row', { name: /^June 2023/ });
  expect(bought.textContent).toContain('HIGHLAND LODGING LLC');
});

test('the address of an earlier owner leads to it, with that owner’s months marked', async () => {
  const { user } = renderPage('/stt/hotelinfo/HOTEL%20ESPERANZA/32000000029/1?years=all', {
    answers: { hotel: soldHotel() },
  });
  const now = await screen.findByText(/^Now/);
  expect(now.textContent).toContain(
    'Now EXAMPLE HOUSE, filed by HIGHLAND LODGING LLC, with figures from June 2023 on.',
  );
  expect(await screen.findByText(/2023: filed by CAPOTE PARTNERS LP\./)).toBeTruthy();
  await user.click(within(now).getByRole('link', { name: 'EXAMPLE HOUSE' }));
  expect(address()).toBe(EXAMPLE);
});

test('RevPAR of the month and of more months says that another owner filed other rooms', async () => {
  renderPage(EXAMPLE, { answers: { hotel: { ...soldHotel(), roomsOfAnotherOwner: 350 } } });
  expect(await screen.findAllByText(/another owner filed 350 rooms/)).toHaveLength(2);
});

test('a hotel that files $0 long after its last receipts says since when it has none, and when it filed last', async () => {
  const { establishment, ...hotel } = soldHotel();
  const empty = (lastFiled: string) => ({
    ...hotel,
    establishment: {
      ...establishment,
      properties: establishment.properties.map((span) => ({ ...span, lastMonth: '2021-12', lastFiled })),
    },
  });
  renderPage(EXAMPLE, { answers: { hotel: empty('2023-09') } });
  await screen.findByText('No receipts since December 2021; last filed September 2023');
  cleanup();
  renderPage(EXAMPLE, { answers: { hotel: empty('2023-03') } });
  await screen.findByText(
    'No receipts since December 2021; last filed March 2023; published up to September 2023',
  );
});
