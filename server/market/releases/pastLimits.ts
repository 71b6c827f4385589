/**
 * Most months of figures as of a release: every filing of a range is judged again. A county has 2,000 of them a month, Texas
 * 17,000.
 */
export const MOST_PAST_MONTHS = 24;
