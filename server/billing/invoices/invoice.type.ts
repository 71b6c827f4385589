import { Field, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/lib/connection.ts';
import { Node } from '../../platform/lib/node.ts';
import { DateTimeScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { InvoiceStatus } from '../billingEnums.ts';

@ObjectType('Invoice', {
  implements: Node,
  description: 'An invoice of a subscription.',
  simpleResolvers: true,
})
export class Invoice extends Node {
  @Field(() => String, {
    nullable: true,
    description: 'Invoice number, as printed on the invoice; null for drafts.',
  })
  number!: string | null;

  @Field(() => DateTimeScalar, { description: 'Time the invoice was created.' })
  createdAt!: Date;

  @Field(() => UsdScalar, { description: 'Amount that is or was due.' })
  amountDue!: number;

  @Field(() => UsdScalar, { description: 'Amount paid.' })
  amountPaid!: number;

  @Field(() => UsdScalar, { description: 'Amount still to be paid; 0 unless the invoice is open.' })
  amountOwed!: number;

  @Field(() => Boolean, {
    description: `True if the links are known to work. Stripe’s links expire some weeks after they are issued. False if Stripe
could not be asked for new ones, or has none.`,
  })
  areLinksFresh!: boolean;

  @Field(() => Boolean, {
    description: `True if Stripe gives no links in place of those that expire, because the customer that the invoice was for
is deleted there. Both links are then null.`,
  })
  areLinksGone!: boolean;

  @Field(() => InvoiceStatus, { description: 'State of the invoice.' })
  status!: InvoiceStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Link to the invoice as a PDF; null if there is none.',
  })
  pdfUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Link to the invoice’s page at Stripe; null if there is none.',
  })
  pageUrl!: string | null;
}

export const InvoiceConnection = connectionType('Invoice', () => Invoice);
