import { transformTools } from '@footbridge/bridge/pages/page/tools';
import { REVIEW_FIELDS } from '@/fragments/reviews';
import { newestFirst, reviewViews } from '@/wp-templates/shared/reviews';
import { answered, runTemplate, recordedAt, recorded } from '../run-template';

const review = (firstName: string | null, lastName: string | null, sourceType: string[] | null) =>
  reviewViews(
    [
      {
        databaseId: 1,
        reviewDetails: { rating: 5, firstName, lastName, sourceType, reviewDate: null, comments: 'Fine.' },
      },
    ],
    transformTools,
  )[0];

describe('reviews', () => {
  it('[S3.24] read a recorded one: markup dropped, the day as it was written', () => {
    const node = answered(REVIEW_FIELDS, recordedAt('data/review-single', 'review'));
    expect(reviewViews([node], transformTools)).toMatchObject([
      {
        author: 'Zoë M.',
        source: 'written to us',
        date: 'December 31, 2023',
        rating: 4.5,
        comments: 'Très bien – bold & emoji 🙂',
      },
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

  it('have their paragraphs, and no markup', () => {
    const comments = 'One\r\nline.\r\n\r\n<b>Two</b> & three.\n \n\n';
    expect(
      reviewViews(
        [
          {
            databaseId: 1,
            reviewDetails: { rating: 5, firstName: null, lastName: null, sourceType: null, reviewDate: null, comments },
          },
        ],
        transformTools,
      ),
    ).toMatchObject([{ comments: 'One line.\n\nTwo & three.' }]);
  });

  it('[S3.24] stand by their own day, whenever they were put into WordPress', () => {
    const on = (databaseId: number, reviewDate: string | null) => ({
      databaseId,
      reviewDetails: { rating: 5, firstName: null, lastName: null, sourceType: null, reviewDate, comments: 'Fine.' },
    });
    const nodes = [
      on(1, null),
      on(2, '2024-01-02T00:00:00+00:00'),
      on(3, '2026-05-01T00:00:00+00:00'),
      on(4, '2024-01-02T00:00:00+00:00'),
      null,
    ];
    expect(newestFirst(nodes).map((node) => node?.databaseId)).toEqual([3, 2, 4, 1, undefined]);
  });

  it('[S3.24] leave out those without words, and ratings off the scale', () => {
    const rendered = runTemplate('front-page', { reviews: recorded('data/reviews', 'reviews') }, {});
    expect(rendered?.view).toMatchObject({
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
