import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Failure } from '../../../ui/parts/Failure.tsx';

/** The samples could not be loaded: why, if it is because they were asked for too often, and a retry in place. */
export function TrialFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <>
      {tooOften(error).map((message) => (
        <p key={message}>{message}</p>
      ))}
      <Failure what="The sample" onRetry={onRetry} />
    </>
  );
}

function tooOften(error: unknown): string[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors.flatMap(({ extensions, message }) =>
    extensions?.['code'] === 'TOO_MANY_ATTEMPTS' ? [message] : [],
  );
}
