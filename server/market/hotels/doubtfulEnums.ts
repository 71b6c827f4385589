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

export const DoubtfulFilingOrder = {
  RECEIPTS_DESC: 'RECEIPTS_DESC',
  PLACE_DESC: 'PLACE_DESC',
  BRAND_DESC: 'BRAND_DESC',
  PERIOD_DESC: 'PERIOD_DESC',
} as const;
export type DoubtfulFilingOrder = keyof typeof DoubtfulFilingOrder;
registerEnumType(DoubtfulFilingOrder, {
  name: 'DoubtfulFilingOrder',
  description: 'Orders of doubtful filings.',
  valuesConfig: {
    RECEIPTS_DESC: {
      description: 'Most dollars that do not count first, then most room-nights that do not count.',
    },
    PLACE_DESC: {
      description: 'Largest change of its city’s (else county’s) receipts or RevPAR in percent first.',
    },
    BRAND_DESC: { description: 'Largest change of its brand’s receipts or RevPAR in percent first.' },
    PERIOD_DESC: { description: 'Latest period first.' },
  },
});
