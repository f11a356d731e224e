import { graphql } from '@/gql';
import type { ImageObjectLeaf, MediaObjectLeaf } from 'schema-dts';
import type { TransformTools } from '@footbridge/bridge/wordpress/types';
import { defineTemplate, seedId } from '../shared/define-template';
import { absolute, partRef } from '../shared/structured-data/ids';
import { AttachmentPage, type FileView } from './View';
import type { GetAttachmentQuery } from '@/gql/graphql';
import { linkView } from '../shared/links';
import { pageInfo } from '../shared/page-info';
import { prose } from '../shared/prose';
import { titleView } from '../shared/text';

/** The page of an uploaded file. */
const ATTACHMENT_QUERY = graphql(`
  query GetAttachment($id: ID!) {
    mediaItem(id: $id, idType: DATABASE_ID) {
      databaseId
      uri
      title
      caption
      description
      mimeType
      mediaItemUrl
      fileSize
      ...MediaFields
      parent {
        node {
          __typename
          ... on DatabaseIdentifier {
            databaseId
          }
          uri
          ... on NodeWithTitle {
            title
          }
        }
      }
    }
  }
`);

type Item = NonNullable<GetAttachmentQuery['mediaItem']>;

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats bytes: "925 byte", "41 kB", "1.2 MB". */
function readableSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const format = { style: 'unit', unit: UNITS[power], maximumFractionDigits: power > 1 ? 1 : 0 } as const;
  return new Intl.NumberFormat('en-US', format).format(bytes / 1000 ** power);
}

function fileView({ mediaItemUrl, sourceUrl, mimeType, fileSize }: Item, tools: TransformTools): FileView | null {
  const url = tools.link(mediaItemUrl ?? sourceUrl);
  if (!url) return null;
  const ending = /\.([a-z0-9]{2,5})(?:$|\?)/i.exec(url)?.[1]?.toUpperCase();
  const kind = mimeType?.split('/')[0];
  return {
    url,
    facts: [ending, fileSize ? readableSize(fileSize) : ''].filter(Boolean).join(', '),
    plays: kind === 'audio' || kind === 'video' ? kind : null,
  };
}

/** An uploaded file's page. */
export const attachmentTemplate = defineTemplate({
  query: ATTACHMENT_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: ({ mediaItem: item }, tools) => {
    if (!item) return null;
    const title = titleView(item.title, tools);
    const picture = item.mimeType?.startsWith('image/') ? tools.image(item) : null;
    const summary = item.description || item.caption;
    return {
      page: pageInfo({ id: item.databaseId, uri: item.uri, title: title.text, summary, image: picture }, tools),
      view: {
        title,
        parent: item.parent && linkView(item.parent.node, tools),
        picture,
        file: fileView(item, tools),
        caption: prose(item.caption, tools).html,
        description: prose(item.description, tools).html,
      },
    };
  },
  View: AttachmentPage,
  describe: ({ title, parent, picture, file }, { site, path }) => {
    const page = {
      type: 'WebPage',
      share: 'website',
      title: title.text,
      trail: parent ? [parent] : [],
      picture,
    } as const;
    if (!file) return page;
    const ref = partRef(site, path, 'file');
    const facts = { ...ref, name: title.text, contentUrl: absolute(site, file.url) };
    const node: ImageObjectLeaf | MediaObjectLeaf = picture
      ? {
          '@type': 'ImageObject',
          ...facts,
          width: { '@type': 'QuantitativeValue', value: picture.width, unitCode: 'E37' },
          height: { '@type': 'QuantitativeValue', value: picture.height, unitCode: 'E37' },
        }
      : { '@type': 'MediaObject', ...facts };
    return { ...page, mainEntity: ref, nodes: [node] };
  },
});
