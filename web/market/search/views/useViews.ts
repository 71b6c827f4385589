import { useMutation, useQuery } from '@apollo/client/react';
import type { Failed } from '../../../ui/parts/Failure.tsx';
import { NO_ANSWER } from '../../../ui/formats/failures.ts';
import type { SavedViewsQuery } from '../../../gql/graphql.ts';
import {
  ChangeSavedViewDocument,
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  SavedViewsDocument,
} from './viewDocuments.ts';

export type SavedView = SavedViewsQuery['savedViews']['nodes'][number];

/** Each resolves to a sentence if the change was refused, else to null. */
interface ViewChanges {
  create: (name: string, question: string) => Promise<string | null>;
  change: (view: SavedView) => Promise<string | null>;
  remove: (id: string) => Promise<string | null>;
}

interface Views {
  /** Undefined until they are known. */
  views: readonly SavedView[] | undefined;
  failure: Failed | null;
}

/** The member's views. */
export function useViews(): Views {
  const { data, error, refetch } = useQuery(SavedViewsDocument, { fetchPolicy: 'cache-and-network' });
  const views = data?.savedViews.nodes;
  const isUnknown = views === undefined && error !== undefined;
  return { views, failure: isUnknown ? { error, onRetry: () => void refetch() } : null };
}

type Answered = Promise<readonly { message: string }[] | undefined>;

/** The first reason of a refusal. */
function firstError(answered: Answered): Promise<string | null> {
  return answered.then(
    (errors) => (errors === undefined ? NO_ANSWER : (errors[0]?.message ?? null)),
    () => NO_ANSWER,
  );
}

/** Changes of the member's views; each asks for them anew. */
export function useViewChanges(): ViewChanges {
  const options = { refetchQueries: [SavedViewsDocument], awaitRefetchQueries: true };
  const [create] = useMutation(CreateSavedViewDocument, options);
  const [change] = useMutation(ChangeSavedViewDocument, options);
  const [remove] = useMutation(DeleteSavedViewDocument, options);
  return {
    create: (name, question) =>
      firstError(create({ variables: { input: { name, question } } }).then(({ data }) => data?.saved.errors)),
    change: ({ id, name, question }) =>
      firstError(
        change({ variables: { input: { id, name, question } } }).then(({ data }) => data?.saved.errors),
      ),
    remove: (id) =>
      firstError(remove({ variables: { input: { id } } }).then(({ data }) => data?.deleteSavedView.errors)),
  };
}
