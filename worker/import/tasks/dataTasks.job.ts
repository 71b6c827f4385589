import { dataTasksJob } from '../../../server/market/releases/console/dataTask.jobs.ts';
import { jobBody } from '../../jobBody.ts';
import { runOpenTasks } from './runTask.ts';

/** Carries out all open tasks, so that a second job finds nothing to do. */
export const dataTasksBody = jobBody(dataTasksJob, async (deps) => ({ ended: await runOpenTasks(deps) }));
