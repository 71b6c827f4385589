import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { StartExportInput } from '../../../gql/graphql.ts';
import { refusalOf } from '../../../app/refusal.ts';
import { StartExportDocument } from './exportDocuments.ts';
import type { Format } from './exportedRows.ts';
import { formatCodes } from './exportWords.ts';
import type { ExportedFile } from './saveExport.ts';

type State =
  | { status: 'ready' }
  | { status: 'sending' }
  | { status: 'started' }
  | { status: 'failed'; message: string };

const LONGEST_TITLE = 100;
const FAILED = 'The export could not be started. Please try again.';

/** Asks the worker to prepare a file, which then waits on the page of exports. */
export function useBackgroundExport() {
  const [state, setState] = useState<State>({ status: 'ready' });
  const [mutate] = useMutation(StartExportDocument);
  const send = async (input: StartExportInput): Promise<void> => {
    setState({ status: 'sending' });
    try {
      const { data } = await mutate({ variables: { input } });
      const { export: started, errors = [] } = data?.startExport ?? {};
      setState(started ? { status: 'started' } : { status: 'failed', message: errors[0]?.message ?? FAILED });
    } catch (error) {
      setState({ status: 'failed', message: refusalOf(error) ?? FAILED });
    }
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
