import { useAbout } from '../app/about.ts';
import { words } from './words.ts';
import bareFrameStyles from '../app/BareFrame.module.css';

/** Stands in place of what would take a payment, where nobody can pay. */
export function NotSetUp() {
  const { operatorName } = useAbout();
  return (
    <p className={bareFrameStyles.lead}>
      {words.notSetUp} Please ask {operatorName}, who runs this installation.
    </p>
  );
}
