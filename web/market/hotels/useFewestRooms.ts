import { useMemo } from 'react';
import { oneOf, useUrlState } from '../../ui/hooks/useUrlState.ts';
import type { HotelResultRow } from './hotelResultColumns.tsx';

export const FEWEST_ROOMS = ['0', '10', '50', '100'] as const;
type FewestRooms = (typeof FEWEST_ROOMS)[number];

/** By RevPAR a record of a room or two would be the best hotel of a city. */
const BY_REVPAR: FewestRooms = '10';

interface Fewest {
  /** The rows with as many rooms that count. */
  kept: readonly HotelResultRow[] | null;
  fewest: FewestRooms;
  choose: (fewest: FewestRooms) => void;
}

/** Leaves out rows with fewer rooms than the address says; if it says nothing, those of lists by RevPAR. */
export function useFewestRooms(rows: readonly HotelResultRow[] | null): Fewest {
  const [{ sort }] = useUrlState(SORT);
  const usual = sort.replace('-', '') === 'revpar' ? BY_REVPAR : '0';
  const defaults = useMemo<Record<'rooms' | 'page', string>>(() => ({ rooms: usual, page: '1' }), [usual]);
  const [{ rooms: asked }, patch] = useUrlState(defaults);
  const fewest = oneOf(FEWEST_ROOMS, asked, usual);
  const kept = useMemo(
    () => (fewest === '0' ? rows : (rows?.filter((row) => roomsOf(row) >= Number(fewest)) ?? null)),
    [rows, fewest],
  );
  return { kept, fewest, choose: (rooms) => patch({ rooms, page: '1' }) };
}

const SORT: Record<'sort', string> = { sort: '' };

function roomsOf({ countedRooms, flags }: HotelResultRow): number {
  return flags.includes('MARKETPLACE') ? 0 : (countedRooms ?? 0);
}
