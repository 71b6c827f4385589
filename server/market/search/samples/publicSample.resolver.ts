import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { orRefusal } from '../../../platform/lib/fieldErrors.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import type { MarketContext } from '../../context.ts';
import { PublicSample, PublicSamplePayload, SetPublicSampleInput } from './publicSample.type.ts';
import { findSample, setPublicSample } from './publicSamples.ts';

@Resolver()
export class PublicSampleResolver {
  @Query(() => PublicSample, {
    nullable: true,
    description:
      'Whether the chart of a hotel, bar or place is public; null if there is no such hotel, bar or place.',
  })
  publicSample(
    @Ctx() context: MarketContext,
    @Arg('id', () => ID, { description: 'Id, such as `hotel:32049649729-00022` or `city:AUSTIN`.' })
    id: string,
  ): Promise<PublicSample | null> {
    return findSample(context, id);
  }

  @Mutation(() => PublicSamplePayload, {
    description:
      'Opens the chart of a hotel, bar or place to everybody, or closes it again; pages that embed it show so within five ' +
      'minutes. Recorded in the activity log. Errors: `NOT_FOUND` or `ALWAYS_PUBLIC`. For administrators.',
  })
  setPublicSample(
    @Ctx() context: MarketContext,
    @Arg('input', () => SetPublicSampleInput, { description: 'The hotel, bar or place.' })
    input: SetPublicSampleInput,
  ): Promise<PublicSamplePayload> {
    return orRefusal<PublicSamplePayload>(
      async () => ({
        sample: await setPublicSample(context, await requireViewer(context), input),
        errors: [],
      }),
      (errors) => ({ sample: null, errors }),
    );
  }
}
