import { recordAction } from '../../../platform/audit.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { MarketContext } from '../../context.ts';
import { TRIAL_CITY, TRIAL_COUNTY } from '../trial/trial.rules.ts';
import { findTrialHotel, latestTrialYear } from '../trial/trial.ts';
import * as sql from './publicSample.sql.ts';
import type { PublicSample, SetPublicSampleInput } from './publicSample.type.ts';
import { sampleSubject, type SampleSubject } from './sampleSubject.ts';

/** The hotel, bar or place of an id and if it is public; null if there is none. */
export async function findSample(context: MarketContext, id: string): Promise<PublicSample | null> {
  const subject = await sampleSubject(context.loaders, id);
  return subject && sampleOf(context, subject);
}

/** The hotel, bar or place of an id if everybody may see its chart; null if not, as if it did not exist. */
export async function findPublic(context: MarketContext, id: string): Promise<SampleSubject | null> {
  const subject = await sampleSubject(context.loaders, id);
  return subject !== null && (await sampleOf(context, subject)).isPublic ? subject : null;
}

async function sampleOf(context: MarketContext, subject: SampleSubject): Promise<PublicSample> {
  const [row] = await context.db.query<{ isMarked: boolean }[]>(sql.isMarked, [subject.id]);
  const isTrial = await isTrialSample(context, subject);
  return { id: subject.id, isTrial, isPublic: isTrial || row?.isMarked === true };
}

/** Only hotels of the sample's city can be the sample, so that others cost no search for it. */
async function isTrialSample(
  context: MarketContext,
  { id, propertyId, cityName }: SampleSubject,
): Promise<boolean> {
  if (propertyId === null) return id === `city:${TRIAL_CITY}` || id === `county:${TRIAL_COUNTY}`;
  if (cityName !== TRIAL_CITY || !id.startsWith('hotel:')) return false;
  const latestYear = await latestTrialYear(context);
  return latestYear !== null && (await findTrialHotel(context, latestYear))?.propertyId === propertyId;
}

/** Opens or closes a chart, and records it. Throws the errors that refuse it. */
export async function setPublicSample(
  context: MarketContext,
  viewer: Viewer,
  { id, isPublic }: SetPublicSampleInput,
): Promise<PublicSample> {
  const subject = await sampleSubject(context.loaders, id);
  if (subject === null)
    throw refused('NOT_FOUND', 'There is no hotel, bar or place of this id. Reload the page.', 'id');
  const sample = await sampleOf(context, subject);
  if (sample.isTrial)
    throw refused('ALWAYS_PUBLIC', 'This is one of the samples for visitors, which are always public.', 'id');
  await context.accounts.transaction(async (tx) => {
    const changed = await tx.query<{ id: string }[]>(isPublic ? sql.mark : sql.unmark, [subject.id]);
    const details = { id: subject.id, name: subject.name.trim(), isPublic };
    if (changed.length > 0)
      await recordAction(tx, { actorId: viewer.memberId, action: 'SET_PUBLIC_SAMPLE', details });
  });
  return { id: sample.id, isTrial: sample.isTrial, isPublic };
}
