import { gql } from '@apollo/client';
import Link from 'next/link';

import { Content, EntryHeader } from '../components/Entry';
import { Container, Layout } from '../components/Layout';
import { LAYOUT_FIELDS } from '../lib/queries';

/** Categories and tags are drawn alike. */
export function Archive({ data }) {
  const { name, posts } = data.nodeByUri;
  return (
    <Layout data={data}>
      <EntryHeader title={name} />
      <Container>
        {posts.edges.map(({ node: { id, title, content, uri } }) => (
          <section key={id}>
            <h2>
              <Link href={uri}>{title}</Link>
            </h2>
            <Content html={content} />
          </section>
        ))}
      </Container>
    </Layout>
  );
}

Archive.variables = ({ uri }) => ({ uri });

Archive.query = gql`
  ${LAYOUT_FIELDS}
  fragment ListedPost on Post {
    id
    title
    content
    uri
  }
  query GetArchive($uri: String!) {
    ...Layout
    nodeByUri(uri: $uri) {
      ... on Category {
        name
        posts {
          edges {
            node {
              ...ListedPost
            }
          }
        }
      }
      ... on Tag {
        name
        posts {
          edges {
            node {
              ...ListedPost
            }
          }
        }
      }
    }
  }
`;
