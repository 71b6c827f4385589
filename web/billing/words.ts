/** What the screens of membership say, word for word as specified. */
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
} as const;
