import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { releaseFile } from '../../../ui/formats/release.ts';
import { LARGEST_PAGE, useAllPages } from '../../../ui/hooks/useAllPages.ts';
import { ReceiptsTable } from '../../figures/ReceiptsTable.tsx';
import { newsColumns, newsOf, sentencesOf } from './newsColumns.tsx';
import { NewsDocument, type NewsRelease } from './newsDocuments.ts';

/** Every change that a release made to the member's properties. */
export function NewsTable({ release }: { release: NewsRelease['release'] }) {
  const client = useApolloClient();
  const { id } = release;
  const load = useCallback(
    async (after: string | null) => {
      const variables = { release: id, first: LARGEST_PAGE, after };
      // Never from the cache: a portfolio may have changed since.
      const { data } = await client.query({ query: NewsDocument, variables, fetchPolicy: 'network-only' });
      if (data === undefined) throw new Error('The list could not be loaded.');
      return data.news;
    },
    [client, id],
  );
  const { rows, failed, retry } = useAllPages(load);
  return (
    <ReceiptsTable
      title="Changes"
      columns={newsColumns}
      rows={rows?.map(newsOf) ?? null}
      rowKey={({ place }) => String(place)}
      reasonsOf={sentencesOf}
      prefix="n."
      sort="what"
      rowHeight={38}
      exportName={`WhatIsNew_${releaseFile(release)}`}
      instead={failed ? <Failure what="The list" onRetry={retry} /> : undefined}
    />
  );
}
