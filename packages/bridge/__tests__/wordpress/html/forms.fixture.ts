/** Forms as plugins write them: the shape of their markup, with words of our own. */

const fields = (prefix: string) =>
  `<p><label>Your name<br><span class="wrap"><input size="40" type="text" name="${prefix}-name" value=""></span></label></p>` +
  `<p><label>Your email<br><input type="email" name="${prefix}-email"></label></p>` +
  `<p><label>Your message<br><textarea cols="40" rows="10" name="${prefix}-message">Write here</textarea></label></p>` +
  '<p><input type="submit" value="Send it"></p>';

export const CONTACT_FORMS: [string, string][] = [
  [
    'Contact Form 7',
    `<div class="wpcf7 no-js" id="wpcf7-f12-p34-o1" lang="en-US" dir="ltr"><div class="screen-reader-response"><p role="status" aria-live="polite"></p> <ul></ul></div><form action="/write-to-us/#wpcf7-f12-p34-o1" method="post" class="wpcf7-form init" aria-label="Contact form" novalidate="novalidate"><fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="12"></fieldset>${fields('your')}<div class="wpcf7-response-output" aria-hidden="true"></div></form></div>`,
  ],
  [
    'Gravity Forms',
    `<div class="gf_browser_chrome gform_wrapper gravity-theme" id="gform_wrapper_1"><div id="gf_1" class="gform_anchor" tabindex="-1"></div><form method="post" enctype="multipart/form-data" target="gform_ajax_frame_1" id="gform_1"><div class="gform_heading"><h2 class="gform_title">Write to us</h2></div>${fields('input_1')}<select name="input_2"><option>Choose one</option></select></form></div><iframe style="display:none;width:0px;height:0px;" src="about:blank" name="gform_ajax_frame_1"></iframe>`,
  ],
  [
    'WPForms',
    `<div class="wpforms-container wpforms-container-full" id="wpforms-7"><form id="wpforms-form-7" class="wpforms-validate wpforms-form" method="post" action="/x/"><noscript class="wpforms-error-noscript">Please enable JavaScript.</noscript>${fields('wpforms')}<button type="submit" data-alt-text="Sending">Submit</button></form></div>`,
  ],
  [
    'Ninja Forms, which a script fills',
    '<noscript class="ninja-forms-noscript-message">Notice: JavaScript is required for this content.</noscript><div id="nf-form-1-cont" class="nf-form-cont" aria-live="polite"><div class="nf-loading-spinner"></div></div><script>var formDisplay=1;</script>',
  ],
  [
    'Formidable Forms',
    `<div class="frm_forms with_frm_style" id="frm_form_2_container"><form enctype="multipart/form-data" method="post" class="frm-show-form" id="form_contact"><div class="frm_form_fields"><fieldset><legend class="frm_screen_reader">Contact</legend>${fields('item')}</fieldset></div></form></div>`,
  ],
  [
    'HubSpot, by its script',
    '<script charset="utf-8" src="//js.hsforms.net/forms/embed/v2.js"></script><script>hbspt.forms.create({ portalId: "1", formId: "a" });</script>',
  ],
  ['HubSpot, by its frame', '<div class="hs-form-frame" data-region="na1" data-form-id="a" data-portal-id="1"></div>'],
  ['plain HTML', `<form action="mail.php" method="post">${fields('f')}</form>`],
  [
    'plain HTML that asks for a number',
    '<form method="post"><input name="phone" type="tel"><button>Call me</button></form>',
  ],
  [
    'plain HTML in a paragraph of WordPress',
    `<div class="box"><p></p><form method="post">${fields('f')}</form><p></p></div>`,
  ],
];

const link = (href: string, words: string) => `<p><a class="wp-block-button__link" href="${href}">${words}</a></p>`;

export const OTHER_FORMS: [string, string, string][] = [
  [
    'a newsletter is not shown: its visitors do not ask for a call',
    '<form id="mc4wp-form-1" class="mc4wp-form" method="post"><label>Your first name <input type="text" name="FNAME"></label><label>Email <input type="email" name="EMAIL"></label><input type="submit" value="Sign up"></form>',
    '',
  ],
  [
    'a login is not shown',
    '<form name="loginform" id="loginform" action="/wp-login.php" method="post"><label>Username <input type="text" name="log"></label><label>Password <input type="password" name="pwd"></label><input type="submit" value="Log In"></form>',
    '',
  ],
  [
    'choices and payments are not shown',
    '<form method="post" action="https://www.paypal.com/x"><input type="hidden" name="cmd"><button>Donate</button></form>',
    '',
  ],
  [
    'a search of a plugin leads to the search',
    '<form action="/" method="get"><label>Find</label><input type="text" name="q"><button>Find it</button></form>',
    '<p class="wp-block-search"><span>Find</span> <a class="embed-link" href="/search/?s=">Find it</a></p>',
  ],
  [
    'a button that opens a page is a link to it',
    '<form action="/about/" method="get"><button type="submit">About us</button></form>',
    link('/about/', 'About us'),
  ],
  [
    'a button that opens a file, too',
    '<form action="https://example.org/a.pdf"><input type="submit" value="Read it"></form>',
    `<p><a class="wp-block-button__link" href="https://example.org/a.pdf" rel="noopener">Read it</a></p>`,
  ],
];
