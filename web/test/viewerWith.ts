import { fakeRoot } from './fakeApi.ts';
import { MONTHLY } from './fakeBilling.ts';

type Given = Partial<Record<keyof typeof MONTHLY, unknown>>;

/** Answers for whoever is signed in, with another subscription. */
export const viewerWith = (subscription: Given | null, more = {}) => ({
  viewer: {
    ...fakeRoot.viewer,
    subscription: subscription === null ? null : { ...MONTHLY, ...subscription },
    ...more,
  },
});
