export const RESPONSIBLE_DAYS =
  'Days of the month from the begin to the end of the property’s responsibility, if these are fewer than all: the receipts ' +
  'are of a part of the month, and `revpar` divides by all of its days. Null otherwise, for parts of a quarterly filing, ' +
  'and in months of an establishment whose owners had all days together.';

export const BAR_RESPONSIBLE_DAYS =
  'Days of the month from the begin to the end of the property’s responsibility, if these are fewer than all: the receipts ' +
  'are of a part of the month. Null otherwise, for estimates, and in months of an establishment whose owners had all days ' +
  'together.';

export const RESPONSIBLE_DAYS_BEFORE =
  '`responsibleDays` of the same month a year earlier, if these are fewer than all: `yearChange` compares with the receipts ' +
  'of a part of that month. Null otherwise, and without that month.';

export const PARTIAL_MONTHS =
  'Months with `responsibleDays` among the 24 that end with `month` and those that `yearToDate` is compared with: their ' +
  'receipts are of a part of the month, so that changes from or to them are of unequal lengths. Usually empty.';

export const EMPTY_MONTHS =
  'Months with $0 among the 24 that end with `month` and those that `yearToDate` is compared with: it was closed, or had yet ' +
  'to open, so that a change against a month of a year earlier says nothing of the business. Usually empty.';

export const EMPTY_MONTHS_OF_YEAR =
  'Months of the year with $0: it was closed, or had yet to open. Usually empty.';

export const RESULT_RESPONSIBLE_DAYS =
  'Days of the period from the begin to the end of the property’s responsibility, if these are fewer than `days`: the ' +
  'receipts are of a part of the period, and `revpar` divides by all of its days. Null otherwise.';

/** A responsibility begins once, for who files quarterly within three months, and seldom ends in the same two years. */
export const MOST_PARTIAL = 3;
