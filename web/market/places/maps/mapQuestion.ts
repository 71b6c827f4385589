import { FILTERS } from '../../figures/explore/exploreAddress.ts';
import { MAP_STATE } from './mapState.ts';

/** The state of the page with a map of all of Texas, as the address has it. */
export const MAP_QUESTION = { ...MAP_STATE, ...FILTERS };
