import type { ReactNode } from 'react';

/** The rest of a long list, on demand; opens without script too. */
export function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="more">
      <summary>{label}</summary>
      {children}
    </details>
  );
}
