import type { DataSource } from 'typeorm';
import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../platform/viewer.ts';
import { requireViewer } from '../../platform/viewer.ts';
import type { MarketContext } from '../context.ts';
import { Hotel } from '../hotels/hotel.type.ts';
import { PageArgs } from '../../platform/lib/connection.ts';
import { orRefusal } from '../../platform/lib/fieldErrors.ts';
import { fetchPage } from '../../platform/lib/list.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import { emptyPage, type Page } from '../../platform/lib/page.ts';
import { Brand } from './brand.type.ts';
import { BrandChangePayload, type BrandChange } from './brandChange.type.ts';
import { CorrectHotelBrandInput, WithdrawBrandCorrectionInput } from './brandCorrection.type.ts';
import { correctHotelBrand, withdrawBrandCorrection } from './brandCorrections.ts';
import { previewBrands, rebrandings } from './brandPreview.ts';
import { BrandPreview, BrandPreviewInput, Rebranding, RebrandingConnection } from './brandPreview.type.ts';
import { AddBrandRuleInput, ChangeBrandRuleInput } from './brandRule.type.ts';
import { addBrandRule, changeBrandRule } from './brandRules.ts';
import { reading, work } from '../../platform/lib/cost.ts';

/** Does what an administrator asks for, and tells the worker that figures are to follow. */
function act<Input>(
  context: MarketContext,
  input: Input,
  work: (db: DataSource, viewer: Viewer, input: Input) => Promise<BrandChange>,
): Promise<BrandChangePayload> {
  return orRefusal<BrandChangePayload>(
    async () => {
      const change = await work(context.accounts, await requireViewer(context), input);
      context.brandsChanged();
      return { change, errors: [] };
    },
    (errors) => ({ change: null, errors }),
  );
}

@Resolver()
export class BrandActionsResolver {
  @Mutation(() => BrandChangePayload, {
    description:
      'Adds a rule that is tried before all others; figures follow in minutes. For administrators.',
  })
  addBrandRule(
    @Ctx() context: MarketContext,
    @Arg('input', () => AddBrandRuleInput, { description: 'The rule.' }) input: AddBrandRuleInput,
  ): Promise<BrandChangePayload> {
    return act(context, input, addBrandRule);
  }

  @Mutation(() => BrandChangePayload, {
    description: 'Changes a rule, or switches it off or on; figures follow in minutes. For administrators.',
  })
  changeBrandRule(
    @Ctx() context: MarketContext,
    @Arg('input', () => ChangeBrandRuleInput, { description: 'Which, and what.' })
    input: ChangeBrandRuleInput,
  ): Promise<BrandChangePayload> {
    return act(context, input, changeBrandRule);
  }

  @Mutation(() => BrandChangePayload, {
    description:
      'Says of which brand a hotel is under one of its names, in place of what was said before; figures follow in ' +
      'minutes. For administrators.',
  })
  correctHotelBrand(
    @Ctx() context: MarketContext,
    @Arg('input', () => CorrectHotelBrandInput, { description: 'Which, and what.' })
    input: CorrectHotelBrandInput,
  ): Promise<BrandChangePayload> {
    return act(context, input, correctHotelBrand);
  }

  @Mutation(() => BrandChangePayload, {
    description: 'Takes a correction back, so that the rules count again. For administrators.',
  })
  withdrawBrandCorrection(
    @Ctx() context: MarketContext,
    @Arg('input', () => WithdrawBrandCorrectionInput, { description: 'Which.' })
    input: WithdrawBrandCorrectionInput,
  ): Promise<BrandChangePayload> {
    return act(context, input, withdrawBrandCorrection);
  }
}

@Resolver(() => BrandPreview)
export class BrandPreviewResolver {
  @Query(() => BrandPreview, {
    complexity: work(reading.brandPreview),
    description: 'What a change of rules or corrections would do, before it is made. For administrators.',
  })
  brandPreview(
    @Ctx() { db }: MarketContext,
    @Arg('input', () => BrandPreviewInput, { description: 'The change.' }) input: BrandPreviewInput,
  ): Promise<BrandPreview> {
    return previewBrands(db, input);
  }

  @FieldResolver(() => RebrandingConnection, { description: 'Hotels that would change brand, by name.' })
  async rebrandings(
    @Root() { plan }: BrandPreview,
    @Ctx() { db }: MarketContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<Rebranding>> {
    return plan ? fetchPage(db, rebrandings(plan), page) : emptyPage();
  }
}

@Resolver(() => Rebranding)
export class RebrandingResolver {
  @FieldResolver(() => Hotel, { description: 'Which hotel.' })
  hotel(@Root() { propertyId }: Rebranding, @Ctx() { loaders }: MarketContext): Promise<Hotel> {
    return loaded(loaders.hotels.byId.load(propertyId), 'A hotel');
  }

  @FieldResolver(() => Brand, { nullable: true, description: 'Its brand now; null for none.' })
  from(@Root() { fromBrandId }: Rebranding, @Ctx() { loaders }: MarketContext): Promise<Brand | null> | null {
    return fromBrandId === null ? null : loaders.brands.byId.load(fromBrandId);
  }

  @FieldResolver(() => Brand, { nullable: true, description: 'Its brand afterwards; null for none.' })
  to(@Root() { toBrandId }: Rebranding, @Ctx() { loaders }: MarketContext): Promise<Brand | null> | null {
    return toBrandId === null ? null : loaders.brands.byId.load(toBrandId);
  }
}
