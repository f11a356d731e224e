import { AbandonModal } from '@/components/AbandonModal/AbandonModal.island';

import { draw } from './draw';

export function showAbandonModal(): void {
  const end = draw(<AbandonModal onClose={() => end()} />, 'leave-');
  // The back/forward cache must not bring the page back with an open modal.
  window.addEventListener('pagehide', end, { once: true });
}
