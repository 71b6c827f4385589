import { Segments } from '../../ui/parts/Segments.tsx';
import { counted } from '../../ui/formats/counted.ts';
import { FEWEST_ROOMS } from './useFewestRooms.ts';
import styles from './FewestRooms.module.css';

const OPTIONS = FEWEST_ROOMS.map((value) => ({
  value,
  label: value === '0' ? 'Any' : value,
  name: value === '0' ? 'Any number of rooms' : `At least ${value} rooms`,
}));

type Fewest = (typeof FEWEST_ROOMS)[number];

/** Chooses the fewest rooms of the list's hotels. */
export function FewestRooms({ value, onChange }: { value: Fewest; onChange: (value: Fewest) => void }) {
  return (
    <div className={styles.fewestRooms}>
      <span aria-hidden="true">Rooms, at least</span>
      <Segments label="Rooms, at least" value={value} options={OPTIONS} onChange={onChange} />
    </div>
  );
}

/** The number of rows that this leaves out. */
export function fewestRoomsText(fewest: string, leftOut: number): string {
  if (leftOut === 0) return '';
  return `Hides ${counted(leftOut, 'row')} with fewer than ${fewest} counted rooms, marketplaces included.`;
}
