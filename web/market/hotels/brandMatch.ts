interface Match {
  isCorrected: boolean;
  isSimilar: boolean;
  rule: { matchText: string } | null;
}

/** Why a hotel has its brand, or none, to follow the brand's name; null if the rule no longer exists. */
export function matchReason({ isCorrected, isSimilar, rule }: Match): string | null {
  if (isCorrected) return 'corrected by an administrator';
  if (isSimilar) return rule ? `matched by similar name (“${rule.matchText}”)` : 'matched by similar name';
  return rule && `matched by name (“${rule.matchText}”)`;
}
