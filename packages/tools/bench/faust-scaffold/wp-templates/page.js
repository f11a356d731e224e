import { gql } from '@apollo/client';

import { Content, EntryHeader } from '../components/Entry';
import { Container, Layout } from '../components/Layout';
import { FEATURED_IMAGE, LAYOUT_FIELDS } from '../lib/queries';

export function Page({ data, loading }) {
  if (loading) return <>Loading...</>;
  const { title, content, featuredImage } = data?.page ?? {};
  return (
    <Layout data={data} imageUrl={featuredImage?.node?.sourceUrl}>
      <EntryHeader title={title} image={featuredImage?.node} />
      <Container>
        <Content html={content} />
      </Container>
    </Layout>
  );
}

Page.variables = ({ databaseId }, ctx) => ({ databaseId, asPreview: ctx?.asPreview });

Page.query = gql`
  ${LAYOUT_FIELDS}
  ${FEATURED_IMAGE}
  query GetPage($databaseId: ID!, $asPreview: Boolean = false) {
    ...Layout
    page(id: $databaseId, idType: DATABASE_ID, asPreview: $asPreview) {
      title
      content
      ...FeaturedImage
    }
  }
`;
