import type { CorrectableHotelQuery } from '../../gql/graphql.ts';

/** A hotel whose brand an administrator may correct. */
export type CorrectableHotel = NonNullable<CorrectableHotelQuery['hotel']>;
