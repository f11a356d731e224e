/** What generated requests need to know of the started site. */
import { readFileSync } from 'node:fs';
import type { SiteConfig } from '@/site-config/types';
import { Problem } from '../process/problem';
import type { World } from './requests/request';

/** Returns the facts of a started site, with a visit as a browser has it after its first page. */
export async function worldOf(site: SiteConfig, url: string, secret: string): Promise<World> {
  const response = await fetch(`${url}/api/visitor`);
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = pairs.find((pair) => pair.startsWith('csrf-token='))?.slice('csrf-token='.length);
  if (!response.ok || !token)
    throw new Problem(`/api/visitor responds with ${response.status}: is the build of this checkout?`);
  return {
    site,
    secret,
    host: new URL(url).host,
    build: readFileSync('.build/site/BUILD_ID', 'utf8').trim(),
    visit: { cookie: pairs.join('; '), token },
  };
}
