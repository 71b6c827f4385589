import { expect, test } from 'vitest';
import { noChangeText } from './noChange.ts';

test('a change is missing without filings, before an opening, or if too little can be compared', () => {
  expect(noChangeText(null, 'Sep 2022')).toBe('no Sep 2022 to compare with');
  expect(noChangeText({ share: null }, 'Sep 2022')).toBe('no change shown: not open then, $0 was filed');
  expect(noChangeText({ share: 79.99 }, 'Sep 2022')).toMatch(/: only 79% of the receipts are from/);
});
