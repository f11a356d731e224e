import type { ButtonFields } from '../../editing/types';
import { buttonName } from '../form/bars';
import { TextField, Tick } from './fields';

export interface BarFieldsProps {
  /** Before the names of its fields. */
  prefix: string;
  bar: { customize?: boolean | undefined; hide: boolean; title: string; subtitle: string; buttons: ButtonFields[] };
}

const EMPTY: ButtonFields = { url: '', title: '', target: '' };

/** The fields of a sticky bar in the words of the plugin's field group; `form/bars.ts` reads them. */
export function BarFields({ prefix, bar }: BarFieldsProps) {
  const id = prefix.replace(/\W+/g, '-');
  // Without script, saving adds a row: one is empty, two where there is none.
  const rows = [...bar.buttons, EMPTY, ...(bar.buttons.length === 0 ? [EMPTY] : [])];
  return (
    <>
      {bar.customize !== undefined && (
        <Tick
          id={`${id}-customize`}
          name={`${prefix}[customize]`}
          label="Own texts"
          isOn={bar.customize}
          hint="Use the texts below instead of the site’s."
        />
      )}
      <Tick id={`${id}-hide`} name={`${prefix}[hide]`} label="Hide" isOn={bar.hide} hint="Show no sticky bar here." />
      <TextField id={`${id}-title`} name={`${prefix}[title]`} label="Title" value={bar.title} />
      <TextField id={`${id}-subtitle`} name={`${prefix}[subtitle]`} label="Subtitle" value={bar.subtitle} />
      {rows.map((button, index) => (
        <fieldset className="row" key={index}>
          <legend>{`Button ${index + 1}`}</legend>
          <TextField
            id={`${id}-text-${index}`}
            name={buttonName(prefix, index, 'title')}
            label="Link Text"
            value={button.title}
          />
          <TextField
            id={`${id}-url-${index}`}
            name={buttonName(prefix, index, 'url')}
            label="URL"
            value={button.url}
            inputMode="url"
            spellCheck={false}
          />
          <Tick
            id={`${id}-target-${index}`}
            name={buttonName(prefix, index, 'target')}
            label="Open link in a new tab"
            isOn={button.target === '_blank'}
          />
        </fieldset>
      ))}
    </>
  );
}
