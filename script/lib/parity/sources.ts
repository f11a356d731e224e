import { describeError, Problem } from '../process/problem';
import { pathOf } from './address';
import { nextInSeries } from './derived';
import { listRest, type Listed } from './listed';
import { oddAddresses } from './odd';
import { findResolveRoute } from './resolve-route';
import { createRest, NotListed } from './rest';
import { readSample } from './sample';
import { readSitemap } from './sitemap';

import type { Address, Expected } from './types';

/** The source of WordPress's responses: WordPress itself, or a recorded list of them. */
export interface Source {
  addresses: Address[];
  /** Returns WordPress's possible responses; a list recorded under several settings has several. */
  request: (address: Address) => Promise<Expected[]>;
  next: (address: Address, expected: Expected) => Address | null;
  /** Notes for readers of the table. */
  notes: string[];
}

/** A recorded list; throws a Problem when it can't be read. */
export function sampleSource(file: string, front: string | null): Source {
  const sample = readSample(file, front);
  const answers = new Map(sample.map((address) => [address.path, address.answers]));
  return { addresses: sample, request: async ({ path }) => answers.get(path) ?? [], next: () => null, notes: [] };
}

/** WordPress itself; throws a Problem when it can't be reached or does not list what it has. */
export async function wordPressSource(wordpress: string, site: string, secret: string | undefined): Promise<Source> {
  const listed = await listEverything(wordpress);
  if (!secret) throw new Problem('FOOTBRIDGE_SECRET is not set: the plugin’s resolve route can’t be used.');
  const paths = new Map(listed.addresses.map(({ id, path }) => [id, path]));
  const request = await findResolveRoute(wordpress, secret, site, (id) => paths.get(id) ?? `/?p=${id}`);
  return {
    addresses: [...listed.addresses, ...withoutRepeats(oddAddresses(listed.addresses), listed.addresses)],
    request: async (address) => [await request(address.path)],
    next: nextInSeries,
    notes: listed.notes,
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
    throw new Problem(`--wordpress: ${wordpress} does not list its content: ${error.message}. Is its REST API public?`);
  }
}

function withoutRepeats(addresses: Address[], known: Address[]): Address[] {
  const seen = new Set(known.map(({ path }) => path));
  return addresses.filter(({ path }) => !seen.has(path) && seen.add(path));
}

/** Returns one line about a failed request, in place of a response. */
export const noAnswer = (who: string, error: unknown): string =>
  `${who} gave no answer: ${describeError(error).split('\n')[0]}`;
