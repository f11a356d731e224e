import { z } from 'zod';

import { jsonIn } from './json-limits';

const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const VALUE = /^[\x21-\x7e][\t\x20-\x7e]*$/;
/** Of the connection and of the body: `fetch` sets them, and a wrong one breaks each request. */
const RESERVED =
  /^(?:host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-.*|accept-encoding)$/i;

const NOT_HEADERS =
  'must be a JSON object of valid header names, each once, and their values, such as {"X-Access-Token":"secret"}';
const NOT_RESERVED = 'must not set a header of the connection or of the body, such as Host, Connection or Content-Type';

const isUnique = (names: string[]): boolean => new Set(names.map((name) => name.toLowerCase())).size === names.length;

const headersSchema = z
  .record(z.string(), z.string().regex(VALUE))
  .refine((headers) => Object.keys(headers).every((name) => NAME.test(name)) && isUnique(Object.keys(headers)));

/** Parses WORDPRESS_HEADERS. Its messages contain no name and no value. */
export const wordPressHeaders = z.string().transform((text, context) => {
  const { data } = headersSchema.safeParse(jsonIn(text));
  if (data && !Object.keys(data).some((name) => RESERVED.test(name))) return data;
  context.addIssue({ code: 'custom', message: data ? NOT_RESERVED : NOT_HEADERS });
  return z.NEVER;
});

/** Returns whether an address has no user and no password, which `fetch` refuses with an error that contains them. */
export function hasNoCredentials(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}
