import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../app/about.ts';
import { routes } from '../../../app/paths.ts';
import { DeleteDialog } from '../../../ui/dialog/DeleteDialog.tsx';
import { Card } from '../../../ui/parts/Card.tsx';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { Skeleton } from '../../../ui/parts/Skeleton.tsx';
import { BundleCard } from './BundleCard.tsx';
import { DeleteExportDocument } from './exportDocuments.ts';
import { ExportLine } from './ExportLine.tsx';
import { useExports } from './useExports.ts';
import pageStyles from '../analyst/AnalystPage.module.css';
import lineStyles from '../../../ui/parts/Lines.module.css';
import styles from './ExportsPage.module.css';

/** Files that were prepared for the member in the background. */
export function ExportsPage() {
  usePageTitle('Exports');
  return (
    <div className={pageStyles.page}>
      <PageHead title="Exports">
        <p>
          Files that were prepared in the background, for 24 hours each. Start one with “Export properties” on
          the page of a place, a brand or a portfolio, or with <code>startExport</code> in{' '}
          <Link to={routes.analyst}>the API</Link>.
        </p>
      </PageHead>
      <OwnExports />
      <BundleCard />
    </div>
  );
}

function OwnExports() {
  const { lines, perDay, failed, ask } = useExports();
  const [deleted, setDeleted] = useState<{ id: string; title: string } | null>(null);
  return (
    <Card title="Your exports">
      {failed && <Failure what="Your exports" onRetry={ask} />}
      {lines === undefined && !failed && <Skeleton width={260} height={44} />}
      {lines?.length === 0 && <p className={styles.about}>No exports in the last 30 days.</p>}
      {lines !== undefined && lines.length > 0 && (
        <p className={styles.about}>
          Anyone with a file’s link can download it until it is deleted. You can resume an interrupted
          download, for example with <code>curl -C - -O</code>.
          {perDay !== null && ` You have ${String(perDay)} exports in 24 hours.`}
        </p>
      )}
      <ul className={lineStyles.lines} aria-label="Your exports">
        {lines?.map((line) => (
          <ExportLine key={line.id} line={line} onDelete={setDeleted} />
        ))}
      </ul>
      {deleted !== null && (
        <DeleteExport
          {...deleted}
          onClose={() => {
            setDeleted(null);
            ask();
          }}
        />
      )}
    </Card>
  );
}

function DeleteExport({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const [mutate] = useMutation(DeleteExportDocument);
  const remove = async (): Promise<string | null> => {
    const answer = await mutate({ variables: { input: { id } } }).catch(() => null);
    if (answer === null) return 'The server could not be reached. Please try again.';
    return answer.data?.deleteExport.errors[0]?.message ?? null;
  };
  return (
    <DeleteDialog title="Delete export" onDelete={remove} onClose={onClose}>
      {`“${title}” and its file are deleted, and its link stops working.`}
    </DeleteDialog>
  );
}
