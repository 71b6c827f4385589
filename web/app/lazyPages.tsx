import type { ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { routes } from './paths.ts';
import { lazyPage } from './lazyPage.tsx';

const SearchPage = lazyPage(async () => (await import('../market/search/SearchPage.tsx')).SearchPage);
const ResultsPage = lazyPage(async () => (await import('../market/search/ResultsPage.tsx')).ResultsPage);
const HotelPage = lazyPage(async () => (await import('../market/hotels/HotelPage.tsx')).HotelPage);
const BeveragePage = lazyPage(
  async () => (await import('../market/beverages/BeveragePage.tsx')).BeveragePage,
);
const PlacePage = lazyPage(async () => (await import('../market/places/PlacePage.tsx')).PlacePage);
const ComparePage = lazyPage(
  async () => (await import('../market/figures/compare/ComparePage.tsx')).ComparePage,
);
const SetPage = lazyPage(async () => (await import('../market/search/sets/SetPage.tsx')).SetPage);
const ExplorePage = lazyPage(
  async () => (await import('../market/figures/explore/ExplorePage.tsx')).ExplorePage,
);
const MapPage = lazyPage(async () => (await import('../market/places/maps/MapPage.tsx')).MapPage);
const DictionaryPage = lazyPage(
  async () => (await import('../market/figures/dictionary/DictionaryPage.tsx')).DictionaryPage,
);
const AnalystPage = lazyPage(
  async () => (await import('../market/figures/analyst/AnalystPage.tsx')).AnalystPage,
);
const ExportsPage = lazyPage(
  async () => (await import('../market/figures/exports/ExportsPage.tsx')).ExportsPage,
);
const RestApiPage = lazyPage(
  async () => (await import('../market/figures/analyst/RestApiPage.tsx')).RestApiPage,
);
const SchemaChangesPage = lazyPage(
  async () => (await import('../market/figures/analyst/SchemaChangesPage.tsx')).SchemaChangesPage,
);
const RecentPage = lazyPage(async () => (await import('../market/search/recent/RecentPage.tsx')).RecentPage);
const PortfolioListPage = lazyPage(
  async () => (await import('../market/search/portfolios/PortfolioListPage.tsx')).PortfolioListPage,
);
const PortfolioPage = lazyPage(
  async () => (await import('../market/search/portfolios/PortfolioPage.tsx')).PortfolioPage,
);
const BrandsPage = lazyPage(async () => (await import('../market/brands/BrandsPage.tsx')).BrandsPage);
const BrandPage = lazyPage(async () => (await import('../market/brands/BrandPage.tsx')).BrandPage);
const ParentCompanyPage = lazyPage(
  async () => (await import('../market/brands/ParentCompanyPage.tsx')).ParentCompanyPage,
);
const OwnerPage = lazyPage(async () => (await import('../market/hotels/owners/OwnerPage.tsx')).OwnerPage);
const TrendsPage = lazyPage(async () => (await import('../market/figures/trends/TrendsPage.tsx')).TrendsPage);
const NewsPage = lazyPage(async () => (await import('../market/releases/news/NewsPage.tsx')).NewsPage);
const LogoutPage = lazyPage(async () => (await import('../members/accounts/LogoutPage.tsx')).LogoutPage);
const SignUpPage = lazyPage(async () => (await import('../members/accounts/SignUpPage.tsx')).SignUpPage);
const PasswordRequestPage = lazyPage(
  async () => (await import('../members/accounts/PasswordRequestPage.tsx')).PasswordRequestPage,
);
const PasswordResetPage = lazyPage(
  async () => (await import('../members/accounts/PasswordResetPage.tsx')).PasswordResetPage,
);
const ConfirmEmailPage = lazyPage(
  async () => (await import('../members/accounts/ConfirmEmailPage.tsx')).ConfirmEmailPage,
);
const UnsubscribePage = lazyPage(
  async () => (await import('../members/news/UnsubscribePage.tsx')).UnsubscribePage,
);
const YourAccountPage = lazyPage(
  async () => (await import('../members/accounts/YourAccountPage.tsx')).YourAccountPage,
);
const FeedbackPage = lazyPage(
  async () => (await import('../members/accounts/FeedbackPage.tsx')).FeedbackPage,
);
const AccountPage = lazyPage(async () => (await import('../members/accounts/AccountPage.tsx')).AccountPage);
const PremisesPage = lazyPage(async () => (await import('../admin/premises/PremisesPage.tsx')).PremisesPage);
const DoubtfulPage = lazyPage(async () => (await import('../admin/doubtful/DoubtfulPage.tsx')).DoubtfulPage);
const DataPage = lazyPage(async () => (await import('../admin/data/DataPage.tsx')).DataPage);
const BrandRulesPage = lazyPage(
  async () => (await import('../admin/brands/BrandRulesPage.tsx')).BrandRulesPage,
);
const BusinessPage = lazyPage(async () => (await import('../admin/business/BusinessPage.tsx')).BusinessPage);
const AdminPage = lazyPage(async () => (await import('../admin/AdminPage.tsx')).AdminPage);
const PaymentPlanPage = lazyPage(
  async () => (await import('../billing/PaymentPlanPage.tsx')).PaymentPlanPage,
);
const PaymentFormPage = lazyPage(
  async () => (await import('../billing/PaymentFormPage.tsx')).PaymentFormPage,
);
const UpdateCardPage = lazyPage(async () => (await import('../billing/UpdateCardPage.tsx')).UpdateCardPage);
const LegalPage = lazyPage(async () => (await import('./LegalPage.tsx')).LegalPage);
const TrialHotelPage = lazyPage(
  async () => (await import('../market/search/trial/TrialHotelPage.tsx')).TrialHotelPage,
);
const TrialPlacePage = lazyPage(
  async () => (await import('../market/search/trial/TrialPlacePage.tsx')).TrialPlacePage,
);
const PushPage = lazyPage(async () => (await import('./PushPage.tsx')).PushPage);

type Page = readonly [path: string, element: ReactElement];

/** Outside the members' area, each in a frame of its own. */
export const openPages: readonly Page[] = [
  [routes.logout, <LogoutPage />],
  [routes.register, <SignUpPage />],
  [routes.passwordRequest, <PasswordRequestPage />],
  [routes.passwordReset, <PasswordResetPage />],
  [routes.confirmEmail, <ConfirmEmailPage />],
  [routes.unsubscribe, <UnsubscribePage />],
  [routes.account, <YourAccountPage />],
  [routes.feedback, <FeedbackPage />],
  [routes.paymentPlan, <PaymentPlanPage />],
  [routes.paymentForm, <PaymentFormPage />],
  [routes.privacy, <LegalPage kind="privacy" />],
  [routes.terms, <LegalPage kind="terms" />],
];

/** In the frame of the samples, which anybody may open. */
export const trialPages: readonly Page[] = [
  [routes.trial, <Navigate to={routes.trialHotel} replace />],
  [routes.trialHotel, <TrialHotelPage />],
  [routes.trialCity, <TrialPlacePage kind="CITY" />],
  [routes.trialCounty, <TrialPlacePage kind="COUNTY" />],
];

/** In the members' frame. */
export const memberPages: readonly Page[] = [
  [routes.search, <SearchPage />],
  [routes.resultsOfPeriod, <ResultsPage />],
  [routes.results, <ResultsPage />],
  [routes.hotel, <HotelPage />],
  [routes.settings, <AccountPage />],
  [routes.admin, <AdminPage />],
  [routes.brandRules, <BrandRulesPage />],
  [routes.business, <BusinessPage />],
  [routes.doubtful, <DoubtfulPage />],
  [routes.premises, <PremisesPage />],
  [routes.data, <DataPage />],
  [routes.beverageRedirect, <PushPage />],
  [routes.beverageProperty, <BeveragePage />],
  [routes.city, <PlacePage pageKey="city" />],
  [routes.beverageCity, <PlacePage pageKey="beverageCity" />],
  [routes.county, <PlacePage pageKey="county" />],
  [routes.beverageCounty, <PlacePage pageKey="beverageCounty" />],
  [routes.zip, <PlacePage pageKey="zip" />],
  [routes.beverageZip, <PlacePage pageKey="beverageZip" />],
  [routes.explore, <ExplorePage />],
  [routes.map, <MapPage />],
  [routes.compare, <ComparePage />],
  [routes.comparisonSet, <SetPage />],
  [routes.news, <NewsPage />],
  [routes.aboutData, <DictionaryPage />],
  [routes.analyst, <AnalystPage />],
  [routes.restApi, <RestApiPage />],
  [routes.schemaChanges, <SchemaChangesPage />],
  [routes.exports, <ExportsPage />],
  [routes.portfolio, <PortfolioListPage />],
  [routes.portfolioHotels, <PortfolioPage />],
  [routes.trends, <TrendsPage />],
  [routes.recentlyViewed, <RecentPage />],
  [routes.owner, <OwnerPage />],
  [routes.brands, <BrandsPage />],
  [routes.brand, <BrandPage />],
  [routes.parentBrand, <ParentCompanyPage />],
  [routes.updatePayment, <Navigate to={routes.updateCard} replace />],
  [routes.updateCard, <UpdateCardPage />],
];
