/** Markup of page builders, written for the tests: the shape of theirs, with words and pictures of our own. */

const picture = (name: string, alt: string) =>
  `<img decoding="async" src="/wp-content/uploads/2026/05/${name}.jpg" alt="${alt}" width="600" height="400">`;
const widget = (kind: string, html: string, attributes = '') =>
  `<div class="elementor-element elementor-widget elementor-widget-${kind}" data-widget_type="${kind}.default"${attributes}><div class="elementor-widget-container">${html}</div></div>`;

export const ELEMENTOR =
  '<div data-elementor-type="wp-page" class="elementor elementor-12"><div class="elementor-element e-flex e-con e-parent"><div class="e-con-inner">' +
  widget('heading', '<h2 class="elementor-heading-title elementor-size-default">Our house</h2>') +
  widget('text-editor', '<p>Words of the editor.</p>') +
  widget('image', picture('house', 'The house')) +
  widget(
    'button',
    '<div class="elementor-button-wrapper"><a class="elementor-button elementor-button-link elementor-size-sm" href="/visit/"><span class="elementor-button-content-wrapper"><span class="elementor-button-icon"><svg></svg></span><span class="elementor-button-text">Visit us</span></span></a></div>',
  ) +
  widget(
    'icon-list',
    '<ul class="elementor-icon-list-items"><li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"><i aria-hidden="true" class="fas fa-check"></i></span><span class="elementor-icon-list-text">Garden</span></li><li class="elementor-icon-list-item"><span class="elementor-icon-list-text">Kitchen</span></li></ul>',
  ) +
  widget(
    'counter',
    '<div class="elementor-counter"><span class="elementor-counter-number-prefix"></span><span class="elementor-counter-number" data-duration="2000" data-to-value="40" data-from-value="0">0</span><span class="elementor-counter-number-suffix"> + beds</span></div>',
  ) +
  widget(
    'accordion',
    '<div class="elementor-accordion"><div class="elementor-accordion-item"><div id="elementor-tab-title-11" class="elementor-tab-title" data-tab="1" role="button" aria-controls="elementor-tab-content-11" aria-expanded="false"><span class="elementor-accordion-icon" aria-hidden="true"><i class="fas fa-plus"></i></span><a class="elementor-accordion-title" tabindex="0">How long does it take?</a></div><div id="elementor-tab-content-11" class="elementor-tab-content" data-tab="1" role="region" aria-labelledby="elementor-tab-title-11" style="display:none"><p>About a month.</p></div></div></div>',
  ) +
  widget(
    'tabs',
    `<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">${['Costs', 'Visits'].map((name, i) => `<div id="t-${i}" class="elementor-tab-title elementor-tab-desktop-title" role="tab" aria-controls="c-${i}">${name}</div>`).join('')}</div><div class="elementor-tabs-content-wrapper" role="tablist">${[
      ['Costs', 'Insurance pays.'],
      ['Visits', 'On Sundays.'],
    ]
      .map(
        ([name, words], i) =>
          `<div class="elementor-tab-title elementor-tab-mobile-title" role="tab" aria-controls="c-${i}">${name}</div><div id="c-${i}" class="elementor-tab-content" role="tabpanel" hidden="hidden"><p>${words}</p></div>`,
      )
      .join('')}</div></div>`,
  ) +
  widget(
    'nested-accordion',
    '<div class="e-n-accordion"><details class="e-n-accordion-item"><summary class="e-n-accordion-item-title"><span class="e-n-accordion-item-title-header"><div class="e-n-accordion-item-title-text">What to bring</div></span></summary><div role="region"><p>Clothes.</p></div></details></div>',
  ) +
  widget(
    'image-carousel',
    `<div class="elementor-image-carousel-wrapper swiper"><div class="elementor-image-carousel swiper-wrapper">${[1, 2].map((n) => `<div class="swiper-slide" role="group"><figure class="swiper-slide-inner">${picture(`room-${n}`, `Room ${n}`)}</figure></div>`).join('')}</div></div>`,
  ) +
  widget(
    'gallery',
    '<div class="elementor-gallery__container"><div class="e-gallery-item elementor-gallery-item"><div class="elementor-gallery-item__image e-gallery-image" data-thumbnail="/wp-content/uploads/2026/05/picnic.jpg" data-width="600" data-height="400" aria-label="Picnic" role="img"></div></div></div>',
  ) +
  widget(
    'video',
    '<div class="elementor-wrapper elementor-open-inline"><div class="elementor-video"></div></div>',
    ' data-settings="{&quot;youtube_url&quot;:&quot;https:\\/\\/www.youtube.com\\/watch?v=abcdefghijk&quot;,&quot;video_type&quot;:&quot;youtube&quot;}"',
  ) +
  widget(
    'progress',
    '<div class="elementor-progress-wrapper" role="progressbar" aria-valuenow="90"><div class="elementor-progress-bar" data-max="90"><span class="elementor-progress-text">Staff</span> <span class="elementor-progress-percentage">90%</span></div></div>',
  ) +
  '</div></div></div>';

