import { RELEASE } from './fakeFigures.ts';

/** A month whose only filing an operator left out, without its month. */
export const LEFT_OUT = {
  filedReceipts: 8_000_000,
  taxableReceipts: 10,
  filedRooms: 40,
  filedRevpar: 6_451.61,
  flaggedFilings: 1,
  notes: ['A duplicate.'],
  isIncomplete: false,
  release: RELEASE,
};
