import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { listOf } from '../../platform/lib/cost.ts';
import { orRefusal } from '../../platform/lib/fieldErrors.ts';
import { requireViewer } from '../../platform/viewer.ts';
import type { MarketContext } from '../context.ts';
import { RunScheduleInput, Schedule, SchedulePayload, SetScheduleInput } from './schedule.type.ts';
import { changeSchedule, findSchedules, wantScheduleRun } from './schedules.ts';
import { Upload } from './upload.type.ts';
import { latestUploads } from './uploads.ts';

const MOST_SCHEDULES = 20;
const SHOWN_UPLOADS = 20;

@Resolver()
export class SourcesResolver {
  @Query(() => [Schedule], {
    complexity: listOf(MOST_SCHEDULES),
    description: 'Work that the worker does by the clock, by name. For administrators.',
  })
  schedules(@Ctx() { accounts }: MarketContext): Promise<Schedule[]> {
    return findSchedules(accounts);
  }

  @Query(() => [Upload], {
    complexity: listOf(SHOWN_UPLOADS),
    description: 'The latest 20 uploads of all administrators, the latest first. For administrators.',
  })
  uploads(@Ctx() { accounts }: MarketContext): Promise<Upload[]> {
    return latestUploads(accounts, SHOWN_UPLOADS);
  }

  @Mutation(() => SchedulePayload, {
    description: 'Changes a schedule. Recorded in the activity log. For administrators.',
  })
  setSchedule(
    @Ctx() context: MarketContext,
    @Arg('input', () => SetScheduleInput, { description: 'The schedule and its changes.' })
    { name, ...change }: SetScheduleInput,
  ): Promise<SchedulePayload> {
    return orRefusal<SchedulePayload>(
      async () => {
        const schedule = await changeSchedule(context.accounts, await requireViewer(context), name, change);
        context.dataRequested();
        return { schedule, errors: [] };
      },
      (errors) => ({ schedule: null, errors }),
    );
  }

  @Mutation(() => SchedulePayload, {
    description:
      'Asks the worker for a run at once, also of a schedule that is off. Recorded. For administrators.',
  })
  runSchedule(
    @Ctx() context: MarketContext,
    @Arg('input', () => RunScheduleInput, { description: 'The schedule.' }) { name }: RunScheduleInput,
  ): Promise<SchedulePayload> {
    return orRefusal<SchedulePayload>(
      async () => {
        const schedule = await wantScheduleRun(context.accounts, await requireViewer(context), name);
        context.dataRequested();
        return { schedule, errors: [] };
      },
      (errors) => ({ schedule: null, errors }),
    );
  }
}
