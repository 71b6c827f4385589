import { Field, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/lib/connection.ts';
import { Node } from '../../platform/lib/node.ts';
import { DateTimeScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { InvoiceStatus } from '../billingEnums.ts';

@ObjectType('Invoice', { implements: Node, description: 'A bill of a subscription.', simpleResolvers: true })
export class Invoice extends Node {
  @Field(() => String, { nullable: true, description: 'Its number, as on the bill.' })
  number!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => UsdScalar, { description: 'What is or was to be paid.' })
  amountDue!: number;

  @Field(() => UsdScalar, { description: 'What was paid.' })
  amountPaid!: number;

  @Field(() => UsdScalar, { description: 'What is still to be paid of it; 0 unless it is open.' })
  amountOwed!: number;

  @Field(() => Boolean, {
    description: `Whether the links are known to work: Stripe's expire some weeks after they were given. False where Stripe
could not be asked for new ones.`,
  })
  areLinksFresh!: boolean;

  @Field(() => InvoiceStatus, { description: 'How it stands with it.' })
  status!: InvoiceStatus;

  @Field(() => String, { nullable: true, description: 'Where it can be had as a PDF; null where it cannot.' })
  pdfUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Where it can be looked at; null where it cannot.' })
  pageUrl!: string | null;
}

export const InvoiceConnection = connectionType('Invoice', () => Invoice);
