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

/** A refused input, with its errors. Mutations return these errors; they do not fail with them. */
export class Refused extends Error {
  override name = 'Refused';

  /** @param waitSeconds after which it may be tried again; null if unknown */
  constructor(
    readonly errors: FieldError[],
    readonly waitSeconds: number | null = null,
  ) {
    super(errors.map(({ message }) => message).join(' '));
  }
}

export function refused(code: string, message: string, field: string | null = null): Refused {
  return new Refused([{ field, code, message }]);
}

/** The result of `work`, or of `answer` with the errors that refused it. */
export async function orRefusal<T>(work: () => Promise<T>, answer: (errors: FieldError[]) => T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return answer(error.errors);
    throw error;
  }
}

/** Runs `work` and returns whether it was done. */
export function done(work: () => Promise<unknown>): Promise<DonePayload> {
  return orRefusal<DonePayload>(
    async () => {
      await work();
      return { ok: true, errors: [] };
    },
    (errors) => ({ ok: false, errors }),
  );
}
