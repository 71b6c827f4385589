import { Link } from 'react-router-dom';
import { HelpTip } from '../../ui/dialog/HelpTip.tsx';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import type { Product } from '../../gql/graphql.ts';
import { earlierOwnersText, filedBy, laterOwner, overlapTexts } from './owners.ts';
import type { Owners } from './owners.ts';
import { propertyPath } from './property.ts';
import styles from './OwnersNote.module.css';

const WORDS: Record<Product, string> = {
  HOTEL: 'Why these owners ran one hotel',
  BEVERAGE: 'Why these owners ran one bar',
};

/** Names the present owner on the page of an earlier one, and the owners who filed earlier figures. */
export function OwnersNote({ product, owners }: { product: Product; owners: Owners | null }) {
  if (owners === null || owners.spans.length < 2) return null;
  const later = laterOwner(owners);
  return (
    <div className={styles.note}>
      {later !== null && (
        <p>
          Now <Link to={propertyPath(product, later)}>{later.name}</Link>, filed {filedBy(later)}
          {later.firstMonth !== null && `, with figures from ${formatMonth(later.firstMonth)} on`}. All its
          months are shown here; those of this owner are marked in the chart.
        </p>
      )}
      <p>
        {earlierOwnersText(owners.spans)}{' '}
        <HelpTip label={WORDS[product]}>
          {owners.spans.map(({ position, name, taxpayerName, reason }) => (
            <span key={position} className={styles.reason}>
              {[name, taxpayerName].filter(Boolean).join(', ')}
              {reason !== null && `: ${reason}`}
            </span>
          ))}
        </HelpTip>
      </p>
      {overlapTexts(owners.spans).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
