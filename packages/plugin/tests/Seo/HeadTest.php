<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Seo;

use Footbridge\Seo\Head;
use PHPUnit\Framework\TestCase;
use WP_Hook;

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

	public function test_without_an_seo_plugin_nothing_is_one(): void {
		self::hook( 'analytics_test_head' );
		self::assertSame( array( 'html' => '', 'is_plugin' => false ), Head::capture() );
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

	public function test_without_the_hook_nothing_is_known(): void {
		$GLOBALS['wp_filter'] = array();
		self::assertNull( Head::capture() );
	}
}
