import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { PageArgs } from '../../../platform/lib/connection.ts';
import { orRefusal } from '../../../platform/lib/fieldErrors.ts';
import { fetchPage } from '../../../platform/lib/list.ts';
import type { Page } from '../../../platform/lib/page.ts';
import { requireViewer, type Viewer } from '../../../platform/viewer.ts';
import type { MarketContext } from '../../context.ts';
import { Release } from '../release.type.ts';
import { DataTaskKind } from './consoleEnums.ts';
import {
  CancelDataTaskInput,
  CompareImportInput,
  CompareReleaseInput,
  DataTask,
  DataTaskConnection,
  DataTaskPayload,
} from './dataTask.type.ts';
import { dataTasksOf, findDataTask } from './dataTasks.ts';
import { ReleaseActionInput } from './import.type.ts';
import { requestCancel } from './cancelTask.ts';
import { requestImportComparison, requestReleaseComparison, requestUndo } from './taskRequests.ts';

@ArgsType()
class DataTaskListArgs extends PageArgs {
  @Field(() => [DataTaskKind], { nullable: true, description: 'Only tasks of these kinds; without it, all.' })
  kinds?: DataTaskKind[] | null;
}

const INPUT = { description: 'The release, with a note or `preview`.' };

@Resolver(() => DataTask)
export class DataTaskResolver {
  @Query(() => DataTaskConnection, {
    description: 'Tasks for the worker, the latest first. For administrators.',
  })
  dataTasks(
    @Ctx() { db }: MarketContext,
    @Args(() => DataTaskListArgs) { kinds = null, ...page }: DataTaskListArgs,
  ): Promise<Page<DataTask>> {
    return fetchPage(db, dataTasksOf(kinds), page);
  }

  @Query(() => DataTask, {
    nullable: true,
    description: 'A task by its number; null if there is none. For administrators.',
  })
  dataTask(
    @Ctx() { db }: MarketContext,
    @Arg('taskId', () => Int, { description: 'Number of the task.' }) taskId: number,
  ): Promise<DataTask | null> {
    return findDataTask(db, taskId);
  }

  @Mutation(() => DataTaskPayload, {
    description:
      'Starts a task that undoes a release: filings and figures become what they would be if it had never been ' +
      'published. ' +
      'For administrators.',
  })
  undoRelease(
    @Ctx() context: MarketContext,
    @Arg('input', () => ReleaseActionInput, INPUT) input: ReleaseActionInput,
  ): Promise<DataTaskPayload> {
    return requested(context, (viewer) => requestUndo(context.accounts, viewer, 'UNDO', input));
  }

  @Mutation(() => DataTaskPayload, {
    description: 'Starts a task that restores exactly what an undo removed. For administrators.',
  })
  redoRelease(
    @Ctx() context: MarketContext,
    @Arg('input', () => ReleaseActionInput, INPUT) input: ReleaseActionInput,
  ): Promise<DataTaskPayload> {
    return requested(context, (viewer) => requestUndo(context.accounts, viewer, 'REDO', input));
  }

  @Mutation(() => DataTaskPayload, {
    description: 'Starts a task that lists what a release changed. For administrators.',
  })
  compareRelease(
    @Ctx() context: MarketContext,
    @Arg('input', () => CompareReleaseInput, { description: 'The release.' })
    { releaseId }: CompareReleaseInput,
  ): Promise<DataTaskPayload> {
    return requested(context, (viewer) => requestReleaseComparison(context.accounts, viewer, releaseId));
  }

  @Mutation(() => DataTaskPayload, {
    description:
      'Starts a task that lists what an import would change if it were published now. For administrators.',
  })
  compareImport(
    @Ctx() context: MarketContext,
    @Arg('input', () => CompareImportInput, { description: 'The import.' }) { importId }: CompareImportInput,
  ): Promise<DataTaskPayload> {
    return requested(context, (viewer) => requestImportComparison(context.accounts, viewer, importId));
  }

  @Mutation(() => DataTaskPayload, {
    description:
      'Cancels a task that waits or runs. One that runs ends within seconds and takes back all of its work. ' +
      'For administrators.',
  })
  cancelDataTask(
    @Ctx() context: MarketContext,
    @Arg('input', () => CancelDataTaskInput, { description: 'The task.' }) { taskId }: CancelDataTaskInput,
  ): Promise<DataTaskPayload> {
    return requested(context, (viewer) => requestCancel(context.accounts, viewer, taskId));
  }

  @FieldResolver(() => Release, {
    nullable: true,
    description: 'The release; null if it is about an import.',
  })
  release(
    @Root() { releaseId }: DataTask,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Release | null> | null {
    return releaseId === null ? null : loaders.releases.byId.load(releaseId);
  }
}

function requested(
  context: MarketContext,
  request: (viewer: Viewer) => Promise<DataTask>,
): Promise<DataTaskPayload> {
  return orRefusal<DataTaskPayload>(
    async () => {
      const task = await request(await requireViewer(context));
      context.dataRequested();
      return { task, errors: [] };
    },
    (errors) => ({ task: null, errors }),
  );
}
