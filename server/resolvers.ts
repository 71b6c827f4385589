import { MemberResolver } from './accounts/member.resolver.ts';
import { PasswordResetResolver } from './accounts/passwordReset.resolver.ts';
import { SessionResolver } from './accounts/session.resolver.ts';
import { AddressResolver } from './addresses/address.resolver.ts';
import { AdminResolver } from './admin/admin.resolver.ts';
import { MemberFactsResolver } from './admin/memberFacts.resolver.ts';
import { BeverageFilingResolver } from './beverages/beverageFiling.resolver.ts';
import { BeverageHeadlineResolver } from './beverages/beverageHeadline.resolver.ts';
import { BeverageResultResolver } from './beverages/beverageResult.resolver.ts';
import { BeverageResolver } from './beverages/beverage.resolver.ts';
import { BillingResolver } from './billing/billing.resolver.ts';
import { BillingOperationsResolver } from './billing/operations.resolver.ts';
import { MemberBillingResolver, SubscriptionResolver } from './billing/memberBilling.resolver.ts';
import { BrandResolver, ParentCompanyResolver } from './brands/brand.resolver.ts';
import { brandFiguresResolvers } from './brands/brandFigures.resolver.ts';
import { PlaceBrandResolver, PlaceBrandsResolver } from './brands/placeBrand.resolver.ts';
import { BrandActsResolver, BrandPreviewResolver, RebrandingResolver } from './brands/brandActs.resolver.ts';
import { BrandChangeResolver, BrandCorrectionResolver } from './brands/brandCorrection.resolver.ts';
import {
  BrandMatchResolver,
  BrandRuleResolver,
  HotelBrandMatchResolver,
} from './brands/brandRule.resolver.ts';
import { BusinessResolver } from './business/business.resolver.ts';
import { ClientErrorResolver } from './clientErrors/clientErrors.resolver.ts';
import { HelpResolver } from './help/help.resolver.ts';
import { CompareResolver } from './compare/compare.resolver.ts';
import { growthResolvers } from './growth/growth.resolver.ts';
import { DoubtfulResolver } from './hotels/doubtful.resolver.ts';
import { yearToDateResolvers } from './growth/yearToDate.resolver.ts';
import { HotelFilingResolver } from './hotels/hotelFiling.resolver.ts';
import { HotelHeadlineResolver } from './hotels/hotelHeadline.resolver.ts';
import { HotelResultResolver } from './hotels/hotelResult.resolver.ts';
import { HotelResolver } from './hotels/hotel.resolver.ts';
import { NodeResolver } from './nodes.ts';
import { PlaceHeadlineResolver, placeStandingResolvers } from './places/placeHeadline.resolver.ts';
import { MarketplaceCityResolver } from './places/marketplaceCity.resolver.ts';
import { PlaceResolver } from './places/place.resolver.ts';
import { PortfolioChartResolver } from './portfolios/portfolioChart.resolver.ts';
import { PortfolioResolver } from './portfolios/portfolio.resolver.ts';
import { eitherPropertyResolvers } from './premises/eitherProperty.resolver.ts';
import { PremisesAlcoholResolver } from './premises/premisesAlcohol.resolver.ts';
import { PremisesResolver } from './premises/premises.resolver.ts';
import { RecentViewResolver } from './recent/recent.resolver.ts';
import { RelatedPropertyResolver } from './premises/related.resolver.ts';
import { AboutResolver } from './releases/about.resolver.ts';
import { provenanceResolvers } from './releases/provenance.resolver.ts';
import { ReleaseResolver, RevisionResolver } from './releases/release.resolver.ts';
import { SearchResolver } from './search/search.resolver.ts';
import { SecurityResolver } from './security/security.resolver.ts';
import { NewHotelResolver, TrendsResolver } from './trends/trends.resolver.ts';
import { trialResolvers } from './trial/trial.resolvers.ts';

/** Every resolver of the API. */
export const resolvers = [
  AboutResolver,
  NodeResolver,
  MemberResolver,
  SessionResolver,
  PasswordResetResolver,
  BillingResolver,
  BillingOperationsResolver,
  AddressResolver,
  MemberBillingResolver,
  SubscriptionResolver,
  AdminResolver,
  MarketplaceCityResolver,
  MemberFactsResolver,
  TrendsResolver,
  NewHotelResolver,
  ClientErrorResolver,
  HelpResolver,
  BusinessResolver,
  HotelResolver,
  HotelHeadlineResolver,
  HotelFilingResolver,
  DoubtfulResolver,
  HotelResultResolver,
  CompareResolver,
  BeverageResolver,
  BeverageHeadlineResolver,
  BeverageFilingResolver,
  BeverageResultResolver,
  PlaceResolver,
  PlaceHeadlineResolver,
  PremisesResolver,
  PremisesAlcoholResolver,
  RelatedPropertyResolver,
  BrandResolver,
  ParentCompanyResolver,
  PlaceBrandsResolver,
  PlaceBrandResolver,
  BrandRuleResolver,
  BrandMatchResolver,
  HotelBrandMatchResolver,
  BrandCorrectionResolver,
  BrandChangeResolver,
  BrandActsResolver,
  BrandPreviewResolver,
  RebrandingResolver,
  PortfolioResolver,
  PortfolioChartResolver,
  RecentViewResolver,
  SearchResolver,
  SecurityResolver,
  ReleaseResolver,
  RevisionResolver,
  ...brandFiguresResolvers,
  ...growthResolvers,
  ...yearToDateResolvers,
  ...placeStandingResolvers,
  ...provenanceResolvers,
  ...eitherPropertyResolvers,
  ...trialResolvers,
] as const;
