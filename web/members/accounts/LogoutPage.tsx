import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearSession, readToken } from '../../app/session.ts';
import { routes } from '../../app/paths.ts';
import { graphql } from '../../gql/gql.ts';
import textStyles from '../../ui/parts/text.module.css';

const SignOutDocument = graphql(`
  mutation SignOut {
    signOut {
      ok
    }
  }
`);

/** Ends the session on the server and here, and goes to the sign-in screen. */
export function LogoutPage() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const ended =
      readToken() === null
        ? Promise.resolve()
        : client.mutate({ mutation: SignOutDocument }).catch(() => undefined);
    void ended.then(async () => {
      clearSession();
      await client.clearStore();
      void navigate(routes.login, { replace: true });
    });
  }, [client, navigate]);

  return (
    <p className={textStyles.spoken} role="status">
      Signing out
    </p>
  );
}
