import { Field, ObjectType } from 'type-graphql';

@ObjectType('SecondStepRequest', {
  description: 'The second step of a sign-in, for `finishSignIn`. Allows five attempts within five minutes.',
  simpleResolvers: true,
})
export class SecondStepRequest {
  @Field(() => String, { description: 'Identifier of this sign-in. It gives no access by itself.' })
  challenge!: string;

  @Field(() => Boolean, {
    description: 'True if codes of an authenticator app are accepted. Recovery codes always are.',
  })
  hasAuthenticator!: boolean;

  @Field(() => String, {
    nullable: true,
    description: `Options for the browser’s \`navigator.credentials.get\`, as JSON (\`PublicKeyCredentialRequestOptionsJSON\`); null
if the member has no passkey.`,
  })
  passkeyOptions!: string | null;
}
