import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { orRefusal } from '../../platform/lib/fieldErrors.ts';
import { requireViewer } from '../../platform/viewer.ts';
import type { MarketContext } from '../context.ts';
import { BrandChainScalePayload, SetBrandChainScaleInput } from './chainScale.type.ts';
import { setBrandChainScale } from './chainScales.ts';

@Resolver()
export class ChainScaleResolver {
  @Mutation(() => BrandChainScalePayload, {
    description: 'Sets the chain scale of a brand. Figures follow at once. For administrators.',
  })
  setBrandChainScale(
    @Ctx() context: MarketContext,
    @Arg('input', () => SetBrandChainScaleInput, { description: 'Brand and its class.' })
    input: SetBrandChainScaleInput,
  ): Promise<BrandChainScalePayload> {
    return orRefusal<BrandChainScalePayload>(
      async () => {
        const id = await setBrandChainScale(context.accounts, await requireViewer(context), input);
        return { brand: await context.loaders.brands.byId.load(id), errors: [] };
      },
      (errors) => ({ brand: null, errors }),
    );
  }
}
