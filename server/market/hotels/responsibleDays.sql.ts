/**
 * SQL of the days of a month `m` from the begin to the end of the responsibility of its property `p`, if these are fewer
 * than all of them: such a month has the receipts of a part of it, while RevPAR divides by all of its days. Null for all
 * other months, for months without receipts that count, and for parts of a quarterly filing, which are cut by days whenever it began.
 * The dates are today's, also as of a release.
 */
export function responsibleDays(m: string): string {
  const last = `(${m}.month + interval '1 month - 1 day')::date`;
  const begins = `(p.responsibility_begin > ${m}.month and p.responsibility_begin <= ${last})`;
  const ends = `(p.responsibility_end >= ${m}.month and p.responsibility_end < ${last})`;
  // A filed end may be before the begin.
  const days = `least(p.responsibility_end, ${last}) - greatest(p.responsibility_begin, ${m}.month) + 1`;
  return `case when (${begins} or ${ends}) and ${days} > 0 and ${m}.room_receipts_cents > 0
      and ${m}.apportioned_cents = 0 and not ${m}.is_marketplace and not ${m}.is_left_out then ${days} end`;
}
