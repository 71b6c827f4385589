import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import type { Product } from '../../../gql/graphql.ts';
import { useViewer } from '../../../members/accounts/useViewer.ts';
import { EmbedDialog } from './EmbedDialog.tsx';

const PublicSampleDocument = graphql(`
  query PublicSample($id: ID!) {
    publicSample(id: $id) {
      id
      isPublic
      isTrial
    }
  }
`);

/** Offers the code of a chart that is public; to administrators always, since they open and close charts. */
export function EmbedButton({ id, product }: { id: string; product: Product }) {
  const { data, refetch } = useQuery(PublicSampleDocument, { variables: { id } });
  const { viewer } = useViewer();
  const [isOpen, open] = useState(false);
  const sample = data?.publicSample ?? null;
  const isAdmin = viewer?.isAdmin === true;
  if (sample === null || !(sample.isPublic || isAdmin)) return null;
  return (
    <>
      <Button size="small" onClick={() => open(true)}>
        Embed
      </Button>
      {isOpen && (
        <EmbedDialog
          sample={sample}
          product={product}
          isAdmin={isAdmin}
          onChange={() => refetch()}
          onClose={() => open(false)}
        />
      )}
    </>
  );
}
