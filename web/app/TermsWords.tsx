import { useBilling } from '../billing/useBilling.ts';
import { SupportAddress } from '../members/help/SupportAddress.tsx';
import { formatMoney } from '../ui/formats/formatMoney.ts';
import { startingWith } from './about.ts';
import type { Names } from './legalNames.ts';

/** The agreement between members and the operator. */
export function TermsWords({ productName, operatorName }: Names) {
  return (
    <>
      <h1>Terms</h1>
      <p>
        These terms are between you and {operatorName}, who runs {productName}.
      </p>
      <h2>The figures</h2>
      <p>
        {productName} shows figures as taxpayers filed them with the Texas Comptroller of Public Accounts, and
        figures computed from them. They are provided as is, without warranty. Check what you rely on against
        the release named beside it.
      </p>
      <h2>Your account</h2>
      <p>
        An account is for one person. Keep your password to yourself; you are responsible for what is done
        with it. Programs may use your account within the limits stated in the responses.
      </p>
      <PlanTerms />
      <h2>The end</h2>
      <p>
        You may close your account at any time. {startingWith(operatorName)} may close an account that harms
        the product or its other members. <SupportAddress before="Questions? Write to" />
      </p>
    </>
  );
}

/** The price of a plan, and how it renews and ends. */
function PlanTerms() {
  const { billing } = useBilling();
  const monthly = billing?.plans.find(({ isYearly }) => !isYearly);
  const yearly = billing?.plans.find(({ isYearly }) => isYearly);
  return (
    <>
      <h2>Plans and payment</h2>
      <p>
        {monthly && yearly
          ? `A plan costs ${formatMoney(monthly.price)} a month or ${formatMoney(yearly.price)} a year, paid in advance.`
          : 'A plan is paid in advance, at the price shown on the plans page.'}{' '}
        It renews automatically at that price until you cancel it, which you can do at any time in My Account.
        You then keep access until the end of the period you paid for, and nothing more is charged.
      </p>
      <p>
        Partial periods are not refunded. Charges made by mistake are refunded in full if you write to the
        operator.
      </p>
    </>
  );
}
