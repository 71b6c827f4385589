import { CUT } from '../../../server/market/premises/addressUnits.rules.ts';
import { oneEdit } from '../../../server/market/brands/similarName.rules.ts';
import { namedHighways } from '../../../server/market/premises/addressWords.rules.ts';
import type { Address } from '../../../server/market/premises/address.rules.ts';

/** A way in which two addresses differ: what it takes from the score, and its words. */
export interface Difference {
  kind: 'number' | 'street' | 'suffix' | 'direction' | 'unit';
  cost: number;
  says: string;
  /** True if one of them leaves the part out and the other has it. */
  isMissing: boolean;
}

const letters = (text: string): string => text.replaceAll(' ', '');
const digits = (text: string): string => text.replaceAll(/\D/g, '');
const pair = (one: string, other: string): string => `(${one || 'none'}, ${other || 'none'})`;

/** The ways in which two addresses differ; null if they are too different to be of one building. */
export function differences(one: Address, other: Address): Difference[] | null {
  // Most pairs end here, and a ZIP code has many.
  const house = number(one, other);
  const suite = house === 'other' ? 'other' : unit(one, other);
  if (house === 'other' || suite === 'other') return null;
  if (isOneWay(one, other)) return [house, suite].filter((difference) => difference !== null);
  const way = street(one, other);
  const found = [house, way, suite];
  // A street by another name has other directions and another suffix.
  const isSameWay = way === null || way.cost < 15;
  if (isSameWay && !isOneWord(one, other)) found.push(suffix(one, other));
  if (isSameWay) found.push(direction(one, other));
  return found.filter((difference) => difference !== null);
}

/** 'ROSE WAY' and 'ROSEWAY'. */
function isOneWord(one: Address, other: Address): boolean {
  return letters(one.street + one.suffix) === letters(other.street + other.suffix);
}

/** 'NW ST' and 'N WEST ST', where it is open what the direction belongs to. */
const isOneWay = (one: Address, other: Address): boolean => wayOf(one) === wayOf(other);
const wayOf = ({ before, street, suffix, after }: Address): string =>
  letters(before + street + suffix + after);

type Found = Difference | null | 'other';

function number({ number: one }: Address, { number: other }: Address): Found {
  if (one === other) return null;
  if (one === '' || other === '') return 'other';
  // The other side of the street.
  if (Math.abs(Number(one) - Number(other)) === 1)
    return numberDifference(NEXT_NUMBER, `by one ${pair(one, other)}`);
  if (oneEdit(one, other) !== null) return numberDifference(40, `in one place ${pair(one, other)}`);
  return haveOtherDigits(one, other)
    ? numberDifference(OTHER_DIGITS, `in two places ${pair(one, other)}`)
    : 'other';
}

const numberDifference = (cost: number, how: string): Difference => ({
  kind: 'number',
  cost,
  says: `house numbers differ ${how}`,
  isMissing: false,
});

/** Costs of house numbers that take more evidence than others. */
export const NEXT_NUMBER = 30;
export const OTHER_DIGITS = 60;

/** '972' and '752', '2301' and '2103'. */
function haveOtherDigits(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < 3) return false;
  let differing = 0;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) differing += 1;
  return differing === 2;
}

const highwayOf = ({ street: name, suffix: kind }: Address): string =>
  namedHighways.get(`${name} ${kind}`) ?? name;

/** A highway without the name of a town or a crossing street, which may tell two apart. */
function isBareRoute({ street: name }: Address): boolean {
  return /^(IH|FM|LOOP|SPUR|CR|PR|HWY) \d+[A-Z]?( BUS| BYP)?$/.test(name);
}

function street(one: Address, other: Address): Difference | null {
  const [name, otherName] = [letters(one.street), letters(other.street)];
  if (name === otherName || isOneWord(one, other)) return null;
  const says = pair(one.street, other.street);
  if (highwayOf(one) === highwayOf(other))
    return { kind: 'street', cost: 10, says: `two names of a highway ${says}`, isMissing: false };
  const isNumbered = one.isRoute || other.isRoute;
  const hasSameNumber = digits(name) === digits(otherName);
  if (isNumbered && hasSameNumber && digits(name) !== '') {
    const cost = isBareRoute(one) && isBareRoute(other) ? 15 : 25;
    return { kind: 'street', cost, says: `kinds of highway differ ${says}`, isMissing: false };
  }
  if (hasSameNumber && Math.min(name.length, otherName.length) >= 5 && oneEdit(name, otherName) !== null) {
    return { kind: 'street', cost: 10, says: `street names differ in one letter ${says}`, isMissing: false };
  }
  return { kind: 'street', cost: 45, says: `street names differ ${says}`, isMissing: false };
}

function suffix({ suffix: one }: Address, { suffix: other }: Address): Difference | null {
  if (one === other) return null;
  const isMissing = one === '' || other === '';
  const says = isMissing
    ? `street suffix missing ${pair(one, other)}`
    : `street suffixes differ ${pair(one, other)}`;
  return { kind: 'suffix', cost: isMissing ? 10 : 25, says, isMissing };
}

function direction(one: Address, other: Address): Difference | null {
  if (one.before === other.before && one.after === other.after) return null;
  const [all, others] = [one, other].map(({ before, after }) => [before, after].join(' ').trim());
  if (all === others)
    return { kind: 'direction', cost: 5, says: 'direction at the other end', isMissing: false };
  const isMissing = all === '' || others === '';
  const says = `${isMissing ? 'direction missing' : 'directions differ'} ${pair(all ?? '', others ?? '')}`;
  return { kind: 'direction', cost: isMissing ? 15 : 40, says, isMissing };
}

/** The part of a building that an address names; empty if it names none or the source cut it off. */
export function suiteOf({ building, floor, unit: number }: Address): string {
  return [building, floor, number].filter((part) => part !== '' && part !== CUT).join(' ');
}

/** Two different suites are two premises; a suite that one of the two leaves out may be the same. */
function unit(one: Address, other: Address): Found {
  const [suite, otherSuite] = [suiteOf(one), suiteOf(other)];
  const isCut = (one.unit === CUT) !== (other.unit === CUT);
  if (suite === otherSuite && !isCut) return null;
  if (suite !== '' && otherSuite !== '') return 'other';
  return {
    kind: 'unit',
    cost: 20,
    says: `suite or unit missing ${pair(suite, otherSuite)}`,
    isMissing: true,
  };
}
