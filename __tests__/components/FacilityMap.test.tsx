/** @jest-environment jest-fixed-jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { FacilityMap } from '@/components/FacilityMap/FacilityMap';

const map = { name: 'Desert Hope', embed: 'https://maps.example/embed', page: 'https://maps.example/place' };

describe('a map', () => {
  it('[S2.33] comes with a click, and not before', () => {
    render(<FacilityMap {...map} />);
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: /^Show the map ?: loads from OpenStreetMap/ }));
    const frame = screen.getByTitle('Map: Desert Hope');
    expect(frame).toHaveAttribute('src', map.embed);
    expect(frame).toHaveFocus();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('leaves a click with a key held to the browser: a new tab with the map’s own site', () => {
    render(<FacilityMap {...map} />);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', map.page);
    // jsdom can't follow links: it would say so.
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(document.querySelector('iframe')).toBeNull();
  });
});
