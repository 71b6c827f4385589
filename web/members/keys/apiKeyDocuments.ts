import { graphql } from '../../gql/gql.ts';

export const ApiKeysDocument = graphql(`
  query ApiKeys {
    billing {
      apiPointsPerMinute
    }
    viewer {
      id
      apiKeys {
        id
        ...ApiKeyLine
      }
    }
  }
`);

export const ApiKeyLineFragment = graphql(`
  fragment ApiKeyLine on ApiKey {
    id
    name
    start
    scopes
    createdAt
    expiresAt
    isExpired
    lastUsedAt
    days {
      day
      requests
      points
    }
  }
`);

export const CreateApiKeyDocument = graphql(`
  mutation CreateApiKey($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      key
      errors {
        field
        code
        message
      }
    }
  }
`);

export const RevokeApiKeyDocument = graphql(`
  mutation RevokeApiKey($input: RevokeApiKeyInput!) {
    revokeApiKey(input: $input) {
      errors {
        field
        code
        message
      }
    }
  }
`);
