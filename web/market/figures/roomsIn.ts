import { counted } from '../../ui/formats/counted.ts';
import { formatCount } from '../../ui/formats/formatMoney.ts';

interface RoomsIn {
  rooms: number;
  /** Properties that filed, including those that filed $0. */
  properties: number;
  /** Those whose rooms count; null if it is not known. */
  propertiesWithRooms: number | null;
}

/** In how many properties the rooms are: `36,177 rooms in 834 of 1,260 properties that filed`. */
export function roomsInText({ rooms, properties, propertiesWithRooms }: RoomsIn): string {
  const filed = counted(properties, 'property', 'properties');
  if (propertiesWithRooms === properties) return `${counted(rooms, 'room')} in ${filed}`;
  if (propertiesWithRooms === null) return `${counted(rooms, 'room')}, ${filed} that filed`;
  return `${counted(rooms, 'room')} in ${formatCount(propertiesWithRooms)} of ${filed} that filed`;
}
