import { registerEnumType } from 'type-graphql';
import { flagDescriptions } from './filingFlags.rules.ts';

export const DoubtFlag = {
  EXTRA_DIGIT: 'EXTRA_DIGIT',
  UNSUPPORTED_TOTAL: 'UNSUPPORTED_TOTAL',
  UNUSUAL_RECEIPTS: 'UNUSUAL_RECEIPTS',
  REPEATED_RECEIPTS: 'REPEATED_RECEIPTS',
  ROOMS_DOUBTFUL: 'ROOMS_DOUBTFUL',
  IDLE_ROOMS: 'IDLE_ROOMS',
} as const;
export type DoubtFlag = keyof typeof DoubtFlag;
registerEnumType(DoubtFlag, {
  name: 'DoubtFlag',
  description: 'Reason why filed values are doubtful.',
  valuesConfig: {
    EXTRA_DIGIT: { description: flagDescriptions.EXTRA_DIGIT },
    UNSUPPORTED_TOTAL: { description: flagDescriptions.UNSUPPORTED_TOTAL },
    UNUSUAL_RECEIPTS: { description: flagDescriptions.UNUSUAL_RECEIPTS },
    REPEATED_RECEIPTS: { description: flagDescriptions.REPEATED_RECEIPTS },
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
    DONE: { description: 'Figures include the change.' },
    WAITING: { description: 'Figures do not include the change yet.' },
    FAILED: {
      description:
        'The update failed, so figures do not include the change yet. It is retried every ten minutes.',
    },
  },
});

export const DoubtState = { UNDECIDED: 'UNDECIDED', ACCEPTED: 'ACCEPTED', LEFT_OUT: 'LEFT_OUT' } as const;
export type DoubtState = keyof typeof DoubtState;
registerEnumType(DoubtState, {
  name: 'DoubtState',
  description: 'Decision on a doubtful filing.',
  valuesConfig: {
    UNDECIDED: { description: 'No decision: the flags determine what counts.' },
    ACCEPTED: { description: 'The filing counts as filed.' },
    LEFT_OUT: { description: 'The filing does not count at all.' },
  },
});

const orderDescriptions = {
  RECEIPTS_DESC:
    'Most dollars in doubt first (those that do not count; of unusual receipts, those above the usual; of repeated ones, all), then most room-nights that do not count.',
  RECEIPTS_ASC: 'Fewest dollars in doubt first, then fewest room-nights that do not count.',
  PLACE_DESC: 'Largest percent change of the city’s (or else the county’s) receipts or RevPAR first.',
  PLACE_ASC: 'Smallest percent change of the city’s (or else the county’s) receipts or RevPAR first.',
  BRAND_DESC: 'Largest percent change of the brand’s receipts or RevPAR first.',
  BRAND_ASC: 'Smallest percent change of the brand’s receipts or RevPAR first.',
  PERIOD_DESC: 'Latest period first.',
  PERIOD_ASC: 'Earliest period first.',
  HOTEL_DESC: 'Hotel name as filed, Z to A.',
  HOTEL_ASC: 'Hotel name as filed, A to Z.',
  FILED_DESC: 'Most receipts as filed first.',
  FILED_ASC: 'Fewest receipts as filed first.',
  COUNTED_DESC: 'Most receipts that count by the flags first.',
  COUNTED_ASC: 'Fewest receipts that count by the flags first.',
  USUAL_MONTH_DESC: 'Highest usual monthly receipts first; filings without them last.',
  USUAL_MONTH_ASC: 'Filings without usual monthly receipts first, then the lowest.',
  DECISION_DESC: 'Left out first, then accepted, then undecided, by the decision that figures include.',
  DECISION_ASC: 'Undecided first, then accepted, then left out, by the decision that figures include.',
} as const;
export type DoubtfulFilingOrder = keyof typeof orderDescriptions;

const orderEntries = Object.entries(orderDescriptions);
export const DoubtfulFilingOrder = Object.fromEntries(orderEntries.map(([name]) => [name, name])) as {
  readonly [Name in DoubtfulFilingOrder]: Name;
};
registerEnumType(DoubtfulFilingOrder, {
  name: 'DoubtfulFilingOrder',
  description: 'Sort orders of doubtful filings.',
  valuesConfig: Object.fromEntries(orderEntries.map(([name, description]) => [name, { description }])),
});
