<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Texts;

use Footbridge\Texts\Shortcodes;
use PHPUnit\Framework\TestCase;

/** What a reader sees of a page that was made with a page builder that is gone. */
final class BuildersTest extends TestCase {
	private static function shown( string $text ): string {
		$found = array();
		return trim( (string) preg_replace( '/\s*\n\s*/', "\n", Shortcodes::remove( $text, '__return_false', $found ) ) );
	}

	public function test_divi_shows_headings_pictures_words_and_buttons_in_order(): void {
		$text = '[et_pb_section fb_built="1" admin_label="Hero"][et_pb_row][et_pb_column type="4_4"][et_pb_slide heading="Welcome" button_text="Visit" button_link="/visit/" background_image="https://example.com/wp-content/uploads/a.jpg"]<p>Come in.</p>[/et_pb_slide]'
			. '[et_pb_text admin_label="Text"]<h2>About</h2><p>Words.</p>[/et_pb_text][et_pb_blurb title="Garden" image="/wp-content/uploads/b.jpg" alt="Roses"]Quiet.[/et_pb_blurb][et_pb_button button_url="/about/" button_text="More %22about%22 us"][/et_pb_button]'
			. '[et_pb_number_counter title="Beds" number="40" percent_sign="off"][/et_pb_number_counter][et_pb_toggle title="How long?"]A week.[/et_pb_toggle][et_pb_testimonial author="Ann" job_title="Nurse"]Kind.[/et_pb_testimonial][/et_pb_column][/et_pb_row][/et_pb_section]';
		self::assertSame(
			"<p><img src=\"https://example.com/wp-content/uploads/a.jpg\" alt=\"\"></p><h3>Welcome</h3>\n<p>Come in.</p>\n<p><a class=\"wp-block-button__link\" href=\"/visit/\">Visit</a></p>\n<h2>About</h2><p>Words.</p>\n"
			. "<p><img src=\"/wp-content/uploads/b.jpg\" alt=\"Roses\"></p><h3>Garden</h3>\nQuiet.\n<p><a class=\"wp-block-button__link\" href=\"/about/\">More &quot;about&quot; us</a></p>\n"
			. "<h3>Beds</h3>\n<p>40</p>\n<h3>How long?</h3>\nA week.\nKind.\n<p>Ann</p><p>Nurse</p>",
			self::shown( $text )
		);
	}

	public function test_wpbakery_shows_headings_words_bars_tabs_and_buttons_in_order(): void {
		$text = "[vc_row full_width=\"stretch_row\"][vc_column width=\"1/2\"][vc_custom_heading text=\"Our care\" font_container=\"tag:h2|text_align:left\"][vc_column_text]Words.[/vc_column_text][/vc_column]\n[vc_column width=\"1/2\"]"
			. '[vc_btn title="Read on" link="url:%2Fcare%2F|title:Care"][vc_tta_tabs][vc_tta_section title="Costs" tab_id="1"][vc_column_text]None.[/vc_column_text][/vc_tta_section][/vc_tta_tabs][vc_progress_bar values="%5B%7B%22label%22%3A%22Staff%22%2C%22value%22%3A%2290%22%7D%5D" units="%"]'
			. '[vc_raw_html]' . base64_encode( rawurlencode( '<p>Raw</p>' ) ) . '[/vc_raw_html][vc_video link="https://www.youtube.com/watch?v=abc"][vc_empty_space height="32px"][/vc_column][/vc_row]';
		self::assertSame(
			"<h3>Our care</h3>\nWords.\n<p><a class=\"wp-block-button__link\" href=\"/care/\">Read on</a></p>\n<h3>Costs</h3>\nNone.\n<ul><li>Staff 90%</li></ul>\n<p>Raw</p>\n<p>https://www.youtube.com/watch?v=abc</p>",
			self::shown( $text )
		);
	}

	public function test_buttons_and_titled_panels_of_other_plugins_keep_their_links_and_titles(): void {
		$text = '[su_button url="/visit/" size="4"]Visit us[/su_button] [button link="/about/"]<b>About</b>[/button][fusion_button link="/care/" target="_self"]Care[/fusion_button]'
			. '[su_spoiler title="How long?"]A week.[/su_spoiler][accordion_item title="Costs"]None.[/accordion_item][some_form title="Contact form 1"]';
		self::assertSame(
			"<p><a class=\"wp-block-button__link\" href=\"/visit/\">Visit us</a></p>\n<p><a class=\"wp-block-button__link\" href=\"/about/\">About</a></p>\n<p><a class=\"wp-block-button__link\" href=\"/care/\">Care</a></p>\n"
			. "<h3>How long?</h3>\nA week.\n<h3>Costs</h3>\nNone.",
			self::shown( $text )
		);
	}

	public function test_labels_of_a_builders_form_and_its_settings_are_not_words(): void {
		self::assertSame( '', self::shown( '[et_pb_contact_form title="Write to us" email="a@example.com"][et_pb_contact_field field_title="Your name"][/et_pb_contact_field][/et_pb_contact_form][et_pb_text text_text_color="#fff" link_option_url="@ET-DC@abc@"][/et_pb_text]' ) );
	}
}
