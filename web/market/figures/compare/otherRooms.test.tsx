import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { compareHotels } from '../../../test/fakeCompare.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const THREE = '/stt/compare?subject=32000000011-22&with=32000000045-3,32000000037-1';

test('a hotel of which another owner filed other rooms says so', async () => {
  renderPage(THREE, {
    answers: {
      compareHotels: (args: Parameters<typeof compareHotels>[0]) => {
        const { subject, ...answer } = compareHotels(args);
        return { ...answer, subject: { ...subject, hotel: { ...subject.hotel, roomsOfAnotherOwner: 30 } } };
      },
    },
  });
  const table = await screen.findByRole('table', { name: 'Comparison' });
  const chip = await within(table).findByText('another owner filed 30 rooms');
  expect(chip.closest('tr')?.textContent).toContain('Subject');
});
