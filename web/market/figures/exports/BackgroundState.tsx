import { Link } from 'react-router-dom';
import { routes } from '../../../app/paths.ts';
import type { useBackgroundExport } from './useBackgroundExport.ts';

/** Says that the file is being prepared and waits under Exports, or why it is not. */
export function BackgroundState({ state }: Pick<ReturnType<typeof useBackgroundExport>, 'state'>) {
  if (state.status === 'failed') return <p role="alert">{state.message}</p>;
  if (state.status !== 'started') return null;
  return (
    <p role="status">
      The file is being prepared. You will find it under <Link to={routes.exports}>Exports</Link>.
    </p>
  );
}
