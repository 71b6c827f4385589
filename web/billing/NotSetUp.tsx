import { useAbout } from '../app/about.ts';
import { words } from './words.ts';

/** Stands in place of what would take a payment, where nobody can pay. */
export function NotSetUp() {
  const { operatorName } = useAbout();
  return (
    <p className="bare-lead">
      {words.notSetUp} Please ask {operatorName}, who runs this installation.
    </p>
  );
}
