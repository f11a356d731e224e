/** Schemas of the values in a brand's file. */
import { z } from 'zod';
import type { HexColor } from '../../packages/shared/color';

/** A path of the site, with leading and trailing slash. */
export type SitePath = `/${string}`;

/** +17025550100. */
export type E164 = `+${string}`;

export const text = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .regex(/^\P{Cc}*$/u, 'must not have control characters');

/** A name, which headers and lists show on one or two lines. */
export const name = text.max(60, 'must have at most 60 characters');

export const color = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/, 'must be a color #RRGGBB')
  .transform((value): HexColor => `#${value.slice(1).toUpperCase()}`);

export const sitePath = z
  .string()
  .regex(/^\/(?:[^/\s]+\/)*$/, 'must be a path that begins and ends with a slash')
  .transform((value): SitePath => `/${value.slice(1)}`);

export const absoluteUrl = z.url({ protocol: /^https$/, error: 'must be an absolute https address' });

/** How to reach someone, as security.txt names it (RFC 9116): a mailto:, tel: or https: address. */
export const contactUrl = z.url({
  protocol: /^(?:https|mailto|tel)$/,
  error: 'must be a mailto:, tel: or https: address',
});

/** NANP only: all brands are in the United States, and callNumber() formats nothing else. */
export const e164 = z
  .string()
  .regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, 'must be an E.164 number such as +17025550100')
  .transform((value): E164 => `+${value.slice(1)}`);
