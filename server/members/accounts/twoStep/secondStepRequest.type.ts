import { Field, ObjectType } from 'type-graphql';

@ObjectType('SecondStepRequest', {
  description:
    'The second step of a sign-in, for `finishSignIn`. It can be tried five times, within five minutes.',
  simpleResolvers: true,
})
export class SecondStepRequest {
  @Field(() => String, { description: 'Names this sign-in; it opens nothing by itself.' })
  challenge!: string;

  @Field(() => Boolean, {
    description: 'True where a code of an authenticator app is accepted; a recovery code always is.',
  })
  hasAuthenticator!: boolean;

  @Field(() => String, {
    nullable: true,
    description: `Options for the browser’s \`navigator.credentials.get\`, as JSON
(\`PublicKeyCredentialRequestOptionsJSON\`); null where the member has no passkey.`,
  })
  passkeyOptions!: string | null;
}
