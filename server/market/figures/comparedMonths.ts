/** Descriptions of the months that a year's change compares. */
const compared = (change: string): string =>
  `Months of the year that \`${change}\` compares with the same months of the year before, oldest first; null where it is ` +
  'null.';

export const RECEIPTS_COMPARED = compared('receiptsChange');
export const REVPAR_COMPARED = compared('revparChange');
