import styled from 'styled-components';
import { Picture } from '@/components/Picture/Picture';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';
import { media } from '@footbridge/shared/breakpoints';

const Root = styled.figure`
  display: grid;
  gap: var(--space-5);
  max-width: 46rem;
  margin: var(--space-7) 0;
  img {
    width: 100%;
    max-width: 14rem;
    aspect-ratio: 1;
    border-radius: var(--radius);
    object-fit: cover;
  }
  blockquote {
    margin: 0;
    font: var(--weight-heading) var(--text-lg)/1.4 var(--font-heading);
  }
  figcaption {
    margin-top: var(--space-4);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  figcaption b {
    display: block;
    color: var(--color-text);
  }
  ${media.general} {
    &:has(img) {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
`;

/** Someone's words, with who said them, and a picture. */
export const quote = defineBlock({
  attributes: blockAttributes['footbridge/quote'],
  needs: ({ picture }) => (picture > 0 ? { mediaIds: [picture] } : {}),
  data: (answer, { picture }, tools) => ({
    picture: tools.image(answer.media?.nodes.find((node) => node?.databaseId === picture)),
  }),
  Block: ({ attributes: { name, role }, data: { picture }, children }) => (
    <Root>
      {picture && <Picture image={picture} sizes="224px" />}
      <div>
        <blockquote>{children}</blockquote>
        {(name || role) && (
          <figcaption>
            {name && <b>{name}</b>}
            {role}
          </figcaption>
        )}
      </div>
    </Root>
  ),
});
