import type { ImageView } from '@/bridge/types';
import { Button } from '../Button/Button';
import { Eyebrow } from '../Eyebrow/Eyebrow';
import { Picture } from '../Picture/Picture';
import { useSite } from '../site-context';

export interface HeroProps {
  title: string;
  sentence: string;
  /** The brand's own landscape where the page brings no picture. */
  picture: ImageView | null;
}

/** The front page's opening: the scene, one sentence, two things to do. Its composition is the brand's. */
export function Hero({ title, sentence, picture }: HeroProps) {
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
        <h1>{title}</h1>
        {sentence && <p>{sentence}</p>}
        <div className="button-row">
          <Button />
          <Button theme="secondary" href="/verify-insurance/">
            Check your insurance
          </Button>
        </div>
      </div>
    </section>
  );
}
