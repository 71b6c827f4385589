import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { address, renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const EXAMPLE = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';

async function toSearch(user: UserEvent): Promise<void> {
  await user.click(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Search' }),
  );
}

/** Replaces `fetch` and collects its calls in order. */
function catchCalls(): { url: string; init: RequestInit }[] {
  const calls: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return Promise.resolve(new Response(''));
  });
  return calls;
}

test('lists 5 a page, the latest first, each with a link to its page', async () => {
  const { user } = renderPage('/stt/recentlyviewed');
  const table = await screen.findByRole('table', { name: 'Recently Viewed' });
  await within(table).findByText('SEEN BAR');
  expect(within(table).getAllByRole('rowheader')).toHaveLength(5);
  expect(within(table).getAllByRole('row')[1]?.textContent).toContain('MBT');
  await user.click(within(table).getByRole('link', { name: 'SEEN HOTEL 1' }));
  expect(address()).toBe('/stt/hotelinfo/SEEN%20HOTEL%201/32000000011/22');
});

test('the search page shows them too', async () => {
  renderPage('/stt/search');
  const table = await screen.findByRole('table', { name: 'Recently Viewed' });
  await within(table).findByText('SEEN HOTEL 1');
});

test('leaving a hotel’s page records the visit once, with the token and `keepalive`', async () => {
  const { user } = renderPage(EXAMPLE);
  await screen.findByText('$150,740');
  const calls = catchCalls();
  await toSearch(user);
  await screen.findByRole('heading', { name: 'What did they take in?' });
  const notes = calls.filter(({ url }) => url === '/rest/history');
  expect(notes).toHaveLength(1);
  expect(notes[0]?.init).toMatchObject({ method: 'POST', keepalive: true });
  expect(new Headers(notes[0]?.init.headers).get('authorization')).toMatch(/^Bearer ./);
  const body = notes[0]?.init.body;
  expect(typeof body === 'string' && (JSON.parse(body) as unknown)).toEqual({
    type: 0,
    taxpayer_number: '32000000011',
    location_number: 22,
    location_name: 'EXAMPLE HOUSE',
    location_city: 'MARFA',
    location_county: 'PRESIDIO',
  });
});

test('closing the tab records the visit, and leaving afterwards does not record it again', async () => {
  const { user } = renderPage(EXAMPLE);
  await screen.findByText('$150,740');
  const calls = catchCalls();
  window.dispatchEvent(new Event('pagehide'));
  await toSearch(user);
  expect(calls.filter(({ url }) => url === '/rest/history')).toHaveLength(1);
});
