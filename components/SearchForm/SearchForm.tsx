import { Button } from '../Button/Button';
import * as S from './SearchForm.styles';

export interface SearchFormProps {
  /** What was searched for. */
  words?: string;
  /** WordPress's name of the one post type to search. */
  postType?: string;
}

/** A search of the site; a plain form, so that it works without script. */
export function SearchForm({ words = '', postType }: SearchFormProps) {
  return (
    <S.Root role="search" action="/search/" method="get">
      <label>
        <span>Search this site</span>
        {/* Another search is another field: what was typed into the last one must not stay. */}
        <input key={words} type="search" name="s" defaultValue={words} maxLength={200} />
      </label>
      {postType && <input type="hidden" name="post_type" value={postType} />}
      <Button type="submit">Search</Button>
    </S.Root>
  );
}
