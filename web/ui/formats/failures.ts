/** Messages for a request that failed without an answer of its own. */
export const NO_ANSWER = 'The server did not respond. Please try again.';
export const NOT_SAVED = 'The change was not saved. Please try again.';

export const CHART_NOT_SAVED = 'The chart was not saved. Please try again.';
