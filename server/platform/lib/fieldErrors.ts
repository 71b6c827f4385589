import { Field, ObjectType } from 'type-graphql';
import { largest, valuesOf } from './cost.ts';

@ObjectType('FieldError', { description: 'An error in an input.', simpleResolvers: true })
export class FieldError {
  @Field(() => String, {
    nullable: true,
    description: 'Name of the input field; null if the error is about the whole input.',
  })
  field!: string | null;

  @Field(() => String, { description: 'Short, stable code of the error.' })
  code!: string;

  @Field(() => String, { description: 'Message to show, a sentence.' })
  message!: string;
}

@ObjectType('DonePayload', { description: 'Result of an action.', simpleResolvers: true })
export class DonePayload {
  @Field(() => Boolean, { description: 'True if the action was done.' })
  ok!: boolean;

  @Field(() => [FieldError], {
    complexity: valuesOf(largest.errors),
    description: 'Errors; empty if the change was made.',
  })
  errors!: FieldError[];
}

/** An input that is refused, with what is wrong with it. Mutations answer it; they do not fail with it. */
export class Refused extends Error {
  override name = 'Refused';

  constructor(readonly errors: FieldError[]) {
    super(errors.map(({ message }) => message).join(' '));
  }
}

export function refused(code: string, message: string, field: string | null = null): Refused {
  return new Refused([{ field, code, message }]);
}

/** What `work` answers, or `answer` of what it was refused for. */
export async function orRefusal<T>(work: () => Promise<T>, answer: (errors: FieldError[]) => T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return answer(error.errors);
    throw error;
  }
}

/** Does `work`, and says whether it could be done. */
export function done(work: () => Promise<unknown>): Promise<DonePayload> {
  return orRefusal<DonePayload>(
    async () => {
      await work();
      return { ok: true, errors: [] };
    },
    (errors) => ({ ok: false, errors }),
  );
}
