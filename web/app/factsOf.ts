/** The fields of a fragment as one type, whichever of the types that have the fragment's interface it comes from. */
export type FactsOf<Fragment> = Omit<Fragment, ' $fragmentName'>;
