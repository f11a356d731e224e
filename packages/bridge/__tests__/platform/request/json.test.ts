import { readJson } from '@footbridge/bridge/platform/request/json';

import { exchange } from '../../../../../__tests__/support/exchange';

const MAX_BYTES = 1_000_000;
const read = (body: string) =>
  readJson(exchange({ body, headers: { 'content-type': 'application/json' } }).request, MAX_BYTES);

it.each([
  ['a form', '{"firstName":"Ann","answers":["[[[[","{{{{"]}', true],
  ['lists in 32 lists', '['.repeat(32) + ']'.repeat(32), true],
  ['lists in 33 lists', '['.repeat(33) + ']'.repeat(33), false],
  ['lists in half a million lists', '['.repeat(490_000) + ']'.repeat(490_000), false],
  ['more values than any form', `[${'0,'.repeat(400_000)}0]`, false],
])('a body of %s is read or refused', async (_, body, isRead) => {
  expect(await read(body)).toEqual(
    isRead ? { value: JSON.parse(body) } : { error: expect.objectContaining({ status: 400 }) },
  );
});
