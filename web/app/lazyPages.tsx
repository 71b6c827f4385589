import { lazy } from 'react';
import type { ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { routes } from './paths.ts';

const SearchPage = lazy(async () => ({
  default: (await import('../market/search/SearchPage.tsx')).SearchPage,
}));
const ResultsPage = lazy(async () => ({
  default: (await import('../market/search/ResultsPage.tsx')).ResultsPage,
}));
const HotelPage = lazy(async () => ({ default: (await import('../market/hotels/HotelPage.tsx')).HotelPage }));
const BeveragePage = lazy(async () => ({
  default: (await import('../market/beverages/BeveragePage.tsx')).BeveragePage,
}));
const PlacePage = lazy(async () => ({ default: (await import('../market/places/PlacePage.tsx')).PlacePage }));
const ComparePage = lazy(async () => ({
  default: (await import('../market/figures/compare/ComparePage.tsx')).ComparePage,
}));
const SetPage = lazy(async () => ({ default: (await import('../market/search/sets/SetPage.tsx')).SetPage }));
const ExplorePage = lazy(async () => ({
  default: (await import('../market/figures/explore/ExplorePage.tsx')).ExplorePage,
}));
const MapPage = lazy(async () => ({ default: (await import('../market/places/maps/MapPage.tsx')).MapPage }));
const DictionaryPage = lazy(async () => ({
  default: (await import('../market/figures/dictionary/DictionaryPage.tsx')).DictionaryPage,
}));
const AnalystPage = lazy(async () => ({
  default: (await import('../market/figures/analyst/AnalystPage.tsx')).AnalystPage,
}));
const ExportsPage = lazy(async () => ({
  default: (await import('../market/figures/exports/ExportsPage.tsx')).ExportsPage,
}));
const RestApiPage = lazy(async () => ({
  default: (await import('../market/figures/analyst/RestApiPage.tsx')).RestApiPage,
}));
const SchemaChangesPage = lazy(async () => ({
  default: (await import('../market/figures/analyst/SchemaChangesPage.tsx')).SchemaChangesPage,
}));
const RecentPage = lazy(async () => ({
  default: (await import('../market/search/recent/RecentPage.tsx')).RecentPage,
}));
const PortfolioListPage = lazy(async () => ({
  default: (await import('../market/search/portfolios/PortfolioListPage.tsx')).PortfolioListPage,
}));
const PortfolioPage = lazy(async () => ({
  default: (await import('../market/search/portfolios/PortfolioPage.tsx')).PortfolioPage,
}));
const BrandsPage = lazy(async () => ({
  default: (await import('../market/brands/BrandsPage.tsx')).BrandsPage,
}));
const BrandPage = lazy(async () => ({ default: (await import('../market/brands/BrandPage.tsx')).BrandPage }));
const ParentCompanyPage = lazy(async () => ({
  default: (await import('../market/brands/ParentCompanyPage.tsx')).ParentCompanyPage,
}));
const OwnerPage = lazy(async () => ({
  default: (await import('../market/hotels/owners/OwnerPage.tsx')).OwnerPage,
}));
const TrendsPage = lazy(async () => ({
  default: (await import('../market/figures/trends/TrendsPage.tsx')).TrendsPage,
}));
const NewsPage = lazy(async () => ({
  default: (await import('../market/releases/news/NewsPage.tsx')).NewsPage,
}));
const LogoutPage = lazy(async () => ({
  default: (await import('../members/accounts/LogoutPage.tsx')).LogoutPage,
}));
const SignUpPage = lazy(async () => ({
  default: (await import('../members/accounts/SignUpPage.tsx')).SignUpPage,
}));
const PasswordRequestPage = lazy(async () => ({
  default: (await import('../members/accounts/PasswordRequestPage.tsx')).PasswordRequestPage,
}));
const PasswordResetPage = lazy(async () => ({
  default: (await import('../members/accounts/PasswordResetPage.tsx')).PasswordResetPage,
}));
const ConfirmEmailPage = lazy(async () => ({
  default: (await import('../members/accounts/ConfirmEmailPage.tsx')).ConfirmEmailPage,
}));
const UnsubscribePage = lazy(async () => ({
  default: (await import('../members/news/UnsubscribePage.tsx')).UnsubscribePage,
}));
const YourAccountPage = lazy(async () => ({
  default: (await import('../members/accounts/YourAccountPage.tsx')).YourAccountPage,
}));
const FeedbackPage = lazy(async () => ({
  default: (await import('../members/accounts/FeedbackPage.tsx')).FeedbackPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('../members/accounts/AccountPage.tsx')).AccountPage,
}));
const PremisesPage = lazy(async () => ({
  default: (await import('../admin/premises/PremisesPage.tsx')).PremisesPage,
}));
const DoubtfulPage = lazy(async () => ({
  default: (await import('../admin/doubtful/DoubtfulPage.tsx')).DoubtfulPage,
}));
const DataPage = lazy(async () => ({ default: (await import('../admin/data/DataPage.tsx')).DataPage }));
const BrandRulesPage = lazy(async () => ({
  default: (await import('../admin/brands/BrandRulesPage.tsx')).BrandRulesPage,
}));
const BusinessPage = lazy(async () => ({
  default: (await import('../admin/business/BusinessPage.tsx')).BusinessPage,
}));
const AdminPage = lazy(async () => ({ default: (await import('../admin/AdminPage.tsx')).AdminPage }));
const PaymentPlanPage = lazy(async () => ({
  default: (await import('../billing/PaymentPlanPage.tsx')).PaymentPlanPage,
}));
const PaymentFormPage = lazy(async () => ({
  default: (await import('../billing/PaymentFormPage.tsx')).PaymentFormPage,
}));
const UpdateCardPage = lazy(async () => ({
  default: (await import('../billing/UpdateCardPage.tsx')).UpdateCardPage,
}));
const LegalPage = lazy(async () => ({ default: (await import('./LegalPage.tsx')).LegalPage }));
const TrialHotelPage = lazy(async () => ({
  default: (await import('../market/search/trial/TrialHotelPage.tsx')).TrialHotelPage,
}));
const TrialPlacePage = lazy(async () => ({
  default: (await import('../market/search/trial/TrialPlacePage.tsx')).TrialPlacePage,
}));
const PushPage = lazy(async () => ({ default: (await import('./PushPage.tsx')).PushPage }));

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
