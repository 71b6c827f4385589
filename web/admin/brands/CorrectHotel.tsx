import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { PropertyNumbers } from '../../app/paths.ts';
import { HotelPicker } from '../../market/figures/compare/HotelPicker.tsx';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { matchReason } from '../../market/hotels/brandMatch.ts';
import { ASKED_ANEW } from '../../ui/formats/askedAnew.ts';
import { CorrectableHotelDocument } from './brandDocuments.ts';
import type { CorrectableHotel } from './correctableHotel.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import { formatPlace } from '../../ui/formats/formatPlace.ts';
import textStyles from '../../ui/parts/text.module.css';

const NOBODY: readonly string[] = [];

/** Sets the brand of a single hotel, regardless of the rules. */
export function CorrectHotel({ onDone }: { onDone: () => void }) {
  const [picked, setPicked] = useState<PropertyNumbers | null>(null);
  return (
    <Card title="Correct a hotel">
      <HotelPicker
        id="correct-hotel"
        label="Hotel"
        placeholder="Type three letters of its name"
        taken={NOBODY}
        onPick={setPicked}
      />
      {picked !== null && (
        <Picked
          key={`${picked.taxpayerNumber}-${String(picked.locationNumber)}`}
          numbers={picked}
          onDone={onDone}
        />
      )}
    </Card>
  );
}

interface PickedProps {
  numbers: PropertyNumbers;
  onDone: () => void;
}

function Picked({ numbers, onDone }: PickedProps) {
  const { data, error, refetch } = useQuery(CorrectableHotelDocument, {
    variables: { taxpayerNumber: numbers.taxpayerNumber, locationNumber: numbers.locationNumber },
    fetchPolicy: 'network-only',
    context: ASKED_ANEW,
  });
  const retry = (): void => void refetch();
  if (error !== undefined) return <Failure what="The hotel" onRetry={retry} />;
  if (data === undefined) return <Skeleton width={240} height={40} />;
  const { hotel } = data;
  if (hotel === null) return <p className={textStyles.quiet}>No hotel has this name.</p>;
  return (
    <>
      <p>
        <b>{hotel.name}</b>, {hotel.address}, {formatPlace(hotel.addressCity)}. {matchWords(hotel)}
      </p>
      <CorrectionForm hotel={hotel} onDone={onDone} />
    </>
  );
}

/** Why a hotel has its brand. */
function matchWords({ brandMatch, roomCapacity }: CorrectableHotel): string {
  if (brandMatch === null) {
    const isSmall = roomCapacity !== null && roomCapacity < 10;
    return isSmall ? 'No brand: it has fewer than 10 rooms.' : 'No brand: no rule matches its name.';
  }
  const excludeTexts = brandMatch.rule?.excludeTexts ?? [];
  const without =
    excludeTexts.length === 0 ? null : `without ${excludeTexts.map((text) => `“${text}”`).join(', ')}`;
  const words = [brandMatch.brand?.name ?? 'No brand', matchReason(brandMatch), without];
  return `${words.filter((word) => word !== null).join(', ')}.`;
}
