/**
 * The context of a query that is asked again when something was changed: an answer that was under way before may not know
 * of it, so it must not serve for both.
 */
export const ASKED_ANEW = { queryDeduplication: false };
