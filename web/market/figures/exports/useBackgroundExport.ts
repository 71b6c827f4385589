import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { StartExportInput } from '../../../gql/graphql.ts';
import { StartExportDocument } from './exportDocuments.ts';
import type { Format } from './exportedRows.ts';
import { formatCodes } from './exportWords.ts';
import type { ExportedFile } from './saveExport.ts';

type State = { is: 'ready' } | { is: 'sending' } | { is: 'started' } | { is: 'failed'; message: string };

const LONGEST_TITLE = 100;
const FAILED = 'The export could not be started. Please try again.';

/** Has the worker prepare a file, which waits on the page of exports. */
export function useBackgroundExport() {
  const [state, setState] = useState<State>({ is: 'ready' });
  const [mutate] = useMutation(StartExportDocument);
  const send = async (input: StartExportInput): Promise<void> => {
    setState({ is: 'sending' });
    const answer = await mutate({ variables: { input } }).catch(() => null);
    const { export: started, errors = [] } = answer?.data?.startExport ?? {};
    setState(started ? { is: 'started' } : { is: 'failed', message: errors[0]?.message ?? FAILED });
  };
  const start = ({ file, args, name }: ExportedFile, format: Format): Promise<void> =>
    send({
      dataSet: file.slice(0, file.indexOf('.')),
      format: formatCodes[format],
      argumentsJson: JSON.stringify(args),
      title: name.slice(0, -format.length - 1).slice(0, LONGEST_TITLE),
    });
  return { state, start, send };
}
