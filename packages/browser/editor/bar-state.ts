import { flag } from '../lib/shape';
import { storedState } from '../state/storage';

/** Whether an editor has hidden the admin bar, until the tab is closed. */
export const barState = storedState<{ isHidden: boolean }>({
  area: 'session',
  name: 'footbridge.admin-bar',
  shape: { isHidden: flag },
  initial: { isHidden: false },
});
