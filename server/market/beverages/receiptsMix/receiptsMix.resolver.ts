import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { MonthsAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import { orManyAsOf } from '../../releases/monthsAsOf.ts';
import { alcoholMonths, lodgingMonths } from '../../places/place.resolver.ts';
import { Place } from '../../places/place.type.ts';
import { reading, work } from '../../../platform/lib/cost.ts';
import { receiptsMixOf } from './receiptsMix.rules.ts';
import { PlaceReceiptsMix } from './receiptsMix.type.ts';

@Resolver(() => Place)
export class ReceiptsMixResolver {
  @FieldResolver(() => PlaceReceiptsMix, {
    complexity: orManyAsOf(work(2 * reading.allMonths), 2),
    description: 'Mix of hotel and bar receipts, of the months that are complete for both.',
  })
  async receiptsMix(
    @Root() place: Place,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
  ): Promise<PlaceReceiptsMix> {
    const [lodging, alcohol] = await Promise.all([
      lodgingMonths(place, context, args),
      alcoholMonths(place, context, args),
    ]);
    return receiptsMixOf({ lodging, alcohol });
  }
}
