import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../test/fakeApi.ts';
import { renderPage, usePages } from '../test/renderPage.tsx';

usePages();

function catchBeacons(): string[][] {
  const sent: string[][] = [];
  // jsdom has none.
  Object.assign(window.navigator, {
    sendBeacon: (url: string, body: string) => sent.push([url, body]) > 0,
  });
  return sent;
}

test('without configuration no page view is reported', async () => {
  const sent = catchBeacons();
  renderPage('/stt/search');
  await screen.findByText('Howdy, Ana!');
  expect(sent).toEqual([]);
});

test('a configured service is told of each page, without the email address in it', async () => {
  const sent = catchBeacons();
  const analyticsUrl = 'https://analytics.example.com/api/event';
  renderPage('/register/ana@example.com', {
    signedIn: false,
    answers: { about: { ...fakeRoot.about, analyticsUrl } },
  });
  await screen.findByText('Create Your Account');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.[0]).toBe(analyticsUrl);
  expect(JSON.parse(sent[0]?.[1] ?? '')).toMatchObject({ name: 'pageview', url: '/register/-' });
});
