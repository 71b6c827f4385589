import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '../../platform/lib/connection.ts';
import { RevisionKind } from '../enums.ts';
import { AsOfInput } from './release.type.ts';

@ArgsType()
export class FilingsPageArgs extends PageArgs {
  @Field(() => AsOfInput, {
    nullable: true,
    description: 'Read the data as of this release or date; by default, now.',
  })
  asOf?: AsOfInput | null;
}

@ArgsType()
export class RevisionPageArgs extends PageArgs {
  @Field(() => [RevisionKind], {
    nullable: true,
    description: 'Only changes of these kinds; without it, all.',
  })
  kinds?: RevisionKind[] | null;
}

const ALL_KINDS = Object.values(RevisionKind);

/** The page and kinds that the arguments ask for. */
export function revisionsAsked({ kinds, ...page }: RevisionPageArgs): {
  page: PageArgs;
  args: { kinds: readonly RevisionKind[] };
} {
  return { page, args: { kinds: kinds ?? ALL_KINDS } };
}
