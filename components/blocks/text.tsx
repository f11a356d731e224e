/** What gives a text another form. */
import styled from 'styled-components';
import { Picture } from '@/components/Picture/Picture';
import { Prose } from '@/components/Prose/Prose';
import { Section } from '@/components/Section/Section';
import { blockAttributes } from '@/gql/blocks';
import { videoFacade } from '@/wp-templates/shared/prose';
import { media } from '@footbridge/shared/breakpoints';
import { defineBlock } from './define-block';
import { Spaced } from './Spaced.styles';

const Figure = styled.figure`
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

const Numbered = styled.div`
  ol {
    max-width: none;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }
  ol > li {
    counter-increment: step;
    position: relative;
    max-width: var(--column);
    margin: 0;
    padding: var(--space-2) 0 var(--space-5) var(--space-8);
  }
  /* WordPress's editor begins with one. */
  ol > li:empty {
    display: none;
  }
  ol > li::before {
    content: counter(step);
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: var(--color-primary);
    color: var(--color-on-color);
    font: var(--weight-heading) var(--text-lg)/1 var(--font-heading);
  }
  /* The way from a step to the next. */
  ol > li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 52px;
    bottom: 8px;
    left: 21px;
    border-left: 2px solid var(--color-brand-400);
  }
`;

export const textBlocks = {
  /** Questions that open: WordPress's Details blocks. */
  'footbridge/questions': defineBlock({
    attributes: blockAttributes['footbridge/questions'],
    Block: ({ attributes: { heading }, children }) => (
      <Section title={heading} tone="soft" isBeside>
        {children}
      </Section>
    ),
  }),
  /** Someone's words, with who said them, and a picture. */
  'footbridge/quote': defineBlock({
    attributes: blockAttributes['footbridge/quote'],
    needs: ({ picture }) => (picture > 0 ? { mediaIds: [picture] } : {}),
    data: (answer, { picture }, tools) => ({
      picture: tools.image(answer.media?.nodes.find((node) => node?.databaseId === picture)),
    }),
    Block: ({ attributes: { name, role }, data: { picture }, children }) => (
      <Figure>
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
      </Figure>
    ),
  }),
  /** What happens one after the other: the editor's numbered list, large. */
  'footbridge/steps': defineBlock({
    attributes: blockAttributes['footbridge/steps'],
    Block: ({ attributes: { heading }, children }) => (
      <Section title={heading}>
        <Numbered>{children}</Numbered>
      </Section>
    ),
  }),
  /** A video that loads nothing of its provider before a click. Its plain form is a link. */
  'footbridge/video': defineBlock({
    attributes: blockAttributes['footbridge/video'],
    data: (_answer, { url, title }, tools) => videoFacade(url, title, tools) || null,
    Block: ({ data }) => (
      <Spaced>
        <Prose html={data} />
      </Spaced>
    ),
  }),
};
