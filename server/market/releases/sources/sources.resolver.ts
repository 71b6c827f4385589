import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { listOf } from '../../../platform/lib/cost.ts';
import { orRefusal } from '../../../platform/lib/fieldErrors.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { MarketContext } from '../../context.ts';
import { MOST_SCHEDULES } from './addedSchedule.rules.ts';
import {
  AddScheduleInput,
  RunScheduleInput,
  Schedule,
  SchedulePayload,
  SetScheduleInput,
} from './schedule.type.ts';
import {
  addAddressSchedule,
  cancelScheduleRun,
  changeSchedule,
  dropAddressSchedule,
  findSchedules,
  wantScheduleRun,
} from './schedules.ts';
import { Upload } from './upload.type.ts';
import { latestUploads } from './uploads.ts';

const SHOWN_UPLOADS = 20;

@Resolver()
export class SourcesResolver {
  @Query(() => [Schedule], {
    complexity: listOf(MOST_SCHEDULES),
    description: 'Schedules, by name: imports from a source, and backups. For administrators.',
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
    return changed(context, (viewer) => changeSchedule(context.accounts, viewer, name, change));
  }

  @Mutation(() => SchedulePayload, {
    description: 'Runs a schedule now, even one that is off. Recorded. For administrators.',
  })
  runSchedule(
    @Ctx() context: MarketContext,
    @Arg('input', () => RunScheduleInput, { description: 'The schedule.' }) { name }: RunScheduleInput,
  ): Promise<SchedulePayload> {
    return changed(context, (viewer) => wantScheduleRun(context.accounts, viewer, name));
  }

  @Mutation(() => SchedulePayload, {
    description:
      'Adds a schedule that fetches and imports the file of an address, and turns it on. At most 20 schedules exist. ' +
      'Recorded. For administrators.',
  })
  addSchedule(
    @Ctx() context: MarketContext,
    @Arg('input', () => AddScheduleInput, { description: 'The schedule.' }) input: AddScheduleInput,
  ): Promise<SchedulePayload> {
    return changed(context, (viewer) => addAddressSchedule(context.accounts, viewer, input));
  }

  @Mutation(() => SchedulePayload, {
    description:
      'Removes a schedule that fetches an address. What it has imported stays. Recorded. For administrators.',
  })
  removeSchedule(
    @Ctx() context: MarketContext,
    @Arg('input', () => RunScheduleInput, { description: 'The schedule.' }) { name }: RunScheduleInput,
  ): Promise<SchedulePayload> {
    return changed(context, (viewer) => dropAddressSchedule(context.accounts, viewer, name));
  }

  @Mutation(() => SchedulePayload, {
    description:
      'Cancels the run of a schedule while it fetches a file or writes a backup. It ends within seconds and leaves ' +
      'nothing. Recorded. For administrators.',
  })
  cancelScheduleRun(
    @Ctx() context: MarketContext,
    @Arg('input', () => RunScheduleInput, { description: 'The schedule.' }) { name }: RunScheduleInput,
  ): Promise<SchedulePayload> {
    return changed(context, (viewer) => cancelScheduleRun(context.accounts, viewer, name));
  }
}

/** Carries out a change of the viewer and wakes the worker. */
function changed(
  context: MarketContext,
  change: (viewer: Viewer) => Promise<Schedule>,
): Promise<SchedulePayload> {
  return orRefusal<SchedulePayload>(
    async () => {
      const schedule = await change(await requireViewer(context));
      context.dataRequested();
      return { schedule, errors: [] };
    },
    (errors) => ({ schedule: null, errors }),
  );
}
