import { useEffect, useRef } from 'react';
import type { TypedField } from '@/site-config/forms/names';
import type { MaskName } from '@/visitor/lead/fields/attach';
import { Field, type FieldProps } from '../Field/Field';
import { useFormField } from './form-context';

export interface MaskedFieldProps extends Pick<FieldProps, 'autoComplete' | 'hint' | 'inputMode' | 'type' | 'required'> {
  name: TypedField;
  mask: MaskName;
}

/** A field that keeps its form while it is written. The mask comes with the first touch; when it cannot, the field is a plain one. */
export function MaskedField({ name, mask, ...rest }: MaskedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const detach = useRef<Promise<() => void>>(undefined);
  const attach = () => {
    const field = input.current;
    if (!field || detach.current) return;
    detach.current = import('@/visitor/lead/fields/attach').then((late) => late.attachMask(mask, field));
    detach.current.catch(() => {
      detach.current = undefined;
    });
  };
  useEffect(
    () => () => {
      detach.current?.then((end) => end()).catch(() => undefined);
      detach.current = undefined;
    },
    [],
  );
  return <Field {...rest} {...useFormField(name)} inputRef={input} onFocus={attach} />;
}
