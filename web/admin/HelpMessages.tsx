import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { textColumn } from '../ui/table/columnKinds.tsx';
import { keepFocusBeside } from '../ui/dialog/focusBeside.ts';
import { Failure } from '../ui/parts/Failure.tsx';
import { ReceiptsTable } from '../market/figures/ReceiptsTable.tsx';
import type { Column } from '../ui/table/tableColumns.ts';
import { graphql } from '../gql/gql.ts';
import type { HelpMessagesQuery } from '../gql/graphql.ts';
import { formatMoment } from '../ui/formats/formatMoment.ts';
import { askAgain } from '../app/askAgain.ts';
import { useWholeList } from '../app/useWholeList.ts';
import { NOT_SAVED } from '../ui/formats/failures.ts';

const HelpMessagesDocument = graphql(`
  query HelpMessages($first: Int!, $after: String) {
    helpMessages(first: $first, after: $after, isWaiting: true) {
      nodes {
        messageId
        at
        memberEmail
        answerTo
        text
        page
        requestId
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const SetHelpMessageAnsweredDocument = graphql(`
  mutation SetHelpMessageAnswered($input: SetHelpMessageAnsweredInput!) {
    setHelpMessageAnswered(input: $input) {
      ok
      errors {
        message
      }
    }
  }
`);

type Message = HelpMessagesQuery['helpMessages']['nodes'][number];

const columns = (onAnswered: (messageId: number) => void): readonly Column<Message>[] => [
  {
    key: 'at',
    title: 'When',
    value: ({ at }) => at,
    cell: ({ at }) => formatMoment(at),
    shown: 'tablet',
  },
  { ...textColumn<Message>('text', 'Message', ({ text }) => text, 'phone'), isHeading: true },
  {
    key: 'answerto',
    title: 'Answer to',
    value: ({ answerTo }) => answerTo,
    cell: ({ answerTo }) => <a href={`mailto:${answerTo}`}>{answerTo}</a>,
    shown: 'phone',
  },
  textColumn('member', 'Member', ({ memberEmail }) => memberEmail ?? 'a visitor', 'desktop'),
  textColumn('page', 'Page', ({ page }) => page, 'desktop'),
  textColumn('request', 'Failed request', ({ requestId }) => requestId ?? 'none', 'chosen'),
  {
    key: 'answered',
    title: 'Answered',
    value: () => '',
    isAction: true,
    cell: ({ messageId, answerTo }) => (
      <Button
        size="small"
        aria-label={`Mark the message of ${answerTo} as answered`}
        onClick={({ currentTarget }) => {
          keepFocusBeside(currentTarget);
          onAnswered(messageId);
        }}
      >
        Mark
      </Button>
    ),
    shown: 'phone',
  },
];

/** Messages to the operator that wait for an answer, the latest first. */
export function HelpMessages() {
  const client = useApolloClient();
  const { rows, failed, retry } = useWholeList(HelpMessagesDocument, {
    variables: {},
    connectionOf: (data) => data.helpMessages,
  });
  const { mark, told } = useMark(() => askAgain(client, ['HelpMessages']));
  return (
    <ReceiptsTable
      title="Messages waiting for an answer"
      columns={columns(mark)}
      rows={rows}
      rowKey={({ messageId }) => String(messageId)}
      prefix="help."
      sort="-at"
      instead={failed ? <Failure what="The list of messages" onRetry={retry} /> : undefined}
      note={<p role="status">{told}</p>}
    />
  );
}

function useMark(onDone: () => void) {
  const [told, setTold] = useState('');
  const [mutate] = useMutation(SetHelpMessageAnsweredDocument);
  const mark = (messageId: number): void => {
    mutate({ variables: { input: { messageId, isAnswered: true } } }).then(
      ({ data }) => {
        setTold(data?.setHelpMessageAnswered.errors[0]?.message ?? 'Marked as answered.');
        onDone();
      },
      () => setTold(NOT_SAVED),
    );
  };
  return { mark, told };
}
