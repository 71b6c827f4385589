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

/** SQL of the same of a month, SQL of its first day, and its property `p`. */
export function daysOfMonth(month: string, p = 'p'): string {
  const last = `(${month} + interval '1 month - 1 day')::date`;
  const [begin, end] = [`${p}.responsibility_begin`, `${p}.responsibility_end`];
  return daysOfPart({ first: month, last, begin, end });
}

/**
 * SQL of the same of a month of a quarterly filing, which is cut by days whenever responsibility began within its quarter: each
 * month has the same part of its days. It is rounded up, so that two owners who had all days of a quarter make no month
 * look partial; a quarter that lacks a day or two counts as whole.
 */
export function daysOfQuartersMonth(month: string, p = 'p'): string {
  const first = `date_trunc('quarter', ${month}::timestamp)::date`;
  const last = `(date_trunc('quarter', ${month}::timestamp) + interval '3 months - 1 day')::date`;
  const days = `extract(day from ${month} + interval '1 month - 1 day')::integer`;
  const [begin, end] = [`${p}.responsibility_begin`, `${p}.responsibility_end`];
  const responsible = daysOfPart({ first, last, begin, end });
  return `nullif(ceil((${responsible})::numeric * ${days} / (${last} - ${first} + 1))::integer, ${days})`;
}
