/**
 * Access to each field and route. A new one must be listed here or in a file like this one, with its access.
 */
export type Who = 'anyone' | 'signed in' | 'members' | 'admins';

export type FieldAccess = [who: Who, operation: string];
export type PathAccess = [who: Who, path: string, body?: object];

const noCard = 'paymentMethodId: "pm_x", billing: { name: "", line1: "", city: "", state: "", country: "" }';

export const billingFields: Record<string, FieldAccess> = {
  memberStatistics: ['admins', '{ memberStatistics { free } }'],
  members: ['admins', '{ members(first: 1) { totalCount } }'],
  member: ['admins', '{ member(id: "member:x") { id } }'],
  auditLog: ['admins', '{ auditLog(first: 1) { totalCount } }'],
  setMemberRights: ['admins', 'mutation { setMemberRights(input: { memberId: "x" }) { errors { code } } }'],
  marketplaceCities: ['admins', '{ marketplaceCities { name } }'],
  services: ['admins', '{ services { name } }'],
  addressSuggestions: [
    'signed in',
    '{ addressSuggestions(text: "1 Main", session: "0123456789abcdef") { placeId } }',
  ],
  address: ['signed in', '{ address(placeId: "x", session: "0123456789abcdef") { city } }'],
  newHotels: ['members', '{ newHotels { year } }'],
  billing: ['anyone', '{ billing { mode } }'],
  currentToken: ['signed in', '{ currentToken }'],
  subscribe: ['signed in', `mutation { subscribe(input: { plan: MONTHLY, ${noCard} }) { errors { code } } }`],
  confirmSubscription: ['signed in', 'mutation { confirmSubscription { errors { code } } }'],
  payRenewal: ['signed in', 'mutation { payRenewal { errors { code } } }'],
  updateCard: ['signed in', `mutation { updateCard(input: { ${noCard} }) { errors { code } } }`],
  confirmCard: ['signed in', 'mutation { confirmCard { errors { code } } }'],
  cancelSubscription: [
    'signed in',
    'mutation { cancelSubscription(input: { reason: OPTION5 }) { errors { code } } }',
  ],
  resubscribe: ['signed in', 'mutation { resubscribe { errors { code } } }'],
  upgradeSubscription: ['signed in', 'mutation { upgradeSubscription { errors { code } } }'],
  answerDemonstrationChallenge: [
    'signed in',
    'mutation { answerDemonstrationChallenge(input: { clientSecret: "x", pass: true }) { ok } }',
  ],
  subscriptionCheck: ['admins', '{ subscriptionCheck { check { read } } }'],
  mailPreviews: ['admins', '{ mailPreviews { kind } }'],
  moveDemonstrationClock: ['admins', 'mutation { moveDemonstrationClock(input: { days: 1 }) { now } }'],
};

export const billingPaths: Record<string, PathAccess> = {
  'get /admin': ['admins', '/admin'],
  'get /admin/newhotels': ['members', '/admin/newhotels'],
  'get /stripe/subscription': ['signed in', '/stripe/subscription'],
  'get /stripe/stripePayment': ['signed in', '/stripe/stripePayment'],
  'post /stripe/stripePayment': ['signed in', '/stripe/stripePayment', { subscriptionPlan: 2 }],
  'post /stripe/updatecard': ['signed in', '/stripe/updatecard', {}],
  'get /stripe/invoices': ['signed in', '/stripe/invoices'],
  'post /stripe/cancelSubscription': ['signed in', '/stripe/cancelSubscription/', { value: 'option5' }],
  'get /stripe/upgradeSubscription': ['signed in', '/stripe/upgradeSubscription'],
  'post /stripe/upgradeSubscription': ['signed in', '/stripe/upgradeSubscription', {}],
};
