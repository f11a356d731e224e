import { scriptsIn } from '@/bench/lib/page-weight';

it('the scripts of a page are all that its HTML names, however they begin', () => {
  const html = `<head><script>var src="/inline.js"</script><script defer="" noModule="" src="/polyfills.js"></script>
    <script type="text/late" data-src="/_next/static/main.js"></script><script src="/_next/static/app.js" defer=""></script>
    <script src="/_next/static/app.js"></script><script type="application/json">{"src":"/data.js"}</script></head>`;
  expect(scriptsIn(html)).toEqual(['/_next/static/main.js', '/_next/static/app.js']);
});
