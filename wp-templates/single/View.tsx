import { ArticlePage } from '../shared/ArticlePage';
import type { ArticleView } from '../shared/article';
import type { ViewProps } from '../view';

export default function SingleView(props: ViewProps<ArticleView>) {
  return <ArticlePage {...props} />;
}
