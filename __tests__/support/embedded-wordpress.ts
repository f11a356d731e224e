/** MSW's handlers for the embedded WordPress with Desert Hope's content, which a test may change. */
import path from 'node:path';

import { HttpResponse, http } from 'msw';
import { z } from 'zod';

import { resolveAddress } from '@footbridge/embedded/front/resolve';
import { Accounts } from '@footbridge/embedded/http/accounts';
import { createEngine } from '@footbridge/embedded/resolvers/engine';
import { keysHeader } from '@footbridge/embedded/resolvers/keys';
import { loadStore } from '@footbridge/embedded/store/load';
import { CONTENT } from '../../packages/embedded/__tests__/support/stand-ins';
import { RECORDED_WORDPRESS } from '../recordings/address';

export const store = loadStore({
  root: CONTENT,
  site: 'DSH',
  urls: { wordpress: RECORDED_WORDPRESS, frontend: 'http://127.0.0.1:3000' },
});
const engine = createEngine(
  path.join(__dirname, '../../schema.graphql'),
  () => store,
  new Accounts(() => store, 'no secret'),
);
const requestSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).optional(),
  operationName: z.string().optional(),
});

export const pathOf = (id: number): string => store.post(id)?.path ?? '';

/** Returns the handlers. @param requested gets the names of the operations; `resolve` for the resolve route */
export const embeddedWordPress = (requested: string[] = []) => [
  http.get(`${RECORDED_WORDPRESS}/index.php`, ({ request }) => {
    const query = new URL(request.url).searchParams;
    if (query.get('rest_route') !== '/footbridge/v1/resolve') return undefined;
    requested.push('resolve');
    return HttpResponse.json(resolveAddress(query.get('path') ?? '', store));
  }),
  http.post(`${RECORDED_WORDPRESS}/index.php`, async ({ request }) => {
    const query = requestSchema.parse(await request.json());
    requested.push(query.operationName ?? '');
    const { body, keys } = await engine({ ...query, viewer: null });
    return HttpResponse.json(body, { headers: { 'x-graphql-keys': keysHeader(keys) } });
  }),
];
