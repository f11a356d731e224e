/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { FacilitiesMap, FacilityMap } from '@/components/FacilityMap/FacilityMap';

type Listener = (event?: unknown) => void;

/** The library's calls; jsdom has no WebGL. */
const maps: { options: Record<string, unknown>; listeners: Record<string, Listener>; isRemoved: boolean }[] = [];
let hasWebGL = true;

jest.mock(
  'maplibre-gl',
  () => ({
    setWorkerUrl: () => undefined,
    NavigationControl: jest.fn(),
    LngLatBounds: class {
      extend() {
        return this;
      }
    },
    Map: class {
      record: (typeof maps)[number];
      constructor(options: Record<string, unknown>) {
        if (!hasWebGL) throw new Error('Failed to initialize WebGL');
        this.record = { options, listeners: {}, isRemoved: false };
        maps.push(this.record);
        const canvas = document.createElement('canvas');
        canvas.tabIndex = 0;
        if (options.container instanceof HTMLElement) options.container.append(canvas);
      }
      addControl() {
        return this;
      }
      on(name: string, listener: Listener) {
        this.record.listeners[name] = listener;
      }
      once(name: string, listener: Listener) {
        this.record.listeners[name] = listener;
      }
      getCanvas() {
        const { container } = this.record.options;
        return container instanceof HTMLElement ? container.querySelector('canvas') : null;
      }
      remove() {
        this.record.isRemoved = true;
      }
    },
    Marker: class {
      element: HTMLElement;
      constructor({ element }: { element: HTMLElement }) {
        this.element = element;
      }
      setLngLat() {
        return this;
      }
      addTo({ record }: { record: (typeof maps)[number] }) {
        if (record.options.container instanceof HTMLElement) record.options.container.append(this.element);
      }
    },
  }),
  { virtual: true },
);

const map = {
  name: 'Desert Hope',
  latitude: 36.1699,
  longitude: -115.1398,
  embed: 'https://maps.example/embed',
  page: 'https://maps.example/place',
};
const STYLE = 'https://tiles.example.org/styles/light.json';

beforeEach(() => {
  jest.useFakeTimers();
  maps.length = 0;
  hasWebGL = true;
  delete process.env.NEXT_PUBLIC_MAP_STYLE_URL;
});
afterEach(() => jest.useRealTimers());

/** The chunk with the library has come, and what it did is on the page. */
const arrived = () => act(() => jest.advanceTimersByTimeAsync(0));

describe('a map without a style of the operator’s', () => {
  it('is none for a list: the iframe shows one place', () => {
    const { container } = render(<FacilitiesMap places={[{ ...map, url: '/facilities/a/' }]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('a map in the operator’s style', () => {
  beforeEach(() => {
    process.env.NEXT_PUBLIC_MAP_STYLE_URL = STYLE;
  });

  const touch = async () => {
    fireEvent.click(screen.getByText('Show the map'));
    await arrived();
  };

  it('[S2.33] sends no request until it is touched, and names the host', () => {
    render(<FacilityMap {...map} />);
    expect(screen.getByRole('link')).toHaveTextContent(
      'Show the map: it loads from tiles.example.org, which will see that you viewed it',
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', map.page);
    expect(maps).toEqual([]);
    expect(document.querySelector('canvas, [src]')).toBeNull();
  });

  it('then is rendered with the place’s name at its marker and an accessible name, and takes the focus', async () => {
    render(<FacilityMap {...map} />);
    await touch();
    expect(maps).toHaveLength(1);
    expect(maps[0]?.options).toMatchObject({
      style: STYLE,
      cooperativeGestures: true,
      locale: { 'Map.Title': expect.stringContaining('Map of Desert Hope') },
    });
    expect(
      within(document.querySelector<HTMLElement>('[data-live]') ?? document.body).getByText('Desert Hope'),
    ).toBeInTheDocument();
    expect(document.querySelector('canvas')).toHaveFocus();
    expect(screen.queryByText('Show the map')).toBeNull();
  });

  it('sends the tile server the site’s origin, not the page', async () => {
    render(<FacilityMap {...map} />);
    await touch();
    const { transformRequest } = maps[0]?.options ?? {};
    expect(typeof transformRequest === 'function' && transformRequest('https://tiles.example.org/1/2/3')).toEqual({
      url: 'https://tiles.example.org/1/2/3',
      referrerPolicy: 'strict-origin',
    });
  });

  it('leads to the map’s own site where the browser has no WebGL', async () => {
    hasWebGL = false;
    render(<FacilityMap {...map} />);
    await touch();
    expect(document.activeElement).toHaveTextContent('The map cannot be shown here. See it on OpenStreetMap');
    expect(screen.getByRole('link', { name: 'See it on OpenStreetMap' })).toHaveAttribute('href', map.page);
  });

  it('does so too when the style fails, or does not load in ten seconds', async () => {
    const first = render(<FacilityMap {...map} />);
    await touch();
    act(() => maps[0]?.listeners.error?.());
    expect(screen.getByText(/cannot be shown/)).toHaveFocus();
    expect(maps[0]?.isRemoved).toBe(true);
    first.unmount();
    render(<FacilityMap {...map} />);
    await touch();
    act(() => jest.advanceTimersByTime(9_999));
    expect(screen.queryByText(/cannot be shown/)).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText(/cannot be shown/)).toHaveFocus();
  });

  it('stays when its style is there and a tile is not', async () => {
    const { unmount } = render(<FacilityMap {...map} />);
    await touch();
    act(() => maps[0]?.listeners['style.load']?.());
    act(() => {
      maps[0]?.listeners.error?.();
      jest.advanceTimersByTime(20_000);
    });
    expect(screen.queryByText(/cannot be shown/)).toBeNull();
    unmount();
    expect(maps[0]?.isRemoved).toBe(true);
  });

  it('of a list leads to each facility’s page; those at one point share a marker', async () => {
    const places = [
      { name: 'Hospital', url: '/facilities/hospital/', latitude: 42.2626, longitude: -71.8023 },
      { name: 'Office', url: '/facilities/office/', latitude: 42.26264, longitude: -71.80228 },
      { name: 'Rhode Island', url: '/facilities/ri/', latitude: 41.5501, longitude: -71.4662 },
    ];
    render(<FacilitiesMap places={places} />);
    expect(document.querySelectorAll('.facility-map i')).toHaveLength(2);
    await touch();
    expect(screen.getAllByRole('list').map((list) => list.textContent)).toEqual(['HospitalOffice', 'Rhode Island']);
    expect(screen.getByRole('link', { name: 'Rhode Island' })).toHaveAttribute('href', '/facilities/ri/');
  });

  it('of a list refers to the list if it cannot be rendered', async () => {
    hasWebGL = false;
    render(<FacilitiesMap places={[{ ...map, url: '/facilities/a/' }]} />);
    await touch();
    expect(document.activeElement).toHaveTextContent('The map cannot be shown here. All addresses are in the list.');
  });
});
