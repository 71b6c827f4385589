import type { BillingLoaders } from '../billing/billing.loader.ts';
import type { Billing } from '../billing/gateway.ts';
import type { MarketContext, MarketLoaders } from '../market/context.ts';
import type { Log } from '../platform/log.ts';
import type { Captcha } from './accounts/sessions/captcha.ts';
import type { Passwords } from './accounts/passwords/passwords.ts';
import type { AddressService } from './addresses/addressService.ts';
import type { AdminLoaders } from './admin/admin.loader.ts';

export interface MemberServices {
  passwords: Passwords;
  captcha: Captcha;
  addresses: AddressService;
  billing: Billing;
  /** Finds the addresses of a webhook's host. */
  resolveHost: (host: string) => Promise<string[]>;
  /** Writes each entry of the security log to standard output, too; null unless `SECURITY_LOG_OUTPUT` is on. */
  securityOutput: Log | null;
}

export interface Loaders extends MarketLoaders {
  billing: BillingLoaders;
  admin: AdminLoaders;
}

/** Context of a call, for accounts and payments. */
export interface MemberContext extends MarketContext, MemberServices {
  loaders: Loaders;
}
