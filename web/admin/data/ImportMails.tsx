import { useMutation, useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import type { ImportMailsQuery } from '../../gql/graphql.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import textStyles from '../../ui/parts/text.module.css';

const ImportMailsDocument = graphql(`
  query ImportMails {
    importMails {
      isOn
      hookAt
      hookOutcome
      hookAnswer
    }
  }
`);

const SetImportMailsDocument = graphql(`
  mutation SetImportMails($input: SetImportMailsInput!) {
    setImportMails(input: $input) {
      ok
    }
  }
`);

/** The administrator's choice of emails about imports, and the state of the last webhook. */
export function ImportMails() {
  const { data, error, refetch } = useQuery(ImportMailsDocument, { fetchPolicy: 'cache-and-network' });
  const [mutate, { loading, error: refused }] = useMutation(SetImportMailsDocument);
  const askAgain = (): void => void refetch();
  const known = data?.importMails;
  const turn = (isOn: boolean): void => {
    mutate({ variables: { input: { isOn } } }).then(askAgain, () => undefined);
  };
  return (
    <Card
      title="Notices"
      {...(known !== undefined && {
        actions: (
          <BusyButton size="small" loading={loading} onClick={() => turn(!known.isOn)}>
            {known.isOn ? 'Turn off my emails' : 'Turn on my emails'}
          </BusyButton>
        ),
      })}
    >
      {known === undefined && error !== undefined && <Failure what="The notices" onRetry={askAgain} />}
      {known !== undefined && (
        <p className={textStyles.quiet}>
          {known.isOn ? 'You get an email, once your address is confirmed,' : 'You get no email'} when a
          release is published, held back, refused, undone or late, and when an import, a backup or another
          run fails. OPERATOR_MAIL and OPERATOR_WEBHOOK_URL name others who are told.
        </p>
      )}
      {known?.hookAt != null && <p className={textStyles.quiet}>{hookText(known)}</p>}
      {refused !== undefined && <p role="alert">Your choice was not saved. Try again.</p>}
    </Card>
  );
}

function hookText({ hookAt, hookOutcome, hookAnswer }: ImportMailsQuery['importMails']): string {
  const states: Record<string, string> = { SENT: 'delivered', FAILED: 'failed' };
  const state = states[hookOutcome ?? ''] ?? 'waiting';
  const answer = hookAnswer == null ? '' : ` (${hookAnswer})`;
  return `Last webhook: ${formatMoment(hookAt ?? '')}, ${state}${answer}.`;
}
