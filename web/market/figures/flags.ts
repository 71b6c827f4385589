export type Flag =
  | 'APPORTIONED'
  | 'EXTRA_DIGIT'
  | 'UNSUPPORTED_TOTAL'
  | 'UNUSUAL_RECEIPTS'
  | 'REPEATED_RECEIPTS'
  | 'ROOMS_DOUBTFUL'
  | 'IDLE_ROOMS'
  | 'LEFT_OUT'
  | 'MARKETPLACE'
  | 'ESTIMATED'
  | 'REVISED';

/** Flags of filed values that do not count as they were filed. */
export const DOUBTS: readonly Flag[] = [
  'EXTRA_DIGIT',
  'UNSUPPORTED_TOTAL',
  'ROOMS_DOUBTFUL',
  'IDLE_ROOMS',
  'LEFT_OUT',
];

/** Flags of receipts that count as filed and are unusual. */
export const UNUSUAL: readonly Flag[] = ['UNUSUAL_RECEIPTS', 'REPEATED_RECEIPTS'];

/** Label and meaning of each flag. */
export const FLAGS: Record<Flag, { label: string; meaning: string }> = {
  APPORTIONED: {
    label: 'apportioned',
    meaning: 'wholly or partly from a quarterly filing, divided over its months by days.',
  },
  EXTRA_DIGIT: {
    label: 'extra digit',
    meaning: 'probably a digit too many in the filed total; the taxable receipts count instead.',
  },
  UNSUPPORTED_TOTAL: {
    label: 'unsupported total',
    meaning: 'a filed total over 20 times the taxable receipts; these count instead.',
  },
  UNUSUAL_RECEIPTS: {
    label: 'unusual receipts',
    meaning:
      'far above the hotel’s usual month and this time of year, perhaps a typing error; counts as filed.',
  },
  REPEATED_RECEIPTS: {
    label: 'repeated receipts',
    meaning: 'the same to the cent in at least three periods, perhaps an estimate; counts as filed.',
  },
  ROOMS_DOUBTFUL: {
    label: 'rooms doubtful',
    meaning: 'the filed rooms cannot be right; the receipts count, the rooms do not.',
  },
  IDLE_ROOMS: { label: 'idle rooms', meaning: 'no receipts, so the filed rooms do not count.' },
  LEFT_OUT: { label: 'left out', meaning: 'left out by an operator; counts toward nothing.' },
  MARKETPLACE: {
    label: 'marketplace',
    meaning: 'a booking site that collects for many lodgings of a city or county; no rooms, no RevPAR.',
  },
  ESTIMATED: { label: 'estimated', meaning: 'an estimate by the comptroller, not a filing.' },
  REVISED: { label: 'revised', meaning: 'a later release changed what was first published.' },
};
