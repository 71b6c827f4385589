import { graphql } from '../../gql/gql.ts';
import type { BusinessQuery } from '../../gql/graphql.ts';

export const BusinessDocument = graphql(`
  query Business {
    business {
      states {
        state
        members
      }
      months {
        month
        revenue
        refunds
        lostDisputes
        newMembers
        endedMembers
        membersAtStart
        churnPct
        failedRenewals
      }
      cancellationReasons {
        reason
        cancellations
      }
      cancellations {
        at
        memberEmail
        plan
        reason
        text
      }
      failedRenewals {
        memberEmail
        since
        owed
        attempts
        nextAttemptAt
      }
      disputes {
        at
        memberEmail
        amount
        status
        reason
      }
    }
  }
`);

export type Business = BusinessQuery['business'];
