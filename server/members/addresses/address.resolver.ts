import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { requireViewer } from '../../platform/viewer.ts';
import type { MemberContext } from '../context.ts';
import { Refused } from '../../platform/lib/fieldErrors.ts';
import { askedText, isPlaceId, isSession } from './address.rules.ts';
import { AddressArgs, AddressSuggestion, AddressSuggestionsArgs, PostalAddress } from './address.type.ts';
import { largest, listOf } from '../../platform/lib/cost.ts';

/** Each request costs the operator money, so callers are limited. */
async function mayAsk(context: MemberContext): Promise<boolean> {
  const { throttles, address, addresses } = context;
  const { email } = await requireViewer(context);
  if (!addresses.isConfigured) return false;
  try {
    await throttles.take('address', { address, account: email });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

@Resolver()
export class AddressResolver {
  @Query(() => [AddressSuggestion], {
    complexity: listOf(largest.suggestions),
    nullable: true,
    description: `Suggested addresses that start with a text, at most 5, from the installation’s address service. Null if there
is no such service, it does not answer in time or the limit is reached; the member then types the full
address.`,
  })
  async addressSuggestions(
    @Ctx() context: MemberContext,
    @Args(() => AddressSuggestionsArgs) { text, session }: AddressSuggestionsArgs,
  ): Promise<AddressSuggestion[] | null> {
    const asked = askedText(text);
    if (asked === null || !isSession(session)) return [];
    return (await mayAsk(context)) ? context.addresses.suggest(asked, session) : null;
  }

  @Query(() => PostalAddress, {
    nullable: true,
    description: 'The parts of a suggested address. Null for the same reasons as in `addressSuggestions`.',
  })
  async address(
    @Ctx() context: MemberContext,
    @Args(() => AddressArgs) { placeId, session }: AddressArgs,
  ): Promise<PostalAddress | null> {
    if (!isPlaceId(placeId) || !isSession(session)) return null;
    return (await mayAsk(context)) ? context.addresses.find(placeId, session) : null;
  }
}
