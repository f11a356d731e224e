import type { ReactNode } from 'react';
import { useSite } from '../site-context';

/** The small label above a heading, in the brand's form. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="eyebrow" data-form={useSite().look.eyebrow}>{children}</p>;
}
