import { graphql } from '../../../platform/lib/gql/gql.ts';
import type { RestRoomsTwiceFragment } from '../../../platform/lib/gql/graphql.ts';

graphql(`
  fragment RestRoomsTwice on RoomsTwice {
    month
    rooms
    revpar
  }
`);

interface TwiceColumns {
  rooms_twice?: number;
  RevPar_once?: number | null;
}

/**
 * Columns of a month's row, not in the specification, sent only for months in which both owners of a sold hotel filed: rooms
 * that are in the total twice, and RevPAR with these counted once.
 */
export function ifTwice(twice: readonly RestRoomsTwiceFragment[]): (month: string) => TwiceColumns {
  const found = new Map(twice.map((each) => [each.month, each]));
  return (month) => {
    const { rooms, revpar } = found.get(month) ?? {};
    return rooms === undefined ? {} : { rooms_twice: rooms, RevPar_once: revpar ?? null };
  };
}
