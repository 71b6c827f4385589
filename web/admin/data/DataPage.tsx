import { Navigate } from 'react-router-dom';
import { usePageTitle } from '../../app/about.ts';
import { routes } from '../../app/paths.ts';
import { useViewer } from '../../members/accounts/useViewer.ts';
import { Failure } from '../../ui/parts/Failure.tsx';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { Trail } from '../../ui/parts/Trail.tsx';
import { awayFromAdmin } from '../awayFromAdmin.ts';
import { ImportMails } from './ImportMails.tsx';
import { ImportTable } from './ImportTable.tsx';
import { OpenImports } from './OpenImports.tsx';
import { Published } from './Published.tsx';
import { ReleaseTable } from './ReleaseTable.tsx';
import { TaskTable } from './TaskTable.tsx';
import { useDataPage } from './useDataPage.ts';
import { ScheduleSection } from '../sources/ScheduleSection.tsx';
import { UploadSection } from '../sources/UploadSection.tsx';
import adminStyles from '../admin.module.css';

const steps = [{ title: 'User Details', path: routes.admin }, { title: 'Data' }];

/** Imports, releases and their sources, for administrators; others are sent to the search. */
export function DataPage() {
  const { viewer } = useViewer();
  usePageTitle('Data');
  if (viewer === undefined) return <Skeleton width={240} height={32} />;
  const away = awayFromAdmin(viewer);
  if (away !== null) return <Navigate to={away} replace />;
  return <Sections />;
}

function Sections() {
  const { page, failed, ask } = useDataPage();
  if (failed) {
    return (
      <div className={adminStyles.page}>
        <PageHead title="Data" trail={<Trail steps={steps} />} />
        <Failure what="The state of the data" onRetry={ask} />
      </div>
    );
  }
  return (
    <div className={adminStyles.page} data-waiting={page === null || undefined}>
      <PageHead title="Data" trail={<Trail steps={steps} />} />
      <Published freshness={page?.freshness ?? null} />
      <OpenImports
        imports={page?.open ?? null}
        tasks={page?.tasks ?? null}
        queue={page?.queue ?? null}
        onActed={ask}
      />
      <UploadSection />
      <ReleaseTable releases={page?.releases ?? null} onActed={ask} />
      <ImportTable imports={page?.imports ?? null} onActed={ask} />
      <TaskTable tasks={page?.tasks ?? null} />
      <ScheduleSection />
      <ImportMails />
    </div>
  );
}
