import { useMemo } from 'react';
import type { BothReadings } from '../figures/treatedText.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { counted } from '../../ui/formats/counted.ts';
import type { Reading } from '../figures/useReading.ts';
import type { AskedCities } from './useCities.ts';
import { byMonth } from '../figures/leftOut.ts';
import { filedLeftOut, filedYears } from './placeFigures.ts';
import type { PlaceFigures, PlaceMonth, PlaceYear } from './placeFigures.ts';

/** A month as it was filed. */
function monthAsFiled<Row extends PlaceMonth>(month: Row): Row {
  const { filedReceipts, filedRevpar: revpar, filedRooms: rooms } = month;
  const receipts = filedReceipts ?? month.receipts;
  // The server counts rooms that filed $0 among those that count, not among those that were filed.
  return { ...month, receipts, roomReceipts: filedReceipts, revpar, rooms, roomsWithoutReceipts: null };
}

/** A year as it was filed; of changes there is only the reading that counts. */
function yearAsFiled(year: PlaceYear): PlaceYear {
  const { filedReceipts, filedRevpar: revpar } = year;
  return {
    ...year,
    receipts: filedReceipts ?? year.receipts,
    revpar,
    change: null,
    likeForLike: null,
    revparChange: null,
    receiptsComparedMonths: null,
    revparComparedMonths: null,
  };
}

/** Months and years as they were filed; the headline stays what counts. */
function placeAsFiled(figures: PlaceFigures): PlaceFigures {
  const { months: counted, leftOut, years } = figures;
  const months = [...counted.map(monthAsFiled), ...leftOut.map(filedLeftOut)].sort(byMonth);
  return { ...figures, months, leftOut: [], years: [...years.map(yearAsFiled), ...filedYears(figures)] };
}

/** The months of a county's cities as they were filed. */
function citiesAsFiled({ cities, leftOut }: Pick<AskedCities, 'cities' | 'leftOut'>) {
  if (cities === null) return { cities, leftOut };
  const filed = leftOut.map(({ city, month }) => ({ city, ...filedLeftOut(month) }));
  return { cities: [...cities.map(monthAsFiled), ...filed].sort(byMonth), leftOut: [] };
}

interface Shown {
  figures: PlaceFigures | null;
  cities: AskedCities;
}

/** Figures of a place, and of a county's cities, in the reading that the page shows. */
export function useInReading(
  reading: Reading,
  counted: PlaceFigures | null,
  { cities: ofCities, leftOut, failed, retry }: AskedCities,
): Shown {
  const isFiled = reading === 'filed';
  const figures = useMemo(() => (isFiled ? counted && placeAsFiled(counted) : counted), [isFiled, counted]);
  const cities = useMemo(() => {
    const asked = { cities: ofCities, leftOut };
    return isFiled ? citiesAsFiled(asked) : asked;
  }, [isFiled, ofCities, leftOut]);
  return { figures, cities: { ...cities, failed, retry } };
}

/** The latest month and the latest year of a place in both readings. */
export function bothOfPlace({ months, years, headline }: PlaceFigures): BothReadings[] {
  const month = months.find((each) => each.month === headline?.month);
  const year = years.at(-1);
  return [...(month === undefined ? [] : [ofMonth(month)]), ...(year === undefined ? [] : [ofYear(year)])];
}

function ofMonth({ month, receipts, filedReceipts, revpar, filedRevpar, ...rest }: PlaceMonth): BothReadings {
  return {
    period: formatMonth(month),
    receipts,
    filedReceipts: filedReceipts ?? receipts,
    revpar,
    filedRevpar,
    flaggedFilings: rest.flaggedFilings ?? 0,
    roomsLeftOut: rest.roomsLeftOut ?? 0,
  };
}

function ofYear({
  year,
  months,
  receipts,
  filedReceipts,
  revpar,
  filedRevpar,
  ...rest
}: PlaceYear): BothReadings {
  return {
    period: months === 12 ? String(year) : `${String(year)} (${counted(months, 'month')})`,
    receipts,
    filedReceipts: filedReceipts ?? receipts,
    revpar,
    filedRevpar,
    flaggedFilings: rest.flaggedFilings ?? 0,
  };
}
