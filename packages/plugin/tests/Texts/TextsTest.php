<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Texts;

use Footbridge\Tests\Double\WordPress;
use Footbridge\Texts\Texts;
use Footbridge\Texts\Visible;
use PHPUnit\Framework\TestCase;
use WP_Post;

/** What an answer of GraphQL shows of a text. */
final class TextsTest extends TestCase {
	protected function setUp(): void {
		WordPress::$posts  = array( 4 => new WP_Post( array( 'ID' => 4, 'post_name' => 'about' ) ) );
		WordPress::$edited = 4;
		Texts::register();
		do_action( 'graphql_before_execute' );
	}

	private function field( string $name, string $value, string $type = 'Post', array $arguments = array() ) {
		return apply_filters( 'graphql_resolve_field', $value, null, $arguments, null, (object) array( 'fieldName' => $name ), $type );
	}

	public function test_only_graphql_changes_texts(): void {
		WordPress::reset();
		Texts::register();
		self::assertSame( '[gone_one]', apply_filters( 'the_content', '[gone_one]' ) );
	}

	public function test_the_answer_names_each_removed_shortcode_once_with_its_post(): void {
		self::assertSame( 'A [gallery ids="1"]', apply_filters( 'the_content', 'A[gone_one] [gallery ids="1"][gone_one]' ) );
		$response = apply_filters( 'graphql_request_results', array( 'data' => array() ) );
		self::assertSame( array( array( 'post' => 'post 4 (about)', 'name' => 'gone_one' ) ), $response['extensions']['footbridgeShortcodes'] );
		do_action( 'graphql_before_execute' );
		self::assertSame( array( 'data' => array() ), apply_filters( 'graphql_request_results', array( 'data' => array() ) ) );
	}

	public function test_titles_and_excerpts_have_no_shortcode_and_words_in_brackets_stay(): void {
		self::assertSame( 'About  us [sic] [Video]', $this->field( 'title', 'About [gallery ids="1"] us [sic] [Video]' ) );
		self::assertSame( 'A ', apply_filters( 'get_the_excerpt', 'A [caption id="x"]', WordPress::$posts[4] ) );
		self::assertSame( '<p>A [gallery ids="1"]</p>', $this->field( 'content', '<p>A [gallery ids="1"][gone_one]</p>' ) );
		self::assertSame( 'A', $this->field( 'description', 'A[gone_one]', 'Category' ) );
	}

	public function test_what_visitors_and_editors_typed_stays(): void {
		self::assertSame( '[gone_one]', $this->field( 'content', '[gone_one]', 'Comment' ) );
		self::assertSame( '[gone_one]', $this->field( 'content', '[gone_one]', 'Post', array( 'format' => 'RAW' ) ) );
	}

	public function test_an_automatic_excerpt_has_no_hidden_words_and_no_form(): void {
		$html = '<p>A</p><form><label>Name</label><button>Send</button></form><p hidden>No</p><p>Z</p>';
		self::assertSame( $html, apply_filters( 'the_content', $html ) );
		WordPress::$doing = array( 'get_the_excerpt' );
		self::assertSame( '<p>A</p>  <p>Z</p>', apply_filters( 'the_content', $html ) );
	}

	public static function hidden(): array {
		return array( array( '<p style="color:red;DISPLAY : none !important">No</p>' ), array( '<div hidden=""><div>No</div>No</div>' ), array( '<dialog>No</dialog>' ), array( '<div popover>No</div>' ), array( '<dialog id="d">No</dialog><button aria-controls="d"></button>' ), array( '<template><p>No</p></template>' ), array( '<div style="visibility: hidden"><img src="a>b">No</div>' ), array( '<p class="wp-block-hidden-desktop">No</p>' ), array( '<style>.No{}</style>' ), array( '<iframe src="/f">No</iframe>' ), array( '<video src="/f">No</video>' ), array( '<select><option>No</option></select>' ), array( '<p hidden>No<p>' ), array( '<p style="display:&#110;one">No</p>' ), array( '<p style="d\\69 splay:n\\6F ne">No</p>' ), array( '<label for="x">No</label>' ) );
	}

	/** @dataProvider hidden */
	public function test_is_hidden( string $html ): void {
		$shown = Visible::html( "<p>A</p>$html<p>Z</p>" );
		self::assertStringNotContainsString( 'No', $shown );
		self::assertStringContainsString( 'A', $shown );
		self::assertStringContainsString( 'Z', $shown );
	}

	public static function shown(): array {
		return array( array( '<div role="tabpanel" hidden>Yes</div>' ), array( '<a href="#more">a</a><div id="more" style="display:none">Yes</div>' ), array( '<button aria-controls="a b"></button><p hidden id=b>Yes</p>' ), array( '<p hidden="until-found">Yes</p>' ), array( '<button popovertarget="p"></button><div popover id="p">Yes</div>' ), array( '<p title="hidden" style="display:block">Yes</p>' ), array( '<p>1 < 2 Yes</p>' ), array( '<p class="wp-block-hidden-mobile">Yes</p>' ), array( '<div class="faq-answer" style="display:none">Yes</div>' ), array( '<label><input type="checkbox">Yes</label>' ) );
	}

	/** @dataProvider shown */
	public function test_is_shown( string $html ): void {
		self::assertStringContainsString( 'Yes', Visible::html( $html ) );
	}

	public function test_finds_hidden_words_in_a_text_that_a_plugin_made_of_a_post(): void {
		$html = '<p>We help with all of it.</p><p style="display:none">The secret price is low.</p><form><label>Your name</label></form><p>Call us now.</p>';
		self::assertTrue( Visible::is_revealed( 'We help with all of it. The secret price is…', $html ) );
		self::assertTrue( Visible::is_revealed( 'We help with all of it. Your name', $html ) );
		self::assertFalse( Visible::is_revealed( 'We help with all of it. Call us now.', $html ) );
		self::assertFalse( Visible::is_revealed( 'Written by an editor: the secret price is low.', $html ) );
		self::assertFalse( Visible::is_revealed( '', $html ) );
	}
}
