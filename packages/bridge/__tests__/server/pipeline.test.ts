import { pipeline, type Step } from '@footbridge/bridge/server/pipeline';

import { exchange } from '../../../../__tests__/support/exchange';

it('runs each step after the one before has called next, and none after one that answers', async () => {
  const ran: string[] = [];
  const passes =
    (name: string): Step =>
    (_request, _response, next) => {
      ran.push(name);
      setImmediate(next);
    };
  let answered = (): void => undefined;
  const answer = new Promise<void>((resolve) => (answered = resolve));
  const answers: Step = () => {
    ran.push('answers');
    answered();
  };
  const { request, response } = exchange();
  pipeline([passes('first'), passes('second'), answers, passes('never')])(request, response);
  await answer;
  expect(ran).toEqual(['first', 'second', 'answers']);
});
