import { Suspense, useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { HomePage } from '../members/accounts/HomePage.tsx';
import { SignInPage } from '../members/accounts/SignInPage.tsx';
import { elsewhereThan } from './guards.ts';
import { memberPages, openPages, trialPages } from './lazyPages.tsx';
import { NotFoundPage, NotFoundPart, Shell, TrialShell } from './lazyFrames.ts';
import { routes } from './paths.ts';
import { arePossible } from './possibleParts.ts';
import { useStoredSession } from './session.ts';
import { useArrival } from './useArrival.ts';
import { useIdleSignOut } from './useIdleSignOut.ts';
import { usePageViews } from './usePageViews.ts';
import { wanting } from './wantedPath.ts';

/** Shows the page of the address, or goes where its guard sends. */
export function AppRoutes() {
  const location = useLocation();
  const session = useStoredSession();
  const elsewhere = elsewhereThan(location, session);
  return (
    <>
      <Watch token={session.token} pathname={location.pathname} />
      {elsewhere === null ? <Pages location={location} /> : <Redirect to={elsewhere} from={location} />}
    </>
  );
}

/** Hooks that ask the server, apart from the pages: its answer renders this component again, and not them. */
function Watch({ token, pathname }: { token: string | null; pathname: string }) {
  useIdleSignOut(token);
  usePageViews(pathname);
  return null;
}

/** Pages from which members return to the one that sent them there, once they may see it. */
const RETURNED_FROM: readonly string[] = [routes.login, routes.paymentPlan];

function Redirect({ to, from }: { to: string; from: Location }) {
  // The same object at each render: another one would be another navigation.
  const state = useMemo(() => wanting(from), [from]);
  return <Navigate to={to} replace state={RETURNED_FROM.includes(to) ? state : null} />;
}

/** Every route; each feature's page comes with its own code. */
function Pages({ location }: { location: Location }) {
  const shown = useShown(location);
  useArrival(shown.pathname);
  // Finding the route of an address among a hundred takes 20 ms.
  return useMemo(() => pageOf(shown), [shown]);
}

function pageOf(location: Location): ReactNode {
  return (
    <Suspense fallback={null}>
      <Routes location={location}>
        <Route path={routes.home} element={<HomePage />} />
        <Route path={routes.login} element={<SignInPage />} />
        {openPages.map(([path, element]) => (
          <Route key={path} path={path} element={element} />
        ))}
        <Route element={<TrialShell />}>
          {trialPages.map(([path, element]) => (
            <Route key={path} path={path} element={element} />
          ))}
        </Route>
        <Route element={<Shell />}>
          {memberPages.map(([path, element]) => (
            <Route key={path} path={path} element={<Possible route={path}>{element}</Possible>} />
          ))}
          <Route path="/stt/*" element={<NotFoundPart />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

/** A page, unless no address of its route can be this one, as of month 13. */
function Possible({ route, children }: { route: string; children: ReactNode }) {
  return arePossible(route, useParams()) ? children : <NotFoundPart />;
}

/** The location, but the one before while the code of another page is on its way: that page stays until then. */
function useShown(location: Location): Location {
  const ready = useDeferredValue(location);
  return ready.pathname === location.pathname ? location : ready;
}
