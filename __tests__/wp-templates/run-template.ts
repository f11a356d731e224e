import { transformTools } from '@footbridge/bridge/pages/page/tools';
import type { AddressContext, ArchivePage, TransformResult } from '@footbridge/bridge/wordpress/types';
import { templates, type TemplateName } from '@/wp-templates';
import { RECORDED_WORDPRESS } from '../recordings/address';
import { recording, replayFragment, replayQuery } from '../recordings/replay';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

type Root = Record<string, unknown>;

beforeAll(() => {
  process.env.WORDPRESS_URL = RECORDED_WORDPRESS;
});

/** Recorded root field by name: `recorded('nodeByUri/page')` is the node. */
export function recorded(name: string, field = 'nodeByUri'): Root {
  const value = recording(name).response.body.data?.[field];
  if (typeof value !== 'object' || value === null) throw new Error(`${name} has no ${field}`);
  return { ...value };
}

/** An address that says no more than its path. */
export const PLAIN: AddressContext = {
  path: '/',
  archive: null,
  date: null,
  search: null,
  part: 1,
  commentPage: null,
  postsPage: null,
  bylines: null,
};

/** A page of a list with these posts; of five pages by default. */
export function listed(ids: number[], archive: Partial<ArchivePage> = {}): Pick<AddressContext, 'path' | 'archive'> {
  const base = archive.base ?? '/news/';
  return { path: base, archive: { ids, page: 1, pages: 5, found: 43, base, ...archive } };
}

/** A template's variables. */
export function variablesOf(name: TemplateName, seed: Root = {}, requested: Partial<AddressContext> = {}): Root {
  return templates[name].variables(seed, { ...PLAIN, ...requested });
}

/** The template's own query answered from recorded data, and what the template makes of it. */
export function runTemplate(
  name: TemplateName,
  root: Root,
  seed: Root = {},
  requested: Partial<AddressContext> = {},
): TransformResult<unknown> | null {
  const template = templates[name];
  const address = { ...PLAIN, ...requested };
  const { data, errors } = replayQuery<unknown>(template.query, root, template.variables(seed, address));
  if (errors) throw new Error(errors.map((error) => error.message).join('; '));
  return template.transform(data, transformTools, address);
}

/** A recorded object answered through one fragment, as WordPress would answer it: a group, a node, a row. */
export function answered<Fields>(fragment: TypedDocumentNode<Fields, unknown>, source: unknown): Fields {
  if (typeof source !== 'object' || source === null) throw new Error('nothing recorded');
  return replayFragment(fragment, { ...source });
}

/** Deep in a recording: `recordedAt('data/page-about-fields', 'page', 'stickyCta')`. */
export function recordedAt(name: string, ...path: string[]): unknown {
  let value: unknown = recording(name).response.body.data;
  for (const key of path)
    value =
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([known]) => known === key)?.[1]
        : undefined;
  if (value === undefined) throw new Error(`${name} has no ${path.join('.')}`);
  return value;
}
