import { readingMinutes } from '@/wp-templates/shared/article';

const text = (words: number) => `<p class="a b c">${Array.from({ length: words }, () => 'don’t').join(' ')}</p>`;

describe('the minutes that a text takes to read', () => {
  it('counts the words that are read, not the markup', () => {
    expect(readingMinutes(text(1100))).toBe(5);
  });

  it.each(['', '<p></p>', text(200)])('says nothing of a short text', (html) => {
    expect(readingMinutes(html)).toBeNull();
  });
});
