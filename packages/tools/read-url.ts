import { UsageError } from './process/problem';

/** Returns an address without a slash at its end. @throws UsageError for anything else, without printing a password in it */
export function readUrl(text: string | undefined, source: string): string {
  if (!text) throw new UsageError(`${source} is missing. It looks like ${source} https://cms.example.org`);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.username || url?.password)
    throw new UsageError(`${source}: the address has a user or a password. Set the header with WORDPRESS_HEADERS.`);
  if (url && /^https?:$/.test(url.protocol)) return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  throw new UsageError(`${source}: "${text}" is no web address. It looks like https://cms.example.org`);
}
