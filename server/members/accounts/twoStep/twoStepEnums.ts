import { registerEnumType } from 'type-graphql';

export const SecondStepKind = { AUTHENTICATOR: 'AUTHENTICATOR', PASSKEY: 'PASSKEY' } as const;
export type SecondStepKind = keyof typeof SecondStepKind;
registerEnumType(SecondStepKind, {
  name: 'SecondStepKind',
  description: 'Kind of second step.',
  valuesConfig: {
    AUTHENTICATOR: { description: 'An app that shows a new code every 30 seconds.' },
    PASSKEY: { description: 'A key stored on a phone, a computer or a security key.' },
  },
});
