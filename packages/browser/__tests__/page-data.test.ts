/** @jest-environment jest-fixed-jsdom */
afterEach(() => {
  document.head.innerHTML = '';
  jest.resetModules();
});

it('a page without its data throws an error that names its source', async () => {
  await expect(import('@footbridge/browser/page-data')).rejects.toThrow(
    'The page has no #page-data: pages/_document.tsx prints it',
  );
});

it('the configuration and the facts are the page’s', async () => {
  await import('../../../__tests__/support/page-data');
  const { page } = await import('@footbridge/browser/page-data');
  const { clientConfig } = await import('@footbridge/browser/page-data');
  expect(page.path).toBe('/about/');
  expect(clientConfig.site.domain).toBe('deserthopetreatment.com');
});
