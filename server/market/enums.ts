import { registerEnumType } from 'type-graphql';
import { FilingDecision } from './hotels/filingDecision.rules.ts';
import { flagDescriptions } from './hotels/filingFlags.rules.ts';
import type { ProductName } from './productName.rules.ts';

export const Product = { HOTEL: 'HOTEL', BEVERAGE: 'BEVERAGE' } as const;
export type Product = keyof typeof Product;
registerEnumType(Product, {
  name: 'Product',
  description: 'One of the two taxes.',
  valuesConfig: {
    HOTEL: { description: 'Hotel occupancy tax (lodging); code 0 in REST.' },
    BEVERAGE: { description: 'Mixed beverage tax (alcohol); code 1 in REST.' },
  },
});

/** Each tax as tables, jobs and statements name it. */
export const productNames = { HOTEL: 'hotel', BEVERAGE: 'beverage' } as const satisfies Readonly<
  Record<Product, ProductName>
>;

/** Each tax as the API names it. */
export const productsByName = { hotel: 'HOTEL', beverage: 'BEVERAGE' } as const satisfies Readonly<
  Record<ProductName, Product>
>;

export const FilerType = { MONTHLY: 'MONTHLY', QUARTERLY: 'QUARTERLY' } as const;
export type FilerType = keyof typeof FilerType;
registerEnumType(FilerType, {
  name: 'FilerType',
  description: 'Filing frequency of a hotel occupancy taxpayer.',
  valuesConfig: {
    MONTHLY: { description: 'Every month; code 50 in the source.' },
    QUARTERLY: { description: 'Every quarter, one figure for all three months; code 60 in the source.' },
  },
});

export const ReceiptFlag = {
  APPORTIONED: 'APPORTIONED',
  EXTRA_DIGIT: 'EXTRA_DIGIT',
  UNSUPPORTED_TOTAL: 'UNSUPPORTED_TOTAL',
  UNUSUAL_RECEIPTS: 'UNUSUAL_RECEIPTS',
  REPEATED_RECEIPTS: 'REPEATED_RECEIPTS',
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
  description: 'Reason why a figure differs from the value first filed, or needs to be read with care.',
  valuesConfig: {
    APPORTIONED: {
      description: 'All or part of a quarterly filing, divided among its three months by number of days.',
    },
    EXTRA_DIGIT: { description: flagDescriptions.EXTRA_DIGIT },
    UNSUPPORTED_TOTAL: { description: flagDescriptions.UNSUPPORTED_TOTAL },
    UNUSUAL_RECEIPTS: { description: flagDescriptions.UNUSUAL_RECEIPTS },
    REPEATED_RECEIPTS: {
      description:
        `${flagDescriptions.REPEATED_RECEIPTS} Of a bar, months of legacy releases with at least $5,000, not in whole hundreds, ` +
        'that are the same to the cent in at least three months.',
    },
    ROOMS_DOUBTFUL: { description: flagDescriptions.ROOMS_DOUBTFUL },
    IDLE_ROOMS: { description: flagDescriptions.IDLE_ROOMS },
    LEFT_OUT: { description: 'Left out by an operator: does not count at all.' },
    MARKETPLACE: {
      description:
        'Filed by a booking marketplace for a whole city or county: revenue of that place, never rooms.',
    },
    ESTIMATED: {
      description: 'The comptroller’s estimate for a taxpayer who did not file; counts until replaced.',
    },
    REVISED: { description: 'Replaces an earlier figure for the same period; see `revisions`.' },
  },
});

export { FilingDecision };
registerEnumType(FilingDecision, {
  name: 'FilingDecision',
  description: 'An operator’s decision on a filing with doubtful values.',
  valuesConfig: {
    ACCEPTED: { description: 'The filing counts as filed.' },
    LEFT_OUT: { description: 'The filing does not count at all.' },
  },
});

export const RevisionKind = { ADDED: 'ADDED', CHANGED: 'CHANGED', RETIRED: 'RETIRED' } as const;
export type RevisionKind = keyof typeof RevisionKind;
registerEnumType(RevisionKind, {
  name: 'RevisionKind',
  description: 'Change that a release made to a filing.',
  valuesConfig: {
    ADDED: { description: 'Filed for the first time.' },
    CHANGED: { description: 'Filed before, with other figures or names.' },
    RETIRED: { description: 'Filed before, but no longer in the release for the period.' },
  },
});

export const ResponsibilityStatus = { CURRENT: 'CURRENT', ENDED: 'ENDED' } as const;
export type ResponsibilityStatus = keyof typeof ResponsibilityStatus;
registerEnumType(ResponsibilityStatus, {
  name: 'ResponsibilityStatus',
  description: 'Status of a property at the latest published period.',
  valuesConfig: {
    CURRENT: {
      description:
        'Responsibility has not ended by the latest published period, and the property filed within the latest 6 ' +
        'published months.',
    },
    ENDED: {
      description:
        'Responsibility has ended, or nothing was filed in the latest 6 published months; shown as "Permit Ended".',
    },
  },
});
