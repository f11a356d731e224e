import { AdminBar } from '@/components/AdminBar/AdminBar.island';

import { renderIsland } from './render-island';

export function showAdminBar(): void {
  const { pathname, search } = window.location;
  renderIsland(<AdminBar path={pathname + search} />, 'admin-');
}
