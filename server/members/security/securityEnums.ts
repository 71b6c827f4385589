import { registerEnumType } from 'type-graphql';

export const SecurityEventKind = {
  SIGNED_IN: 'SIGNED_IN',
  SIGN_IN_FAILED: 'SIGN_IN_FAILED',
  THROTTLED: 'THROTTLED',
  DENIED: 'DENIED',
  RIGHTS_CHANGED: 'RIGHTS_CHANGED',
  EXPORTED: 'EXPORTED',
  KEYS_CHANGED: 'KEYS_CHANGED',
  ACCOUNT_DELETED: 'ACCOUNT_DELETED',
} as const;
export type SecurityEventKind = keyof typeof SecurityEventKind;
registerEnumType(SecurityEventKind, {
  name: 'SecurityEventKind',
  description: 'The event.',
  valuesConfig: {
    SIGNED_IN: { description: 'A session began, also with a new account.' },
    SIGN_IN_FAILED: { description: 'A password, a code or a passkey was not right.' },
    THROTTLED: { description: 'Something was tried too often; noted once a minute.' },
    DENIED: { description: 'Somebody who is signed in had no right to it; noted once a minute.' },
    RIGHTS_CHANGED: { description: 'A member was made free or an administrator, or is so no longer.' },
    EXPORTED: { description: 'A table, or all data of one’s own, was exported to a file.' },
    ACCOUNT_DELETED: { description: 'An account was deleted, by its member or by the operator.' },
    KEYS_CHANGED: {
      description: `A secret that opens an account was added, replaced, removed or used up: its password,
e-mail address, an authenticator app, a passkey or a recovery code.`,
    },
  },
});
