import * as React from 'react';

interface Internals {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
}

// React in development notes where each element is made, which takes a tenth of these tests and only adds stacks to its
// warnings. It stops once it has noted ten thousand in a second, and here it believes that it has.
Object.defineProperty(
  (React as unknown as Internals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined, configurable: true },
);
