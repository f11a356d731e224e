import { gql } from '@apollo/client';
import { useFaustQuery } from '@faustwp/core';

import { Content, EntryHeader } from '../components/Entry';
import { Container, Layout } from '../components/Layout';
import { FEATURED_IMAGE, LAYOUT_FIELDS } from '../lib/queries';

const LAYOUT_QUERY = gql`
  ${LAYOUT_FIELDS}
  query GetLayout {
    ...Layout
  }
`;

const POST_QUERY = gql`
  ${FEATURED_IMAGE}
  query GetPost($databaseId: ID!, $asPreview: Boolean = false) {
    post(id: $databaseId, idType: DATABASE_ID, asPreview: $asPreview) {
      title
      content
      date
      author {
        node {
          name
        }
      }
      ...FeaturedImage
    }
  }
`;

function Article() {
  const layout = useFaustQuery(LAYOUT_QUERY);
  const { title, content, date, author, featuredImage } = useFaustQuery(POST_QUERY)?.post ?? {};
  return (
    <Layout data={layout} imageUrl={featuredImage?.node?.sourceUrl}>
      <EntryHeader title={title} image={featuredImage?.node} date={date} author={author?.node?.name} />
      <Container>
        <Content html={content} />
      </Container>
    </Layout>
  );
}

export function Single({ loading }) {
  return loading ? <>Loading...</> : <Article />;
}

Single.queries = [
  { query: LAYOUT_QUERY },
  { query: POST_QUERY, variables: ({ databaseId }, ctx) => ({ databaseId, asPreview: ctx?.asPreview }) },
];
