import { Button } from 'antd';
import { grouped } from './demonstrationRules.ts';
import type { TestCard } from './demonstrationRules.ts';
import styles from './TestCards.module.css';

interface Props {
  cards: readonly TestCard[];
  onUse: (card: TestCard) => void;
}

/** The cards that the demonstration takes, and what becomes of each. */
export function TestCards({ cards, onUse }: Props) {
  return (
    <details className={styles.testCards}>
      <summary>Test cards</summary>
      <ul>
        {cards.map((card) => (
          <li key={card.number}>
            <span>
              <span className={styles.number}>{grouped(card.number)}</span>
              <span className={styles.outcome}>{card.outcome}</span>
            </span>
            <Button aria-label={`Use ${grouped(card.number)}`} onClick={() => onUse(card)}>
              Use
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
