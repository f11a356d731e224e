import { HttpResponse } from 'msw';

import { paginateTerm, paginateTopic } from '@/bridge/pages/archive/terms';
import { resolveQuery } from '@/bridge/pages/page/load-query';
import { templates } from '@/wp-templates';

import { sampleWordPress } from '../../../recordings/sample-wordpress';
import { onOperation, onOperationData, wordPressServer } from '../../../support/wordpress-server';

const server = wordPressServer();

const beginning = (databaseId: number, nodes: [number, string | null][], more: object = {}) => ({
  __typename: 'TreatmentTopic',
  databaseId,
  slug: `topic-${databaseId}`,
  contentNodes: {
    pageInfo: { hasNextPage: false },
    nodes: nodes.map(([id, date]) => ({ __typename: 'Post', databaseId: id, date })),
  },
  ...more,
});
const children = (...nodes: object[]) => ({ children: { nodes } });
const [OLD, MIDDLE, NEW] = ['2024-01-01T00:00:00', '2025-01-01T00:00:00', '2026-01-01T00:00:00'];

/** WordPress with this topic; counts its requests by operation. */
function wordPressWith(treatmentTopic: object | null) {
  const requested: string[] = [];
  server.events.removeAllListeners();
  server.events.on(
    'request:start',
    async ({ request }) =>
      void requested.push(((await request.clone().json()) as { operationName: string }).operationName),
  );
  server.use(
    onOperationData('PaginateTopic', { treatmentTopic }),
    onOperation('PaginateAmong', ({ ids }) =>
      HttpResponse.json({
        data: {
          list: {
            pageInfo: { hasNextPage: false, endCursor: null },
            nodes: (ids as string[]).map((id) => ({ __typename: 'Post', databaseId: Number(id), date: null })),
          },
        },
      }),
    ),
    onOperationData('TopicsBelow', { treatmentTopics: { nodes: [{ slug: 'topic-2' }] } }),
    onOperation('PaginateTerm', ({ slug }) =>
      HttpResponse.json({ data: { termNode: { ...beginning(0, slug === 'topic-2' ? [[22, null]] : [[11, null]]) } } }),
    ),
  );
  return requested;
}

describe('the archive of a treatment topic', () => {
  it('is one query: its own posts and those of three levels, by date, each once, those of one second by id', async () => {
    const requested = wordPressWith(
      beginning(
        1,
        [
          [9, NEW],
          [5, OLD],
        ],
        children(
          beginning(
            2,
            [
              [9, NEW],
              [7, MIDDLE],
            ],
            children(
              beginning(
                3,
                [
                  [4, OLD],
                  [6, MIDDLE],
                ],
                children(),
              ),
            ),
          ),
        ),
      ),
    );
    expect(await paginateTopic('topic-1')).toEqual([9, 6, 7, 4, 5]);
    expect(requested).toEqual(['PaginateTopic']);
  });

  it('stays in WordPress’s order where only one topic has posts', async () => {
    const requested = wordPressWith(
      beginning(
        1,
        [
          [9, NEW],
          [5, OLD],
        ],
        children(beginning(2, [])),
      ),
    );
    expect(await paginateTopic('topic-1')).toEqual([9, 5]);
    expect(requested).toEqual(['PaginateTopic']);
  });

  it('has no post behind a password, whose date WordPress hides', async () => {
    const hidden = { __typename: 'Post', databaseId: 8, date: null, isRestricted: true };
    const below = beginning(2, [], { contentNodes: { pageInfo: { hasNextPage: false }, nodes: [hidden] } });
    const requested = wordPressWith(beginning(1, [[9, NEW]], children(below)));
    expect(await paginateTopic('topic-1')).toEqual([9]);
    expect(requested).toEqual(['PaginateTopic']);
  });

  it.each([
    [
      'a list is longer than its beginning',
      beginning(1, [[9, NEW]], { contentNodes: { pageInfo: { hasNextPage: true }, nodes: [] } }),
    ],
    [
      'there are topics below the third level',
      beginning(
        1,
        [],
        children(
          beginning(2, [], children(beginning(3, [], children({ __typename: 'TreatmentTopic', databaseId: 4 })))),
        ),
      ),
    ],
    [
      'there may be more children',
      beginning(1, [], children(...Array.from({ length: 100 }, (_, i) => beginning(100 + i, [])))),
    ],
  ])('is loaded topic by topic when %s', async (_, topic) => {
    const requested = wordPressWith(topic);
    expect(await paginateTopic('topic-1')).toEqual([11, 22]);
    expect(requested).toEqual(['PaginateTopic', 'TopicsBelow', 'PaginateTerm', 'PaginateTerm', 'PaginateAmong']);
  });

  it('that is gone is empty', async () => {
    wordPressWith(null);
    expect(await paginateTopic('topic-1')).toEqual([]);
  });
});

describe('terms of the same name', () => {
  it('are distinguished by their taxonomies', async () => {
    server.events.removeAllListeners();
    server.use(...sampleWordPress('latest'));
    const target = (query: string) => resolveQuery(new URLSearchParams(query), templates);
    expect(await target('treatment_topic=detox')).toMatchObject({ destination: '/topics/detox/' });
    expect(await target('tag=detox')).toMatchObject({ destination: '/tag/detox/' });
    expect(await paginateTerm('TREATMENTTOPIC', 'detox')).not.toHaveLength(0);
    expect(await paginateTerm('POSTFORMAT', 'detox')).toEqual([]);
  });
});
