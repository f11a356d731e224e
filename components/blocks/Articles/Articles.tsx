import { isListed } from '@footbridge/shared/listed';
import { ArticlesSection } from '@/components/PostList/ArticlesSection';
import { blockAttributes } from '@/gql/blocks';
import { postCards } from '@/wp-templates/shared/post-cards';
import { defineBlock } from '../define-block';

/** The newest articles. */
export const articles = defineBlock({
  attributes: blockAttributes['footbridge/articles'],
  needs: () => ({ articles: true }),
  data(answer, { number }, tools) {
    const listed = (answer.articles?.nodes ?? []).filter(isListed).slice(0, number);
    const posts = postCards(listed, tools);
    return posts.length > 0 ? posts : null;
  },
  Block: ({ attributes: { heading }, data }) => <ArticlesSection heading={heading} posts={data} />,
});
