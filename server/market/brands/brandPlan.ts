/** A name with its brand by the current rules and by the changed ones; ids, null for no brand. */
export interface NameChange {
  name: string;
  fromBrandId: number | null;
  toBrandId: number | null;
}

/** The effect of a change that is not applied yet: on names, or on one hotel under one name regardless of the rules. */
export interface BrandPlan {
  names: NameChange[];
  correction: { propertyId: number; brandId: number | null; isWithdrawn: boolean } | null;
}
