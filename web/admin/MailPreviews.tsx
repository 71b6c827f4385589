import { useLazyQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { Card } from '../ui/parts/Card.tsx';
import { Failure } from '../ui/parts/Failure.tsx';
import { graphql } from '../gql/gql.ts';
import type { MailPreviewsQuery } from '../gql/graphql.ts';
import { BusyButton } from '../ui/parts/BusyButton.tsx';
import textStyles from '../ui/parts/text.module.css';
import styles from './MailPreviews.module.css';

const MailPreviewsDocument = graphql(`
  query MailPreviews {
    mailPreviews {
      kind
      occasion
      subject
      text
    }
  }
`);

type Preview = MailPreviewsQuery['mailPreviews'][number];

/** The emails that members get, each to be opened; asked for only where somebody wants to see them. */
export function MailPreviews() {
  const [ask, { data, error, loading }] = useLazyQuery(MailPreviewsDocument);
  const show = (): void => {
    void ask();
  };
  return (
    <Card title="Emails">
      <p className={styles.about}>
        The emails that members get about their account and payments, with sample figures.
      </p>
      {error !== undefined && <Failure what="The emails" onRetry={show} />}
      {data === undefined ? (
        <BusyButton loading={loading} onClick={show}>
          Preview emails
        </BusyButton>
      ) : (
        data.mailPreviews.map((mail, index) => <Mail key={mail.subject} mail={mail} isFirst={index === 0} />)
      )}
    </Card>
  );
}

/** The first takes the focus of the button that it replaces. */
function Mail({ mail: { subject, occasion, text }, isFirst }: { mail: Preview; isFirst: boolean }) {
  const takeFocus = useCallback((summary: HTMLElement | null) => summary?.focus(), []);
  return (
    <details className={styles.mailPreview}>
      <summary ref={isFirst ? takeFocus : null}>
        {subject} <span className={textStyles.quiet}>{occasion}</span>
      </summary>
      <pre>{text}</pre>
    </details>
  );
}
