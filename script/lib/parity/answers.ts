import { z } from 'zod';

import { pathOf } from './address';

import type { Expected } from './types';

const names = z.array(z.string()).default([]);

/** A response of the resolve route, and a line of a recorded list. */
export const answerSchema = z.object({
  status: z.number().int(),
  location: z.string().nullable().default(null),
  templates: names,
  conditionals: names,
  /** Addresses, in a recorded list; the resolve route's are ids. */
  posts: z.array(z.union([z.string(), z.number()])).default([]),
  canonical: z.string().nullable().default(null),
});

export type Answer = z.infer<typeof answerSchema>;

/** Returns the address of a post with an id. */
export type AddressOf = (id: number) => string;

/**
 * Returns a response in the form used for comparison.
 * @param hosts origins of WordPress and of the site: a redirect to either stays on the site, others have their whole
 * URL.
 */
export function expectedOf(answer: Answer, hosts: string[] = [], addressOf: AddressOf = (id) => `/?p=${id}`): Expected {
  const { status, location, templates, conditionals, posts, canonical } = answer;
  const own = location !== null && (location.startsWith('/') || hosts.some((host) => location.startsWith(`${host}/`)));
  return {
    status,
    location: location !== null && own ? pathOf(location) : location,
    page: {
      // A page template may lie in a folder of the theme; the site's templates are named after the file alone.
      templates: templates.map((name) => name.replace(/^.*\/|\.php$/g, '')),
      posts: posts.map((post) => (typeof post === 'number' ? addressOf(post) : post)),
      singular: conditionals.includes('is_singular'),
      canonical,
    },
  };
}
