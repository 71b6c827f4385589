import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeHotel, page } from '../../../test/fakeHotel.ts';
import { HOTELS, RELEASE } from '../../../test/fakeFigures.ts';
import { fakeBar } from '../../../test/fakeBar.ts';
import { goTo, renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const [first, second] = HOTELS.map(fakeHotel);
const release = {
  ...RELEASE,
  product: 'HOTEL',
  firstMonth: '2023-09',
  lastMonth: '2023-09',
  publishedAt: '2024-01-06T12:00:00Z',
};
const older = { ...release, id: 'release:8', product: 'BEVERAGE', fileName: 'BARS.CSV' };
const nothing = {
  month: '2023-09',
  periodMonths: 1,
  on: null,
  lastFiled: null,
  receiptsBefore: null,
  countedBefore: null,
  countedAfter: null,
  wasEstimate: false,
  isEstimate: false,
  roomsBefore: 40,
  roomsAfter: 40,
  reason: null,
  beverageProperty: null,
  otherHotel: null,
  otherBeverageProperty: null,
  product: 'HOTEL',
};
const news = ({ release: id }: { release: string }) =>
  page<object>(
    id === older.id
      ? [
          {
            ...nothing,
            kind: 'FILED',
            product: 'BEVERAGE',
            receiptsAfter: 700,
            countedAfter: 700,
            isEstimate: true,
            hotel: null,
            beverageProperty: fakeBar,
          },
        ]
      : [
          {
            ...nothing,
            kind: 'SOLD',
            month: null,
            periodMonths: null,
            on: '2023-09-01',
            receiptsAfter: null,
            hotel: first,
            otherHotel: second,
          },
          {
            ...nothing,
            kind: 'OPENED',
            month: null,
            periodMonths: null,
            on: '2023-09-01',
            lastFiled: '2023-03',
            receiptsAfter: null,
            hotel: first,
            otherHotel: { name: 'CABIN', taxpayer: { name: '' } },
          },
          {
            ...nothing,
            kind: 'REVISED',
            receiptsBefore: 52_030,
            receiptsAfter: 53_030.5,
            countedBefore: 52_030,
            countedAfter: 5_000,
            roomsAfter: null,
            hotel: second,
          },
        ],
  );
const answers = {
  news,
  newsReleases: [
    {
      release,
      counts: [
        { kind: 'SOLD', count: 1 },
        { kind: 'REVISED', count: 1 },
      ],
    },
    { release: older, counts: [{ kind: 'FILED', count: 1 }] },
  ],
  setNewsChoice: { ok: true, errors: [] },
};

test('lists what the latest release changed, old and new, and another release on request', async () => {
  const { user } = renderPage('/stt/new', { answers });
  const table = await screen.findByRole('table', { name: 'Changes' });
  await within(table).findByText('$52,030.00 → $53,030.50');
  expect(within(table).getByText(/Of \$53,030\.50 filed, \$5,000\.00 counts\./)).toBeDefined();
  expect(within(table).getByText(/Rooms: 40 → unknown\.$/)).toBeDefined();
  expect(within(table).getByText(/ of .+ files there now\.$/)).toBeDefined();
  expect(within(table).getByText(/^CABIN files there now\./)).toBeDefined();
  expect(within(table).getByText(/This one filed last for Mar 2023\.$/)).toBeDefined();
  await user.click(screen.getByRole('combobox', { name: 'Release' }));
  await user.click(await screen.findByTitle('Mixed beverage · Sep 2023 · BARS'));
  await screen.findByText('$700.00');
  screen.getByText('$700.00 is the comptroller’s estimate.');
  expect(window.location.search).toBe('?release=8');
  // Beside the choice, which would cut a long name.
  screen.getByText(/^BARS, published here on /);
  expect(screen.getAllByText('Mixed beverage · Sep 2023').length).toBeGreaterThan(0);
});

test('emails about it are off until they are chosen', async () => {
  const { user, asked } = renderPage('/stt/new', { answers: { ...answers, newsReleases: [] } });
  await screen.findByText(/No release of the last twelve months/);
  const never = await screen.findByRole<HTMLInputElement>('radio', { name: 'Never' });
  expect(never.checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(asked.filter(({ name }) => name === 'SetNewsChoice').map(({ variables }) => variables)).toEqual([
    { input: { frequency: 'MONTHLY' } },
  ]);
});

test('a feed’s address is shown once and replaced, a webhook is set and tested, and deleting either asks first', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let feed: object | null = null;
  let calls: object[] = [];
  let webhook: object | null = null;
  const at = '2024-01-06T12:00:00Z';
  const off = { offAt: at, offAnswer: 'status 500' };
  const done = { ok: true, errors: [] };
  const { user } = renderPage('/stt/new', {
    answers: {
      ...answers,
      newsFeed: () => feed,
      deleteNewsFeed: () => {
        feed = null;
        return done;
      },
      deleteNewsWebhook: () => {
        webhook = null;
        return done;
      },
      createNewsFeed: () => {
        const address = `https://texas.example.com/feeds/txf_${feed === null ? 'one' : 'two'}`;
        feed = { createdAt: at, lastReadAt: null };
        return { address, errors: [] };
      },
      newsWebhook: () => webhook && { ...webhook, calls },
      setNewsWebhook: ({ input: { url } }: { input: { url: string } }) => {
        const message = 'Enter an address that begins with https://.';
        if (!url.startsWith('https:'))
          return { secret: null, errors: [{ field: 'url', code: 'X', message }] };
        webhook = { url, createdAt: at, ...off };
        return { secret: 'whsec_c2VjcmV0', errors: [] };
      },
      testNewsWebhook: () => {
        const test = { isTest: true, fileName: null, outcome: 'SENT', answer: 'status 204', attempts: 1 };
        calls = [test, { ...test, isTest: false, fileName: 'HOT2309.CSV' }].map((call) => ({
          createdAt: at,
          ...call,
        }));
        return done;
      },
      resumeNewsWebhook: () => {
        webhook = { ...webhook, offAt: null, offAnswer: null };
        return done;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create an address' }));
  await screen.findByText('https://texas.example.com/feeds/txf_one');
  await user.click(screen.getByRole('button', { name: 'I saved it' }));
  expect(screen.queryByText(/txf_one/)).toBeNull();
  const renew = screen.getByRole('button', { name: 'Create a new address' });
  await waitFor(() => expect(document.activeElement).toBe(renew));
  await user.click(renew);
  await screen.findByText('https://texas.example.com/feeds/txf_two');

  const field = screen.getByRole('textbox', { name: 'Address of your webhook' });
  await user.type(field, 'http://hooks.test{Enter}');
  await screen.findByText('Enter an address that begins with https://.');
  await user.clear(field);
  await user.type(field, 'https://hooks.test/x{Enter}');
  await screen.findByText('whsec_c2VjcmV0');
  screen.getByText(/^Turned off .* Its last answer: status 500\. Correct it, /);
  await user.click(screen.getByRole('button', { name: 'Send a test' }));
  await screen.findByText(/^Test, .*: delivered \(status 204\)$/);
  screen.getByText(/^HOT2309\.CSV, .*: delivered/);
  // Both were due at the same moment.
  expect(complaints.mock.calls.flat().join()).not.toContain('same key');
  await user.click(screen.getByRole('button', { name: 'Turn on again' }));
  await waitFor(() => expect(screen.queryByText(/^Turned off/)).toBeNull());

  for (const name of ['Delete feed', 'Delete webhook']) {
    const press = async (answer: string): Promise<void> => {
      await user.click(screen.getByRole('button', { name }));
      const dialog = await screen.findByRole('dialog');
      await user.click(within(dialog).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await press('Keep it');
    await press('Delete');
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  }
});

test('a webhook’s address that is not set yet is kept, as when the session ends meanwhile', async () => {
  const { user } = renderPage('/stt/new', { answers });
  const field = () => screen.findByRole('textbox', { name: 'Address of your webhook' });
  await user.type(await field(), 'https://hooks.test');
  goTo('/stt/brands');
  await screen.findByRole('heading', { level: 1, name: /^Brands/ });
  goTo('/stt/new');
  expect(await field()).toHaveProperty('value', 'https://hooks.test');
});
