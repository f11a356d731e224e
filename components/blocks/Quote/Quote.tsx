import { Picture } from '@/components/Picture/Picture';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';
import * as S from './Quote.styles';

/** Someone's words, with who said them, and a picture. */
export const quote = defineBlock({
  attributes: blockAttributes['footbridge/quote'],
  needs: ({ picture }) => (picture > 0 ? { mediaIds: [picture] } : {}),
  data: (answer, { picture }, tools) => ({
    picture: tools.image(answer.media?.nodes.find((node) => node?.databaseId === picture)),
  }),
  Block: ({ attributes: { name, role }, data: { picture }, children }) => (
    <S.Root>
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
    </S.Root>
  ),
});
