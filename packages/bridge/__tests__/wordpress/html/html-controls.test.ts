import { clean } from './clean';

const item = (question: string, answer: string, attributes = 'class="wp-block-accordion-item"') =>
  `<div ${attributes}><h3 class="wp-block-accordion-heading"><button type="button" id="a-1" aria-expanded="false" aria-controls="a-1-panel" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">${question}</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><div role="region" inert aria-labelledby="a-1" class="wp-block-accordion-panel">${answer}</div></div>`;
const shown = (question: string, answer: string, open = '') =>
  `<details class="wp-block-accordion-item"${open}><summary class="wp-block-accordion-heading">${question}</summary><div class="wp-block-accordion-panel">${answer}</div></details>`;

describe('an accordion', () => {
  it('shows each question as a summary and its answer as details, without the icon', () => {
    expect(
      clean(
        `<div class="wp-block-accordion">${item('What is <em>detox</em>?', '<p>A start.</p>')}${item('How long?', '<p>A week.</p>')}</div>`,
      ),
    ).toBe(
      `<div class="wp-block-accordion">${shown('What is <em>detox</em>?', '<p>A start.</p>')}${shown('How long?', '<p>A week.</p>')}</div>`,
    );
  });

  it('opens what opens by default, and may have another accordion inside', () => {
    expect(clean(item('Open', item('Inner', '<p>b</p>'), 'class="wp-block-accordion-item is-open"'))).toBe(
      shown('Open', shown('Inner', '<p>b</p>'), ' open').replace('item"', 'item is-open"'),
    );
  });

  it('has the icon at either side, and an answer that waits to be found', () => {
    expect(
      clean(
        '<div class="wp-block-accordion-item"><h4 class="wp-block-accordion-heading"><button class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-icon">+</span><span class="wp-block-accordion-heading__toggle-title">Left</span></button></h4><div hidden="until-found" class="wp-block-accordion-panel"><p>a</p></div></div>',
      ),
    ).toBe(shown('Left', '<p>a</p>'));
  });
});

describe('tabs', () => {
  it('are headings of their panels, which are all shown', () => {
    expect(
      clean(
        '<div class="wp-block-tabs"><div role="tablist" class="wp-block-tab-list"><button role="tab" aria-controls="p1">One &amp; all</button><button role="tab" aria-controls="p2">Two</button></div><div role="tabpanel" id="p1" aria-labelledby="t1"><p>a</p></div><div role="tabpanel" id="p2" hidden style="display:none"><p>b</p></div></div>',
      ),
    ).toBe(
      '<div class="wp-block-tabs"><div id="p1"><h2 id="one-all">One &amp; all</h2><p>a</p></div><div id="p2"><h2 id="two">Two</h2><p>b</p></div></div>',
    );
  });

  it('keep words that have no panel, or a panel within, and pictures', () => {
    expect(clean('<div role="tablist"><button role="tab"><img src="/x.png" alt="A leaf"></button></div>')).toContain(
      'A leaf',
    );
    expect(clean('<div role="tablist"><a role="tab" href="#x">One</a></div>')).toContain('One');
    expect(clean('<div role="tab" aria-controls="p">One<div id="p">a</div></div>')).toBe(
      '<div>One<div id="p">a</div></div>',
    );
  });
});

describe('buttons, check boxes and labels outside of forms', () => {
  it.each([
    [
      'a toggle in a heading is the heading',
      '<h3><button aria-expanded="false">Who pays?<i aria-hidden="true">▾</i></button></h3><div>You.</div>',
      '<h2 id="who-pays"><span>Who pays?</span></h2><div>You.</div>',
    ],
    [
      'tabs in a row stay apart',
      '<div role="tablist"><button role="tab" id="t" aria-label="x">One</button><button role="tab">Two</button></div>',
      '<div><span id="t">One </span><span>Two</span></div>',
    ],
    [
      'a button in a sentence keeps its punctuation',
      '<p>Press <button>Start</button>.</p>',
      '<p>Press <span>Start</span>.</p>',
    ],
    [
      'a button without words goes',
      '<p>a</p><button aria-label="Close"><span aria-hidden="true">×</span></button>',
      '<p>a</p>',
    ],
    [
      'a button of a form elsewhere goes, as the form does',
      '<form id="f"><input><button>Send</button></form><button form="f">Send</button><p>a</p>',
      '<p>a</p>',
    ],
    [
      'a checklist of labels',
      '<ul><li><label><input type="checkbox" checked>Bag</label></li><li><label><input type="checkbox" disabled> <b>ID</b></label></li></ul>',
      '<ul><li>☑ Bag</li><li>☐ <strong>ID</strong></li></ul>',
    ],
    [
      'a checklist with labels beside their boxes, or none',
      '<ul><li><input type="checkbox" id="c"><label for="c">Bag</label></li><li><input type="checkbox" checked> ID</li></ul>',
      '<ul><li>☐ Bag</li><li>☑ ID</li></ul>',
    ],
    [
      'tabs and toggles without a script',
      '<div><input type="radio" id="r"><label for="r">One</label><input type="checkbox" id="k"><label for="k">Two</label><div>a</div></div>',
      '<div>One Two <div>a</div></div>',
    ],
    ['the label of a field goes with it', '<p>a <label>Name <input name="n"></label></p>', '<p>a </p>'],
  ])('%s', (_, html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});
