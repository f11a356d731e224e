import { AdminBar } from '@/components/AdminBar/AdminBar.island';

import { draw } from './draw';

export function showAdminBar(): void {
  const { pathname, search } = window.location;
  draw(<AdminBar path={pathname + search} />, 'admin-');
}
