import { graphql } from '../../gql/gql.ts';

export const MemberDocument = graphql(`
  query Member($id: ID!) {
    viewer {
      id
    }
    member(id: $id) {
      id
      email
      isAdmin
      isFree
      subscription {
        plan
        ...SubscriptionFacts @unmask
        startedAt
        paidUntil
        accessEndsAt
        endedAt
      }
      apiKeys {
        id
        ...ApiKeyLine
      }
      paymentNotes {
        kind
        amount
        status
        reason
        createdAt
      }
      clientErrors {
        at
        error
        url
        userAgent
      }
    }
  }
`);

export const SetMemberRightsDocument = graphql(`
  mutation SetMemberRights($input: SetMemberRightsInput!) {
    setMemberRights(input: $input) {
      cancelled {
        isYearly
        status
        currentPeriodEnd
      }
      errors {
        field
        code
        message
      }
    }
  }
`);

export const RevokeMemberApiKeyDocument = graphql(`
  mutation RevokeMemberApiKey($input: RevokeMemberApiKeyInput!) {
    revokeMemberApiKey(input: $input) {
      errors {
        field
        code
        message
      }
    }
  }
`);

export const EndMemberSessionsDocument = graphql(`
  mutation EndMemberSessions($input: EndMemberSessionsInput!) {
    endMemberSessions(input: $input) {
      ended
      errors {
        field
        code
        message
      }
    }
  }
`);
