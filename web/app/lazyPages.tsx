import type { ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { routes } from './paths.ts';
import { lazyPage } from './lazyPage.tsx';

// `then`, because fifty times `await` would be half a kilobyte of the first load.
const SearchPage = lazyPage(() => import('../market/search/SearchPage.tsx').then((page) => page.SearchPage));
const ResultsPage = lazyPage(() =>
  import('../market/search/ResultsPage.tsx').then((page) => page.ResultsPage),
);
const HotelPage = lazyPage(() => import('../market/hotels/HotelPage.tsx').then((page) => page.HotelPage));
const BeveragePage = lazyPage(() =>
  import('../market/beverages/BeveragePage.tsx').then((page) => page.BeveragePage),
);
const PlacePage = lazyPage(() => import('../market/places/PlacePage.tsx').then((page) => page.PlacePage));
const ComparePage = lazyPage(() =>
  import('../market/figures/compare/ComparePage.tsx').then((page) => page.ComparePage),
);
const SetPage = lazyPage(() => import('../market/search/sets/SetPage.tsx').then((page) => page.SetPage));
const ExplorePage = lazyPage(() =>
  import('../market/figures/explore/ExplorePage.tsx').then((page) => page.ExplorePage),
);
const MapPage = lazyPage(() => import('../market/places/maps/MapPage.tsx').then((page) => page.MapPage));
const DictionaryPage = lazyPage(() =>
  import('../market/figures/dictionary/DictionaryPage.tsx').then((page) => page.DictionaryPage),
);
const AnalystPage = lazyPage(() =>
  import('../market/figures/analyst/AnalystPage.tsx').then((page) => page.AnalystPage),
);
const ExportsPage = lazyPage(() =>
  import('../market/figures/exports/ExportsPage.tsx').then((page) => page.ExportsPage),
);
const RestApiPage = lazyPage(() =>
  import('../market/figures/analyst/RestApiPage.tsx').then((page) => page.RestApiPage),
);
const SchemaChangesPage = lazyPage(() =>
  import('../market/figures/analyst/SchemaChangesPage.tsx').then((page) => page.SchemaChangesPage),
);
const RecentPage = lazyPage(() =>
  import('../market/search/recent/RecentPage.tsx').then((page) => page.RecentPage),
);
const PortfolioListPage = lazyPage(() =>
  import('../market/search/portfolios/PortfolioListPage.tsx').then((page) => page.PortfolioListPage),
);
const PortfolioPage = lazyPage(() =>
  import('../market/search/portfolios/PortfolioPage.tsx').then((page) => page.PortfolioPage),
);
const BrandsPage = lazyPage(() => import('../market/brands/BrandsPage.tsx').then((page) => page.BrandsPage));
const BrandPage = lazyPage(() => import('../market/brands/BrandPage.tsx').then((page) => page.BrandPage));
const ParentCompanyPage = lazyPage(() =>
  import('../market/brands/ParentCompanyPage.tsx').then((page) => page.ParentCompanyPage),
);
const OwnerPage = lazyPage(() =>
  import('../market/hotels/owners/OwnerPage.tsx').then((page) => page.OwnerPage),
);
const TrendsPage = lazyPage(() =>
  import('../market/figures/trends/TrendsPage.tsx').then((page) => page.TrendsPage),
);
const NewsPage = lazyPage(() => import('../market/releases/news/NewsPage.tsx').then((page) => page.NewsPage));
const LogoutPage = lazyPage(() =>
  import('../members/accounts/LogoutPage.tsx').then((page) => page.LogoutPage),
);
const SignUpPage = lazyPage(() =>
  import('../members/accounts/SignUpPage.tsx').then((page) => page.SignUpPage),
);
const PasswordRequestPage = lazyPage(() =>
  import('../members/accounts/PasswordRequestPage.tsx').then((page) => page.PasswordRequestPage),
);
const PasswordResetPage = lazyPage(() =>
  import('../members/accounts/PasswordResetPage.tsx').then((page) => page.PasswordResetPage),
);
const ConfirmEmailPage = lazyPage(() =>
  import('../members/accounts/ConfirmEmailPage.tsx').then((page) => page.ConfirmEmailPage),
);
const UnsubscribePage = lazyPage(() =>
  import('../members/news/UnsubscribePage.tsx').then((page) => page.UnsubscribePage),
);
const YourAccountPage = lazyPage(() =>
  import('../members/accounts/YourAccountPage.tsx').then((page) => page.YourAccountPage),
);
const FeedbackPage = lazyPage(() =>
  import('../members/accounts/FeedbackPage.tsx').then((page) => page.FeedbackPage),
);
const AccountPage = lazyPage(() =>
  import('../members/accounts/AccountPage.tsx').then((page) => page.AccountPage),
);
const PremisesPage = lazyPage(() =>
  import('../admin/premises/PremisesPage.tsx').then((page) => page.PremisesPage),
);
const DoubtfulPage = lazyPage(() =>
  import('../admin/doubtful/DoubtfulPage.tsx').then((page) => page.DoubtfulPage),
);
const DataPage = lazyPage(() => import('../admin/data/DataPage.tsx').then((page) => page.DataPage));
const BrandRulesPage = lazyPage(() =>
  import('../admin/brands/BrandRulesPage.tsx').then((page) => page.BrandRulesPage),
);
const BusinessPage = lazyPage(() =>
  import('../admin/business/BusinessPage.tsx').then((page) => page.BusinessPage),
);
const AdminPage = lazyPage(() => import('../admin/AdminPage.tsx').then((page) => page.AdminPage));
const PaymentPlanPage = lazyPage(() =>
  import('../billing/PaymentPlanPage.tsx').then((page) => page.PaymentPlanPage),
);
const PaymentFormPage = lazyPage(() =>
  import('../billing/PaymentFormPage.tsx').then((page) => page.PaymentFormPage),
);
const UpdateCardPage = lazyPage(() =>
  import('../billing/UpdateCardPage.tsx').then((page) => page.UpdateCardPage),
);
const LegalPage = lazyPage(() => import('./LegalPage.tsx').then((page) => page.LegalPage));
const TrialHotelPage = lazyPage(() =>
  import('../market/search/trial/TrialHotelPage.tsx').then((page) => page.TrialHotelPage),
);
const TrialPlacePage = lazyPage(() =>
  import('../market/search/trial/TrialPlacePage.tsx').then((page) => page.TrialPlacePage),
);
const PushPage = lazyPage(() => import('./PushPage.tsx').then((page) => page.PushPage));

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
