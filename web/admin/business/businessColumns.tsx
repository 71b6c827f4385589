import { cancelReasons } from '../../billing/cancelReasons.ts';
import { countColumn, moneyColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import type { MemberState, Plan } from '../../gql/graphql.ts';
import { formatPercent } from '../../ui/formats/formatMoney.ts';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import type { Business } from './businessDocument.ts';

type State = Business['states'][number];
type Month = Business['months'][number];
type Reason = Business['cancellationReasons'][number];
type Cancellation = Business['cancellations'][number];
type Renewal = Business['failedRenewals'][number];
type Dispute = Business['disputes'][number];

const STATES: Readonly<Record<MemberState, string>> = {
  FREE: 'Free access',
  SUBSCRIBED: 'Subscribed',
  PAST_DUE: 'Renewal not paid',
  CANCELLED: 'Cancelled, with access until the end',
  ENDED: 'Ended',
  NEVER: 'Never subscribed',
};

const PLANS: Readonly<Record<Plan, string>> = {
  LEGACY_MONTHLY: 'Legacy monthly',
  LEGACY_YEARLY: 'Legacy yearly',
  MONTHLY: 'Monthly',
  YEARLY: 'Yearly',
};

function momentColumn<Row>(key: string, title: string, value: (row: Row) => string | null): Column<Row> {
  const cell = (row: Row) => {
    const moment = value(row);
    return moment === null ? <Unknown why="not again" /> : formatMoment(moment);
  };
  return { key, title, value, cell, shown: 'tablet' };
}

export const stateColumns: readonly Column<State>[] = [
  { ...textColumn<State>('state', 'State', ({ state }) => STATES[state], 'phone'), isHeading: true },
  countColumn<State>({ key: 'members', title: 'Members', value: ({ members }) => members }),
];

export const monthColumns: readonly Column<Month>[] = [
  {
    key: 'month',
    title: 'Month',
    value: ({ month }) => month,
    cell: ({ month }) => formatMonth(month),
    shown: 'phone',
    isHeading: true,
  },
  moneyColumn<Month>({ key: 'revenue', title: 'Revenue', value: ({ revenue }) => revenue }),
  moneyColumn<Month>({ key: 'refunds', title: 'Refunds', value: ({ refunds }) => refunds, shown: 'tablet' }),
  moneyColumn<Month>({
    key: 'disputes',
    title: 'Lost disputes',
    value: ({ lostDisputes }) => lostDisputes,
    shown: 'tablet',
  }),
  countColumn<Month>({ key: 'new', title: 'New members', value: (row) => row.newMembers, shown: 'tablet' }),
  countColumn<Month>({ key: 'ended', title: 'Ended', value: (row) => row.endedMembers, shown: 'tablet' }),
  {
    key: 'churn',
    title: 'Churn, percent',
    value: ({ churnPct }) => churnPct,
    cell: ({ churnPct }) =>
      churnPct === null ? <Unknown why="no members at the start of the month" /> : formatPercent(churnPct),
    numeric: true,
    shown: 'phone',
  },
  countColumn<Month>({
    key: 'atstart',
    title: 'Members at start of month',
    value: (row) => row.membersAtStart,
    shown: 'chosen',
  }),
  countColumn<Month>({
    key: 'failed',
    title: 'Failed renewals',
    value: (row) => row.failedRenewals,
    shown: 'desktop',
  }),
];

export const reasonColumns: readonly Column<Reason>[] = [
  {
    ...textColumn<Reason>('reason', 'Reason', ({ reason }) => cancelReasons[reason].label, 'phone'),
    isHeading: true,
  },
  countColumn<Reason>({ key: 'count', title: 'Cancellations', value: (row) => row.cancellations }),
];

export const cancellationColumns: readonly Column<Cancellation>[] = [
  momentColumn<Cancellation>('at', 'When', ({ at }) => at),
  {
    ...textColumn<Cancellation>('member', 'Member', ({ memberEmail }) => memberEmail, 'phone'),
    isHeading: true,
  },
  textColumn('plan', 'Plan', ({ plan }) => plan && PLANS[plan], 'desktop'),
  textColumn('reason', 'Reason', ({ reason }) => cancelReasons[reason].label, 'phone'),
  textColumn('text', 'Comment', ({ text }) => text ?? '', 'tablet'),
];

export const renewalColumns: readonly Column<Renewal>[] = [
  { ...textColumn<Renewal>('member', 'Member', ({ memberEmail }) => memberEmail, 'phone'), isHeading: true },
  moneyColumn<Renewal>({ key: 'owed', title: 'Owed', value: ({ owed }) => owed }),
  momentColumn<Renewal>('since', 'Since', ({ since }) => since),
  countColumn<Renewal>({ key: 'attempts', title: 'Attempts', value: ({ attempts }) => attempts }),
  momentColumn<Renewal>('next', 'Tried again', ({ nextAttemptAt }) => nextAttemptAt),
];

const DISPUTES: Readonly<Record<string, string>> = {
  needs_response: 'Answer at Stripe',
  warning_needs_response: 'Inquiry, answer at Stripe',
  under_review: 'Under review',
  warning_under_review: 'Inquiry under review',
  warning_closed: 'Inquiry closed',
  won: 'Won',
  lost: 'Lost, subscription ended',
};

export const disputeColumns: readonly Column<Dispute>[] = [
  {
    ...textColumn<Dispute>(
      'member',
      'Member',
      ({ memberEmail }) => memberEmail ?? 'Deleted account',
      'phone',
    ),
    isHeading: true,
  },
  momentColumn<Dispute>('at', 'Opened', ({ at }) => at),
  moneyColumn<Dispute>({ key: 'amount', title: 'Amount', value: ({ amount }) => amount }),
  textColumn('status', 'State', ({ status }) => DISPUTES[status] ?? status, 'phone'),
  textColumn('reason', 'Reason', ({ reason }) => (reason ?? '').replaceAll('_', ' '), 'tablet'),
];
