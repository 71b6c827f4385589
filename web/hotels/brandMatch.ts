interface Match {
  isCorrected: boolean;
  rule: { matchText: string } | null;
}

/** Why a hotel is of its brand, or of none, to follow the brand's name; null where a rule that is gone said so. */
export function matchReason({ isCorrected, rule }: Match): string | null {
  if (isCorrected) return 'as an administrator corrected it';
  return rule && `by the rule “${rule.matchText}”`;
}
