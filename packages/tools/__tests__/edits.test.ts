/** `npm run tool -- edits`: content in a WordPress, edits, stale pages. */
import { z } from 'zod';
import { createContent, requireAccess } from '@footbridge/tools/edits/made';
import { createWordPress } from '@footbridge/tools/edits/wordpress';

const URL_OF = 'https://cms.example.org';
const rest = () => createWordPress(URL_OF, 'admin', 'x');

const answer = (body: unknown, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));

it('explains a wrong password, too few rights, no answer, and a WordPress without the plugin', async () => {
  answer({ code: 'incorrect_password', message: 'No.' }, 401);
  await expect(rest().post('/wp/v2/posts', {})).rejects.toThrow(/refuses the password of admin/);
  answer({ code: 'rest_forbidden', message: 'No.' }, 403);
  await expect(rest().get('/wp/v2/settings', z.unknown())).rejects.toThrow(/must be an administrator/);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await expect(rest().get('/wp/v2/settings', z.unknown())).rejects.toThrow(/does not answer/);
  answer({ post: {}, page: {} });
  await expect(requireAccess(rest())).rejects.toThrow(/activate the Footbridge plugin/);
});

it('removes what it made, the last first, and goes on after a failure', async () => {
  let id = 0;
  const sent: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push(`${init?.method ?? 'GET'} ${String(input).replace(URL_OF, '')}`);
    if (init?.method === 'DELETE' && String(input).includes('/posts/2')) return Response.json({}, { status: 500 });
    return Response.json({ id: (id += 1) });
  });
  const content = createContent(rest());
  await content.make('/wp/v2/users', {});
  await content.make('/wp/v2/posts', {});
  const report = jest.fn();
  await content.removeAll(report);
  expect(sent.slice(2)).toEqual([
    'DELETE /index.php?rest_route=/wp/v2/posts/2&force=true',
    'DELETE /index.php?rest_route=/wp/v2/users/1&force=true&reassign=false',
  ]);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('HTTP 500'));
  // Ctrl-C removes while edits go on.
  await expect(content.make('/wp/v2/posts', {})).rejects.toThrow(/being removed/);
});
