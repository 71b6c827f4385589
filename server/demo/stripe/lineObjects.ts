import type Stripe from 'stripe';
import type { PriceFacts } from './basicObjects.ts';
import { newId, type Wire } from './wire.ts';

export interface LineFacts {
  price: PriceFacts;
  amount: number;
  description: string;
  period: { start: number; end: number };
  isProration: boolean;
  subscription: string;
  item: string;
}

export function lineObject(invoice: string, facts: LineFacts): Wire<Stripe.InvoiceLineItem> {
  const { price, amount, description, period, isProration, subscription, item } = facts;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: 'usd',
    description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: isProration ? { credited_items: null } : null,
        subscription,
        subscription_item: item,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: 'prod_Demonstration00' },
      type: 'price_details',
      unit_amount_decimal: String(amount),
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription,
    subtotal: amount,
    taxes: [],
  };
}
