import { flag } from '../lib/shape';
import { keptState } from '../state/kept-state';

/** Whether an editor has put the admin bar out of view, until the tab is closed. */
export const barState = keptState<{ isHidden: boolean }>({
  area: 'session',
  name: 'footbridge.admin-bar',
  version: 1,
  shape: { isHidden: flag },
  initial: { isHidden: false },
});
