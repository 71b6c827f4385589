import { graphql } from '../../../gql/gql.ts';
import type { TwoStepQuery } from '../../../gql/graphql.ts';

export const TwoStepDocument = graphql(`
  query TwoStep {
    twoStep {
      steps {
        id
        kind
        name
        createdAt
        lastUsedAt
      }
      recoveryCodesLeft
    }
  }
`);

export type Step = TwoStepQuery['twoStep']['steps'][number];

export const AddAuthenticatorDocument = graphql(`
  mutation AddAuthenticator($input: AddSecondStepInput!) {
    addAuthenticator(input: $input) {
      challenge
      secret
      uri
      errors {
        field
        code
        message
      }
    }
  }
`);

export const ConfirmAuthenticatorDocument = graphql(`
  mutation ConfirmAuthenticator($input: ConfirmAuthenticatorInput!) {
    confirmAuthenticator(input: $input) {
      recoveryCodes
      errors {
        field
        code
        message
      }
    }
  }
`);

export const AddPasskeyDocument = graphql(`
  mutation AddPasskey($input: AddSecondStepInput!) {
    addPasskey(input: $input) {
      challenge
      options
      errors {
        field
        code
        message
      }
    }
  }
`);

export const ConfirmPasskeyDocument = graphql(`
  mutation ConfirmPasskey($input: ConfirmPasskeyInput!) {
    confirmPasskey(input: $input) {
      recoveryCodes
      errors {
        field
        code
        message
      }
    }
  }
`);

export const RenameSecondStepDocument = graphql(`
  mutation RenameSecondStep($input: RenameSecondStepInput!) {
    renameSecondStep(input: $input) {
      errors {
        field
        code
        message
      }
    }
  }
`);

export const RemoveSecondStepDocument = graphql(`
  mutation RemoveSecondStep($input: RemoveSecondStepInput!) {
    removeSecondStep(input: $input) {
      errors {
        field
        code
        message
      }
    }
  }
`);

export const RenewRecoveryCodesDocument = graphql(`
  mutation RenewRecoveryCodes($input: RenewRecoveryCodesInput!) {
    renewRecoveryCodes(input: $input) {
      recoveryCodes
      errors {
        field
        code
        message
      }
    }
  }
`);
