import { formatDate } from './formatMonth.ts';

/** A release as it is named beside the figures it brought. */
export interface ReleaseName {
  fileName: string;
  issuedOn: string | null;
  synthetic: boolean;
}

/** The release's file without its ending: `HOT2309`. That it is synthetic, {@link releaseLabel} says in a word. */
export function releaseFile({ fileName }: ReleaseName): string {
  return fileName.replace(/\.(csv|zip|gz|json|txt)$/i, '').replace(/^synthetic_/i, '');
}

/** Names the latest of some releases and counts the others: `HOT2309, Jan 6, 2024 and 4 before it`. */
export function latestOf(latest: ReleaseName, count: number): string {
  return `${releaseLabel(latest)}${count > 1 ? ` and ${String(count - 1)} before it` : ''}`;
}

/** `HOT2309, Jan 6, 2024`, with a word where its figures are invented. */
export function releaseLabel(release: ReleaseName): string {
  const { issuedOn, synthetic } = release;
  const mark = synthetic ? ' (synthetic)' : '';
  const issued = issuedOn === null ? '' : `, ${formatDate(issuedOn)}`;
  return `${releaseFile(release)}${issued}${mark}`;
}
