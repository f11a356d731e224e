<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Adoption;

use Footbridge\Adoption\OwnPage;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Post;
use WP_Query;

/** WordPress's own page, for a signed request only. */
final class OwnPageTest extends TestCase {
	private const SECRET = 'a-shared-secret-of-thirty-two-characters';

	protected function setUp(): void {
		WordPress::$options['footbridge_settings'] = array( 'secret' => self::SECRET );
	}

	private static function start( string $signed, string $uri = '/about/?a=1', string $method = 'GET' ): void {
		$_SERVER = array( 'REQUEST_METHOD' => $method, 'REQUEST_URI' => $uri );
		WordPress::sign( $signed, self::SECRET );
		OwnPage::start();
	}

	public function test_a_signed_request_turns_the_redirect_to_the_front_end_off(): void {
		self::start( 'GET page /about/?a=1' );
		self::assertSame( '0', apply_filters( 'faustwp_get_setting', '1', 'enable_redirects' ) );
		self::assertSame( 'https://www.example.org', apply_filters( 'faustwp_get_setting', 'https://www.example.org', 'frontend_uri' ) );
	}

	public function test_shortcodes_that_nothing_renders_are_no_words_of_the_page(): void {
		$GLOBALS['wp_query'] = new WP_Query( array(), array(), null );
		self::start( 'GET page /about/?a=1' );
		self::assertSame( 'Before  and after, as [sic] stands', apply_filters( 'the_content', 'Before [old_slider id="4"] and after, as [sic] stands' ) );
		self::assertSame( 'A page ', apply_filters( 'single_post_title', 'A page [old_slider id="4"]' ) );
	}

	public function others(): array {
		return array(
			array( 'GET page /other/' ),
			array( '/about/?a=1' ),
			array( 'GET page /about/?a=1', '/about/?a=1', 'POST' ),
		);
	}

	/** @dataProvider others */
	public function test_any_other_request_is_as_before( string $signed, string $uri = '/about/?a=1', string $method = 'GET' ): void {
		$_SERVER = array( 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/' );
		OwnPage::start();
		self::start( $signed, $uri, $method );
		self::assertSame( array(), WordPress::$hooks );
	}

	public function test_blocks_and_shortcodes_are_marked_but_nothing_in_an_attribute(): void {
		self::assertSame( '<!--footbridge:block core/table--><table><!--/footbridge:block-->', OwnPage::mark_block( '<table>', array( 'blockName' => 'core/table' ) ) );
		self::assertSame( 'text', OwnPage::mark_block( 'text', array( 'blockName' => null ) ) );
		self::assertSame( '<!--footbridge:shortcode gallery--><p><!--/footbridge:shortcode-->', OwnPage::mark_shortcode( '<p>', 'gallery' ) );
		self::assertSame( '/address', OwnPage::mark_shortcode( '/address', 'url' ) );
		self::assertStringStartsWith( '<!--footbridge:block a--b--><', (string) OwnPage::mark_block( '<b>', array( 'blockName' => 'a--><b' ) ) );
	}

	public function test_the_text_of_the_page_itself_is_marked_and_no_other(): void {
		$post                = new WP_Post( array( 'ID' => 5, 'post_name' => 'a' ) );
		$GLOBALS['wp_query'] = new WP_Query( array( 'is_singular' ), array(), $post );
		WordPress::$edited   = 5;
		self::assertSame( '<!--footbridge:text post--><p><!--/footbridge:text-->', OwnPage::mark_text( '<p>' ) );
		WordPress::$edited = 6;
		self::assertSame( '<p>', OwnPage::mark_text( '<p>' ) );
	}
}
