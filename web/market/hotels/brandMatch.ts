interface Match {
  isCorrected: boolean;
  isSimilar: boolean;
  rule: { matchText: string } | null;
}

/** Why a hotel is of its brand, or of none, to follow the brand's name; null where a rule that is gone said so. */
export function matchReason({ isCorrected, isSimilar, rule }: Match): string | null {
  if (isCorrected) return 'as an administrator corrected it';
  if (isSimilar) return rule ? `by similar name, to the rule “${rule.matchText}”` : 'by similar name';
  return rule && `by the rule “${rule.matchText}”`;
}
