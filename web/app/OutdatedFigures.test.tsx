import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catchDownloads } from '../test/browserStubs.ts';
import { fakeRoot } from '../test/fakeApi.ts';
import { renderPage, usePages } from '../test/renderPage.tsx';

usePages();

/** Hotel figures are of before, at some step of the update, until told otherwise. */
function updating() {
  const state = { step: 2 as number | null, isDone: false };
  const about = () => ({
    ...fakeRoot.about,
    outdatedFigures: state.isDone ? [] : [{ product: 'HOTEL', step: state.step, steps: 6 }],
  });
  return { state, answers: { about } };
}

/** After the next time that the page asks how far it is. */
const later = () => vi.advanceTimersByTimeAsync(6_000);

const NAME = 'Figures are updating';

test.each(['/stt/city/MARFA', '/trial/city'])(
  '%s says that its figures are old and how far the update is, until it is done, and then shows the new ones',
  async (path) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const { state, answers } = updating();
    const { asked } = renderPage(path, { answers, signedIn: path.startsWith('/stt') });
    const banner = await screen.findByRole('region', { name: NAME });
    expect(banner.textContent).toBe(
      'Hotel figures are updating after an upgrade (step 2 of 6). Until then you see the previous ' +
        'figures, which may be wrong; export names say so.',
    );
    state.step = 3;
    await later();
    await within(banner).findByText(/step 3 of 6/);
    const figures = (): number => asked.filter(({ name }) => /^(PlaceLodging|TrialCity)/.test(name)).length;
    const before = figures();
    expect(before).toBeGreaterThan(0);
    state.isDone = true;
    await later();
    await waitFor(() => expect(screen.queryByRole('region', { name: NAME })).toBeNull());
    await waitFor(() => expect(figures()).toBe(before + 1));
    const polls = (): number => asked.filter(({ name }) => name === 'About').length;
    const last = polls();
    await later();
    await later();
    expect(polls()).toBe(last);
  },
);

test('exports of old figures say so in their names', async () => {
  const files = catchDownloads();
  const { user } = renderPage('/stt/results/monthly/9/2023/city/MARFA', { answers: updating().answers });
  await screen.findByText('EXAMPLE HOUSE');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(files[0]?.name).toBe('HotelSearchResultsOldFigures.csv');
});
