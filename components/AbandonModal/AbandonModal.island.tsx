import styled from 'styled-components';
import { clientConfig } from '@footbridge/shared/site/client-config';
import { Button } from '../Button/Button';
import { Text988 } from '../CrisisText/CrisisLine';
import { Modal } from '../Modal/Modal';
import { media } from '@footbridge/shared/breakpoints';

const Actions = styled.div`
  display: grid;
  gap: var(--space-3);
  margin: var(--space-5) 0;

  ${media.buttonModal} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Aside = styled.p`
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-line);
  font-size: var(--text-sm);
  color: var(--color-text-muted);
`;

/** The abandon modal: call number, insurance check if the brand has one, and the crisis line. */
export function AbandonModal({ onClose }: { onClose: () => void }) {
  const { shortName, insurance } = clientConfig.site;
  return (
    <Modal active onClose={onClose} title="Would it help to talk?">
      <p>
        Someone on {shortName}’s admissions team answers, day or night. Calling doesn’t commit you to anything, and you
        don’t have to give your name.
      </p>
      <Actions>
        <Button />
        {insurance?.link && (
          <Button theme="secondary" href={insurance.link}>
            {insurance.linkText ?? 'Check insurance'}
          </Button>
        )}
      </Actions>
      <Aside>
        If you are thinking about suicide, or are afraid for someone, call or <Text988 /> <a href="tel:988">988</a> at
        any hour. In an emergency, call <a href="tel:911">911</a>.
      </Aside>
    </Modal>
  );
}
