import { registerEnumType } from 'type-graphql';
import { flagDescriptions } from './filingFlags.rules.ts';

export const DoubtFlag = {
  EXTRA_DIGIT: 'EXTRA_DIGIT',
  UNSUPPORTED_TOTAL: 'UNSUPPORTED_TOTAL',
  ROOMS_DOUBTFUL: 'ROOMS_DOUBTFUL',
  IDLE_ROOMS: 'IDLE_ROOMS',
} as const;
export type DoubtFlag = keyof typeof DoubtFlag;
registerEnumType(DoubtFlag, {
  name: 'DoubtFlag',
  description: 'Why filed values do not count as filed.',
  valuesConfig: {
    EXTRA_DIGIT: { description: flagDescriptions.EXTRA_DIGIT },
    UNSUPPORTED_TOTAL: { description: flagDescriptions.UNSUPPORTED_TOTAL },
    ROOMS_DOUBTFUL: { description: flagDescriptions.ROOMS_DOUBTFUL },
    IDLE_ROOMS: { description: flagDescriptions.IDLE_ROOMS },
  },
});

export const FiguresState = { DONE: 'DONE', WAITING: 'WAITING', FAILED: 'FAILED' } as const;
export type FiguresState = keyof typeof FiguresState;
registerEnumType(FiguresState, {
  name: 'FiguresState',
  description: 'State of the figures after a decision.',
  valuesConfig: {
    DONE: { description: 'They do.' },
    WAITING: { description: 'Not yet; figures are those of before.' },
    FAILED: { description: 'Not yet: it was tried and did not work. It is tried again every ten minutes.' },
  },
});

export const DoubtState = { UNDECIDED: 'UNDECIDED', ACCEPTED: 'ACCEPTED', LEFT_OUT: 'LEFT_OUT' } as const;
export type DoubtState = keyof typeof DoubtState;
registerEnumType(DoubtState, {
  name: 'DoubtState',
  description: 'The decision about a doubtful filing.',
  valuesConfig: {
    UNDECIDED: { description: 'Nothing: its flags say what counts.' },
    ACCEPTED: { description: 'It counts as filed.' },
    LEFT_OUT: { description: 'It counts to nothing.' },
  },
});

const orderDescriptions = {
  RECEIPTS_DESC: 'Most dollars that do not count first, then most room-nights that do not count.',
  RECEIPTS_ASC: 'Fewest dollars that do not count first, then fewest room-nights that do not count.',
  PLACE_DESC: 'Largest change of its city’s (else county’s) receipts or RevPAR in percent first.',
  PLACE_ASC: 'Smallest change of its city’s (else county’s) receipts or RevPAR in percent first.',
  BRAND_DESC: 'Largest change of its brand’s receipts or RevPAR in percent first.',
  BRAND_ASC: 'Smallest change of its brand’s receipts or RevPAR in percent first.',
  PERIOD_DESC: 'Latest period first.',
  PERIOD_ASC: 'Earliest period first.',
  HOTEL_DESC: 'Hotel’s name as filed, from Z to A.',
  HOTEL_ASC: 'Hotel’s name as filed, from A to Z.',
  FILED_DESC: 'Most receipts as filed first.',
  FILED_ASC: 'Fewest receipts as filed first.',
  COUNTED_DESC: 'Most receipts that count by its flags first.',
  COUNTED_ASC: 'Fewest receipts that count by its flags first.',
  USUAL_MONTH_DESC: 'Highest usual month first; those without one last.',
  USUAL_MONTH_ASC: 'Those without a usual month first, then the lowest.',
  DECISION_DESC: 'Left out first, then accepted as filed, then undecided, as figures follow it.',
  DECISION_ASC: 'Undecided first, then accepted as filed, then left out, as figures follow it.',
} as const;
export type DoubtfulFilingOrder = keyof typeof orderDescriptions;

const orderEntries = Object.entries(orderDescriptions);
export const DoubtfulFilingOrder = Object.fromEntries(orderEntries.map(([name]) => [name, name])) as {
  readonly [Name in DoubtfulFilingOrder]: Name;
};
registerEnumType(DoubtfulFilingOrder, {
  name: 'DoubtfulFilingOrder',
  description: 'Orders of doubtful filings.',
  valuesConfig: Object.fromEntries(orderEntries.map(([name, description]) => [name, { description }])),
});
