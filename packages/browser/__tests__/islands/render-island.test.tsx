/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderIsland } from '@footbridge/browser/islands/render-island';

function Counter() {
  const [count, setCount] = useState(0);
  if (count > 1) throw new Error('broken');
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

beforeEach(() => {
  document.body.innerHTML = '<main>The page</main>';
});

describe('an island rendered in the browser', () => {
  it('works, and leaves nothing when it is removed', async () => {
    const before = document.body.innerHTML;
    const end = await act(async () => renderIsland(<Counter />, 'test-'));
    await act(async () => screen.getByRole('button').click());
    expect(screen.getByRole('button')).toHaveTextContent('1');
    await act(async () => end());
    expect(document.body.innerHTML).toBe(before);
  });

  it('is reported and removed when it throws; the page stays', async () => {
    const reported: unknown[] = [];
    window.footbridgeErrors = { push: (error: unknown) => reported.push(error) };
    const end = await act(async () => renderIsland(<Counter />, 'test-'));
    await act(async () => screen.getByRole('button').click());
    // act() would throw it, too.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    screen.getByRole('button').click();
    await waitFor(() => expect(reported).toHaveLength(1));
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    expect(document.body.innerHTML).toBe('<main>The page</main>');
    expect(reported).toEqual([expect.objectContaining({ message: 'broken' })]);
    // Who opened it may still want to close it.
    await expect(act(async () => end())).resolves.toBeUndefined();
    delete window.footbridgeErrors;
  });
});
