import type { FakeHotel } from './fakeFigures.ts';

/** The premises of a hotel, with the names that its months were filed under. */
export function premisesOf(hotel: FakeHotel) {
  const period = (
    locationName: string,
    taxpayerName: string,
    beginDate: string,
    endDate: string | null,
    isOwn: boolean,
  ) => ({
    product: 'HOTEL',
    locationName,
    locationAddress: hotel.address,
    taxpayerName,
    beginDate,
    endDate,
    datesAreFiledPeriods: beginDate < '2000-01-01',
    taxpayerNumber: isOwn ? hotel.taxpayerNumber : '32000000029',
    locationNumber: isOwn ? hotel.locationNumber : 1,
  });
  return {
    id: `premises:${hotel.taxpayerNumber}`,
    joins: [],
    address: hotel.address,
    zip: hotel.zip,
    hotels: [],
    beverageProperties: [],
    ownershipPeriods: [
      period('ESPERANZA MOTOR COURT', 'J. EXAMPLE', '1994-01-01', '2004-06-30', false),
      period('HOTEL ESPERANZA', 'CAPOTE PARTNERS LP', '2004-06-30', '2016-03-01', false),
      period(hotel.name, 'HIGHLAND LODGING LLC', '2016-03-01', hotel.endedOn, true),
    ],
  };
}
