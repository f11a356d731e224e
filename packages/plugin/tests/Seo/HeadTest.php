<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Seo;

use Footbridge\Resolve\Links;
use Footbridge\Seo\Head;
use Footbridge\Seo\Page;
use PHPUnit\Framework\TestCase;
use WP_Hook;
use WP_Query;

require_once __DIR__ . '/plugins/wordpress-seo-premium/head.php';
require_once __DIR__ . '/plugins/analytics/head.php';

/** What counts of what plugins print into a page's head. */
final class HeadTest extends TestCase {
	protected function setUp(): void {
		$GLOBALS['wp_filter'] = array( 'wp_head' => new WP_Hook() );
	}

	private static function hook( callable $callback, int $priority = 10 ): void {
		add_action( 'wp_head', $callback, $priority );
		$GLOBALS['wp_filter']['wp_head']->callbacks[ $priority ][] = array( 'function' => $callback );
	}

	public function test_the_seo_plugins_callbacks_count_and_no_others(): void {
		self::hook( 'analytics_test_head' );
		self::hook( 'wpseo_test_head', 1 );
		$head = Head::capture();
		self::assertSame( '<meta name="description" content="By the SEO plugin">', $head['html'] ?? null );
		self::assertTrue( $head['is_plugin'] ?? false );
	}

	public function test_an_owner_can_name_another_plugin(): void {
		self::hook( 'analytics_test_head' );
		add_filter( 'footbridge_seo_plugins', static fn( array $folders ): array => array_merge( $folders, array( 'analytics' ) ) );
		self::assertSame( '<meta name="description" content="By another plugin">', Head::capture()['html'] ?? null );
	}

	public function test_an_error_in_the_plugin_does_not_fail_the_page_and_keeps_what_it_printed(): void {
		self::hook( 'wpseo_failing_head' );
		$level = ob_get_level();
		$log   = (string) ini_set( 'error_log', '/dev/null' );
		$head  = Head::capture();
		ini_set( 'error_log', $log );
		self::assertSame( array( $level, '<meta name="robots" content="noindex">' ), array( ob_get_level(), $head['html'] ?? null ) );
	}

	/** Returns what an answer says of a page with this head. */
	private static function fields( callable $printed ): ?array {
		self::hook( $printed );
		return Page::fields( new WP_Query( array( 'is_home' ) ), new Links( array( 'https://cms.example.com/' ) ) );
	}

	public function test_a_plugins_values_have_paths_of_this_site_and_no_shortcodes(): void {
		$fields = self::fields( 'wpseo_descriptions_head' );
		self::assertSame( array( 'A title & more', 'Words.', '/news/', array( 'noindex' ) ), array( $fields['title'] ?? null, $fields['description'] ?? null, $fields['canonical'] ?? null, $fields['robots'] ?? null ) );
		self::assertSame( array( 'og:description' => 'Words', 'og:title' => '[Update] News' ), array_column( $fields['share'] ?? array(), 'content', 'name' ) );
	}

	public function test_without_an_seo_plugin_the_title_is_the_sites_own(): void {
		$fields = self::fields( 'analytics_test_head' );
		self::assertSame( array( 'html' => '', 'is_plugin' => false ), Head::capture() );
		self::assertSame( array( null, null, array() ), array( $fields['title'] ?? null, $fields['description'] ?? null, $fields['share'] ?? null ) );
		$GLOBALS['wp_filter'] = array();
		self::assertNull( Head::capture(), 'without the hook' );
	}
}
