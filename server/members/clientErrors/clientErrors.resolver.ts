import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { MemberContext } from '../context.ts';
import { done, DonePayload } from '../../platform/lib/fieldErrors.ts';
import { reportClientError } from './clientErrors.ts';
import { ReportClientErrorInput } from './clientError.type.ts';

@Resolver()
export class ClientErrorResolver {
  @Mutation(() => DonePayload, {
    description: 'Tells the operator of an error in a client; `TOO_MANY_ATTEMPTS`. Needs no session.',
  })
  reportClientError(
    @Ctx() context: MemberContext,
    @Arg('input', () => ReportClientErrorInput, { description: 'What, and where.' })
    input: ReportClientErrorInput,
  ): Promise<DonePayload> {
    return done(() => reportClientError(context, input));
  }
}
