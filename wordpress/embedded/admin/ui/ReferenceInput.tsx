import { listOf, type ReferenceField, type Value } from '../../fields/field';
import { pick } from '../../store/image-html';
import type { Store } from '../../store/store';
import type { TermEntity } from '../../store/types';
import { titleOf } from '../words';
import { FieldError, Select, Ticks, type Option } from './fields';
import { common, type InputProps } from './field-props';

const NONE: Option = { value: '', name: 'None' };
/** Empty places in a list of pictures: without script, saving adds more. */
const SPARE = 2;

/** A picture, a post or a term to choose, or several. */
export function ReferenceInput(props: InputProps<ReferenceField>) {
  const { field, value, around } = props;
  const ids = field.many ? listOf(value) : [value ?? ''];
  if (field.to === 'media') return field.many ? <Pictures {...props} ids={ids} /> : <Picture {...props} id={value} />;
  const chosen = ids.map(String).filter(Boolean);
  const options = withChosen(optionsOf(field, around.store), chosen);
  if (field.many) return <Ticks {...common(props)} options={options} chosen={chosen} />;
  return <Select {...common(props)} options={[NONE, ...options]} value={chosen[0] ?? ''} />;
}

/** What was chosen before may be in the trash, or not published. */
function withChosen(options: readonly Option[], chosen: readonly string[]): Option[] {
  const others = chosen.filter((id) => options.every(({ value }) => value !== id));
  return [...options, ...others.map((id) => ({ value: id, name: `Not available (${id})` }))];
}

const byName = (a: Option, b: Option): number => a.name.localeCompare(b.name, 'en');

function optionsOf({ to, of }: ReferenceField, store: Store): Option[] {
  if (to === 'term') return termsOf(of, store);
  if (to === 'user')
    return store.data.users.map(({ id, displayName }) => ({ value: String(id), name: displayName })).toSorted(byName);
  return store.posts
    .filter(({ type, status }) =>
      to === 'media' ? type === 'attachment' : status === 'publish' && (of.length === 0 || of.includes(type)),
    )
    .map(({ id, title }) => ({ value: String(id), name: titleOf(title) }))
    .toSorted(byName);
}

/** Terms below their parents. */
function termsOf(of: readonly string[], { data }: Store): Option[] {
  const terms = data.terms.filter(({ taxonomy }) => of.includes(taxonomy));
  const ids = new Set(terms.map(({ id }) => id));
  const below = (parent: TermEntity | null, depth: number): Option[] =>
    terms
      .filter(({ parentId }) => (parent ? parentId === parent.id : !ids.has(parentId)))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .flatMap((term) => [{ value: String(term.id), name: term.name, depth }, ...below(term, depth + 1)]);
  return below(null, 0);
}

function Picture({ id, ...props }: InputProps<ReferenceField> & { id: Value | undefined }) {
  const chosen = [String(id ?? '')].filter(Boolean);
  return (
    <div className="picture">
      <Thumbnail id={id} store={props.around.store} />
      <Select
        {...common(props)}
        options={[NONE, ...withChosen(optionsOf(props.field, props.around.store), chosen)]}
        value={chosen[0] ?? ''}
      />
    </div>
  );
}

function Thumbnail({ id, store }: { id: Value | undefined; store: Store }) {
  const picture = store.post(Number(id));
  if (!picture?.media) return null;
  const { url, width, height } = pick(picture, 'thumbnail', store.data.urls.wordpress);
  return <img src={url} width={width} height={height} alt="" loading="lazy" />;
}

/** Pictures in order: "None" takes one out. */
function Pictures({ ids, ...props }: InputProps<ReferenceField> & { ids: readonly Value[] }) {
  const { id, name, label, hint, error } = common(props);
  const { store } = props.around;
  const options = withChosen(optionsOf(props.field, store), ids.map(String));
  return (
    <fieldset className="pictures" id={id}>
      <legend>{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      <FieldError id={id} error={error} />
      <input type="hidden" name={name} value="" />
      <div className="inputs">
        {[...ids, ...Array<Value>(SPARE).fill('')].map((picture, index) => (
          <div className="picture" key={index}>
            <Thumbnail id={picture} store={store} />
            <Select
              id={`${id}-${index}`}
              name={name}
              label={`Picture ${index + 1}`}
              options={[NONE, ...options]}
              value={String(picture)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
