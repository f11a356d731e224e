import { reportTiming } from '@footbridge/bridge/editors/editor/preview-headers';

import { exchange } from '../../../../../__tests__/support/exchange';

it('reports its time, and reads nothing of the response after the page’s data is there, which Next warns of', () => {
  const { response } = exchange();
  let isAnswered = false;
  const read: PropertyKey[] = [];
  // As Next wraps it in development.
  const wrapped = new Proxy(response, {
    get(target, name) {
      if (isAnswered) read.push(name);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  reportTiming(wrapped);
  isAnswered = true;
  response.writeHead(200);
  expect(response.getHeader('server-timing')).toMatch(/^site;dur=\d+\.\d, wordpress;dur=0\.0$/);
  expect(read).toEqual([]);
});
