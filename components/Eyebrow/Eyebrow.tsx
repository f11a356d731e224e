import type { ReactNode } from 'react';
import { useSite } from '../site-context';
import * as S from './Eyebrow.styles';

/** The small label above a heading, in the brand's style. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <S.Root data-form={useSite().look.eyebrow}>{children}</S.Root>;
}
