import type { BillingLoaders } from '../billing/billing.loader.ts';
import type { Billing } from '../billing/gateway.ts';
import type { MarketContext, MarketLoaders } from '../market/context.ts';
import type { Captcha } from './accounts/captcha.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { AddressService } from './addresses/addressService.ts';
import type { AdminLoaders } from './admin/admin.loader.ts';

/** Services that accounts and payments use. */
export interface MemberServices {
  passwords: Passwords;
  captcha: Captcha;
  addresses: AddressService;
  billing: Billing;
}

export interface Loaders extends MarketLoaders {
  billing: BillingLoaders;
  admin: AdminLoaders;
}

/** A call, as resolvers of accounts and payments see it. */
export interface MemberContext extends MarketContext, MemberServices {
  loaders: Loaders;
}
