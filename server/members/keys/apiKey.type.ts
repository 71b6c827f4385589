import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { largest, listOf, valuesOf } from '../../platform/lib/cost.ts';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { DateScalar, DateTimeScalar } from '../../platform/lib/scalars.ts';
import { keyLimits } from './apiKey.rules.ts';
import { KeyScope } from './apiKeyEnums.ts';

@ObjectType('ApiKeyDay', { description: 'The use of an API key on one day.', simpleResolvers: true })
export class ApiKeyDay {
  @Field(() => DateScalar, { description: 'The day, in UTC.' })
  day!: string;

  @Field(() => Int, { description: 'Number of operations.' })
  requests!: number;

  @Field(() => Int, { description: 'Points that the operations of the day cost.' })
  points!: number;
}

@ObjectType('ApiKey', {
  description:
    'A key for a member’s programs. With it, they can read data, and start exports and delete them again; nothing ' +
    'else can be changed.',
  simpleResolvers: true,
})
export class ApiKey {
  @Field(() => ID, { description: 'Identifier of the key; not the key itself.' })
  id!: string;

  @Field(() => String, { description: 'Name chosen by the member.' })
  name!: string;

  @Field(() => String, { description: 'The first 10 characters of the key, such as `txr_Ab3dE9`.' })
  start!: string;

  @Field(() => [KeyScope], {
    complexity: valuesOf(Object.keys(KeyScope).length),
    description: 'Data that the key may read.',
  })
  scopes!: KeyScope[];

  @Field(() => DateTimeScalar, { description: 'Time it was created.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Time from which it no longer works.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'True if it has expired.' })
  isExpired!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time of the last use, to the minute; null if never used.',
  })
  lastUsedAt!: Date | null;

  @Field(() => [ApiKeyDay], {
    complexity: listOf(keyLimits.usageDays),
    description: 'Use on each of the last 30 days, the latest first. Days without use are left out.',
  })
  days!: ApiKeyDay[];
}

@InputType('CreateApiKeyInput', { description: 'An API key to create.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: 'Name of the key, at most 60 characters.' })
  name!: string;

  @Field(() => [KeyScope], { description: 'Data that the key may read; at least one.' })
  scopes!: KeyScope[];

  @Field(() => Int, { description: 'Lifetime in days, from 1 to 366.' })
  expiresInDays!: number;

  @Field(() => String, { description: 'The member’s password.' })
  password!: string;
}

@ObjectType('ApiKeyPayload', {
  description: `A new API key, or the errors. Errors: \`INVALID_CREDENTIALS\`, \`INVALID_NAME\`, \`REQUIRED\`,
\`INVALID_EXPIRY\`, \`TOO_MANY_KEYS\` or \`TOO_MANY_ATTEMPTS\`.`,
  simpleResolvers: true,
})
export class ApiKeyPayload {
  @Field(() => String, {
    nullable: true,
    description: 'The key; null if it was refused. It is stored as a hash and cannot be shown again.',
  })
  key!: string | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty on success.' })
  errors!: FieldError[];
}

@InputType('RevokeApiKeyInput', { description: 'An API key to revoke.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'Id of the key.' })
  id!: string;
}

@InputType('RevokeMemberApiKeyInput', { description: 'An API key of a member to revoke.' })
export class RevokeMemberApiKeyInput {
  @Field(() => ID, { description: 'The member.' })
  memberId!: string;

  @Field(() => ID, { description: 'Id of the key.' })
  id!: string;
}
