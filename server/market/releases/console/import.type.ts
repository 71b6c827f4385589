import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../../platform/lib/connection.ts';
import { valuesOf } from '../../../platform/lib/cost.ts';
import { FieldError } from '../../../platform/lib/fieldErrors.ts';
import { DateTimeScalar } from '../../../platform/lib/scalars.ts';
import { ImportState } from './consoleEnums.ts';
import { ImportedRelease, mostMembers } from './importedRelease.type.ts';

@ObjectType('Import', {
  description: 'A file that was received for import, and the outcome. Repeating an import creates another.',
  simpleResolvers: true,
})
export class Import {
  @Field(() => Int, { description: 'Number of the import. Later imports have greater numbers.' })
  importId!: number;

  @Field(() => String, { description: 'Name of the file, as received.' })
  fileName!: string;

  @Field(() => Float, { description: 'Size of the file in bytes.' })
  bytes!: number;

  @Field(() => ImportState, { description: 'State.' })
  state!: ImportState;

  @Field(() => String, {
    nullable: true,
    description:
      'Current part of the work: `detect`, `stage`, `check`, `compare`, `merge` or `aggregate`; null if not running.',
  })
  stage!: string | null;

  @Field(() => Int, { description: 'Number of rows read so far.' })
  rowsRead!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Rows read per second since the start; null unless running.',
  })
  rowsPerSecond!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why nothing was published, and what to do; null if none.',
  })
  message!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the administrator who accepted or repeated it; null for a first import.',
  })
  requestedBy!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Note of the administrator in `requestedBy`; null if none.',
  })
  note!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the administrator who cancelled it; null if not cancelled.',
  })
  cancelledBy!: string | null;

  @Field(() => String, { nullable: true, description: 'Reason for cancelling it; null if none.' })
  cancelNote!: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the import that it repeats; null if none.' })
  repeatOf!: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of the import that repeats it; null if none.' })
  repeatedBy!: number | null;

  @Field(() => DateTimeScalar, { description: 'Time when the file was received.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the start; null if not started.' })
  startedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the end; null if not ended.' })
  finishedAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'True if `acceptImport` is possible: a check held it back, or its last months were left out.',
  })
  canAccept!: boolean;

  @Field(() => Boolean, { description: 'True if `cancelImport` is possible.' })
  canCancel!: boolean;

  @Field(() => Boolean, { description: 'True if `retryImport` is possible.' })
  canRetry!: boolean;

  @Field(() => [ImportedRelease], {
    complexity: valuesOf(mostMembers),
    description: 'Releases in the file; empty until the import has ended.',
  })
  releases!: ImportedRelease[];
}

@InputType('ImportActionInput', { description: 'An import and a note on it.' })
export class ImportActionInput {
  @Field(() => Int, { description: 'Number of the import.' })
  importId!: number;

  @Field(() => String, {
    description: 'Reason, at most 500 characters, for colleagues who review this later.',
  })
  note!: string;
}

@ObjectType('ImportPayload', {
  description: `The import after an action. Errors: \`EMPTY\` or \`TOO_LONG\` for the note; \`NOT_FOUND\`; \`OUTDATED\` if the
import is in a state that does not allow the action.`,
  simpleResolvers: true,
})
export class ImportPayload {
  @Field(() => Import, {
    nullable: true,
    description: 'The import; after accepting or repeating, the new one. Null if refused.',
  })
  import!: Import | null;

  @Field(() => [FieldError], { complexity: valuesOf(5), description: 'Empty on success.' })
  errors!: FieldError[];
}

@InputType('ReleaseActionInput', { description: 'A release and a note on it.' })
export class ReleaseActionInput {
  @Field(() => ID, { description: 'Id of the release, such as `release:3`.' })
  releaseId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Reason, at most 500 characters, for colleagues who review this later. Required unless `preview` is true.',
  })
  note?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True lists what would change, without changing anything.',
  })
  preview?: boolean | null;
}

export const ImportConnection = connectionType('Import', () => Import);
