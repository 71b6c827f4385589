import { skipToken, useQuery } from '@apollo/client/react';
import { Navigate } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { useStoredSession } from '../../app/session.ts';
import { graphql } from '../../gql/gql.ts';
import { SignInPage } from './SignInPage.tsx';

const IsUnsubscribedDocument = graphql(`
  query IsUnsubscribed {
    isUnsubscribed
  }
`);

/** The sign-in screen, but the search for a returning user: one whose token has expired and who still subscribes. */
export function HomePage() {
  const { token } = useStoredSession();
  const { data, loading } = useQuery(IsUnsubscribedDocument, token === null ? skipToken : {});
  if (loading) return null;
  if (data?.isUnsubscribed === false) return <Navigate to={routes.search} replace />;
  return <SignInPage />;
}
