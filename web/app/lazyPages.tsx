import { lazy } from 'react';
import type { ReactElement } from 'react';
import { routes } from './paths.ts';

const SearchPage = lazy(async () => ({ default: (await import('../search/SearchPage.tsx')).SearchPage }));
const ResultsPage = lazy(async () => ({ default: (await import('../search/ResultsPage.tsx')).ResultsPage }));
const HotelPage = lazy(async () => ({ default: (await import('../hotels/HotelPage.tsx')).HotelPage }));
const PlacePage = lazy(async () => ({ default: (await import('../places/PlacePage.tsx')).PlacePage }));
const RecentPage = lazy(async () => ({ default: (await import('../recent/RecentPage.tsx')).RecentPage }));
const PortfolioListPage = lazy(async () => ({
  default: (await import('../portfolios/PortfolioListPage.tsx')).PortfolioListPage,
}));
const PortfolioPage = lazy(async () => ({
  default: (await import('../portfolios/PortfolioPage.tsx')).PortfolioPage,
}));
const LogoutPage = lazy(async () => ({ default: (await import('../accounts/LogoutPage.tsx')).LogoutPage }));
const SignUpPage = lazy(async () => ({ default: (await import('../accounts/SignUpPage.tsx')).SignUpPage }));
const PasswordRequestPage = lazy(async () => ({
  default: (await import('../accounts/PasswordRequestPage.tsx')).PasswordRequestPage,
}));
const PasswordResetPage = lazy(async () => ({
  default: (await import('../accounts/PasswordResetPage.tsx')).PasswordResetPage,
}));
const FeedbackPage = lazy(async () => ({
  default: (await import('../accounts/FeedbackPage.tsx')).FeedbackPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('../accounts/AccountPage.tsx')).AccountPage,
}));
const AdminPage = lazy(async () => ({ default: (await import('../admin/AdminPage.tsx')).AdminPage }));
const AskOperatorPage = lazy(async () => ({
  default: (await import('../accounts/AskOperatorPage.tsx')).AskOperatorPage,
}));
const LegalPage = lazy(async () => ({ default: (await import('./LegalPage.tsx')).LegalPage }));
const UpcomingPage = lazy(async () => ({ default: (await import('./UpcomingPage.tsx')).UpcomingPage }));
const UpcomingPart = lazy(async () => ({ default: (await import('./UpcomingPart.tsx')).UpcomingPart }));
const PushPage = lazy(async () => ({ default: (await import('./PushPage.tsx')).PushPage }));

type Page = readonly [path: string, element: ReactElement];

/** Outside the members' area, each in a frame of its own. */
export const openPages: readonly Page[] = [
  [routes.logout, <LogoutPage />],
  [routes.register, <SignUpPage />],
  [routes.passwordRequest, <PasswordRequestPage />],
  [routes.passwordReset, <PasswordResetPage />],
  [routes.feedback, <FeedbackPage />],
  [routes.paymentPlan, <AskOperatorPage />],
  [routes.paymentForm, <AskOperatorPage />],
  [routes.trialHotel, <UpcomingPage title="Sample Hotel" />],
  [routes.trialCity, <UpcomingPage title="Sample City" />],
  [routes.trialCounty, <UpcomingPage title="Sample County" />],
  [routes.privacy, <LegalPage kind="privacy" />],
  [routes.terms, <LegalPage kind="terms" />],
];

/** In the members' frame. */
export const memberPages: readonly Page[] = [
  [routes.search, <SearchPage />],
  [routes.resultsOfPeriod, <ResultsPage />],
  [routes.results, <ResultsPage />],
  [routes.hotel, <HotelPage />],
  [routes.settings, <AccountPage />],
  [routes.admin, <AdminPage />],
  [routes.beverageRedirect, <PushPage />],
  [routes.beverageProperty, <UpcomingPart title="Mixed Beverage Property" />],
  [routes.city, <PlacePage of="city" />],
  [routes.beverageCity, <PlacePage of="beverageCity" />],
  [routes.county, <PlacePage of="county" />],
  [routes.beverageCounty, <PlacePage of="beverageCounty" />],
  [routes.portfolio, <PortfolioListPage />],
  [routes.portfolioHotels, <PortfolioPage />],
  [routes.trends, <UpcomingPart title="Hotel Trends" />],
  [routes.recentlyViewed, <RecentPage />],
  [routes.brands, <UpcomingPart title="Brands" />],
  [routes.brand, <UpcomingPart title="Brand" />],
  [routes.parentBrand, <UpcomingPart title="Parent Company" />],
  [routes.updatePayment, <UpcomingPart title="Update Payment" />],
  [routes.updateCard, <UpcomingPart title="Update Card" />],
];
