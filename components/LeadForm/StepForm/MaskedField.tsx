import { useCallback, useContext, useEffect, useRef } from 'react';
import type { TypedField } from '@footbridge/shared/forms/names';
import type { MaskName } from '@footbridge/browser/lead/fields/attach';
import { Field, type FieldProps } from '../../Field/Field';
import { FormContext, useFormField } from './form-context';

export interface MaskedFieldProps extends Pick<
  FieldProps,
  'autoComplete' | 'hint' | 'inputMode' | 'type' | 'required'
> {
  name: TypedField;
  mask: MaskName;
}

/**
 * A field with an input mask. The mask is loaded at the first touch, or if the field already has a value. If loading fails, the field
 * works without it.
 */
export function MaskedField({ name, mask, ...rest }: MaskedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const detach = useRef<Promise<() => void>>(undefined);
  const { hasBegun } = useContext(FormContext);
  const attach = useCallback(() => {
    const field = input.current;
    if (!field || detach.current) return;
    detach.current = import('@footbridge/browser/lead/fields/attach').then((module) => module.attachMask(mask, field));
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
