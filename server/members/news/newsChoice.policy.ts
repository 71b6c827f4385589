export const newsChoicePolicy = {
  newsChoice: 'member',
  setNewsChoice: 'member',
  // The key in the email is the proof, and it allows nothing else.
  stopNewsMails: 'public',
  importMails: 'admin',
  setImportMails: 'admin',
} as const;
