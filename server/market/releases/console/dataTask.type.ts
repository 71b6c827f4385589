import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../../platform/lib/connection.ts';
import { valuesOf } from '../../../platform/lib/cost.ts';
import { FieldError } from '../../../platform/lib/fieldErrors.ts';
import { DateTimeScalar, MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { DataTaskKind, DataTaskState } from './consoleEnums.ts';
import { ReleaseComparison } from './comparison.type.ts';
import { mostMembers } from './importedRelease.type.ts';

@ObjectType('UndoEffect', {
  description: 'Change of the current filings by an undo or a redo. Receipts are as filed.',
  simpleResolvers: true,
})
export class UndoEffect {
  @Field(() => Int, { description: 'Number of filings that return.' })
  added!: number;

  @Field(() => Int, { description: 'Number of filings that are removed.' })
  removed!: number;

  @Field(() => Int, { description: 'Number of filings whose value changes.' })
  changed!: number;

  @Field(() => Int, {
    description: 'Number of filings that keep their value but are attributed to another release.',
  })
  attributed!: number;

  @Field(() => MonthScalar, {
    nullable: true,
    description: 'First month with a change; null if nothing changes.',
  })
  firstMonth!: string | null;

  @Field(() => MonthScalar, {
    nullable: true,
    description: 'Last month with a change; null if nothing changes.',
  })
  lastMonth!: string | null;

  @Field(() => UsdScalar, { description: 'Receipts of these filings before.' })
  receiptsBefore!: number;

  @Field(() => UsdScalar, { description: 'Receipts of these filings after.' })
  receiptsAfter!: number;

  @Field(() => Int, { description: 'Number of properties that lose their last filing.' })
  propertiesHidden!: number;

  @Field(() => Int, { description: 'Number of properties that get their first filing.' })
  propertiesShown!: number;

  @Field(() => Int, {
    description: 'Number of decisions on filings that no longer apply, until the same values return.',
  })
  decisionsAtRest!: number;
}

@ObjectType('DataTask', {
  description: 'A task of the worker that an administrator requested.',
  simpleResolvers: true,
})
export class DataTask {
  releaseId!: number | null;

  @Field(() => Int, { description: 'Number of the task. Later tasks have greater numbers.' })
  taskId!: number;

  @Field(() => DataTaskKind, { description: 'Kind of task.' })
  kind!: DataTaskKind;

  @Field(() => DataTaskState, { description: 'State of the task.' })
  state!: DataTaskState;

  @Field(() => Int, { nullable: true, description: 'Number of the import; null if it is about a release.' })
  importId!: number | null;

  @Field(() => String, { description: 'Name of the file of the release or import.' })
  fileName!: string;

  @Field(() => String, { description: 'Email address of the administrator.' })
  requestedBy!: string;

  @Field(() => String, { nullable: true, description: 'Reason that the administrator gave; null if none.' })
  note!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Current part of the work: `starting`, `filings` or `figures`; null if not running.',
  })
  stage!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why the task was not done; null if there is none.',
  })
  message!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the administrator who cancelled it; null if nobody did.',
  })
  cancelledBy!: string | null;

  @Field(() => Boolean, { description: 'True while it waits or runs and is not being cancelled.' })
  canCancel!: boolean;

  @Field(() => DateTimeScalar, { description: 'Time of the request.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the start; null if not started.' })
  startedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the end; null if not ended.' })
  finishedAt!: Date | null;

  @Field(() => UndoEffect, {
    nullable: true,
    description: 'Change by an undo or a redo; null for other tasks, and until it is done.',
  })
  effect!: UndoEffect | null;

  @Field(() => [ReleaseComparison], {
    complexity: valuesOf(mostMembers),
    description: 'Changes by each release that was compared; empty for other tasks, and until it is done.',
  })
  comparisons!: ReleaseComparison[];
}

@ObjectType('DataTaskPayload', {
  description: `The requested task. Repeating a request before its task is done returns the same task. Errors:
\`EMPTY\` or \`TOO_LONG\` for the note; \`NOT_FOUND\`; \`OUTDATED\` if the release is in a state that does not allow it.`,
  simpleResolvers: true,
})
export class DataTaskPayload {
  @Field(() => DataTask, { nullable: true, description: 'The task; null if refused.' })
  task!: DataTask | null;

  @Field(() => [FieldError], { complexity: valuesOf(5), description: 'Empty on success.' })
  errors!: FieldError[];
}

export const DataTaskConnection = connectionType('DataTask', () => DataTask);

@InputType('CompareReleaseInput', { description: 'A release whose changes are counted.' })
export class CompareReleaseInput {
  @Field(() => ID, { description: 'Id of the release, such as `release:3`.' })
  releaseId!: string;
}

@InputType('CompareImportInput', { description: 'An import whose changes are counted.' })
export class CompareImportInput {
  @Field(() => Int, { description: 'Number of the import.' })
  importId!: number;
}

@InputType('CancelDataTaskInput', { description: 'A task to cancel.' })
export class CancelDataTaskInput {
  @Field(() => Int, { description: 'Number of the task.' })
  taskId!: number;
}
