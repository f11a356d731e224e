import type { ReactNode } from 'react';
import { useSite } from '../site-context';
import { Label } from './Eyebrow.styles';

/** The small label above a heading, in the brand's form. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <Label data-form={useSite().look.eyebrow}>{children}</Label>;
}
