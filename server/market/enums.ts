import { registerEnumType } from 'type-graphql';
import { flagDescriptions } from './hotels/filingFlags.rules.ts';

export const Product = { HOTEL: 'HOTEL', BEVERAGE: 'BEVERAGE' } as const;
export type Product = keyof typeof Product;
registerEnumType(Product, {
  name: 'Product',
  description: 'Which of the two taxes.',
  valuesConfig: {
    HOTEL: { description: 'Hotel occupancy tax (lodging); code 0 in REST.' },
    BEVERAGE: { description: 'Mixed beverage tax (alcohol); code 1 in REST.' },
  },
});

export const FilerType = { MONTHLY: 'MONTHLY', QUARTERLY: 'QUARTERLY' } as const;
export type FilerType = keyof typeof FilerType;
registerEnumType(FilerType, {
  name: 'FilerType',
  description: 'How often a taxpayer files hotel occupancy tax.',
  valuesConfig: {
    MONTHLY: { description: 'Every month; code 50 in the source.' },
    QUARTERLY: { description: 'Every quarter, one figure for all three months; code 60 in the source.' },
  },
});

export const ReceiptFlag = {
  APPORTIONED: 'APPORTIONED',
  EXTRA_DIGIT: 'EXTRA_DIGIT',
  UNSUPPORTED_TOTAL: 'UNSUPPORTED_TOTAL',
  ROOMS_DOUBTFUL: 'ROOMS_DOUBTFUL',
  IDLE_ROOMS: 'IDLE_ROOMS',
  LEFT_OUT: 'LEFT_OUT',
  MARKETPLACE: 'MARKETPLACE',
  ESTIMATED: 'ESTIMATED',
  REVISED: 'REVISED',
} as const;
export type ReceiptFlag = keyof typeof ReceiptFlag;
registerEnumType(ReceiptFlag, {
  name: 'ReceiptFlag',
  description: 'Why a figure is not plainly as first filed.',
  valuesConfig: {
    APPORTIONED: {
      description: 'All or part of a quarterly filing, shared out over its three months by number of days.',
    },
    EXTRA_DIGIT: { description: flagDescriptions.EXTRA_DIGIT },
    UNSUPPORTED_TOTAL: { description: flagDescriptions.UNSUPPORTED_TOTAL },
    ROOMS_DOUBTFUL: { description: flagDescriptions.ROOMS_DOUBTFUL },
    IDLE_ROOMS: { description: flagDescriptions.IDLE_ROOMS },
    LEFT_OUT: { description: 'Left out by an operator: it counts to nothing.' },
    MARKETPLACE: {
      description:
        'Filed by a booking marketplace for a whole city or county: revenue of that place, never rooms.',
    },
    ESTIMATED: {
      description: "The comptroller's estimate for a taxpayer that did not file; counts until replaced.",
    },
    REVISED: { description: 'Replaces an earlier figure for the same period; see `revisions`.' },
  },
});

export const FilingDecision = { ACCEPTED: 'ACCEPTED', LEFT_OUT: 'LEFT_OUT' } as const;
export type FilingDecision = keyof typeof FilingDecision;
registerEnumType(FilingDecision, {
  name: 'FilingDecision',
  description: 'What an operator decided about a filing whose values are doubtful.',
  valuesConfig: {
    ACCEPTED: { description: 'It counts as filed.' },
    LEFT_OUT: { description: 'It counts to nothing.' },
  },
});

export const RevisionKind = { ADDED: 'ADDED', CHANGED: 'CHANGED', RETIRED: 'RETIRED' } as const;
export type RevisionKind = keyof typeof RevisionKind;
registerEnumType(RevisionKind, {
  name: 'RevisionKind',
  description: 'What a release did to a filing.',
  valuesConfig: {
    ADDED: { description: 'Filed for the first time.' },
    CHANGED: { description: 'Filed before with other figures or names.' },
    RETIRED: { description: 'Filed before, and no longer part of the period.' },
  },
});

export const ResponsibilityStatus = { CURRENT: 'CURRENT', ENDED: 'ENDED' } as const;
export type ResponsibilityStatus = keyof typeof ResponsibilityStatus;
registerEnumType(ResponsibilityStatus, {
  name: 'ResponsibilityStatus',
  description: 'Whether a property is still there.',
  valuesConfig: {
    CURRENT: {
      description:
        'Responsibility has not ended at the latest published period, and a filing is within the latest 6 published ' +
        'months.',
    },
    ENDED: {
      description: 'Responsibility ended before, or nothing was filed since; shown as "Permit Ended".',
    },
  },
});
