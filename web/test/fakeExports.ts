const base = {
  dataSet: 'hotelMonths',
  format: 'CSV_GZ',
  rows: 0,
  bytes: 0,
  sha256: null,
  message: null,
  createdAt: '2023-11-20T15:00:00.000Z',
  finishedAt: null,
  expiresAt: null,
  link: null,
  releases: [],
  notPublished: null,
};

/** A member's exports, one in each state. */
const EXPORTS = [
  { ...base, id: 'e5', title: 'Marfa', state: 'WAITING' },
  { ...base, id: 'e4', title: 'Austin', state: 'RUNNING', rows: 12_345 },
  {
    ...base,
    id: 'e3',
    title: 'All Texas hotels',
    state: 'DONE',
    rows: 1_234_567,
    bytes: 45_600_000,
    expiresAt: '2023-11-21T15:00:00.000Z',
    link: 'https://texas.example.com/exports/files/e3.csv.gz?for=m&until=1&signature=s',
    releases: [{ product: 'HOTEL', releaseId: 'release:3', fileName: 'HOT2309.CSV' }],
    notPublished: '2023-10 to 2023-12, 2024-Q1',
  },
  { ...base, id: 'e2', title: 'Houston', state: 'FAILED', message: 'The file would be larger than 2 GB.' },
  { ...base, id: 'e1', title: 'Dallas', state: 'EXPIRED' },
];

/** Answers about exports. Two are being prepared already, so that another one is refused if it is for Austin. */
export const fakeExports = {
  exports: () => ({ nodes: EXPORTS }),
  bundles: [
    {
      id: '7',
      madeAt: '2023-11-20T15:00:00.000Z',
      bytes: 123_400_000,
      sha256: 'a',
      link: 'https://texas.example.com/exports/files/bundle-7.tar?for=m&until=1&signature=s',
      releases: [{ product: 'HOTEL', releaseId: 'release:3', fileName: 'HOT2309.CSV' }],
      files: [{ name: 'hotels.parquet', rows: 3, bytes: 4 }],
    },
  ],
  startExport: ({ input }: { input: { title: string } }) =>
    input.title.startsWith('Austin')
      ? {
          export: null,
          errors: [{ field: null, code: 'TOO_MANY_OPEN', message: '2 of your exports are being prepared.' }],
        }
      : { export: { ...base, id: 'e6', title: input.title, state: 'WAITING' }, errors: [] },
  deleteExport: { ok: true, errors: [] },
};
