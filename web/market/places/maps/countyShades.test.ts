import { expect, test } from 'vitest';
import { palettes } from '../../../ui/theme/palette.ts';
import { countyShades } from './countyShades.ts';

const { light } = palettes;
const figures = { receipts: 60_000, revpar: 100, unusualFilings: 0 };
const fell = {
  name: 'Midland',
  marks: [],
  figures,
  earlier: null,
  likeForLike: { change: { percent: -23.85 } },
};
const unknown = { ...fell, name: 'Webb', likeForLike: { change: null } };

test('a county is shaded by its change like for like, and not at all without one', () => {
  const { fills } = countyShades([fell, unknown], 'change', light);
  expect([...fills]).toEqual([['MIDLAND', light.down]]);
});

test('a county whose change is another without idle hotels is named, unless receipts are shown', () => {
  const counties = [{ ...fell, marks: ['IDLE_HOTELS' as const] }];
  expect(countyShades(counties, 'change', light).idle).toEqual(['Midland']);
  expect(countyShades(counties, 'receipts', light).idle).toEqual([]);
});

test('by receipts it is shaded with or without a change', () => {
  expect([...countyShades([fell, unknown], 'receipts', light).fills.keys()]).toEqual(['MIDLAND', 'WEBB']);
});
