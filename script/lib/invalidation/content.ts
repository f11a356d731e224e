import { randomBytes } from 'node:crypto';

import { z } from 'zod';

import { png } from './png';

import type { Created, Rest } from './rest';

/** Begins the name of everything that is made. */
const PREFIX = 'fbtrial';

export interface Content {
  rest: Rest;
  word: string;
  /** Creates something that `removeAll` deletes. */
  make(route: string, fields: Record<string, unknown>): Promise<Created>;
  upload(): Promise<Created>;
  /** Registers what `removeAll` has to do beside deleting what was made. */
  undo(step: () => Promise<void>): void;
  removeAll(report: (text: string) => void): Promise<void>;
}

/** Returns a maker of content that remembers what it made. */
export function createContent(rest: Rest): Content {
  let pictures = 0;
  const steps: (() => Promise<void>)[] = [];
  const word = `${PREFIX}${randomBytes(3).toString('hex')}`;
  const remember = (route: string, { id }: Created): void =>
    void steps.push(() =>
      rest.remove(`${route}/${id}`, route.endsWith('/users') ? '?force=true&reassign=false' : undefined),
    );
  return {
    rest,
    word,
    async make(route, fields) {
      const made = await rest.post(route, fields);
      remember(route, made);
      return made;
    },
    async upload() {
      const made = await rest.upload(`${word}-picture-${(pictures += 1)}.png`, png(640));
      remember('/wp/v2/media', made);
      return made;
    },
    undo: (step) => void steps.push(step),
    async removeAll(report) {
      const failures = new Set<string>();
      for (let step = steps.pop(); step; step = steps.pop())
        await step().catch((error: unknown) => {
          // An edit deleted it already.
          const text = error instanceof Error ? error.message : String(error);
          if (!/HTTP 4(?:04|10)/.test(text)) failures.add(text);
        });
      for (const failure of failures) report(`Not all was removed; the next run removes the rest. ${failure}`);
    },
  };
}

const foundSchema = z.array(z.object({ id: z.number() }));
const POST_ROUTES = [
  'menu-items',
  'posts',
  'pages',
  'blocks',
  'navigation',
  'contributor',
  'facility',
  'review',
  'media',
];
const TERM_ROUTES = ['categories', 'tags', 'treatment_topic'];

/** Removes what an interrupted run left. */
export async function removeLeftovers(rest: Rest): Promise<void> {
  const removeFound = async (route: string, query: string, how?: string): Promise<void> => {
    const found = await rest.get(`/wp/v2/${route}?search=${PREFIX}&per_page=100${query}`, foundSchema);
    for (const { id } of found) await rest.remove(`/wp/v2/${route}/${id}`, how);
  };
  for (const route of POST_ROUTES)
    await removeFound(route, route === 'media' ? '' : '&status=publish,draft,private,future,trash');
  for (const route of TERM_ROUTES) await removeFound(route, '');
  await removeFound('users', '', '?force=true&reassign=false');
}
