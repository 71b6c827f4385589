import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { Place } from '../places/place.type.ts';
import { reading, work } from '../../platform/lib/cost.ts';
import { receiptsMixOf } from './receiptsMix.rules.ts';
import { PlaceReceiptsMix } from './receiptsMix.type.ts';

@Resolver(() => Place)
export class ReceiptsMixResolver {
  @FieldResolver(() => PlaceReceiptsMix, {
    complexity: work(2 * reading.allMonths),
    description: 'Mix of hotel and bar receipts, of the months that are complete for both.',
  })
  async receiptsMix(
    @Root() { kind, key }: Place,
    @Ctx() { loaders: { places } }: MarketContext,
  ): Promise<PlaceReceiptsMix> {
    const all = { kind, key, from: null, to: null };
    const [lodging, alcohol] = await Promise.all([
      places.lodgingMonths.load(all),
      places.alcoholMonths.load(all),
    ]);
    return receiptsMixOf({ lodging, alcohol });
  }
}
