import { Accounts20261120000600 } from './20261120000600-accounts.ts';
import { Beverages20261120000400 } from './20261120000400-beverages.ts';
import { Hotels20261120000300 } from './20261120000300-hotels.ts';
import { Lookup20261120000500 } from './20261120000500-lookup.ts';
import { MemberLists20261121000200 } from './20261121000200-memberLists.ts';
import { Reference20261120000100 } from './20261120000100-reference.ts';
import { Releases20261120000200 } from './20261120000200-releases.ts';
import { SignIns20261121000100 } from './20261121000100-signIns.ts';

/** Every change of the database, oldest first. A new one is a file of its own and a line here. */
export const migrations = [
  Reference20261120000100,
  Releases20261120000200,
  Hotels20261120000300,
  Beverages20261120000400,
  Lookup20261120000500,
  Accounts20261120000600,
  SignIns20261121000100,
  MemberLists20261121000200,
];
