import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { MemberContext } from '../context.ts';
import { done, DonePayload } from '../../platform/lib/fieldErrors.ts';
import { reportClientError } from './clientErrors.ts';
import { ReportClientErrorInput } from './clientError.type.ts';

@Resolver()
export class ClientErrorResolver {
  @Mutation(() => DonePayload, {
    description:
      'Reports an error in a client to the operator. Errors: `TOO_MANY_ATTEMPTS`. Needs no session.',
  })
  reportClientError(
    @Ctx() context: MemberContext,
    @Arg('input', () => ReportClientErrorInput, { description: 'The error and the page.' })
    input: ReportClientErrorInput,
  ): Promise<DonePayload> {
    return done(() => reportClientError(context, input));
  }
}
