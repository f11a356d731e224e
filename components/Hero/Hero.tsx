import type { ImageView } from '@footbridge/bridge/wordpress/types';
import { Button } from '../Button/Button';
import { CrisisText } from '../CrisisText/CrisisText';
import { Eyebrow } from '../Eyebrow/Eyebrow';
import { Picture } from '../Picture/Picture';
import { useIsKnown, useSite } from '../site-context';
import { THEME_PATHS } from '../theme-paths';
import { TitleText } from '../TitleText/TitleText';
import * as S from './Hero.styles';

export interface HeroProps {
  title: string;
  sentence: string;
  /** Null for the brand's landscape. */
  picture: ImageView | null;
  /** The title as sanitized HTML, if it has markup. */
  titleHtml?: string;
  /** Only the call button. */
  callOnly?: boolean;
}

/** The hero: picture, sentence, call to action. Its layout is the brand's. */
export function Hero({ title, titleHtml, sentence, picture, callOnly = false }: HeroProps) {
  const { look, scene, city, state } = useSite();
  const isKnown = useIsKnown();
  const image = picture ?? { src: scene, width: 1600, height: 900, alt: '' };
  return (
    <S.Root data-hero={look.hero}>
      <S.Scene>
        {/* 100vw also for narrow layouts, which crop the sides. */}
        <Picture image={image} sizes="100vw" priority />
      </S.Scene>
      <S.Words>
        <Eyebrow>
          {city}, {state}
        </Eyebrow>
        <h1>
          <TitleText text={title} html={titleHtml} />
        </h1>
        {sentence && (
          <p>
            <CrisisText>{sentence}</CrisisText>
          </p>
        )}
        <div className="button-row">
          <Button />
          {!callOnly && isKnown(THEME_PATHS.insurance) && (
            <Button theme="secondary" href={THEME_PATHS.insurance}>
              Check your insurance
            </Button>
          )}
        </div>
      </S.Words>
    </S.Root>
  );
}
