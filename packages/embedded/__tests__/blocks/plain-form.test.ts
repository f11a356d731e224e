import { z } from 'zod';
import { plainForm } from '@footbridge/embedded/blocks/plain-form';
import file from '../../../plugin/tests/Blocks/plain-forms.json';

/** The plugin's test runs the same cases (packages/plugin/tests/Blocks/PlainFormTest.php). */
const cases = z
  .array(
    z.object({
      title: z.string(),
      plain: z.string(),
      attributes: z.record(z.string(), z.unknown()),
      inner: z.string().default(''),
      brand: z.record(z.string(), z.string()).default({}),
      posts: z.record(z.string(), z.object({ link: z.string(), title: z.string() })).default({}),
      post: z.number().optional(),
      html: z.string(),
    }),
  )
  .parse(file);

it.each(cases)('$title', ({ plain, posts, post: own, html, ...setting }) => {
  const post = (id: unknown) => (typeof id === 'number' ? (posts[String(id)] ?? null) : null);
  expect(plainForm(plain, { ...setting, post, own })).toBe(html);
});
