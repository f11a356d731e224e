import type { ImageView } from '@/bridge/wordpress/types';
import { Button } from '../Button/Button';
import { Eyebrow } from '../Eyebrow/Eyebrow';
import { Picture } from '../Picture/Picture';
import { useSite } from '../site-context';
import { TitleText } from '../TitleText/TitleText';
import * as S from './Hero.styles';

export interface HeroProps {
  title: string;
  sentence: string;
  /** The brand's own landscape where the page brings no picture. */
  picture: ImageView | null;
  /** The title as safe HTML, where its editor set words apart. */
  titleHtml?: string;
  /** One thing to do in place of two. */
  callOnly?: boolean;
}

/** A page's opening: the scene, one sentence, what to do. Its composition is the brand's. */
export function Hero({ title, titleHtml, sentence, picture, callOnly = false }: HeroProps) {
  const { look, scene, city, state } = useSite();
  const image = picture ?? { src: scene, width: 1600, height: 900, alt: '' };
  return (
    <S.Root data-hero={look.hero}>
      <S.Scene>
        {/* Narrow compositions crop the sides, so they too need it as wide as the window. */}
        <Picture image={image} sizes="100vw" priority />
      </S.Scene>
      <S.Words>
        <Eyebrow>
          {city}, {state}
        </Eyebrow>
        <h1>
          <TitleText text={title} html={titleHtml} />
        </h1>
        {sentence && <p>{sentence}</p>}
        <div className="button-row">
          <Button />
          {!callOnly && (
            <Button theme="secondary" href="/verify-insurance/">
              Check your insurance
            </Button>
          )}
        </div>
      </S.Words>
    </S.Root>
  );
}
