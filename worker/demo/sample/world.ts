import type { AddressBook } from './addresses.ts';
import type { Town } from './geography.ts';
import type { Random } from './random.ts';
import type { Owners, TaxpayerRegister } from './taxpayers.ts';
import type { Period, Turnover } from './tenures.ts';

/** Registers shared by all places of one sample: they keep numbers, addresses and permits unique. */
export interface World {
  register: TaxpayerRegister;
  addresses: AddressBook;
  nextId(): number;
}

/** One town while its hotels or its bars are made up. */
export interface Trade {
  random: Random;
  town: Town;
  world: World;
  period: Period;
  turnover: Turnover;
  owners: Owners;
}
