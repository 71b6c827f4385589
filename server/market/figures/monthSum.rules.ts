/** A sum that figures are made of. The tables of places and of brands keep it, cents or whole numbers. */
export interface MonthSum {
  column: string;
  /** SQL of what a property's month `m` adds, and of which months do. */
  each: string;
  where: string;
  /** True if only places have it. */
  isOfPlaces?: boolean;
  /** A place's year has the sum of its months, their room-nights (in this column), or none of it. */
  byYear?: { nights: string } | 'none';
}
