import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../../../launch/test/query.ts';
import { sampleServer } from '../../../launch/test/sampleServer.ts';
import { receiptsMixOf } from './receiptsMix.rules.ts';
import type { PlaceReceiptsMix } from './receiptsMix.type.ts';

/** On the sample, whose releases have gaps of either tax. */
let server: TestServer;
beforeAll(async () => {
  server = await sampleServer();
});
afterAll(() => server.close());

interface Answer {
  place: {
    receiptsMix: PlaceReceiptsMix;
    lodgingMonths: {
      month: string;
      roomReceipts: number;
      isIncomplete: boolean;
      awaitsQuarterlyFilers: boolean;
    }[];
    alcoholMonths: { month: string; totalReceipts: number; isIncomplete: boolean }[];
  };
}

const MIX = 'roomReceipts alcoholReceipts roomShare alcoholShare';

test.each(['CITY, name: "AUSTIN"', 'COUNTY, name: "TRAVIS"', 'ZIP, name: "78701"'])(
  'the mix of %s has the figures of its months, where both are complete',
  async (place) => {
    const answer = await server.query<Answer>(`{ place(kind: ${place}) {
      receiptsMix { months { month ${MIX} } years { year months ${MIX} } }
      lodgingMonths { month roomReceipts isIncomplete awaitsQuarterlyFilers }
      alcoholMonths { month totalReceipts isIncomplete } } }`);
    const { receiptsMix, lodgingMonths, alcoholMonths } = answer.place;
    const bars = new Map(
      alcoholMonths.filter(({ isIncomplete }) => !isIncomplete).map((each) => [each.month, each]),
    );
    const both = lodgingMonths.filter(
      ({ month, isIncomplete, awaitsQuarterlyFilers }) =>
        bars.has(month) && !isIncomplete && !awaitsQuarterlyFilers,
    );
    expect(
      receiptsMix.months.map(({ month, roomReceipts, alcoholReceipts }) => [
        month,
        roomReceipts,
        alcoholReceipts,
      ]),
    ).toEqual(both.map(({ month, roomReceipts }) => [month, roomReceipts, bars.get(month)?.totalReceipts]));
    expect(both.length).toBeGreaterThan(0);
    for (const { year, months, roomReceipts, roomShare, alcoholShare } of receiptsMix.years) {
      const own = receiptsMix.months.filter(({ month }) => month.startsWith(String(year)));
      expect(months).toBe(own.length);
      expect(roomReceipts).toBeCloseTo(
        own.reduce((sum, month) => sum + month.roomReceipts, 0),
        2,
      );
      expect((roomShare ?? 0) + (alcoholShare ?? 0)).toBeCloseTo(100, 6);
    }
  },
);

test('a month that one of the two lacks, or has in part, is left out, and nothing at all has no share', () => {
  const lodging = (month: string, facts: object = {}) => ({
    month,
    roomReceipts: 300,
    isIncomplete: false,
    awaitsQuarterlyFilers: false,
    ...facts,
  });
  const alcohol = (month: string, facts: object = {}) => ({
    month,
    totalReceipts: 100,
    isIncomplete: false,
    ...facts,
  });
  const mix = receiptsMixOf({
    lodging: [
      lodging('2023-01'),
      lodging('2023-02', { awaitsQuarterlyFilers: true }),
      lodging('2023-03', { isIncomplete: true }),
      lodging('2023-04'),
      lodging('2023-05'),
      lodging('2024-01', { roomReceipts: 0 }),
    ],
    alcohol: [
      ...['2023-01', '2023-02', '2023-03'].map((month) => alcohol(month)),
      alcohol('2023-05', { isIncomplete: true }),
      alcohol('2024-01', { totalReceipts: 0 }),
    ],
  });
  expect(mix.months.map(({ month, roomShare }) => [month, roomShare])).toEqual([
    ['2023-01', 75],
    ['2024-01', null],
  ]);
  expect(mix.years).toMatchObject([
    { year: 2023, months: 1, roomReceipts: 300, alcoholReceipts: 100, roomShare: 75, alcoholShare: 25 },
    { year: 2024, months: 1, roomShare: null, alcoholShare: null },
  ]);
});
