import { readdirSync } from 'node:fs';
import path from 'node:path';

import { HttpResponse, http } from 'msw';

import { resolveRoute } from '../support/resolve-route';
import { RECORDED_WORDPRESS } from './address';
import { answerOf } from './derived-answers';
import { recording, replayQuery } from './replay';

import type { Recording } from './replay';

export { RECORDED_WORDPRESS } from './address';
const ENDPOINT = `${RECORDED_WORDPRESS}/index.php`;

type Data = Record<string, unknown>;

interface Operation {
  operationName: string;
  query: string;
  variables: Data;
}

function recordingsOf(folder: string): Recording[] {
  return readdirSync(path.join(__dirname, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => recording(`${folder}/${file.replace('.json', '')}`));
}

const byUri = (recordings: Recording[]) => new Map(recordings.map((one) => [one.request.body.variables?.uri, one]));

/** Answers to Faust's seed query and the nodes themselves, by requested address, in one of the front-page modes. */
function exchanges(mode: 'latest-posts' | 'static-front-page') {
  const seeds = byUri(recordingsOf('seed'));
  const nodes = byUri(recordingsOf('nodeByUri'));
  if (mode === 'static-front-page') {
    for (const one of recordingsOf('frontpage')) {
      const isSeed = one.request.body.query.includes('GetSeedNode');
      (isSeed ? seeds : nodes).set(one.request.body.variables?.uri, one);
    }
  }
  // A password makes the large query fail as a whole; what such a post does give was recorded apart.
  nodes.set('/password-post/', recording('data/post-password-fields'));
  return { seeds, nodes };
}

/** Root fields that lists are replayed from, for any node. */
const LISTS = {
  reviews: 'data/reviews',
  facilities: 'data/facilities',
  contributors: 'data/contributors',
  posts: 'data/posts-page1',
  generalSettings: 'data/generalSettings',
  siteOptions: 'data/siteOptions',
};

function recordedLists(): Data {
  const entries = Object.entries(LISTS).map(([field, name]) => [field, recording(name).response.body.data?.[field]]);
  const blog = recording('nodeByUri/blog-page').response.body.data?.nodeByUri;
  return { ...Object.fromEntries(entries), pages: { nodes: [Object.assign({}, blog, { isPostsPage: true })] } };
}

/** The recorded redirect rules that tests use. */
const RULES: Record<string, string> = { '/old-about/': '/about/' };

/** A part of a text. */
const PART = /^(\/.+\/)(\d)\/$/;

const MENUS: Record<string, string> = {
  PRIMARY: 'data/menu-primary',
  FOOTER: 'data/menu-footer',
  SOCIAL: 'data/menu-social',
};

/** Every root field that can give one node gives the recorded one. */
function rootWith(node: unknown): Data {
  const fields = [
    'nodeByUri',
    'page',
    'post',
    'facility',
    'contributor',
    'contentNode',
    'category',
    'tag',
    'treatmentTopic',
    'termNode',
    'user',
    'contentType',
  ];
  return { ...recordedLists(), ...Object.fromEntries(fields.map((field) => [field, node])) };
}

/**
 * MSW's handlers for the recorded WordPress: the resolve route answers by the node that was recorded at an address; queries of the
 * project are answered from what was recorded of the node that was resolved last.
 */
export function recordedWordPress(mode: 'latest-posts' | 'static-front-page' = 'latest-posts') {
  const { seeds, nodes } = exchanges(mode);
  let node: unknown = null;
  const resolve = (asked: string) => {
    const rule = RULES[asked];
    if (rule) return { status: 301, location: rule, isRule: true };
    const [, whole, part = '1'] = PART.exec(asked) ?? [];
    const uri = decodeURI(seeds.has(asked) ? asked : (whole ?? asked));
    const seed = seeds.get(uri)?.response.body.data?.nodeByUri;
    const { nodeByUri, contentNode } = nodes.get(uri)?.response.body.data ?? {};
    node = nodeByUri ?? contentNode ?? null;
    const answer = answerOf(uri, seed ? { __typename: '', ...Object(node), ...Object(seed) } : null);
    return uri === asked ? answer : { ...answer, part: Number(part) };
  };
  return [
    resolveRoute(resolve),
    http.post(ENDPOINT, async ({ request }) => {
      const { operationName, query, variables } = (await request.json()) as Operation;
      const menu =
        operationName === 'GetMenu' ? recording(MENUS[String(variables.location)] ?? '').response.body.data : null;
      return HttpResponse.json(replayQuery(query, menu ?? rootWith(node), variables));
    }),
  ];
}

/** MSW's handler that answers one operation with a recorded failure and leaves the others alone. */
export function recordedFailure(operation: string, name: string) {
  const { response } = recording(name);
  return http.post(ENDPOINT, async ({ request }) => {
    const { operationName } = (await request.clone().json()) as Operation;
    return operationName === operation ? HttpResponse.json(response.body, { status: response.status }) : undefined;
  });
}

/** Every address requested from a real WordPress, hostile ones among them. */
export function recordedTargets(): string[] {
  return [...recordingsOf('seed'), ...recordingsOf('nodeByUri')].flatMap(({ request }) => {
    const uri = request.body.variables?.uri;
    return typeof uri === 'string' && uri.startsWith('/') ? [uri] : [];
  });
}
