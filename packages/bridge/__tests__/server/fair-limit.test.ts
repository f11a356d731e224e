import { createFairLimit, type Place } from '@footbridge/bridge/server/fair-limit';

const OPTIONS = { maxConcurrent: 2, maxPerClient: 1, maxQueued: 4, maxWaitMs: 5000 };

/** Requests of a limit, by name: `a1` is a request of client `a`. */
function requests(options = OPTIONS) {
  const limit = createFairLimit(options);
  const places: Record<string, Place> = {};
  const enter = async (name: string, received?: Promise<unknown>, signal?: AbortSignal): Promise<void> => {
    places[name] = await limit({ client: name.slice(0, 1), received, signal });
  };
  return {
    enter(name: string, received?: Promise<unknown>, signal?: AbortSignal) {
      void enter(name, received, signal);
    },
    /** Those that have a place, and those that were refused. */
    async settled() {
      // Requests start one by one, each in a turn of the event loop of its own.
      for (let turns = 0; turns < 10; turns += 1) await new Promise(setImmediate);
      return Object.entries(places)
        .map(([name, place]) => (typeof place === 'string' ? `${name} ${place}` : name))
        .toSorted();
    },
    release(name: string) {
      const place = places[name];
      if (typeof place === 'function') place();
      delete places[name];
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a fair limit', () => {
  it('gives clients their turns, not those first who sent most', async () => {
    const { enter, settled, release } = requests({ ...OPTIONS, maxConcurrent: 1 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) enter(name);
    const order = await settled();
    for (let last = 'a1'; order.length < 5;) {
      release(last);
      [last = ''] = await settled();
      order.push(last);
    }
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('refuses the newest request of the client that waits with most, when the queue is full', async () => {
    const { enter, settled } = requests();
    for (const name of ['a1', 'b1', 'a2', 'a3', 'a4', 'b2']) enter(name);
    expect(await settled()).toEqual(['a1', 'b1']);
    enter('c1');
    expect(await settled()).toEqual(['a1', 'a4 full', 'b1']);
    enter('a5');
    expect(await settled()).toEqual(['a1', 'a4 full', 'a5 full', 'b1']);
  });

  it('refuses a request when every client waits with as few', async () => {
    const { enter, settled } = requests();
    for (const name of ['a1', 'b1', 'a2', 'b2', 'c1', 'd1']) enter(name);
    expect(await settled()).toEqual(['a1', 'b1']);
    enter('e1');
    expect(await settled()).toEqual(['a1', 'b1', 'e1 full']);
  });

  it('refuses a request that waits too long', async () => {
    const { enter, settled } = requests();
    enter('a1');
    enter('a2');
    await jest.advanceTimersByTimeAsync(4999);
    expect(await settled()).toEqual(['a1']);
    await jest.advanceTimersByTimeAsync(1);
    expect(await settled()).toEqual(['a1', 'a2 late']);
  });

  it('has no place for a request whose connection has closed before', async () => {
    const { enter, settled } = requests();
    enter('a1', undefined, AbortSignal.abort());
    expect(await settled()).toEqual(['a1 left']);
  });

  it('has all its places again after any mixture of them', async () => {
    const { enter, settled, release } = requests();
    for (let round = 0; round < 50; round += 1) {
      for (const client of ['a', 'b', 'c']) enter(`${client}${round}`, round % 3 === 0 ? Promise.resolve() : undefined);
      for (const name of await settled()) release(name.split(' ')[0] ?? '');
    }
    await jest.advanceTimersByTimeAsync(5000);
    for (const name of await settled()) release(name.split(' ')[0] ?? '');
    enter('x1');
    enter('y1');
    expect(await settled()).toEqual(['x1', 'y1']);
  });
});
