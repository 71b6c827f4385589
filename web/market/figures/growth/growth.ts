import { graphql } from '../../../gql/gql.ts';
import type { GrowthFiguresFragment, GrowthKind } from '../../../gql/graphql.ts';

export const GrowthFigures = graphql(`
  fragment GrowthFigures on ReceiptsGrowth {
    from
    to
    monthsCompared
    unusualFilings
    earlier
    later
    change {
      amount
      percent
    }
    likeForLike {
      properties
      marketplaces {
        earlier
        later
      }
      hotelsAlone {
        earlier
        later
        change {
          amount
          percent
        }
      }
      earlier
      later
      share
      change {
        amount
        percent
      }
      changeWithoutIdle {
        amount
        percent
      }
    }
    parts {
      kind
      properties
      earlier
      later
      change
    }
  }
`);

export type Growth = GrowthFiguresFragment;

/** Name and meaning of each part of a change. */
export const GROWTH_PARTS: Record<GrowthKind, { label: string; meaning: string }> = {
  EXISTING: { label: 'Existing', meaning: 'filed in both years' },
  OPENED: { label: 'Opened', meaning: 'nothing was filed at the address a year earlier' },
  CLOSED: { label: 'Closed', meaning: 'nothing has been filed at the address since' },
  CHANGED_HANDS: { label: 'Changed hands', meaning: 'another owner at the same address' },
  CONVERTED: { label: 'Converted', meaning: 'moved from or to another brand or place' },
  GAP: { label: 'Filing gaps', meaning: 'not filed, or still awaited, in one of the years' },
  MARKETPLACE: { label: 'Marketplaces', meaning: 'booking sites, which file for a whole city or county' },
};
