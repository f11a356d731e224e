import { HttpResponse, http } from 'msw';

import { loadPage } from '@footbridge/bridge/pages/page/load';
import { templates } from '@/wp-templates';

import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import {
  configureFaust,
  onOperation,
  wordPressServer,
  recordedFailure,
} from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();

function load(path: string) {
  configureFaust(templates);
  return loadPage({ params: { wordpressNode: path.split('/').filter(Boolean) } }, templates);
}

describe('WordPress failing', () => {
  it.each([
    ['a non-null field that broke in the template’s query', 'GetPage', 'errors/resolver-nonnull'],
    ['a validation error in the template’s query', 'GetPage', 'errors/unknown-field'],
  ])('%s is thrown, and never a 404', async (_, operation, name) => {
    server.use(recordedFailure(operation, name), ...embeddedWordPress());
    await expect(load('/about/')).rejects.toMatchObject({
      name: 'UpstreamError',
      message: expect.stringContaining('/about/'),
    });
  });

  it('is thrown when it can’t be reached', async () => {
    server.use(http.all('*', () => HttpResponse.error()));
    await expect(load('/about/')).rejects.toMatchObject({ name: 'UpstreamError' });
  });

  it('is thrown when it answers later than 7000 ms', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    server.use(http.all('*', () => new Promise<never>(() => undefined)));
    const loaded = load('/about/').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(6999);
    expect(await Promise.race([loaded, Promise.resolve('waits')])).toBe('waits');
    await jest.advanceTimersByTimeAsync(1);
    expect(await loaded).toMatchObject({ name: 'UpstreamError' });
    jest.useRealTimers();
  });

  it.each([
    ['the page itself', ['page'], { page: null }],
    ['its text', ['page', 'content'], { page: { databaseId: 2, uri: '/about/', title: 'About', content: null } }],
  ])('in a required field (%s) is thrown', async (_, path, data) => {
    const broken = onOperation('GetPage', () =>
      HttpResponse.json({ data, errors: [{ message: 'Internal server error', path }] }),
    );
    server.use(broken, ...embeddedWordPress());
    await expect(load('/about/')).rejects.toMatchObject({ name: 'UpstreamError' });
  });

  it('in a field without which there is no page, of another type, is thrown: the page exists', async () => {
    const page = { __typename: 'Page', databaseId: 'two', uri: '/about/', title: 'About', content: '<p>Text</p>' };
    server.use(
      onOperation('GetPage', () => HttpResponse.json({ data: { page } })),
      ...embeddedWordPress(),
    );
    await expect(load('/about/')).rejects.toMatchObject({ name: 'UpstreamError' });
  });

  it('in a list beside the page leaves the page, poorer', async () => {
    const data = {
      page: { __typename: 'Page', databaseId: 2, uri: '/about/', title: 'About', content: '<p>Text</p>' },
      reviews: null,
    };
    const broken = onOperation('GetPage', () =>
      HttpResponse.json({ data, errors: [{ message: 'Internal server error', path: ['reviews'] }] }),
    );
    server.use(broken, ...embeddedWordPress());
    expect(await load('/about/')).toMatchObject({ kind: 'page', template: 'page' });
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('/about/ is rendered without a part'));
  });
});
