import { transformTools } from '@/bridge/page/tools';
import { REVIEW_FIELDS } from '@/fragments/reviews';
import { reviewViews } from '@/wp-templates/shared/reviews';
import { answered, draw, recordedAt, recorded, RECORDED_WORDPRESS } from '../draw';

beforeAll(() => {
  process.env.WORDPRESS_URL = RECORDED_WORDPRESS;
});

const review = (firstName: string | null, lastName: string | null, sourceType: string[] | null) =>
  reviewViews([{ databaseId: 1, reviewDetails: { rating: 5, firstName, lastName, sourceType, reviewDate: null, comments: 'Fine.' } }], transformTools)[0];

describe('reviews', () => {
  it('[S3.24] read a recorded one: markup dropped, the day as it was written', () => {
    const node = answered(REVIEW_FIELDS, recordedAt('data/review-single', 'review'));
    expect(reviewViews([node], transformTools)).toMatchObject([
      { author: 'Zoë M.', source: 'written to us', date: 'December 31, 2023', rating: 4.5, comments: 'Très bien – bold & emoji 🙂' },
    ]);
  });

  it('[S5.5] name the author, by first name and last initial, only where the review was written with us', () => {
    expect(review('Dana', 'kowalski', ['internal'])?.author).toBe('Dana K.');
    expect(review('Ann', null, ['internal'])?.author).toBe('Ann');
    expect(review(' Dana ', ' Kowalski ', ['internal'])?.author).toBe('Dana K.');
    for (const source of [['google'], ['facebook'], ['yelp'], ['a new one'], [], null]) {
      expect(review('Dana', 'Kowalski', source)?.author).toBe('Anonymous');
    }
    expect(review(null, 'Kowalski', ['internal'])?.author).toBe('Anonymous');
  });

  it('[S3.24] leave out those without words, and ratings off the scale', () => {
    const drawn = draw('front-page', { reviews: recorded('data/reviews', 'reviews') }, {});
    expect(drawn?.view).toMatchObject({
      reviews: [
        { author: 'Draft F.', rating: null, date: null },
        { author: 'Anonymous', source: 'on Yelp', rating: 5, date: 'July 1, 2024', comments: 'Five stars' },
        { author: 'Anonymous', source: 'on Facebook', rating: 3 },
      ],
    });
    expect(reviewViews(null, transformTools)).toEqual([]);
    expect(reviewViews([null, { databaseId: 1, reviewDetails: null }], transformTools)).toEqual([]);
  });
});
