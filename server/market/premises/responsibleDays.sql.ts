/** SQL of dates: the first and last day of a month, and of a responsibility. */
interface Days {
  first: string;
  last: string;
  begin: string;
  end: string;
}

/** SQL of the days of a month from the begin to the end of a responsibility, if these are fewer than all of them; else null. */
export function daysOfPart({ first, last, begin, end }: Days): string {
  const begins = `(${begin} > ${first} and ${begin} <= ${last})`;
  const ends = `(${end} >= ${first} and ${end} < ${last})`;
  // A filed end may be before the begin.
  return `case when ${begins} or ${ends}
      then nullif(greatest(least(${end}, ${last}) - greatest(${begin}, ${first}) + 1, 0), 0) end`;
}

/** SQL of the same of a month `m` and its property `p`. */
export function daysOfMonth(m: string, p = 'p'): string {
  const last = `(${m}.month + interval '1 month - 1 day')::date`;
  const [begin, end] = [`${p}.responsibility_begin`, `${p}.responsibility_end`];
  return daysOfPart({ first: `${m}.month`, last, begin, end });
}
