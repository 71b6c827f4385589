import { Field, InterfaceType } from 'type-graphql';
import { DateScalar } from '../../platform/lib/scalars.ts';

@InterfaceType('ReleaseFacts', { description: 'A file of the comptroller, by name.' })
export abstract class ReleaseFacts {
  @Field(() => String, { description: 'Name of the file, as received.' })
  fileName!: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date when the comptroller issued the file; null if unknown.',
  })
  issuedOn!: string | null;

  @Field(() => Boolean, { description: 'True for the synthetic sample, which is invented.' })
  synthetic!: boolean;
}

export const RELEASE_OF_FIGURE = 'Latest release that the figure comes from.';
export const RELEASE_OF_FILING = 'Release that the filing comes from.';
