import { readFileSync } from 'node:fs';
import path from 'node:path';

import { HttpResponse, http } from 'msw';
import { z } from 'zod';

import { resolveAddress } from '@footbridge/embedded/front/resolve';
import { Accounts } from '@footbridge/embedded/http/accounts';
import { createEngine } from '@footbridge/embedded/resolvers/engine';
import { keysHeader } from '@footbridge/embedded/resolvers/keys';
import { sampleStore } from './sample-store';
import { RECORDED_WORDPRESS } from './wordpress';

import type { Engine } from '@footbridge/embedded/resolvers/engine';
import type { Store } from '@footbridge/embedded/store/store';

const entrySchema = z.object({
  url: z.string(),
  kind: z.string(),
  mode: z.enum(['latest', 'static']),
  status: z.number(),
  location: z.string().nullable(),
  templates: z.array(z.string()),
  conditionals: z.array(z.string()),
  posts: z.array(z.string()),
  found: z.number().nullable(),
  maxPages: z.number().nullable(),
  numPages: z.number().nullable(),
  passwordRequired: z.boolean().nullable(),
});

/** One address and what WordPress itself answers. */
export type SampleEntry = z.infer<typeof entrySchema>;

/** WordPress's own answers (interfaces: hierarchy-sample.json). */
export function hierarchySample(): SampleEntry[] {
  return z.array(entrySchema).parse(JSON.parse(readFileSync(path.join(__dirname, 'hierarchy-sample.json'), 'utf8')));
}

const requested = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

interface TestBed {
  store: Store;
  engine: Engine;
}
const made = new Map<string, TestBed>();

/** Reading the schema takes longer than a test: each kind of test bed is made once. */
function testBed(mode: 'latest' | 'static', attachmentPages: boolean): TestBed {
  const key = `${mode} ${attachmentPages}`;
  const known = made.get(key);
  if (known) return known;
  const store = sampleStore(mode, RECORDED_WORDPRESS, attachmentPages);
  const accounts = new Accounts(() => store, 'no secret');
  const bed = { store, engine: createEngine(path.join(__dirname, '../../schema.graphql'), () => store, accounts) };
  made.set(key, bed);
  return bed;
}

/**
 * MSW's handlers for the WordPress that the sample was taken from: any query of the project is answered by the embedded
 * engine from `sample-facts.ts`, and the resolve route by its router.
 * `attachmentPages` is WordPress's setting of that name: the sample was taken with it on and off.
 */
export function sampleWordPress(mode: 'latest' | 'static', { attachmentPages = true } = {}) {
  const { store, engine } = testBed(mode, attachmentPages);
  const graphql = http.post(`${RECORDED_WORDPRESS}/index.php`, async ({ request }) => {
    const { query, variables, operationName } = requested.parse(await request.json());
    const { body, keys } = await engine({
      query,
      variables: variables ?? {},
      operationName: operationName ?? undefined,
      viewer: null,
    });
    return HttpResponse.json(body, { headers: { 'x-graphql-keys': keysHeader(keys) } });
  });
  const resolve = http.get(`${RECORDED_WORDPRESS}/index.php`, ({ request }) => {
    const query = new URL(request.url).searchParams;
    if (query.get('rest_route') !== '/footbridge/v1/resolve') return undefined;
    return HttpResponse.json(resolveAddress(query.get('path') ?? '', store));
  });
  return [graphql, resolve];
}
