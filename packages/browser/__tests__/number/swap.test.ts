/** @jest-environment jest-fixed-jsdom */

/** The name is written into a build: read when the module is. */
async function callSwapWith(name?: string): Promise<void> {
  jest.resetModules();
  if (name === undefined) delete process.env.NEXT_PUBLIC_CALL_TRACKING_SWAP;
  else process.env.NEXT_PUBLIC_CALL_TRACKING_SWAP = name;
  const { callSwap } = await import('@footbridge/browser/number/run');
  callSwap();
}

const swap = jest.fn();
beforeEach(() => swap.mockReset());
afterEach(() => {
  for (const name of ['CallTrk', 'Numbers', 'refresh']) Reflect.deleteProperty(window, name);
});

describe('the swap functions on the window', () => {
  it('[S7.13] CallTrk.swap is called where it is there', async () => {
    await callSwapWith();
    Object.assign(window, { CallTrk: { swap } });
    await callSwapWith();
    expect(swap).toHaveBeenCalledTimes(1);
  });

  it('the configured one too, on its own object', async () => {
    const owner = {
      calls: 0,
      swap() {
        this.calls += 1;
      },
    };
    Object.assign(window, { CallTrk: { swap }, Numbers: { deep: owner } });
    await callSwapWith('Numbers.deep.swap');
    expect(owner.calls).toBe(1);
    expect(swap).toHaveBeenCalledTimes(1);
    let refreshed = 0;
    Object.assign(window, {
      refresh: () => {
        refreshed += 1;
      },
    });
    await callSwapWith('refresh');
    expect(refreshed).toBe(1);
    expect(swap).toHaveBeenCalledTimes(2);
  });

  it('once, when it is the same', async () => {
    Object.assign(window, { CallTrk: { swap } });
    await callSwapWith('CallTrk.swap');
    expect(swap).toHaveBeenCalledTimes(1);
  });

  it.each([null, 1, 'swap', {}, { swap: 'swap' }, () => undefined])(
    'what is no function is left alone: %p',
    async (CallTrk) => {
      Object.assign(window, { CallTrk });
      await expect(callSwapWith('CallTrk.swap.more')).resolves.toBeUndefined();
    },
  );
});
