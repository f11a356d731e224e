import type { ImageView } from '@/bridge/types';
import { Button } from '../Button/Button';
import { Eyebrow } from '../Eyebrow/Eyebrow';
import { Picture } from '../Picture/Picture';
import { useSite } from '../site-context';
import { TitleText } from '../TitleText/TitleText';

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
    <section className="hero" data-hero={look.hero}>
      <div className="hero-scene">
        {/* Narrow compositions crop the sides, so they too need it as wide as the window. */}
        <Picture image={image} sizes="100vw" priority />
      </div>
      <div className="hero-words">
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
      </div>
    </section>
  );
}
