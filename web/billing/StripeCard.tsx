import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useImperativeHandle, useState } from 'react';
import { useStandAside } from '../ui/dialog/dialogControl.ts';
import { useTheme } from '../ui/theme/ThemeProvider.tsx';
import { Failure } from '../ui/parts/Failure.tsx';
import type { BillingValues } from './billingValues.ts';
import type { CardEntryProps, CardRead } from './cardEntry.ts';
import { StripeField } from './StripeField.tsx';
import formStyles from '../ui/fields/form.module.css';

const UNREACHABLE = 'The card provider cannot be reached. Please try again.';

/** Card fields in Stripe's own frames: a card number never reaches this page. */
export function StripeCard({ publishableKey, ...props }: CardEntryProps & { publishableKey: string }) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    loadStripe(publishableKey).then(setStripe, () => setFailed(true));
  }, [publishableKey, attempt]);
  const retry = (): void => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  if (failed) return <Failure what="The card entry" onRetry={retry} />;
  return (
    <Elements stripe={stripe}>
      <Fields {...props} />
    </Elements>
  );
}

function Fields({ ref, problems }: CardEntryProps) {
  const stripe = useStripe();
  const elements = useElements();
  const options = useFieldOptions();
  const standAside = useStandAside();
  useImperativeHandle(ref, () => ({
    read: (billing) => readOf(stripe, elements, billing),
    authenticate: async (clientSecret) => {
      await standAside(async () => stripe?.handleNextAction({ clientSecret }));
    },
  }));
  return (
    <>
      <StripeField label="Card number" id="cardNumber" problem={problems['cardNumber']}>
        {(onChange) => <CardNumberElement id="cardNumber" options={options} onChange={onChange} />}
      </StripeField>
      <div className={formStyles.pair}>
        <StripeField label="Expiry (MM / YY)" id="cardExpiry" problem={problems['cardExpiry']}>
          {(onChange) => <CardExpiryElement id="cardExpiry" options={options} onChange={onChange} />}
        </StripeField>
        <StripeField label="CVC" id="cardCvc" problem={problems['cardCvc']}>
          {(onChange) => <CardCvcElement id="cardCvc" options={options} onChange={onChange} />}
        </StripeField>
      </div>
    </>
  );
}

/** Frames of another origin know neither our style sheets nor our font. */
function useFieldOptions() {
  const { palette } = useTheme();
  const base = { color: palette.ink, fontSize: '16px', fontFamily: 'system-ui, sans-serif' };
  return {
    style: {
      base: { ...base, '::placeholder': { color: palette.second } },
      invalid: { color: palette.down },
    },
  };
}

async function readOf(
  stripe: Stripe | null,
  elements: StripeElements | null,
  { name, line1, line2, city, state, country, postalCode }: BillingValues,
): Promise<CardRead> {
  const card = elements?.getElement(CardNumberElement) ?? null;
  if (stripe === null || card === null) return { problems: { cardNumber: UNREACHABLE } };
  const { paymentMethod, error } = await stripe.createPaymentMethod({
    type: 'card',
    card,
    billing_details: { name, address: { line1, line2, city, state, country, postal_code: postalCode } },
  });
  if (error === undefined) return { paymentMethodId: paymentMethod.id };
  card.focus();
  return { problems: { [fieldOf(error.code)]: error.message ?? UNREACHABLE } };
}

function fieldOf(code: string | undefined): string {
  if (code?.includes('expiry') === true) return 'cardExpiry';
  return code?.includes('cvc') === true ? 'cardCvc' : 'cardNumber';
}
