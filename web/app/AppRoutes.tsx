import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SignInPage } from '../accounts/SignInPage.tsx';
import { Guarded, GuestsOnly } from './guards.tsx';
import { routes } from './paths.ts';

const Shell = lazy(async () => ({ default: (await import('./Shell.tsx')).Shell }));
const SearchPage = lazy(async () => ({ default: (await import('../search/SearchPage.tsx')).SearchPage }));
const ResultsPage = lazy(async () => ({ default: (await import('../search/ResultsPage.tsx')).ResultsPage }));
const HotelPage = lazy(async () => ({ default: (await import('../hotels/HotelPage.tsx')).HotelPage }));
const LogoutPage = lazy(async () => ({ default: (await import('../accounts/LogoutPage.tsx')).LogoutPage }));
const AskOperatorPage = lazy(async () => ({
  default: (await import('../accounts/AskOperatorPage.tsx')).AskOperatorPage,
}));
const LegalPage = lazy(async () => ({ default: (await import('./LegalPage.tsx')).LegalPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('./NotFoundPage.tsx')).NotFoundPage }));

/** Every route; each feature's page comes with its own code. */
export function AppRoutes() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route element={<GuestsOnly />}>
          <Route path={routes.home} element={<SignInPage />} />
          <Route path={routes.login} element={<SignInPage />} />
        </Route>
        <Route path={routes.logout} element={<LogoutPage />} />
        <Route path={routes.register} element={<AskOperatorPage about="account" />} />
        <Route path={routes.passwordRequest} element={<AskOperatorPage about="password" />} />
        <Route path={routes.privacy} element={<LegalPage kind="privacy" />} />
        <Route path={routes.terms} element={<LegalPage kind="terms" />} />
        <Route element={<Guarded />}>
          <Route element={<Shell />}>
            <Route path={routes.search} element={<SearchPage />} />
            <Route path={routes.resultsOfPeriod} element={<ResultsPage />} />
            <Route path={routes.results} element={<ResultsPage />} />
            <Route path={routes.hotel} element={<HotelPage />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
