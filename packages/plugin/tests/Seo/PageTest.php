<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Seo;

use Footbridge\Resolve\Links;
use Footbridge\Seo\Page;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Hook;
use WP_Query;

require_once __DIR__ . '/plugins/wordpress-seo-premium/head.php';
require_once __DIR__ . '/plugins/analytics/head.php';

/** What an answer says of a page's head. */
final class PageTest extends TestCase {
	protected function setUp(): void {
		WordPress::reset();
		$GLOBALS['wp_filter'] = array( 'wp_head' => new WP_Hook() );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['wp_filter'] );
	}

	private static function fields( callable $printed ): ?array {
		add_action( 'wp_head', $printed );
		$GLOBALS['wp_filter']['wp_head']->callbacks[10][] = array( 'function' => $printed );
		return Page::fields( new WP_Query( array( 'is_home' ) ), new Links( array( 'https://cms.example.com/' ) ) );
	}

	public function test_a_plugins_values_have_paths_of_this_site_and_no_shortcodes(): void {
		$fields = self::fields( 'wpseo_descriptions_head' );
		self::assertSame( array( 'A title & more', 'Words.', '/news/', array( 'noindex' ) ), array( $fields['title'] ?? null, $fields['description'] ?? null, $fields['canonical'] ?? null, $fields['robots'] ?? null ) );
		self::assertSame( array( 'og:description' => 'Words', 'og:title' => '[Update] News' ), array_column( $fields['share'] ?? array(), 'content', 'name' ) );
	}

	public function test_without_an_seo_plugin_the_title_is_the_sites_own(): void {
		$fields = self::fields( 'analytics_test_head' );
		self::assertSame( array( null, null, array() ), array( $fields['title'] ?? null, $fields['description'] ?? null, $fields['share'] ?? null ) );
	}
}
