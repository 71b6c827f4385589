import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeToken } from './session.ts';
import { fakeRoot } from '../test/fakeApi.ts';
import { address, renderPage, usePages } from '../test/renderPage.tsx';

usePages();

test('greets, names the version and says that the figures are invented', async () => {
  renderPage('/stt/search');
  expect(await screen.findByText('Howdy, Ana!')).toBeTruthy();
  expect(await screen.findByText(/v1\.19\.10/)).toBeTruthy();
  expect(screen.getByText('Synthetic sample')).toBeTruthy();
});

test('the footer has the year and the version, and leads to the privacy and terms pages', async () => {
  renderPage('/stt/search');
  const footer = within(await screen.findByRole('contentinfo'));
  const year = String(new Date().getFullYear());
  expect(footer.getByText(new RegExp(`^© ${year} .* v1\\.19\\.10$`))).toBeTruthy();
  expect(footer.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
  expect(footer.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
});

test('the greeting leads to the account, and the drawer to every page', async () => {
  renderPage('/stt/search');
  expect((await screen.findByRole('link', { name: 'Howdy, Ana!' })).getAttribute('href')).toBe(
    '/stt/settings',
  );
  const entries = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Search',
    'Portfolio',
    'BrandsBETA',
    'Recently Viewed',
    'Hotel Trends',
    'My Account',
    'Logout',
    'Explore',
    'Map',
    'Compare',
    'What is new',
    'Query the data',
    'Exports',
    'About the data',
  ]);
});

test('Help and Support pops up', async () => {
  const { user } = renderPage('/stt/search');
  await user.click(await screen.findByRole('button', { name: 'Help and Support' }));
  const dialog = await screen.findByRole('dialog', { name: 'Help and Support' });
  expect(within(dialog).getByText(/Example Data LLC/)).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: 'help@example.com' })).toBeTruthy();
});

test('a message to the operator names the page, and the reply goes to the member', async () => {
  const { user, asked } = renderPage('/stt/brands');
  await user.click(await screen.findByRole('button', { name: 'Help and Support' }));
  const dialog = await screen.findByRole('dialog', { name: 'Help and Support' });
  await user.type(within(dialog).getByLabelText('Your message'), 'Where is my hotel?');
  // Closing it by mistake loses nothing.
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Help and Support' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/the reply goes to ana@example\.com/)).toBe(document.activeElement);
  const sent = asked.find(({ name }) => name === 'SendHelpMessage')?.variables;
  expect(sent).toEqual({
    input: { text: 'Where is my hotel?', answerTo: 'ana@example.com', page: '/stt/brands', requestId: null },
  });
});

test('a message that is refused stays, with what to mend; one that fails can be sent again', async () => {
  const errors = [{ field: 'text', code: 'EMPTY_TEXT', message: 'Please write what you need help with.' }];
  const { user, failing } = renderPage('/login', {
    signedIn: false,
    answers: { sendHelpMessage: { ok: false, errors } },
  });
  await user.click(await screen.findByRole('button', { name: 'Help and Support' }));
  await user.type(await screen.findByLabelText('Answer to'), 'bo@example.com');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please write what you need help with.')).toBeTruthy();
  failing.add('SendHelpMessage');
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/was not sent. Please try again/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Answer to').value).toBe('bo@example.com');
});

test('an account that does not load says so above the page, which stays, and can be asked for again', async () => {
  const { user, failing } = renderPage('/stt/search');
  failing.add('Viewer');
  await screen.findByText('Your account could not be loaded.');
  await screen.findByText('Classic Search');
  expect(localStorage.getItem('token')).not.toBeNull();
  failing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Howdy, Ana!');
  expect(screen.queryByText('Your account could not be loaded.')).toBeNull();
});

test('without an answer on the plan nobody is sent to the plans: it says what failed, and asks again', async () => {
  storeToken('a-token');
  const { user, failing } = renderPage('/stt/trends', { signedIn: false });
  failing.add('Viewer');
  await screen.findByText('Your account could not be loaded.');
  expect(address()).toBe('/stt/trends');
  expect(screen.queryByRole('heading', { name: 'Hotel Trends' })).toBeNull();
  failing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Hotel Trends' });
});

