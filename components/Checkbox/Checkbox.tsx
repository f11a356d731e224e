import type { ChangeEventHandler, ReactNode } from 'react';
import * as S from './Checkbox.styles';

export interface CheckboxProps {
  id: string;
  name: string;
  value: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** The whole text is the target. */
  children: ReactNode;
}

/** A box that is never ticked beforehand. */
export function Checkbox({ id, children, ...rest }: CheckboxProps) {
  return (
    <S.Root htmlFor={id}>
      <input {...rest} id={id} type="checkbox" />
      <span>{children}</span>
    </S.Root>
  );
}
