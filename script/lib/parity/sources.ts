import { describeError, Problem } from '../process/problem';
import { pathOf } from './address';
import { nextInSeries } from './derived';
import { askFrontEnd } from './front-end';
import { listRest, type Listed } from './listed';
import { oddAddresses } from './odd';
import { findResolveRoute, type AskWordPress } from './resolve-route';
import { createRest, NotListed } from './rest';
import { readSample } from './sample';
import { readSitemap } from './sitemap';

import type { Address, Expected } from './types';

/** Where WordPress's answers come from: WordPress itself, or a recorded list of them. */
export interface Source {
  addresses: Address[];
  /** Any of these is WordPress's answer; a list recorded under several settings has several. */
  ask: (address: Address) => Promise<Expected[]>;
  next: (address: Address, expected: Expected) => Address | null;
  /** What the reader of the table has to know about it. */
  notes: string[];
}

/** A recorded list; throws a Problem when it can't be read. */
export function sampleSource(file: string, front: string | null): Source {
  const sample = readSample(file, front);
  const answers = new Map(sample.map((address) => [address.path, address.answers]));
  return { addresses: sample, ask: async ({ path }) => answers.get(path) ?? [], next: () => null, notes: [] };
}

/** WordPress itself; throws a Problem when it can't be reached or does not list what it has. */
export async function wordPressSource(wordpress: string, site: string, secret: string | undefined): Promise<Source> {
  const listed = await listEverything(wordpress);
  const { ask, note } = await chooseAnswers(wordpress, site, secret);
  return {
    addresses: [...listed.addresses, ...withoutRepeats(oddAddresses(listed.addresses), listed.addresses)],
    ask: async (address) => [fromListing(address, await ask(address.path))],
    next: nextInSeries,
    notes: [...listed.notes, ...note],
  };
}

async function listEverything(wordpress: string): Promise<Listed> {
  try {
    const listed = await listRest(createRest(wordpress));
    const sitemap = (await readSitemap(wordpress)).map((url): Address => ({
      path: pathOf(url),
      kind: 'sitemap',
      listed: true,
    }));
    const first = withoutRepeats(listed.addresses, []);
    return { ...listed, addresses: [...first, ...withoutRepeats(sitemap, first)] };
  } catch (error) {
    if (!(error instanceof NotListed)) throw error;
    throw new Problem(
      `--wordpress: ${wordpress} does not list what it has: ${error.message}. Is its REST API open to everybody?`,
    );
  }
}

async function chooseAnswers(
  wordpress: string,
  site: string,
  secret: string | undefined,
): Promise<{ ask: AskWordPress; note: string[] }> {
  const cost =
    "WordPress's front end is asked instead, which tells statuses and redirects only: templates and posts are not compared.";
  if (!secret)
    return {
      ask: askFrontEnd(wordpress),
      note: [`FOOTBRIDGE_SECRET is not set, so the resolve route can't be asked. ${cost}`],
    };
  const ask = await findResolveRoute(wordpress, secret, site);
  if (ask) return { ask, note: [] };
  return {
    ask: askFrontEnd(wordpress),
    note: [`This WordPress has no resolve route: Footbridge's companion plugin is not active there. ${cost}`],
  };
}

/** What WordPress lists, it shows, even where its front end says nothing. */
function fromListing({ listed }: Address, expected: Expected): Expected {
  return listed && expected.status === null ? { ...expected, status: 200 } : expected;
}

function withoutRepeats(addresses: Address[], known: Address[]): Address[] {
  const seen = new Set(known.map(({ path }) => path));
  return addresses.filter(({ path }) => !seen.has(path) && seen.add(path));
}

/** One line for what went wrong with one address, in place of an answer. */
export const noAnswer = (who: string, error: unknown): string =>
  `${who} gave no answer: ${describeError(error).split('\n')[0]}`;
