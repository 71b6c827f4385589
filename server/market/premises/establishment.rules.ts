import type { EstablishmentProperty } from './establishment.type.ts';

/** Evidence that a property continues the one before it, as the worker stored it. */
interface HandOver {
  gapMonths: number | null;
  sharedMonths: number | null;
  isSameName: boolean | null;
  isSameBrand: boolean | null;
  roomsBefore: number | null;
  roomsAfter: number | null;
}

/** A row of the loader; `position` is that of its key. */
export type RawEstablishmentProperty = Omit<EstablishmentProperty, 'position' | 'reason'> &
  HandOver & { place: number };

export function toEstablishmentProperty(raw: RawEstablishmentProperty): EstablishmentProperty {
  const { propertyId, product, place, taxpayerNumber, locationNumber, name, taxpayerName, ...rest } = raw;
  return {
    propertyId,
    product,
    position: place,
    taxpayerNumber,
    locationNumber,
    name,
    taxpayerName,
    firstMonth: rest.firstMonth,
    lastMonth: rest.lastMonth,
    lastFiled: rest.lastFiled,
    beganOn: rest.beganOn,
    reason: reasonOf(rest),
  };
}

/** A sentence that says why a property continues the one before it; null for the first. */
function reasonOf(handOver: HandOver): string | null {
  if (handOver.gapMonths === null) return null;
  return `Same address; ${timeOf(handOver)}; ${evidenceOf(handOver).join(', ')}.`;
}

function timeOf({ gapMonths, sharedMonths }: HandOver): string {
  if ((sharedMonths ?? 0) > 0) return `both owners filed for ${months(sharedMonths ?? 0)}`;
  if ((gapMonths ?? 0) > 0) return `${months(gapMonths ?? 0)} without figures between the owners`;
  return 'the next published month';
}

function months(count: number): string {
  return count === 1 ? '1 month' : `${String(count)} months`;
}

function evidenceOf({ isSameName, isSameBrand, roomsBefore, roomsAfter }: HandOver): string[] {
  const rooms = roomsBefore !== null && roomsAfter !== null;
  return [
    ...(isSameName === true ? ['same name'] : []),
    ...(isSameBrand === true ? ['same brand'] : []),
    ...(rooms ? [`${String(roomsBefore)} rooms before and ${String(roomsAfter)} after`] : []),
  ];
}
