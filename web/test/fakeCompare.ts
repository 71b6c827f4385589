import { GraphQLError } from 'graphql';
import { changeOf, daysIn, HOTELS, MONTHS, receiptsOf, revparOf } from './fakeFigures.ts';
import type { FakeHotel } from './fakeFigures.ts';
import { fakeHotel } from './fakeHotel.ts';

interface Key {
  taxpayerNumber: string;
  locationNumber: number;
}

interface Input {
  subject: Key;
  competitors: Key[];
  from: string;
  to: string;
}

function hotelOf({ taxpayerNumber, locationNumber }: Key): FakeHotel {
  const found = HOTELS.find(
    (each) => each.taxpayerNumber === taxpayerNumber && each.locationNumber === locationNumber,
  );
  if (found === undefined)
    throw new GraphQLError('No hotel has this name.', { extensions: { code: 'NOT_FOUND' } });
  return found;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function compared(hotel: FakeHotel, months: readonly string[], position: number) {
  const receipts = months.map((month) => receiptsOf(hotel, month));
  const nights = hotel.rooms * sum(months.map(daysIn));
  return {
    hotel: fakeHotel(hotel),
    monthsFiled: months.length,
    roomReceipts: Math.round(sum(receipts) * 100) / 100,
    roomCapacity: hotel.rooms,
    availableRoomNights: nights,
    revpar: Math.round((sum(receipts) / nights) * 100) / 100,
    revparIndex: 110 - position * 10,
    revparRank: { rank: position + 1, of: 3 },
    receiptsRank: { rank: position + 1, of: 3 },
    share: 50 - position * 20,
    receiptsChange: changeOf(105, 100),
    receiptsLikeForLike: { earlier: 100, later: 105, share: 100 },
    revparChange: changeOf(104, 100),
    flags: position === 1 ? ['EXTRA_DIGIT'] : [],
    flaggedMonths: position === 1 ? ['2023-02'] : [],
    roomReceiptsByMonth: receipts,
    revparByMonth: months.map((month, index) => revparOf(receipts[index] ?? 0, hotel.rooms, daysIn(month))),
  };
}

/** Hotels side by side: index, rank and share by the order in which they are named. */
export function compareHotels({ input }: { input: Input }) {
  if (input.competitors.length > 20) {
    throw new GraphQLError('Name at most 20 competitors.', { extensions: { code: 'BAD_USER_INPUT' } });
  }
  const months = MONTHS.filter((month) => month >= input.from && month <= input.to);
  const competitors = input.competitors.map((key, index) => compared(hotelOf(key), months, index + 1));
  return {
    from: input.from,
    to: input.to,
    months,
    monthsPublished: months,
    subject: compared(hotelOf(input.subject), months, 0),
    competitors,
    competitorSet: {
      roomReceipts: sum(competitors.map(({ roomReceipts }) => roomReceipts)),
      availableRoomNights: sum(competitors.map(({ availableRoomNights }) => availableRoomNights)),
      revpar: 40.5,
      receiptsChange: changeOf(101, 100),
      receiptsLikeForLike: { earlier: 100, later: 101, share: 100 },
      roomReceiptsByMonth: months.map(() => 1_000),
      revparByMonth: months.map(() => 40.5),
    },
  };
}
