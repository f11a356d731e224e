import { renderToString } from 'react-dom/server';

import type { ReactNode } from 'react';

/** Puts the server's HTML of it into the page, without any script. */
export function serve(node: ReactNode): void {
  document.body.innerHTML = renderToString(node);
}
