import { transformTools } from '@footbridge/bridge/pages/page/tools';
import { BYLINE_FIELDS } from '@/fragments/byline';
import { byline, bylineRoles } from '@/wp-templates/shared/byline';
import { answered, recordedAt } from '../run-template';

const person = (databaseId: number) => ({
  nodes: [
    {
      __typename: 'FootbridgeContributor',
      databaseId,
      title: `Person ${databaseId}`,
      uri: `/contributors/p${databaseId}/`,
    },
  ],
});

/** Roles by the ids of who has them. */
function roles(author: number | null, editor: number | null, reviewer: number | null) {
  const connection = (id: number | null) => id && person(id);
  const fields = answered(BYLINE_FIELDS, {
    author: connection(author),
    editor: connection(editor),
    reviewer: connection(reviewer),
  });
  return Object.values(bylineRoles(fields)).map((one) => one?.databaseId ?? null);
}

describe('byline', () => {
  it('[S3.20] names author, editor and reviewer, as recorded', () => {
    const bylineInfo = answered(BYLINE_FIELDS, recordedAt('data/page-about-fields', 'page', 'bylineInfo'));
    expect(byline({ bylineInfo, modified: '2024-01-15T10:00:00' }, transformTools)).toMatchObject({
      people: [
        {
          role: 'Written by',
          name: 'Jane Doe',
          credentials: 'MD, MPH',
          avatar: [
            '/media/2026/11/avatar-jane-150x150.jpg',
            '/media/2026/11/avatar-jane-300x300.jpg',
            '/media/2026/11/avatar-jane.jpg',
          ],
        },
        { role: 'Edited by', name: 'John Smith' },
        { role: 'Reviewed by', name: 'Lee O’Neil' },
      ],
      updated: 'January 15, 2024',
    });
  });

  it('[S5.4] names the editor only if another than the author, the reviewer only if another than both', () => {
    expect(roles(1, 2, 3)).toEqual([1, 2, 3]);
    expect(roles(1, 1, 2)).toEqual([1, null, 2]);
    expect(roles(1, 1, 1)).toEqual([1, null, null]);
    expect(roles(1, 2, 1)).toEqual([1, 2, null]);
    expect(roles(1, 2, 2)).toEqual([1, 2, null]);
    expect(roles(null, 2, 2)).toEqual([null, 2, null]);
    expect(roles(null, null, 3)).toEqual([null, null, 3]);
    expect(roles(null, null, null)).toEqual([null, null, null]);
  });

  it('has no one for a group of nulls, or a field with another type', () => {
    const nobody = { author: null, editor: null, reviewer: null };
    expect(bylineRoles(answered(BYLINE_FIELDS, recordedAt('data/page-nofields', 'page', 'bylineInfo')))).toEqual(
      nobody,
    );
    expect(
      bylineRoles(
        answered(BYLINE_FIELDS, { author: { nodes: [{ __typename: 'Post', databaseId: 5 }] }, editor: { nodes: [] } }),
      ),
    ).toEqual(nobody);
    expect(byline({}, transformTools)).toEqual({ people: [], updated: null, reviewed: null });
  });
});
