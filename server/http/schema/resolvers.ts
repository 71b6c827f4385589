import { NodeResolver } from './nodes.ts';
import { BeverageResolver } from '../../market/beverages/beverage.resolver.ts';
import { beverageEstablishmentResolvers } from '../../market/beverages/beverageEstablishment.resolver.ts';
import { BeverageFilingResolver } from '../../market/beverages/beverageFiling.resolver.ts';
import { BeverageHeadlineResolver } from '../../market/beverages/beverageHeadline.resolver.ts';
import {
  BeverageResultConnectionResolver,
  BeverageResultResolver,
} from '../../market/beverages/beverageResult.resolver.ts';
import { ReceiptsMixResolver } from '../../market/beverages/receiptsMix/receiptsMix.resolver.ts';
import { BrandResolver, ParentCompanyResolver } from '../../market/brands/brand.resolver.ts';
import {
  BrandActionsResolver,
  BrandPreviewResolver,
  RebrandingResolver,
} from '../../market/brands/brandActions.resolver.ts';
import {
  BrandChangeResolver,
  BrandCorrectionResolver,
} from '../../market/brands/brandCorrection.resolver.ts';
import { brandFiguresResolvers } from '../../market/brands/brandFigures.resolver.ts';
import { BrandLocationsResolver } from '../../market/brands/brandLocations.resolver.ts';
import {
  BrandMatchResolver,
  BrandRuleResolver,
  HotelBrandMatchResolver,
} from '../../market/brands/brandRule.resolver.ts';
import { ChainScaleResolver } from '../../market/brands/chainScale.resolver.ts';
import { ChainScaleMixResolver } from '../../market/brands/chainScaleMix.resolver.ts';
import { PlaceBrandResolver, PlaceBrandsResolver } from '../../market/brands/placeBrand.resolver.ts';
import { CompareResolver } from '../../market/figures/compare/compare.resolver.ts';
import { ExportsResolver } from '../../market/figures/exports/prepared/exports.resolver.ts';
import { growthResolvers } from '../../market/figures/growth/growth.resolver.ts';
import { yearToDateResolvers } from '../../market/figures/growth/yearToDate.resolver.ts';
import { hotelMonthsLeftOutResolvers } from '../../market/figures/leftOut/hotelMonthsLeftOut.resolver.ts';
import { roomsTwiceResolvers } from '../../market/figures/soldHotels/roomsTwice.resolver.ts';
import { monthsLeftOutResolvers } from '../../market/figures/leftOut/monthsLeftOut.resolver.ts';
import {
  MarketMonthsResolver,
  MarketSeriesResolver,
} from '../../market/figures/rankings/marketMonths.resolver.ts';
import { RankingResolver, RankingRowResolver } from '../../market/figures/rankings/ranking.resolver.ts';
import { NewHotelResolver, TrendsResolver } from '../../market/figures/trends/trends.resolver.ts';
import { DoubtfulResolver } from '../../market/hotels/doubtful.resolver.ts';
import { DifferingRoomsResolver } from '../../market/hotels/differingRooms.resolver.ts';
import { HotelResolver } from '../../market/hotels/hotel.resolver.ts';
import { hotelEstablishmentResolvers } from '../../market/hotels/hotelEstablishment.resolver.ts';
import { HotelFilingResolver } from '../../market/hotels/hotelFiling.resolver.ts';
import { HotelHeadlineResolver } from '../../market/hotels/hotelHeadline.resolver.ts';
import {
  HotelResultConnectionResolver,
  HotelResultResolver,
} from '../../market/hotels/hotelResult.resolver.ts';
import { OwnerResolver } from '../../market/hotels/owners/owner.resolver.ts';
import { ownerCountsResolvers } from '../../market/hotels/owners/ownerCounts.resolver.ts';
import { similarOwnersResolvers } from '../../market/hotels/owners/similarOwners.resolver.ts';
import { PercentilesResolver } from '../../market/hotels/percentiles/percentiles.resolver.ts';
import { SupplyReleaseResolver, SupplyResolver } from '../../market/hotels/supply/supply.resolver.ts';
import { CitiesResolver } from '../../market/places/cities.resolver.ts';
import { PropertyMapResolver } from '../../market/places/maps/propertyMap.resolver.ts';
import { MarketplaceCityResolver } from '../../market/places/marketplaceCity.resolver.ts';
import { PlaceResolver } from '../../market/places/place.resolver.ts';
import { PlaceHeadlineResolver, placeStandingResolvers } from '../../market/places/placeHeadline.resolver.ts';
import { earlierPropertyResolvers } from '../../market/premises/earlierProperty.resolver.ts';
import { eitherPropertyResolvers } from '../../market/premises/eitherProperty.resolver.ts';
import { nearbyResolvers } from '../../market/premises/nearby/nearby.resolver.ts';
import { PremisesResolver } from '../../market/premises/premises.resolver.ts';
import { PremisesAlcoholResolver } from '../../market/premises/premisesAlcohol.resolver.ts';
import { PremisesPairResolver } from '../../market/premises/premisesPair.resolver.ts';
import { RelatedPropertyResolver } from '../../market/premises/related.resolver.ts';
import { AboutResolver } from '../../market/releases/about.resolver.ts';
import { DataTaskResolver } from '../../market/releases/console/dataTasks.resolver.ts';
import { FreshnessResolver } from '../../market/releases/console/freshness.resolver.ts';
import { ImportResolver } from '../../market/releases/console/imports.resolver.ts';
import { QueueBoardResolver } from '../../market/releases/console/queueBoard.resolver.ts';
import { FiguresAsOfResolver } from '../../market/releases/figuresAsOf.resolver.ts';
import { NewsResolver } from '../../market/releases/news/news.resolver.ts';
import { provenanceResolvers } from '../../market/releases/provenance.resolver.ts';
import { ReleaseResolver, RevisionResolver } from '../../market/releases/release.resolver.ts';
import { SourcesResolver } from '../../market/releases/sources/sources.resolver.ts';
import { PortfolioResolver } from '../../market/search/portfolios/portfolio.resolver.ts';
import {
  ChartedMonthsResolver,
  PortfolioChartResolver,
} from '../../market/search/portfolios/portfolioChart.resolver.ts';
import { PortfolioFiguresResolver } from '../../market/search/portfolios/portfolioFigures.resolver.ts';
import { PortfolioYearToDateResolver } from '../../market/search/portfolios/portfolioYearToDate.resolver.ts';
import { RecentViewResolver } from '../../market/search/recent/recent.resolver.ts';
import { PublicSampleResolver } from '../../market/search/samples/publicSample.resolver.ts';
import { FindResolver, FoundPropertyResolver, SearchResolver } from '../../market/search/search.resolver.ts';
import { ComparisonSetResolver } from '../../market/search/sets/comparisonSet.resolver.ts';
import { trialResolvers } from '../../market/search/trial/trial.resolvers.ts';
import { SavedViewResolver } from '../../market/search/views/savedView.resolver.ts';
import { MemberResolver } from '../../members/accounts/member.resolver.ts';
import { PasswordResetResolver } from '../../members/accounts/passwordReset/passwordReset.resolver.ts';
import { RetentionResolver } from '../../members/accounts/privacy/retention.resolver.ts';
import { ProfileResolver } from '../../members/accounts/profile.resolver.ts';
import { SessionResolver } from '../../members/accounts/sessions/session.resolver.ts';
import { TwoStepResolver } from '../../members/accounts/twoStep/twoStep.resolver.ts';
import { AddressResolver } from '../../members/addresses/address.resolver.ts';
import { AdminResolver } from '../../members/admin/admin.resolver.ts';
import { MemberFactsResolver } from '../../members/admin/memberFacts.resolver.ts';
import { ClientErrorResolver } from '../../members/clientErrors/clientErrors.resolver.ts';
import { HelpResolver } from '../../members/help/help.resolver.ts';
import { ApiKeyResolver } from '../../members/keys/apiKey.resolver.ts';
import { NewsChoiceResolver } from '../../members/news/newsChoice.resolver.ts';
import { NewsFeedResolver } from '../../members/news/newsFeed.resolver.ts';
import { NewsWebhookResolver } from '../../members/news/newsWebhook.resolver.ts';
import { SecurityResolver } from '../../members/security/security.resolver.ts';
import { BillingResolver } from '../../billing/billing.resolver.ts';
import { BusinessResolver } from '../../billing/business/business.resolver.ts';
import { MemberBillingResolver, SubscriptionResolver } from '../../billing/memberBilling.resolver.ts';
import { BillingOperationsResolver } from '../../billing/operations.resolver.ts';

