import { MAX_SEARCH_LENGTH } from '@footbridge/shared/suggestions';
import { Button } from '../Button/Button';
import * as S from './SearchForm.styles';

export interface SearchFormProps {
  /** The search's words. */
  words?: string;
  /** WordPress's name of a post type to search in. */
  postType?: string;
}

/** The search form; works without script. packages/browser/suggestions adds suggestions to its field. */
export function SearchForm({ words = '', postType }: SearchFormProps) {
  return (
    <S.Root role="search" action="/search/" method="get">
      <label>
        <span>Search this site</span>
        {/* The key resets the field for another search. */}
        <input key={words} type="search" name="s" defaultValue={words} maxLength={MAX_SEARCH_LENGTH} />
      </label>
      {postType && <input type="hidden" name="post_type" value={postType} />}
      <Button type="submit">Search</Button>
    </S.Root>
  );
}
