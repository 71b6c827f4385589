import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { compareHotels } from '../../../test/fakeCompare.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const THREE = '/stt/compare?subject=32000000011-22&with=32000000045-3,32000000037-1';

test.each([
  ['', 'another owner filed 30 rooms'],
  ['&asOf=release:7', 'another owner filed 30 rooms, as known today'],
])('a hotel of which another owner filed other rooms says so%s', async (asOf, words) => {
  renderPage(`${THREE}${asOf}`, {
    answers: {
      compareHotels: (args: Parameters<typeof compareHotels>[0]) => {
        const { subject, ...answer } = compareHotels(args);
        return { ...answer, subject: { ...subject, hotel: { ...subject.hotel, roomsOfAnotherOwner: 30 } } };
      },
    },
  });
  const table = await screen.findByRole('table', { name: 'Comparison' });
  const chip = await within(table).findByText(words);
  expect(chip.closest('tr')?.textContent).toContain('Subject');
});
