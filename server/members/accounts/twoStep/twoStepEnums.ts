import { registerEnumType } from 'type-graphql';

export const SecondStepKind = { AUTHENTICATOR: 'AUTHENTICATOR', PASSKEY: 'PASSKEY' } as const;
export type SecondStepKind = keyof typeof SecondStepKind;
registerEnumType(SecondStepKind, {
  name: 'SecondStepKind',
  description: 'A kind of second step.',
  valuesConfig: {
    AUTHENTICATOR: { description: 'An app that shows another code every 30 seconds.' },
    PASSKEY: { description: 'A key that a phone, a computer or a security key holds.' },
  },
});
