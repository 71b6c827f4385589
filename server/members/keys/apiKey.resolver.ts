import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { visibleMember } from '../../billing/memberBilling.resolver.ts';
import { listOf } from '../../platform/lib/cost.ts';
import { done, DonePayload, orRefusal } from '../../platform/lib/fieldErrors.ts';
import { Member } from '../accounts/member.type.ts';
import type { MemberContext } from '../context.ts';
import { keyLimits } from './apiKey.rules.ts';
import {
  ApiKey,
  ApiKeyPayload,
  CreateApiKeyInput,
  RevokeApiKeyInput,
  RevokeMemberApiKeyInput,
} from './apiKey.type.ts';
import { createApiKey, keysOf, revokeApiKey, revokeMemberApiKey } from './apiKeys.ts';

@Resolver(() => Member)
export class ApiKeyResolver {
  @FieldResolver(() => [ApiKey], {
    complexity: listOf(keyLimits.most),
    description: 'The member’s API keys, the newest first. Visible to the member and to administrators.',
  })
  async apiKeys(@Ctx() context: MemberContext, @Root() member: Member): Promise<ApiKey[]> {
    return keysOf(context.db, await visibleMember(context, member));
  }

  @Mutation(() => ApiKeyPayload, {
    description: 'Creates an API key for the signed-in member, at most 10. The member is notified by email.',
  })
  createApiKey(
    @Ctx() context: MemberContext,
    @Arg('input', () => CreateApiKeyInput, { description: 'Name, scopes, lifetime and the password.' })
    input: CreateApiKeyInput,
  ): Promise<ApiKeyPayload> {
    return orRefusal<ApiKeyPayload>(
      async () => ({ key: await createApiKey(context, input), errors: [] }),
      (errors) => ({ key: null, errors }),
    );
  }

  @Mutation(() => DonePayload, {
    description: 'Revokes an API key of the signed-in member; it stops working at once. Errors: `NOT_FOUND`.',
  })
  revokeApiKey(
    @Ctx() context: MemberContext,
    @Arg('input', () => RevokeApiKeyInput, { description: 'The key.' }) input: RevokeApiKeyInput,
  ): Promise<DonePayload> {
    return done(() => revokeApiKey(context, input));
  }

  @Mutation(() => DonePayload, {
    description:
      'Revokes an API key of a member. Recorded in the activity log. Errors: `NOT_FOUND`. For administrators.',
  })
  revokeMemberApiKey(
    @Ctx() context: MemberContext,
    @Arg('input', () => RevokeMemberApiKeyInput, { description: 'The member and the key.' })
    input: RevokeMemberApiKeyInput,
  ): Promise<DonePayload> {
    return done(() => revokeMemberApiKey(context, input));
  }
}
