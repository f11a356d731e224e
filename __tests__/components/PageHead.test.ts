import { scriptText } from '@/components/PageHead/script-text';

describe('structured data in the page’s head', () => {
  it('[S5.2] is the same data, and ends no script element', () => {
    const data = { name: 'About </script><script>alert(1)</script><!--', list: [1, { deep: '<b>' }] };
    expect(scriptText(data)).not.toContain('<');
    expect(JSON.parse(scriptText(data))).toEqual(data);
  });
});
