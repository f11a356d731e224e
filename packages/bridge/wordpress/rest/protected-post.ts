import { z } from 'zod';

import { UpstreamError } from '../../platform/upstream-error';
import { blocksHeader } from '../blocks/markers';
import { limitText } from '../html/limit-text';
import { fetchRest } from './request';

/** A post that its password opened. WordPress's REST API returns no custom fields, so they stay hidden. */
export interface OpenedPost {
  content: string;
  excerpt: string;
  comments: RestComment[];
}

const rendered = z.object({
  rendered: z.string().transform((text) => limitText(text, 'the text of a protected post')),
});
const postSchema = z.object({ content: rendered.optional(), excerpt: rendered.optional() });
const typeSchema = z.object({ rest_base: z.string().min(1), rest_namespace: z.string().min(1).default('wp/v2') });
const commentSchema = z.object({
  id: z.number(),
  parent: z.number(),
  author_name: z.string(),
  author_url: z.string(),
  date: z.string(),
  date_gmt: z.string(),
  content: rendered,
  type: z.string(),
});
export type RestComment = z.infer<typeof commentSchema>;

const BUILT_IN: Record<string, string> = { post: '/wp/v2/posts', page: '/wp/v2/pages', attachment: '/wp/v2/media' };

async function routeOf(type: string): Promise<string | null> {
  const known = BUILT_IN[type];
  if (known) return known;
  const { status, body } = await fetchRest(`/wp/v2/types/${encodeURIComponent(type)}`, {
    _fields: 'rest_base,rest_namespace',
  });
  if (status !== 200) return null;
  const { rest_base: base, rest_namespace: namespace } = parse(typeSchema, body);
  return `/${namespace}/${base}`;
}

function parse<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new UpstreamError('the REST API returned data of another type');
  return parsed.data;
}

async function commentsOf(id: number, password: string): Promise<RestComment[]> {
  const { status, body } = await fetchRest('/wp/v2/comments', {
    post: String(id),
    password,
    per_page: '100',
    order: 'desc',
  });
  // Some sites do not list comments publicly; the text is shown without them.
  return status === 200 ? parse(z.array(commentSchema), body) : [];
}

/** Requests a protected post. 'closed' when this WordPress does not open such posts over REST. */
export async function openPost(
  { id, type }: { id: number; type: string },
  password: string,
): Promise<OpenedPost | 'wrong' | 'closed'> {
  const route = await routeOf(type);
  if (!route) return 'closed';
  const { status, body } = await fetchRest(
    `${route}/${id}`,
    { password, _fields: 'id,content,excerpt' },
    blocksHeader(),
  );
  if (status === 403) return 'wrong';
  if (status !== 200) return 'closed';
  const { content, excerpt } = parse(postSchema, body);
  return {
    content: content?.rendered ?? '',
    excerpt: excerpt?.rendered ?? '',
    comments: await commentsOf(id, password),
  };
}
