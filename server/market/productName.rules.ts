/** One of the two taxes as tables, jobs and statements name it. */
export type ProductName = 'hotel' | 'beverage';

/** A tax whose releases are imported. A new one is imported first, before the lists of {@link ProductName} have it. */
export type ImportedProduct = ProductName;
