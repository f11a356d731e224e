import { flag } from '../lib/shape';
import { storedState } from '../state/kept-state';

/** Whether an editor has put the admin bar out of view, until the tab is closed. */
export const barState = storedState<{ isHidden: boolean }>({
  area: 'session',
  name: 'footbridge.admin-bar',
  version: 1,
  shape: { isHidden: flag },
  initial: { isHidden: false },
});
