import { useCallback, useContext, useEffect, useRef } from 'react';
import type { TypedField } from '@/shared/forms/names';
import type { MaskName } from '@/visitor/lead/fields/attach';
import { Field, type FieldProps } from '../Field/Field';
import { FormContext, useFormField } from './form-context';

export interface MaskedFieldProps extends Pick<
  FieldProps,
  'autoComplete' | 'hint' | 'inputMode' | 'type' | 'required'
> {
  name: TypedField;
  mask: MaskName;
}

/**
 * A field that keeps its form while it is written. The mask comes with the first touch, or for what was typed before script
 * took over (also on an earlier visit that left before the mask was there); when it cannot, the field is a plain one.
 */
export function MaskedField({ name, mask, ...rest }: MaskedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const detach = useRef<Promise<() => void>>(undefined);
  const { hasBegun } = useContext(FormContext);
  const attach = useCallback(() => {
    const field = input.current;
    if (!field || detach.current) return;
    detach.current = import('@/visitor/lead/fields/attach').then((late) => late.attachMask(mask, field));
    detach.current.catch(() => {
      detach.current = undefined;
    });
  }, [mask]);
  useEffect(() => {
    if (hasBegun && input.current?.value) attach();
  }, [hasBegun, attach]);
  useEffect(
    () => () => {
      detach.current?.then((end) => end()).catch(() => undefined);
      detach.current = undefined;
    },
    [],
  );
  return <Field {...rest} {...useFormField(name)} inputRef={input} onFocus={attach} />;
}
