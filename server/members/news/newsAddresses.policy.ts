/** Seeing and deleting feeds and webhooks stays open after a plan has ended. */
export const newsAddressesPolicy = {
  newsFeed: 'session',
  createNewsFeed: 'member',
  deleteNewsFeed: 'session',
  newsWebhook: 'session',
  setNewsWebhook: 'member',
  testNewsWebhook: 'member',
  resumeNewsWebhook: 'member',
  deleteNewsWebhook: 'session',
} as const;
