/** Where this tab keeps what its member is typing. */
export const DRAFTS = 'drafts';
