import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { largest, valuesOf } from '../../../platform/lib/cost.ts';
import { FieldError } from '../../../platform/lib/fieldErrors.ts';
import { DateTimeScalar } from '../../../platform/lib/scalars.ts';
import { ScheduleRunState, ScheduleSourceName } from './sourceEnums.ts';

@ObjectType('Schedule', {
  description: 'Work that runs on a schedule: imports from a source, or a backup.',
  simpleResolvers: true,
})
export class Schedule {
  @Field(() => String, { description: 'Name, such as `mixed-beverage`.' })
  name!: string;

  @Field(() => ScheduleSourceName, { description: 'Kind of work.' })
  source!: ScheduleSourceName;

  @Field(() => String, {
    description: 'Cron pattern: minute, hour, day of the month, month, day of the week.',
  })
  pattern!: string;

  @Field(() => String, { description: 'Time zone of the pattern, such as `America/Chicago`.' })
  timeZone!: string;

  @Field(() => String, { description: 'Pattern and time zone in words.' })
  words!: string;

  @Field(() => Boolean, { description: 'True if the schedule is on.' })
  isOn!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of months before the current one that are fetched again; null if the source has no months.',
  })
  monthsBack!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of the file, `https://host/file` or `s3://bucket/file`; null if the source has none.',
  })
  address!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Next run; null while it is off.' })
  nextRunAt!: Date | null;

  @Field(() => Boolean, { description: 'True from the request for a run until it begins.' })
  isRunWanted!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Start of the last run; null if none.' })
  lastRunAt!: Date | null;

  @Field(() => ScheduleRunState, { nullable: true, description: 'State of the last run; null if none.' })
  lastState!: ScheduleRunState | null;

  @Field(() => String, {
    nullable: true,
    description: 'Outcome of the last run, or the reason why it waits; null if there is nothing to say.',
  })
  lastMessage!: string | null;

  @Field(() => Boolean, {
    description: 'True while a run can be cancelled: it fetches or writes, or waits to try again.',
  })
  canCancel!: boolean;
}

@InputType('SetScheduleInput', { description: 'Changes to a schedule. Parts left out stay as they are.' })
export class SetScheduleInput {
  @Field(() => String, { description: 'Name of the schedule.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Cron pattern of five fields.' })
  pattern?: string | null;

  @Field(() => String, { nullable: true, description: 'Time zone, such as `America/Chicago`.' })
  timeZone?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True turns the schedule on, false turns it off.' })
  isOn?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Months that the portal is asked for, 1 to 240.' })
  monthsBack?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the file; only if the source is `ADDRESS`.',
  })
  address?: string | null;
}

@InputType('RunScheduleInput', { description: 'A schedule to run at once, to cancel or to remove.' })
export class RunScheduleInput {
  @Field(() => String, { description: 'Name of the schedule.' })
  name!: string;
}

@InputType('AddScheduleInput', { description: 'A schedule that fetches and imports the file of an address.' })
export class AddScheduleInput {
  @Field(() => String, {
    description: 'Its name: 2 to 40 lowercase letters, digits and hyphens, such as `hotel-files`.',
  })
  name!: string;

  @Field(() => String, {
    description:
      'Address of the file, `https://host/file` or `s3://bucket/file`. Its host must have public addresses only.',
  })
  address!: string;

  @Field(() => String, { description: 'Cron pattern of five fields.' })
  pattern!: string;

  @Field(() => String, { nullable: true, description: 'Time zone; by default, `America/Chicago`.' })
  timeZone?: string | null;
}

@ObjectType('SchedulePayload', {
  simpleResolvers: true,
  description: 'The schedule after a change. Errors: `NOT_FOUND`, `INVALID`, `OUTDATED`.',
})
export class SchedulePayload {
  @Field(() => Schedule, {
    nullable: true,
    description: 'The schedule, as it was if it is removed; null if the change was refused.',
  })
  schedule!: Schedule | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty on success.' })
  errors!: FieldError[];
}
