/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { startGallery } from '@footbridge/browser/behaviors/gallery';
import { Gallery } from '@/components/Gallery/Gallery';
import { serve } from '../../../__tests__/support/serve';

const photo = (alt: string) => ({ src: `/media/${alt}.jpg`, alt, width: 1600, height: 900 });

it('a picture that a key reaches is brought into view whole, and nothing else is', () => {
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function scrolled() {
    shown.push(this);
  };
  serve(
    <>
      <button type="button">Elsewhere</button>
      <Gallery photos={[photo('A room'), photo('The garden')]} />
    </>,
  );
  startGallery();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  expect(shown).toEqual([]);
  const [, second] = screen.getAllByRole('button', { name: /^Enlarge/ });
  second?.focus();
  expect(shown).toEqual([second]);
});
