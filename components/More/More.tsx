import type { ReactNode } from 'react';
import * as S from './More.styles';

/** The rest of a long list, collapsed; works without script. */
export function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <S.Root>
      <summary>{label}</summary>
      {children}
    </S.Root>
  );
}
