import { gql, useQuery } from '@apollo/client';

import { Content, EntryHeader } from '../components/Entry';
import { Container, Layout } from '../components/Layout';
import { LAYOUT_FIELDS } from '../lib/queries';

export function FrontPage() {
  const { data } = useQuery(FrontPage.query);
  return (
    <Layout data={data}>
      <EntryHeader title="Front Page" />
      <Container>
        <Content html="<p>This page is drawn by the template “front-page”.</p>" />
        <code>wp-templates/front-page.js</code>
      </Container>
    </Layout>
  );
}

FrontPage.query = gql`
  ${LAYOUT_FIELDS}
  query GetFrontPage {
    ...Layout
  }
`;
