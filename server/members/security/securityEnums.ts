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
  description: 'Kind of security event.',
  valuesConfig: {
    SIGNED_IN: { description: 'A session started, also by sign-up.' },
    SIGN_IN_FAILED: { description: 'A password, code or passkey was wrong.' },
    THROTTLED: { description: 'Too many attempts. Recorded at most once a minute.' },
    DENIED: { description: 'A signed-in member lacked the right. Recorded at most once a minute.' },
    RIGHTS_CHANGED: {
      description: 'Free access or administrator rights of a member were granted or revoked.',
    },
    EXPORTED: { description: 'A table, or all data of the member, was exported to a file.' },
    ACCOUNT_DELETED: { description: 'The member or the operator deleted an account.' },
    KEYS_CHANGED: {
      description: `An account secret was added, replaced, removed or used up: password, email address, authenticator app,
passkey, recovery code or API key.`,
    },
  },
});
