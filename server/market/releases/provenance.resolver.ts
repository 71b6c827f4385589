import { Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import { BeverageEstablishmentMonth } from '../beverages/beverageEstablishment.type.ts';
import { BeverageFiling } from '../beverages/beverageFiling.type.ts';
import { BeverageHeadline } from '../beverages/beverageHeadline.type.ts';
import { BeverageMonth, BeverageYear } from '../beverages/beverageMonth.type.ts';
import { BeverageResult } from '../beverages/beverageResult.type.ts';
import { BrandHeadline } from '../brands/brandHeadline.type.ts';
import { BrandMonth } from '../brands/brandMonth.type.ts';
import { NewHotelsYear } from '../figures/trends/trends.type.ts';
import { MonthLeftOut } from '../figures/leftOut/monthLeftOut.type.ts';
import type { MarketContext } from '../context.ts';
import { HotelEstablishmentMonth } from '../hotels/hotelEstablishment.type.ts';
import { HotelFiling } from '../hotels/hotelFiling.type.ts';
import { HotelHeadline } from '../hotels/hotelHeadline.type.ts';
import { HotelMonth, HotelYear } from '../hotels/hotelMonth.type.ts';
import { HotelResult } from '../hotels/hotelResult.type.ts';
import { NewsItem, NewsRelease } from './news/news.type.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import {
  AlcoholPlaceMonth,
  AlcoholPlaceYear,
  LodgingPlaceMonth,
  LodgingPlaceYear,
} from '../places/placeFigures.type.ts';
import { OwnerHeadline, OwnerMonth } from '../hotels/owners/ownerMonth.type.ts';
import { AlcoholPlaceHeadline, LodgingPlaceHeadline } from '../places/placeHeadline.type.ts';
import { PremisesAlcoholMonth } from '../premises/premisesAlcohol.type.ts';
import { Release, Revision } from './release.type.ts';
import { RELEASE_OF_FIGURE, RELEASE_OF_FILING } from './releaseFacts.type.ts';

/** Types with the release that their values come from. */
const figures: [type: ClassType<{ releaseId: number }>, description: string][] = [
  [HotelFiling, RELEASE_OF_FILING],
  [BeverageFiling, RELEASE_OF_FILING],
  [Revision, 'Release that made the change.'],
  [NewsItem, 'Release that made the change.'],
  [NewsRelease, 'The release.'],
  [
    NewHotelsYear,
    'Latest release that the years are computed from. Each release can add or take away hotels of any year, because it can ' +
      'bring an earlier filing at the same address.',
  ],
  ...[
    HotelMonth,
    HotelEstablishmentMonth,
    HotelYear,
    HotelHeadline,
    HotelResult,
    BeverageMonth,
    BeverageEstablishmentMonth,
    BeverageYear,
    BeverageHeadline,
    BeverageResult,
    LodgingPlaceMonth,
    LodgingPlaceYear,
    LodgingPlaceHeadline,
    AlcoholPlaceMonth,
    AlcoholPlaceYear,
    AlcoholPlaceHeadline,
    PremisesAlcoholMonth,
    BrandMonth,
    BrandHeadline,
    MonthLeftOut,
    OwnerMonth,
    OwnerHeadline,
  ].map((type): (typeof figures)[number] => [type, RELEASE_OF_FIGURE]),
];

function withRelease([type, description]: (typeof figures)[number]): ClassType {
  @Resolver(() => type)
  class WithRelease {
    @FieldResolver(() => Release, { description })
    release(
      @Root() { releaseId }: { releaseId: number },
      @Ctx() { loaders }: MarketContext,
    ): Promise<Release> {
      return loaded(loaders.releases.byId.load(releaseId), 'A release');
    }
  }
  return WithRelease;
}

/** The `release` field of every figure: its source. */
export const provenanceResolvers = figures.map(withRelease);