test('an answer that there is no plan leads to the plans, now and at the next load', async () => {
  storeToken('a-token');
  const viewer = { ...fakeRoot.viewer, isPaid: false, isSubscribed: false };
  renderPage('/stt/trends', { signedIn: false, answers: { viewer } });
  await waitFor(() => expect(address()).toBe('/paymentplan'));
  expect(localStorage.getItem('paid')).toBe('false');
});

test('a slash typed into a field is a slash', async () => {
  const { user } = renderPage('/stt/results/monthly/9/2023/city/MARFA');
  await user.type(await screen.findByRole('searchbox', { name: 'Find in these hotels' }), '50/50');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('1–1 of 1')).toBeTruthy();
});

test('the theme is switched and remembered', async () => {
  const { user } = renderPage('/stt/search');
  await user.click(await screen.findByRole('button', { name: 'Dark theme' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('an address that is nobody’s says so', async () => {
  renderPage('/nowhere');
  expect(await screen.findByText('Oops! Page Not Found.')).toBeTruthy();
  expect(screen.getByText('404 Page Not Found.')).toBeTruthy();
  expect(screen.getByText('Sorry, the URL you are trying to reach does not exist.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to search' }).getAttribute('href')).toBe('/stt/search');
});

test('an ended session leads out', async () => {
  const { onSignedOut } = renderPage('/stt/search', {
    answers: {
      viewer: () => {
        throw Object.assign(new Error('Sign in to continue.'), { extensions: { code: 'UNAUTHENTICATED' } });
      },
    },
  });
  await screen.findByText('Classic Search');
  expect(onSignedOut).toHaveBeenCalled();
});

// The browser's store may be older than the end of the plan, and any answer may be the first that says so.
test.each(['/stt/search', '/stt/mbtcity/MARFA'])(
  'whose plan has ended is led from %s to the plans, signed in',
  async (path) => {
    const ended = async (): Promise<never> => {
      await screen.findByText('Howdy, Ana!');
      throw Object.assign(new Error('This needs a membership.'), { extensions: { code: 'FORBIDDEN' } });
    };
    const paid = fakeRoot.viewer;
    let asked = 0;
    renderPage(path, {
      answers: {
        places: ended,
        place: ended,
        viewer: () => (asked++ === 0 ? paid : { ...paid, isPaid: false, isSubscribed: false }),
      },
    });
    await waitFor(() => {
      expect(address()).toBe('/paymentplan');
    });
    expect(localStorage.getItem('token')).toBe('a-token');
  },
);

test.each([
  ['a subscription', { isSubscribed: true, isPaid: true }],
  ['a cancelled plan that still runs', { isSubscribed: false, isPaid: true }],
  ['a free account', { isSubscribed: false, isPaid: false, isFree: true }],
])('a browser that holds only the token of %s shows the page that was asked for', async (_, rights) => {
  storeToken('a-token');
  const path = '/stt/trends?sort=-year#top';
  renderPage(path, { signedIn: false, answers: { viewer: { ...fakeRoot.viewer, ...rights } } });
  expect(await screen.findByRole('heading', { name: 'Hotel Trends' })).toBeTruthy();
  expect(address() + window.location.hash).toBe(path);
});

test('a question mark lists the shortcuts, except where one is typed', async () => {
  const { user } = renderPage('/stt/search');
  await screen.findByText(/Howdy/);
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByText('Close a list or a dialog')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('/');
  await user.type(await screen.findByLabelText('Property, place, brand or owner'), '?');
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
});

test('who has looked at nothing yet is given questions to begin with', async () => {
  const recentlyViewed = {
    nodes: [],
    edges: [],
    totalCount: 0,
    pageInfo: { hasNextPage: false, endCursor: null },
  };
  const { user } = renderPage('/stt/search', { answers: { recentlyViewed } });
  await user.click(await screen.findByRole('link', { name: 'Which cities grew most since 2019?' }));
  await waitFor(() => expect(address()).toBe('/stt/explore?by=growth&period=2019'));
});
