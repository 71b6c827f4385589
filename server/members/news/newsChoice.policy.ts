/** Access to this feature’s root fields. */
export const newsChoicePolicy = {
  newsChoice: 'member',
  setNewsChoice: 'member',
  // The key of the email is the proof, and it can do nothing else.
  stopNewsMails: 'public',
  importMails: 'admin',
  setImportMails: 'admin',
} as const;
