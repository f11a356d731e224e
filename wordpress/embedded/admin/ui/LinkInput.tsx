import { textOf, valuesIn } from '../../fields/field';
import { TextField, Tick } from './fields';
import { common, type InputProps } from './field-props';

/** A link: its words, its address, and whether it opens a tab. */
export function LinkInput(props: InputProps) {
  const { id, name, label, hint } = common(props);
  const link = valuesIn(props.value);
  const errorAt = (part: string) => props.around.errors.find(({ field }) => field === `${name}[${part}]`)?.message;
  return (
    <fieldset className="link-field" id={id}>
      <legend>{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      <TextField
        id={`${id}-title`}
        name={`${name}[title]`}
        label="Link Text"
        value={textOf(link.title)}
        error={errorAt('title')}
      />
      <TextField
        id={`${id}-url`}
        name={`${name}[url]`}
        label="URL"
        value={textOf(link.url)}
        error={errorAt('url')}
        inputMode="url"
        spellCheck={false}
      />
      <Tick
        id={`${id}-target`}
        name={`${name}[target]`}
        label="Open link in a new tab"
        isOn={link.target === '_blank'}
      />
    </fieldset>
  );
}
