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

/** Makes an administrator's change and signals the worker to update figures. */
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
      'Adds a rule that is tried before all others. Figures follow within minutes. For administrators.',
  })
  addBrandRule(
    @Ctx() context: MarketContext,
    @Arg('input', () => AddBrandRuleInput, { description: 'Rule to add.' }) input: AddBrandRuleInput,
  ): Promise<BrandChangePayload> {
    return act(context, input, addBrandRule);
  }

  @Mutation(() => BrandChangePayload, {
    description: 'Changes a rule, or turns it off or on. Figures follow within minutes. For administrators.',
  })
  changeBrandRule(
    @Ctx() context: MarketContext,
    @Arg('input', () => ChangeBrandRuleInput, { description: 'Rule or hotel, and the change.' })
    input: ChangeBrandRuleInput,
  ): Promise<BrandChangePayload> {
    return act(context, input, changeBrandRule);
  }

  @Mutation(() => BrandChangePayload, {
    description:
      'Sets the brand of a hotel under one of its names, replacing any earlier correction. Figures follow within ' +
      'minutes. For administrators.',
  })
  correctHotelBrand(
    @Ctx() context: MarketContext,
    @Arg('input', () => CorrectHotelBrandInput, { description: 'Rule or hotel, and the change.' })
    input: CorrectHotelBrandInput,
  ): Promise<BrandChangePayload> {
    return act(context, input, correctHotelBrand);
  }

  @Mutation(() => BrandChangePayload, {
    description: 'Withdraws a correction, so that the rules apply again. For administrators.',
  })
  withdrawBrandCorrection(
    @Ctx() context: MarketContext,
    @Arg('input', () => WithdrawBrandCorrectionInput, { description: 'Correction to withdraw.' })
    input: WithdrawBrandCorrectionInput,
  ): Promise<BrandChangePayload> {
    return act(context, input, withdrawBrandCorrection);
  }
}

@Resolver(() => BrandPreview)
export class BrandPreviewResolver {
  @Query(() => BrandPreview, {
    complexity: work(reading.brandPreview),
    description: 'Previews a change of rules or corrections. For administrators.',
  })
  brandPreview(
    @Ctx() { db }: MarketContext,
    @Arg('input', () => BrandPreviewInput, { description: 'Change to preview.' }) input: BrandPreviewInput,
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
  @FieldResolver(() => Hotel, { description: 'Hotel that would change brand.' })
  hotel(@Root() { propertyId }: Rebranding, @Ctx() { loaders }: MarketContext): Promise<Hotel> {
    return loaded(loaders.hotels.byId.load(propertyId), 'A hotel');
  }

  @FieldResolver(() => Brand, { nullable: true, description: 'Current brand; null if none.' })
  from(@Root() { fromBrandId }: Rebranding, @Ctx() { loaders }: MarketContext): Promise<Brand | null> | null {
    return fromBrandId === null ? null : loaders.brands.byId.load(fromBrandId);
  }

  @FieldResolver(() => Brand, { nullable: true, description: 'Brand after the change; null if none.' })
  to(@Root() { toBrandId }: Rebranding, @Ctx() { loaders }: MarketContext): Promise<Brand | null> | null {
    return toBrandId === null ? null : loaders.brands.byId.load(toBrandId);
  }
}
