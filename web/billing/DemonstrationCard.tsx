import { useImperativeHandle, useState } from 'react';
import { NO_PROBLEMS } from '../members/accounts/problems.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { BankDialog } from './BankDialog.tsx';
import type { BankQuestion } from './BankDialog.tsx';
import type { CardEntryProps, CardRead } from './cardEntry.ts';
import { cardProblems, grouped, testCardOf } from './demonstrationRules.ts';
import type { CardValues, TestCard } from './demonstrationRules.ts';
import { TestCards } from './TestCards.tsx';
import formStyles from '../ui/fields/form.module.css';

const EMPTY: CardValues = { cardNumber: '', cardExpiry: '', cardCvc: '' };
/** Whatever comes later than today. */
const FITTING = { cardExpiry: '12 / 40', cardCvc: '123' };

/** A card's fields if no card is charged. What is typed stays in the browser: the server gets a name for it. */
export function DemonstrationCard({ ref, problems, cards }: CardEntryProps & { cards: readonly TestCard[] }) {
  const [values, setValues] = useState(EMPTY);
  const [question, setQuestion] = useState<BankQuestion | null>(null);
  useImperativeHandle(ref, () => ({
    read: () => Promise.resolve(readOf(values, cards)),
    authenticate: (clientSecret) =>
      new Promise((resolve) => {
        setQuestion({ clientSecret, onAnswered: resolve });
      }),
  }));
  const field = (id: keyof CardValues) => ({
    id,
    value: values[id],
    onChange: (value: string) => setValues((before) => ({ ...before, [id]: value })),
    message: problems[id] ?? null,
    inputMode: 'numeric' as const,
  });
  return (
    <>
      <TextField
        {...field('cardNumber')}
        label="Card number"
        autoComplete="off"
        onBlur={() => setValues((before) => ({ ...before, cardNumber: grouped(before.cardNumber) }))}
      />
      <div className={formStyles.pair}>
        <TextField {...field('cardExpiry')} label="Expiry (MM / YY)" autoComplete="off" />
        <TextField {...field('cardCvc')} label="CVC" autoComplete="off" />
      </div>
      <TestCards
        cards={cards}
        onUse={({ number }) => setValues({ cardNumber: grouped(number), ...FITTING })}
      />
      {question !== null && <BankDialog question={question} onClose={() => setQuestion(null)} />}
    </>
  );
}

function readOf(values: CardValues, cards: readonly TestCard[]): CardRead {
  const problems = cardProblems(values, cards, new Date());
  const card = testCardOf(values.cardNumber, cards);
  if (problems !== null || card === undefined) return { problems: problems ?? NO_PROBLEMS };
  return { paymentMethodId: card.paymentMethodId };
}
