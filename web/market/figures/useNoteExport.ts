import { useApolloClient } from '@apollo/client/react';
import { readToken } from '../../app/session.ts';
import { graphql } from '../../gql/gql.ts';

const NoteExportDocument = graphql(`
  mutation NoteExport($input: NoteExportInput!) {
    noteExport(input: $input) {
      ok
    }
  }
`);

/**
 * Records at the server that a table was exported. The file is saved either way, and visitors have no account to
 * record.
 */
export function useNoteExport(): (name: string, rows: number) => void {
  const client = useApolloClient();
  return (name, rows) => {
    if (readToken() === null) return;
    client
      .mutate({ mutation: NoteExportDocument, variables: { input: { name, rows } } })
      .catch(() => undefined);
  };
}
