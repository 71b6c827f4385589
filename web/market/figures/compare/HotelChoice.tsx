import { propertyKeyText } from '../../../app/paths.ts';
import type { PropertyNumbers } from '../../../app/paths.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { MOST_COMPETITORS } from './compareAddress.ts';
import type { Question } from './compareAddress.ts';
import { HotelPicker } from './HotelPicker.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import type { PeriodChoiceProps } from './PeriodChoice.tsx';
import type { ChosenHotel } from './useChosenHotels.ts';
import styles from './HotelChoice.module.css';

interface Props {
  question: Question;
  /** The subject, if any, followed by the competitors. */
  hotels: readonly ChosenHotel[];
  onChange: (subject: PropertyNumbers | null, competitors: readonly PropertyNumbers[]) => void;
  period: PeriodChoiceProps;
}

/** Chooses the hotels that are compared, and the months. */
export function HotelChoice({ period, ...props }: Props) {
  return (
    <Card title="Hotels and period">
      <div className={styles.hotelChoice}>
        <Subject {...props} />
        <Competitors {...props} />
      </div>
      <PeriodChoice {...period} />
    </Card>
  );
}

type ChoiceProps = Omit<Props, 'period'>;

function Subject({ question: { subject, competitors }, hotels, onChange }: ChoiceProps) {
  if (subject !== null) {
    return (
      <div>
        <Named label="Subject" hotels={hotels.slice(0, 1)} onRemove={() => onChange(null, competitors)} />
      </div>
    );
  }
  return (
    <HotelPicker
      id="compare-subject"
      label="Subject"
      placeholder="Name or address of the hotel"
      taken={hotels.map(({ id }) => id)}
      onPick={(key) => onChange(key, competitors)}
    />
  );
}

function Competitors({ question: { subject, competitors }, hotels, onChange }: ChoiceProps) {
  const others = subject === null ? hotels : hotels.slice(1);
  const remove = ({ keys }: ChosenHotel): void => {
    const removed = keys.map(propertyKeyText);
    onChange(
      subject,
      competitors.filter((each) => !removed.includes(propertyKeyText(each))),
    );
  };
  return (
    <div>
      <Named
        label={`Compared with ${String(others.length)} of at most ${String(MOST_COMPETITORS)}`}
        hotels={others}
        onRemove={remove}
      />
      {competitors.length < MOST_COMPETITORS && (
        <HotelPicker
          id="compare-with"
          label="Add a hotel"
          placeholder="Name or address of a competitor"
          taken={hotels.map(({ id }) => id)}
          onPick={(key) => onChange(subject, [...competitors, key])}
          onBackspace={() => onChange(subject, competitors.slice(0, -1))}
        />
      )}
    </div>
  );
}

interface NamedProps {
  label: string;
  hotels: readonly ChosenHotel[];
  onRemove: (hotel: ChosenHotel) => void;
}

function Named({ label, hotels, onRemove }: NamedProps) {
  if (hotels.length === 0) return null;
  return (
    <>
      <div className={styles.label}>{label}</div>
      <ul className={styles.named} aria-label={label}>
        {hotels.map((hotel) => {
          const { keys, id, name, place, why } = hotel;
          const shown = name ?? `${propertyKeyText(keys[0])}${name === null ? `: ${why}` : ''}`;
          return (
            <li key={id} className={name === null ? styles.unknown : ''} title={place}>
              <span>{shown}</span>
              <button type="button" aria-label={`Remove ${shown}`} onClick={() => onRemove(hotel)}>
                ×
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
