/** Texts of the membership screens, word for word if specified. */
export const words = {
  fillPayment: 'Please Fill the details before making a payment.',
  fillCard: 'Please Fill all the details',
  paymentFailed: 'Bummer!! Something went wrong. Please contact our Support Team for assistance.',
  cancellationFailed:
    'Sorry, something went wrong. For assistance in unsubscribing please contact us via Help & Support.',
  specify: 'please specify before submitting.',
  complete: 'Purchase complete',
  cardUpdated: 'Card Details updated successfully!',
  redirecting: 'Redirecting back to your account...',
  canceled: 'Plan canceled.',
  notRenewed: 'The last renewal was not paid.',
  payOrUpdate: 'Please pay it now, or update your payment details.',
  payNow: 'Pay now',
  stale: 'Stripe did not respond. The list is complete, but links to files may have expired.',
  linksGone:
    'the link has expired, and Stripe has no new one for an earlier customer; please ask for a copy via Help & Support',
  notSetUp: 'Payment is not set up here, so no plan can be bought.',
  freeCancelled: 'You have free access. Your plan is not renewed, and nothing more is charged.',
  freeCharged: 'You have free access, and this plan is still charged. You can cancel it below.',
  notCharged: 'No card is charged here for your plan: it is paid elsewhere.',
  noEnd:
    'Your plan has no end, and no card is charged here for it. To end it, please contact us via Help & Support.',
  renewed: 'Your membership is paid.',
  keepPlan: 'Keep my plan',
  beforeDiscounts: 'before discounts, credits and taxes',
  nextPaymentShown: 'My Account then shows what the next payment is.',
  noPrice: 'Stripe did not return today’s price. Please try again later.',
  payRenewalFirst:
    'Your last renewal was not paid. Pay it in My Account first; then you can change to the yearly plan.',
} as const;
