import { gql } from '@apollo/client';

export const LAYOUT_FIELDS = gql`
  fragment MenuEntry on MenuItem {
    id
    path
    label
    parentId
    cssClasses
    menu {
      node {
        name
      }
    }
  }
  fragment Layout on RootQuery {
    generalSettings {
      title
      description
    }
    headerMenuItems: menuItems(where: { location: PRIMARY }) {
      nodes {
        ...MenuEntry
      }
    }
    footerMenuItems: menuItems(where: { location: FOOTER }) {
      nodes {
        ...MenuEntry
      }
    }
  }
`;

export const FEATURED_IMAGE = gql`
  fragment FeaturedImage on NodeWithFeaturedImage {
    featuredImage {
      node {
        id
        sourceUrl
        altText
        mediaDetails {
          width
          height
        }
      }
    }
  }
`;
