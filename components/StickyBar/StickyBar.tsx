import type { StickyBarView, StickyButton } from '@footbridge/bridge/pages/sticky-bar/buttons';
import { Button } from '../Button/Button';
import { CrisisText } from '../CrisisText/CrisisText';
import { Chevron } from '../Icon/Icon';
import { CallNumber } from '../PhoneLink/PhoneLink';
import * as S from './StickyBar.styles';

/** The folded bar's title, if the editor set none. */
const DEFAULT_TITLE = 'How to reach us';
const [TITLE_ID, BODY_ID] = ['sticky-bar-title', 'sticky-bar-body'];

function BarButton({ button, isFirst }: { button: StickyButton; isFirst: boolean }) {
  const look = { size: 'small', theme: isFirst ? 'primary' : 'secondary' } as const;
  if (button.kind === 'link') {
    return (
      <Button {...look} href={button.url} target={button.target || undefined}>
        {button.title}
      </Button>
    );
  }
  return (
    <Button {...look}>
      <span>
        {button.before}
        {button.hasNumber && <CallNumber />}
        {button.after}
      </span>
    </Button>
  );
}

/** The sticky bar at the window's bottom (specification, sections 2 and 4). Rendered hidden; packages/browser/behaviors/sticky-bar.ts shows and folds it. */
export function StickyBar({ bar }: { bar: StickyBarView }) {
  const title = bar.title || bar.subtitle || DEFAULT_TITLE;
  const subtitle = bar.title && bar.subtitle;
  return (
    <>
      <S.Space className="sticky-bar-space" hidden data-open data-no-print="" />
      <S.Root
        className="sticky-bar"
        hidden
        aria-labelledby={TITLE_ID}
        data-open
        data-no-print=""
        style={{ translate: '0 100%' }}
      >
        <S.Panel>
          <S.Toggle type="button" className="sticky-bar-toggle" aria-expanded aria-controls={BODY_ID}>
            <span id={TITLE_ID}>{title}</span>
            <Chevron />
          </S.Toggle>
          <S.Body id={BODY_ID} className="sticky-bar-body">
            {subtitle && (
              <S.Subtitle>
                <CrisisText>{subtitle}</CrisisText>
              </S.Subtitle>
            )}
            {bar.buttons.length > 0 && (
              <S.Buttons>
                {bar.buttons.map((button, index) => (
                  <BarButton key={index} button={button} isFirst={index === 0} />
                ))}
              </S.Buttons>
            )}
          </S.Body>
        </S.Panel>
      </S.Root>
    </>
  );
}
