import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { oddBrand } from '../../test/fakeBrands.ts';
import { HOTELS } from '../../test/fakeFigures.ts';
import { fakeHotel } from '../../test/fakeHotel.ts';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const EXAMPLE = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';

test('the brand of a hotel leads to the brand’s page', async () => {
  const hotel = HOTELS.slice(0, 1).map((each) => ({ ...fakeHotel(each), brand: oddBrand }))[0];
  const { user } = renderPage(EXAMPLE, { answers: { hotel: () => hotel } });
  await user.click(await screen.findByRole('link', { name: 'The 50/50 Inn #2' }));
  await screen.findByRole('heading', { level: 1, name: 'The 50/50 Inn #2 BETA' });
  expect(address()).toBe('/stt/brand/12/50(slash)50%20INN/CAPOTE%7CMOTOR/The%2050(slash)50%20Inn%20(hash)2');
});

describe('why it is of its brand', () => {
  const rule = { matchText: '50/50 INN', excludeTexts: ['CAPOTE'] };
  const cases: [string, brand: object | null, match: object | null, says: string][] = [
    [
      'by a rule',
      oddBrand,
      { isCorrected: false, isSimilar: false, rule },
      'The 50/50 Inn #2, matched by name (“50/50 INN”)',
    ],
    [
      'by similar name',
      oddBrand,
      { isCorrected: false, isSimilar: true, rule },
      'The 50/50 Inn #2, matched by similar name (“50/50 INN”)',
    ],
    [
      'as it was corrected',
      oddBrand,
      { isCorrected: true, isSimilar: false, rule: null },
      'The 50/50 Inn #2, corrected by an administrator',
    ],
    [
      'corrected to none',
      null,
      { isCorrected: true, isSimilar: false, rule: null },
      'No brand, corrected by an administrator',
    ],
    [
      'by a rule that is gone',
      oddBrand,
      { isCorrected: false, isSimilar: false, rule: null },
      'The 50/50 Inn #2',
    ],
    ['an independent', null, null, ''],
  ];

  test.each(cases)('%s', async (_, brand, brandMatch, says) => {
    const hotel = HOTELS.slice(0, 1).map((each) => ({ ...fakeHotel(each), brand, brandMatch }))[0];
    const { asked } = renderPage(EXAMPLE, { answers: { hotel: () => hotel } });
    await screen.findByText('104 rooms filed');
    const header = screen.getByRole('group', { name: 'EXAMPLE HOUSE' });
    // Its abilities follow its kind.
    expect(header.textContent).toContain(`104 rooms filed${says}Compare`);
    expect(asked.filter(({ name }) => name === 'HotelPage')).toHaveLength(1);
  });
});
