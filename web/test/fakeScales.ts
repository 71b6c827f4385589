/** Class of a fake brand: one has none. */
export function fakeScaleOf(id: string) {
  const isKnown = id !== 'brand:12';
  return {
    chainScale: isKnown ? 'UPPER_MIDSCALE' : null,
    chainScaleSource: isKnown ? 'STR chain scales, as generally published' : null,
    chainScaleChecked: isKnown ? '2026-11' : null,
    isChainScaleEdited: false,
  };
}

const share = (chainScale: string | null, rooms: number | null, percent: number) => ({
  chainScale,
  rooms,
  properties: 2,
  revpar: rooms === null ? null : 60.5,
  // The rooms of the smaller ones count in the latest month only.
  revparMonths: rooms === null ? 0 : rooms > 100 ? 4 : 1,
  roomShare: rooms === null ? null : percent,
  receiptsShare: percent,
  roomReceipts: percent * 1_000,
});

export const fakeMix = {
  from: '2022-10',
  to: '2023-09',
  months: ['2022-10', '2022-11', '2022-12', '2023-09'],
  awaitedMonths: ['2022-10', '2022-11'],
  marketplaceReceipts: 7_000,
  shares: [
    share('UPPER_UPSCALE', 120, 62.5),
    share('INDEPENDENT', 48, 25),
    // The rooms of none of them count.
    share(null, null, 12.5),
  ],
};
