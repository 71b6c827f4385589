import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { storeMember } from '../../app/session.ts';
import { graphql } from '../../gql/gql.ts';
import type { ViewerQuery } from '../../gql/graphql.ts';

/** A member's name and rights, which this browser keeps. */
graphql(`
  fragment MemberFlags on Member {
    id
    firstName
    isPaid
    isSubscribed
    isFree
    isAdmin
  }
`);

export const ViewerDocument = graphql(`
  query Viewer {
    viewer {
      ...MemberFlags @unmask
      email
      lastName
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
  /** Undefined while loading. */
  viewer: ViewerQuery['viewer'] | undefined;
  error: unknown;
  retry: () => void;
}

/** The signed-in member as the server knows them; the copy stored here is updated. */
export function useViewer(): Viewer {
  const { data, error, refetch } = useQuery(ViewerDocument);
  const viewer = data?.viewer;
  useEffect(() => {
    if (viewer !== undefined) storeMember(viewer);
  }, [viewer]);
  const retry = useCallback(() => void refetch(), [refetch]);
  return { viewer, error, retry };
}
