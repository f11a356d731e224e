import { AbandonModal } from '../AbandonModal/AbandonModal.island';

import { renderIsland } from '@footbridge/browser/islands/render-island';

export function showAbandonModal(): void {
  const end = renderIsland(<AbandonModal onClose={() => end()} />, 'leave-');
  // The back/forward cache must not bring the page back with an open modal.
  window.addEventListener('pagehide', end, { once: true });
}
