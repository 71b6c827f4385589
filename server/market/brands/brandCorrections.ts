import { requireReason } from '../../platform/lib/reason.ts';
import type { DataSource } from 'typeorm';
import type { Viewer } from '../../platform/viewer.ts';
import { recordAction } from '../../platform/audit.ts';
import type { Db } from '../../platform/lib/db.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import type { List } from '../../platform/lib/list.ts';
import { parseNodeId } from '../../platform/lib/node.ts';
import { parsePropertyKey } from '../../platform/lib/property.ts';
import { noteChange } from './brandChanges.ts';
import type { BrandChange } from './brandChange.type.ts';
import * as sql from './brandCorrection.sql.ts';
import type {
  BrandCorrection,
  CorrectedHotelInput,
  CorrectHotelBrandInput,
  CorrectionInput,
  WithdrawBrandCorrectionInput,
} from './brandCorrection.type.ts';
import { brandAsked } from './brandRules.ts';
import { beginBrandAction } from './brandVersion.ts';

/** Corrections, ended ones included, latest first. */
export function brandCorrections(isInForce: boolean | null): List<BrandCorrection, BrandCorrection> {
  return {
    sql: () =>
      sql.brandCorrectionList(isInForce === null ? 'true' : `(c.ended_at is null) = ${String(isInForce)}`),
    order: [{ sql: 'c.id', type: 'integer', direction: 'desc' }],
    finish: (correction) => correction,
  };
}

/** A hotel under one of its names, and the brand to set; null for none. */
export interface CorrectedHotel {
  propertyId: number;
  hotelName: string;
  brandId: number | null;
  brand: string | null;
}

interface Correctable {
  propertyId: number;
  hotelName: string;
  isMarketplace: boolean;
  isFiled: boolean;
}

/** The correction to make. Throws the errors that refuse it. */
export async function correctedHotel(db: Db, input: CorrectedHotelInput): Promise<CorrectedHotel> {
  const { propertyId, hotelName } = await correctable(db, input);
  const brand = typeof input.brandId === 'string' ? await brandAsked(db, input.brandId) : NO_BRAND;
  const [known] = await db.query<BrandCorrection[]>(sql.findCorrection, [propertyId, hotelName]);
  if (known?.brandId === brand.brandId) {
    throw refused('UNCHANGED', 'This hotel already has this correction under this name.', 'brandId');
  }
  return { propertyId, hotelName, ...brand };
}

const NO_BRAND = { brandId: null, brand: null };

async function correctable(db: Db, { hotelId, hotelName }: CorrectedHotelInput): Promise<Correctable> {
  const id = parseNodeId(hotelId);
  const number = id?.kind === 'hotel' ? parsePropertyKey(id.key) : null;
  const asked = number && [number.taxpayerNumber, number.locationNumber, hotelName ?? null];
  const [hotel] = asked ? await db.query<Correctable[]>(sql.findCorrectable, asked) : [];
  if (!hotel) throw refused('NOT_FOUND', 'This hotel does not exist. Find it by its name.', 'hotelId');
  if (hotel.isMarketplace) {
    const says =
      'This is a marketplace’s filing for a whole city or county. It has no brand and cannot be corrected.';
    throw refused('MARKETPLACE', says, 'hotelId');
  }
  if (!hotel.isFiled) {
    const says = `This hotel has filed nothing under “${hotel.hotelName}”. Choose one of its names.`;
    throw refused('NOT_FILED', says, 'hotelName');
  }
  return hotel;
}

/** Corrects a hotel's brand under one of its names. Throws the errors that refuse it. */
export function correctHotelBrand(
  db: DataSource,
  viewer: Viewer,
  input: CorrectHotelBrandInput,
): Promise<BrandChange> {
  return db.transaction(async (tx) => {
    await beginBrandAction(tx, input);
    const reason = requireReason(input.reason, 'reason');
    const { propertyId, hotelName, brandId, brand } = await correctedHotel(tx, input);
    await tx.query(sql.endCorrection, [propertyId, hotelName, viewer.email]);
    await tx.query(sql.addCorrection, [propertyId, hotelName, brandId, reason, viewer.email]);
    const details = { hotelId: input.hotelId, hotelName, brand, reason };
    await recordAction(tx, { actorId: viewer.memberId, action: 'CORRECT_BRAND', details });
    return noteChange(tx, { kind: 'CORRECT_HOTEL', propertyId, hotelName, madeBy: viewer.email });
  });
}

/** A correction in force. Throws the errors that refuse it. */
export async function correctionInForce(db: Db, { correctionId }: CorrectionInput): Promise<BrandCorrection> {
  const [correction] = await db.query<BrandCorrection[]>(sql.findCorrectionById, [correctionId]);
  if (!correction) throw refused('NOT_FOUND', 'This correction does not exist.', 'correctionId');
  if (correction.endedAt !== null) {
    throw refused('ENDED', 'This correction is no longer in force.', 'correctionId');
  }
  return correction;
}

/** Withdraws a correction, so that the rules apply again. Throws the errors that refuse it. */
export function withdrawBrandCorrection(
  db: DataSource,
  viewer: Viewer,
  input: WithdrawBrandCorrectionInput,
): Promise<BrandChange> {
  return db.transaction(async (tx) => {
    await beginBrandAction(tx, input);
    const { propertyId, hotelName } = await correctionInForce(tx, input);
    await tx.query(sql.endCorrection, [propertyId, hotelName, viewer.email]);
    const details = { correctionId: input.correctionId, hotelName };
    await recordAction(tx, { actorId: viewer.memberId, action: 'WITHDRAW_BRAND_CORRECTION', details });
    return noteChange(tx, { kind: 'WITHDRAW_CORRECTION', propertyId, hotelName, madeBy: viewer.email });
  });
}
