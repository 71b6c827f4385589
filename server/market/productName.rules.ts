/** One of the two taxes as tables, jobs and statements name it. */
export type ProductName = 'hotel' | 'beverage';
