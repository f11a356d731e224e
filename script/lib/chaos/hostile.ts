/**
 * Hostile visitors and a healthy WordPress behind a firewall: all others get 200, even for pages that are not cached.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { FIREWALL, hostileAddress } from './firewall';
import { wrongPicture } from './pictures';
import { statuses, wrongVisits, type Result } from './result';
import { nextAddress, recover, watchMemory, type RoundOptions } from './round';
import type { Stage } from './stage';
import { startVisitors, type Visit } from './visitors';

/** A hanging request fails after 7 s: more than twice that, in ms. */
const MIN_DURATION_MS = 20_000;
/** Hostile visitors a second. */
const HOSTILE_RATE = 10;
/** One address that searches without end, searches a second. */
const FLOOD_RATE = 4;
/** Searches a second by all others. */
const SEARCH_RATE = 1;
const WORDS = ['detox', 'family', 'insurance', 'recovery', 'sleep', 'first'];

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** Returns pages of the sitemap that no visitor has opened. */
async function unseenPages({ server, seen }: Stage): Promise<string[]> {
  const read = async (path: string): Promise<string[]> => locations(await (await fetch(server.url + path)).text());
  const pages = (await Promise.all((await read('/sitemap.xml')).map(read))).flat();
  return [...new Set(pages)].filter((path) => !seen.has(path));
}

/** Returns headers of visitors from many addresses: the forwarded-for header of a trusted proxy. */
function fromAnywhere(): () => Record<string, string> {
  let count = 0;
  return () => {
    count += 1;
    return { 'x-forwarded-for': `198.18.${(count >> 8) & 0xff}.${count & 0xff}` };
  };
}

const circuitBreakers = async ({ server }: Stage): Promise<string> =>
  JSON.stringify(Reflect.get(Object(await (await fetch(`${server.url}/api/health`)).json()), 'circuitBreakers'));

/**
 * Returns the wrong responses to the flooding address, which should get results up to the limit, then 429 with the
 * phone number and Retry-After.
 */
function wrongFlood(visits: readonly Visit[]): string[] {
  const refused = visits.filter(({ status }) => status === 429);
  return [
    ...(refused.length === 0 ? [`none of ${visits.length} searches of one address was refused`] : []),
    ...(refused.some(({ isHelpful }) => !isHelpful) ? ['a 429 lacked the number or Retry-After'] : []),
  ];
}

/** Returns wrong responses to refused requests: a 403 must not become an error of the site. */
const wrongHostile = (visits: readonly Visit[]): string[] =>
  wrongVisits([], visits, [404, 429, 502, 503]).filter((wrong) => !wrong.includes('lacked'));

export async function hostileRound(
  stage: Stage,
  { lasts, rate }: RoundOptions,
  report: (line: string) => void,
): Promise<Result> {
  const { server, wordPress, site, seen, random } = stage;
  const fresh = await unseenPages(stage);
  const atSeen = nextAddress(stage, 0);
  await stage.invalidateAll();
  await wordPress.fail(FIREWALL);
  let number = 0;
  let words = 0;
  let flood = 0;
  const at = { url: server.url, phone: site.mainPhone };
  const hostile = startVisitors({
    ...at,
    rate: HOSTILE_RATE,
    next: () => hostileAddress((number += 1)),
    headers: fromAnywhere(),
  });
  const flooding = startVisitors({
    ...at,
    rate: FLOOD_RATE,
    next: () => `/search/?s=detox+${(flood += 1)}`,
    headers: () => ({ 'x-forwarded-for': '203.0.113.9' }),
  });
  const searching = startVisitors({
    ...at,
    rate: SEARCH_RATE,
    next: () => `/search/?s=${WORDS[(words += 1) % WORDS.length]}`,
    headers: fromAnywhere(),
  });
  let visits: Visit[] = [];
  let states = '';
  let pictures: string[] = [];
  const began = Date.now();
  const memory = await watchMemory(stage, async () => {
    const people = startVisitors({ ...at, rate, next: () => (random() < 0.3 ? (fresh.pop() ?? atSeen()) : atSeen()) });
    await sleep(Math.max(lasts, MIN_DURATION_MS));
    pictures = await wrongPicture(stage);
    states = await circuitBreakers(stage);
    visits = await people.stop();
  });
  const requests = wordPress.requestCount() / ((Date.now() - began) / 1000);
  const [strangers, flooded, searched] = await Promise.all([hostile.stop(), flooding.stop(), searching.stop()]);
  await wordPress.fail(null);
  const { recovery, failures } = await recover(stage);
  const [known, unknown] = [visits.filter(({ path }) => seen.has(path)), visits.filter(({ path }) => !seen.has(path))];
  const stopped = states.includes('"pages":"closed"') ? [] : [`the pages' circuit breaker is not closed: ${states}`];
  report(
    `hostile visitors got ${statuses(strangers)}; one address that floods searches ${statuses(flooded)}; other searches ${statuses(searched)}; circuit breakers ${states}`,
  );
  return {
    name: FIREWALL.name,
    seen: known,
    unseen: unknown,
    requestsPerSecond: requests,
    memory,
    recovery,
    failures: [
      ...wrongVisits(known, unknown, [200]),
      ...wrongHostile(strangers),
      ...wrongFlood(flooded),
      ...stopped,
      ...pictures,
      ...failures,
    ],
  };
}
