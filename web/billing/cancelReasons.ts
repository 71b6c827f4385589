import type { CancellationReason } from '../gql/graphql.ts';

interface Facts {
  label: string;
  /** The field for the member's own words: not shown, may stay empty, or must be filled in. */
  text: 'none' | 'optional' | 'required';
}

/** Why members cancel, in the order of the list. */
export const cancelReasons: Readonly<Record<CancellationReason, Facts>> = {
  OPTION1: { label: 'Too expensive', text: 'none' },
  OPTION2: { label: 'Technical issues', text: 'optional' },
  OPTION3: { label: "Didn't work as expected", text: 'optional' },
  OPTION4: { label: "Don't use often enough", text: 'none' },
  OPTION5: { label: 'Other', text: 'required' },
};

export const LONGEST_TEXT = 300;
