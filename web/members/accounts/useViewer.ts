import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { storeMember } from '../../app/session.ts';
import { graphql } from '../../gql/gql.ts';
import type { ViewerQuery } from '../../gql/graphql.ts';

export const ViewerDocument = graphql(`
  query Viewer {
    viewer {
      id
      email
      firstName
      lastName
      isAdmin
      isFree
      isPaid
      isSubscribed
      needsSecondStep
      subscription {
        status
        amountOwed
        accessEndsAt
      }
    }
  }
`);

interface Viewer {
  /** Undefined while it is on its way. */
  viewer: ViewerQuery['viewer'] | undefined;
  error: unknown;
}

/** Whoever is signed in, as the server knows them now; what is stored of them here follows. */
export function useViewer(): Viewer {
  const { data, error } = useQuery(ViewerDocument);
  const viewer = data?.viewer;
  useEffect(() => {
    if (viewer !== undefined) storeMember(viewer);
  }, [viewer]);
  return { viewer, error };
}