export const DIVI =
  '<div class="et_pb_section et_pb_section_0"><div class="et_pb_row"><div class="et_pb_column et_pb_column_4_4">' +
  '<div class="et_pb_module et_pb_slider"><div class="et_pb_slides"><div class="et_pb_slide et_pb_slide_0" style="background-image:url(/wp-content/uploads/2026/05/house.jpg)"><div class="et_pb_container"><div class="et_pb_slide_description"><h2 class="et_pb_slide_title">Welcome home</h2><div class="et_pb_slide_content"><p>Come in.</p></div><div class="et_pb_button_wrapper"><a class="et_pb_button et_pb_more_button" href="/visit/">Visit us</a></div></div></div></div></div></div>' +
  '<div class="et_pb_module et_pb_text"><div class="et_pb_text_inner"><h2>Our care</h2><p>Words of the editor.</p></div></div>' +
  `<div class="et_pb_module et_pb_blurb"><div class="et_pb_blurb_content"><div class="et_pb_main_blurb_image"><span class="et_pb_image_wrap">${picture('garden', 'Roses')}</span></div><div class="et_pb_blurb_container"><h4 class="et_pb_module_header"><span>Garden</span></h4><div class="et_pb_blurb_description"><p>Quiet hours.</p></div></div></div></div>` +
  '<div class="et_pb_module et_pb_number_counter" data-number-value="75" data-number-separator=""><div class="percent"><p><span class="percent-value"></span><span class="percent-sign">%</span></p></div><h3 class="title">Finish</h3></div>' +
  '<div class="et_pb_module et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">How long?</h5><div class="et_pb_toggle_content clearfix"><p>A month.</p></div></div>' +
  '<div class="et_pb_module et_pb_tabs"><ul class="et_pb_tabs_controls clearfix"><li class="et_pb_tab_0 et_pb_tab_active"><a href="#">Costs</a></li><li class="et_pb_tab_1"><a href="#">Visits</a></li></ul><div class="et_pb_all_tabs"><div class="et_pb_tab et_pb_active_content"><div class="et_pb_tab_content"><p>None.</p></div></div><div class="et_pb_tab"><div class="et_pb_tab_content"><p>Daily.</p></div></div></div></div>' +
  `<div class="et_pb_module et_pb_image"><span class="et_pb_image_wrap">${picture('picnic', 'Picnic')}</span></div>` +
  '</div></div></div>';

const panel = (id: string, name: string, words: string) =>
  `<div class="vc_tta-panel" id="${id}" data-vc-content=".vc_tta-panel-body"><div class="vc_tta-panel-heading"><h4 class="vc_tta-panel-title"><a href="#${id}" data-vc-accordion=""><span class="vc_tta-title-text">${name}</span></a></h4></div><div class="vc_tta-panel-body"><div class="wpb_text_column"><div class="wpb_wrapper"><p>${words}</p></div></div></div></div>`;

export const WPBAKERY =
  '<div class="wpb-content-wrapper"><div class="vc_row wpb_row vc_row-fluid"><div class="wpb_column vc_column_container vc_col-sm-12"><div class="vc_column-inner"><div class="wpb_wrapper">' +
  '<h2 style="text-align: left" class="vc_custom_heading">Our care</h2><div class="wpb_text_column wpb_content_element"><div class="wpb_wrapper"><p>Words of the editor.</p></div></div>' +
  `<div class="wpb_single_image wpb_content_element"><figure class="wpb_wrapper vc_figure"><div class="vc_single_image-wrapper">${picture('house', 'The house')}</div></figure></div>` +
  '<div class="vc_btn3-container"><a class="vc_general vc_btn3 vc_btn3-size-md" href="/visit/" title="">Visit us</a></div>' +
  `<div class="vc_tta-container"><div class="vc_tta vc_tta-tabs"><div class="vc_tta-tabs-container"><ul class="vc_tta-tabs-list"><li class="vc_tta-tab vc_active" data-vc-tab><a href="#1" data-vc-tabs><span class="vc_tta-title-text">Costs</span></a></li><li class="vc_tta-tab" data-vc-tab><a href="#2" data-vc-tabs><span class="vc_tta-title-text">Visits</span></a></li></ul></div><div class="vc_tta-panels-container"><div class="vc_tta-panels">${panel('1', 'Costs', 'None.')}${panel('2', 'Visits', 'Daily.')}</div></div></div></div>` +
  '<div class="vc_toggle vc_toggle_default"><div class="vc_toggle_title"><h4>How long?</h4><i class="vc_toggle_icon"></i></div><div class="vc_toggle_content"><p>A month.</p></div></div>' +
  '<div class="vc_progress_bar wpb_content_element"><div class="vc_general vc_single_bar"><small class="vc_label">Staff <span class="vc_label_units">90%</span></small><span class="vc_bar" data-percentage-value="90" data-value="90"></span></div></div>' +
  '</div></div></div></div></div>';
