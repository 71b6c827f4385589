export type Flag = 'APPORTIONED' | 'SUSPECT' | 'MARKETPLACE' | 'ESTIMATED' | 'REVISED';

/** What each flag says on its badge, and what it means. */
export const FLAGS: Record<Flag, { label: string; meaning: string }> = {
  APPORTIONED: {
    label: 'apportioned',
    meaning: 'wholly or partly from a quarterly filing, divided over its months by days.',
  },
  SUSPECT: {
    label: 'suspect',
    meaning: 'kept as filed, but beyond belief; left out of the figures of areas and brands.',
  },
  MARKETPLACE: {
    label: 'marketplace',
    meaning: 'a booking site that collects for many lodgings of a city or county; no rooms, no RevPAR.',
  },
  ESTIMATED: { label: 'estimated', meaning: 'an estimate of the comptroller, not a filing.' },
  REVISED: { label: 'revised', meaning: 'a later release changed what was first published.' },
};
