import { Field, ObjectType } from 'type-graphql';
import { largest, valuesOf } from './cost.ts';

@ObjectType('FieldError', { description: 'What is wrong with an input.', simpleResolvers: true })
export class FieldError {
  @Field(() => String, {
    nullable: true,
    description: 'The input’s field; null where it concerns the whole.',
  })
  field!: string | null;

  @Field(() => String, { description: 'Short, stable name of the error.' })
  code!: string;

  @Field(() => String, { description: 'A sentence to show.' })
  message!: string;
}

@ObjectType('DonePayload', { description: 'Whether something was done.', simpleResolvers: true })
export class DonePayload {
  @Field(() => Boolean, { description: 'True where it was done.' })
  ok!: boolean;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty where it worked.' })
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
