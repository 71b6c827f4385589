import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/lib/scalars.ts';
import { UploadState } from './sourceEnums.ts';

@ObjectType('Upload', {
  simpleResolvers: true,
  description: 'A release that an administrator uploads, in parts, to be imported.',
})
export class Upload {
  @Field(() => ID, { description: 'Id of the upload, also in the paths of REST.' })
  id!: string;

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string;

  @Field(() => Float, { description: 'Size of the file, in bytes.' })
  bytes!: number;

  @Field(() => Float, { description: 'Bytes that have arrived.' })
  received!: number;

  @Field(() => UploadState, { description: 'State of the file.' })
  state!: UploadState;

  @Field(() => Boolean, {
    description: 'True if the file is not complete and no part of it has arrived for 2 minutes.',
  })
  isInterrupted!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Outcome of the import, or the reason why it waits; null if there is nothing to say.',
  })
  message!: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the import; null before it is registered.' })
  importId!: number | null;

  @Field(() => DateTimeScalar, { description: 'Time when the upload began.' })
  createdAt!: Date;
}
