import { AdminBar } from '../AdminBar/AdminBar.island';

import { renderIsland } from '@footbridge/browser/islands/render-island';

export function showAdminBar(): void {
  const { pathname, search } = window.location;
  renderIsland(<AdminBar path={pathname + search} />, 'admin-');
}
