import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { LEFT } from '../../app/leave.ts';
import { routes } from '../../app/paths.ts';
import { clearSession, MEMBER, QUERIES, readToken } from '../../app/session.ts';
import { graphql } from '../../gql/gql.ts';
import { DRAFTS } from '../../ui/hooks/draftKey.ts';
import { keepDraft } from '../../ui/hooks/useDraft.ts';
import textStyles from '../../ui/parts/text.module.css';

const SignOutDocument = graphql(`
  mutation SignOut {
    signOut {
      ok
    }
  }
`);

const ENDED = 'Your session has ended. Sign in to continue where you were.';

/**
 * State for the sign-in page, which leads the member back to where a session ended by itself. Who chose to sign out begins
 * anew, and leaves no drafts.
 */
function takeLeft() {
  const from = sessionStorage.getItem(LEFT);
  sessionStorage.removeItem(LEFT);
  if (from === null) {
    sessionStorage.removeItem(DRAFTS);
    return null;
  }
  for (const [key, value] of Object.entries(localStorage)) {
    if (key.startsWith(QUERIES)) keepDraft(key, String(value));
  }
  return { from, by: sessionStorage.getItem(MEMBER), why: ENDED };
}

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
      const state = takeLeft();
      clearSession();
      await client.clearStore();
      void navigate(routes.login, { replace: true, state });
    });
  }, [client, navigate]);

  return (
    <p className={textStyles.spoken} role="status">
      Signing out
    </p>
  );
}
