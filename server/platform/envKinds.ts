import { isIP } from 'node:net';
import { z } from 'zod';
import type { PropertyNumber } from './lib/property.ts';

/** Kinds of environment variables. Errors complete a sentence that starts with the name of the variable. */

export function url(protocols: string[], example: string): z.ZodType<string> {
  const sentence = `must be a URL such as ${example}`;
  return z.string({ error: sentence }).refine((text) => protocols.includes(protocolOf(text)), sentence);
}

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}

/** A whole number within these ends, included. */
export function whole(from: number, to: number): z.ZodType<number> {
  const sentence = `must be a whole number from ${String(from)} to ${String(to)}`;
  return z
    .string({ error: sentence })
    .regex(/^\d+$/, sentence)
    .transform(Number)
    .refine((value) => value >= from && value <= to, sentence);
}

const WEB = ['http:', 'https:'];

export function webUrl(example: string): z.ZodType<string> {
  return url(WEB, example);
}

/** URL of map tiles, with placeholders for a tile's zoom, column and row. */
export function tilesUrl(example: string): z.ZodType<string> {
  const sentence = `must be a URL with {z}, {x} and {y}, such as ${example}`;
  const isTemplate = (text: string): boolean => ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
  return z.string().refine((text) => WEB.includes(protocolOf(text)) && isTemplate(text), sentence);
}

function originOf(text: string): string | null {
  if (!WEB.includes(protocolOf(text))) return null;
  const { origin, pathname, search, hash, username } = new URL(text);
  return pathname === '/' && search + hash + username === '' ? origin : null;
}

/** `https://texas.example.com`, without a path. */
export function origin(example: string): z.ZodType<string> {
  const sentence = `must be an address without a path, such as ${example}`;
  return z
    .string()
    .refine((text) => originOf(text) !== null, sentence)
    .transform((text) => originOf(text) ?? text);
}

/** An origin and the file of the private authority that certified it; null if there is none. */
export interface CertifiedOrigin {
  origin: string;
  authority: string | null;
}

/** An origin; with https, `?sslrootcert=FILE` as in DATABASE_URL may name a private authority. */
export function certifiedOrigin(example: string): z.ZodType<CertifiedOrigin> {
  const sentence = `must be an address without a path, such as ${example}`;
  return z
    .string()
    .refine((text) => certifiedOriginOf(text) !== null, sentence)
    .transform((text) => certifiedOriginOf(text) ?? { origin: text, authority: null });
}

function certifiedOriginOf(text: string): CertifiedOrigin | null {
  const [address = '', ...query] = text.split('?sslrootcert=');
  const origin = originOf(address);
  if (origin === null || query.length > 1) return null;
  const [authority = null] = query;
  return authority !== null && !origin.startsWith('https:') ? null : { origin, authority };
}

/** Several origins, separated by commas. */
export function origins(example: string): z.ZodType<string[]> {
  const sentence = `must be addresses without a path, such as ${example}`;
  return z
    .string()
    .refine((text) => partsOf(text).every((part) => originOf(part) !== null), sentence)
    .transform((text) => partsOf(text).map((part) => originOf(part) ?? part));
}

function partsOf(text: string): string[] {
  return text.split(',').flatMap((part) => part.trim() || []);
}

/** Proxies trusted to state a caller's address: none, a number of them, or these addresses. */
export type TrustedProxies = false | number | string[];

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** A number of proxies, or their addresses. */
export function proxies(): z.ZodType<TrustedProxies> {
  const sentence = 'must be a number of proxies, or addresses such as 10.0.0.1,172.16.0.0/12';
  return z
    .string()
    .refine((text) => /^\d{1,2}$/.test(text) || partsOf(text).every(isNetwork), sentence)
    .transform((text) => {
      if (/^0*$/.test(text)) return false;
      return /^\d+$/.test(text) ? Number(text) : partsOf(text);
    });
}

function isNetwork(part: string): boolean {
  const [address = '', bits = '0', ...more] = part.split('/');
  const isAddress = isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= 128 && more.length === 0;
  return NAMED_NETWORKS.includes(part) || isAddress;
}

/** A property's taxpayer number and location number. */
export function property(example: string): z.ZodType<PropertyNumber> {
  const sentence = `must be a taxpayer number and a location number, such as ${example}`;
  return z
    .string()
    .regex(/^[A-Za-z0-9]{1,20}\/\d{1,9}$/, sentence)
    .transform((text) => {
      const [taxpayerNumber = '', locationNumber] = text.split('/');
      return { taxpayerNumber, locationNumber: Number(locationNumber) };
    });
}
