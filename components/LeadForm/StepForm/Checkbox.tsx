import type { ChangeEventHandler, ReactNode } from 'react';
import * as S from './Checkbox.styles';

export interface CheckboxProps {
  id: string;
  name: string;
  value: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** The label. */
  children: ReactNode;
}

/** A checkbox, unchecked by default. */
export function Checkbox({ id, children, ...rest }: CheckboxProps) {
  return (
    <S.Root htmlFor={id}>
      <input {...rest} id={id} type="checkbox" />
      <span>{children}</span>
    </S.Root>
  );
}
