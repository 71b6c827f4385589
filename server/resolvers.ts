import { MemberResolver } from './accounts/member.resolver.ts';
import { PasswordResetResolver } from './accounts/passwordReset.resolver.ts';
import { SessionResolver } from './accounts/session.resolver.ts';
import { BeverageFilingResolver } from './beverages/beverageFiling.resolver.ts';
import { BeverageResultResolver } from './beverages/beverageResult.resolver.ts';
import { BeverageResolver } from './beverages/beverage.resolver.ts';
import { BrandResolver } from './brands/brand.resolver.ts';
import { ClientErrorResolver } from './clientErrors/clientErrors.resolver.ts';
import { HotelFilingResolver } from './hotels/hotelFiling.resolver.ts';
import { HotelHeadlineResolver } from './hotels/hotelHeadline.resolver.ts';
import { HotelResultResolver } from './hotels/hotelResult.resolver.ts';
import { HotelResolver } from './hotels/hotel.resolver.ts';
import { NodeResolver } from './nodes.ts';
import { PlaceResolver } from './places/place.resolver.ts';
import { PortfolioResolver } from './portfolios/portfolio.resolver.ts';
import { eitherPropertyResolvers } from './premises/eitherProperty.resolver.ts';
import { PremisesResolver } from './premises/premises.resolver.ts';
import { RecentViewResolver } from './recent/recent.resolver.ts';
import { RelatedPropertyResolver } from './premises/related.resolver.ts';
import { AboutResolver } from './releases/about.resolver.ts';
import { provenanceResolvers } from './releases/provenance.resolver.ts';
import { ReleaseResolver, RevisionResolver } from './releases/release.resolver.ts';
import { SearchResolver } from './search/search.resolver.ts';

/** Every resolver of the API. */
export const resolvers = [
  AboutResolver,
  NodeResolver,
  MemberResolver,
  SessionResolver,
  PasswordResetResolver,
  ClientErrorResolver,
  HotelResolver,
  HotelHeadlineResolver,
  HotelFilingResolver,
  HotelResultResolver,
  BeverageResolver,
  BeverageFilingResolver,
  BeverageResultResolver,
  PlaceResolver,
  PremisesResolver,
  RelatedPropertyResolver,
  BrandResolver,
  PortfolioResolver,
  RecentViewResolver,
  SearchResolver,
  ReleaseResolver,
  RevisionResolver,
  ...provenanceResolvers,
  ...eitherPropertyResolvers,
] as const;
