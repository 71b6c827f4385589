import { useAbout } from '../app/about.ts';
import { words } from './words.ts';
import bareFrameStyles from '../app/BareFrame.module.css';

/** Replaces payment forms where payment is not set up. */
export function NotSetUp() {
  const { operatorName } = useAbout();
  return (
    <p className={bareFrameStyles.lead}>
      {words.notSetUp} Please ask {operatorName}, who runs this installation.
    </p>
  );
}