/** Every resolver of the API. */
export const resolvers = [
  // Any object
  NodeResolver,
  // Figures
  BeverageResolver,
  ...beverageEstablishmentResolvers,
  BeverageFilingResolver,
  BeverageHeadlineResolver,
  BeverageResultConnectionResolver,
  BeverageResultResolver,
  ReceiptsMixResolver,
  BrandResolver,
  ParentCompanyResolver,
  BrandActionsResolver,
  BrandPreviewResolver,
  RebrandingResolver,
  BrandChangeResolver,
  BrandCorrectionResolver,
  ...brandFiguresResolvers,
  BrandLocationsResolver,
  BrandMatchResolver,
  BrandRuleResolver,
  HotelBrandMatchResolver,
  ChainScaleResolver,
  ChainScaleMixResolver,
  PlaceBrandResolver,
  PlaceBrandsResolver,
  CompareResolver,
  ExportsResolver,
  ...growthResolvers,
  ...yearToDateResolvers,
  ...monthsLeftOutResolvers,
  ...hotelMonthsLeftOutResolvers,
  ...roomsTwiceResolvers,
  MarketMonthsResolver,
  MarketSeriesResolver,
  RankingResolver,
  RankingRowResolver,
  NewHotelResolver,
  TrendsResolver,
  DoubtfulResolver,
  HotelResolver,
  DifferingRoomsResolver,
  ...hotelEstablishmentResolvers,
  HotelFilingResolver,
  HotelHeadlineResolver,
  HotelResultConnectionResolver,
  HotelResultResolver,
  OwnerResolver,
  ...ownerCountsResolvers,
  ...similarOwnersResolvers,
  PercentilesResolver,
  SupplyReleaseResolver,
  SupplyResolver,
  CitiesResolver,
  PropertyMapResolver,
  MarketplaceCityResolver,
  PlaceResolver,
  PlaceHeadlineResolver,
  ...placeStandingResolvers,
  ...earlierPropertyResolvers,
  ...eitherPropertyResolvers,
  ...nearbyResolvers,
  PremisesResolver,
  PremisesAlcoholResolver,
  PremisesPairResolver,
  RelatedPropertyResolver,
  AboutResolver,
  DataTaskResolver,
  FreshnessResolver,
  ImportResolver,
  QueueBoardResolver,
  FiguresAsOfResolver,
  NewsResolver,
  ...provenanceResolvers,
  ReleaseResolver,
  RevisionResolver,
  SourcesResolver,
  PortfolioResolver,
  PortfolioChartResolver,
  ChartedMonthsResolver,
  PortfolioFiguresResolver,
  PortfolioYearToDateResolver,
  RecentViewResolver,
  PublicSampleResolver,
  FindResolver,
  FoundPropertyResolver,
  SearchResolver,
  ComparisonSetResolver,
  ...trialResolvers,
  SavedViewResolver,
  // Members
  MemberResolver,
  PasswordResetResolver,
  RetentionResolver,
  ProfileResolver,
  SessionResolver,
  TwoStepResolver,
  AddressResolver,
  AdminResolver,
  MemberFactsResolver,
  ClientErrorResolver,
  HelpResolver,
  ApiKeyResolver,
  NewsChoiceResolver,
  NewsFeedResolver,
  NewsWebhookResolver,
  SecurityResolver,
  // Billing
  BillingResolver,
  BusinessResolver,
  MemberBillingResolver,
  SubscriptionResolver,
  BillingOperationsResolver,
] as const;
